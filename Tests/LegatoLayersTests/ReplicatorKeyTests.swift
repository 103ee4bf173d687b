import Foundation
import Legato
import LegatoLayers
import LegatoRenderTree
import Testing

/// Keys and actions of replicator layers.
struct ReplicatorKeyTests {
    private static let own = LayerProperty.allCases.filter { $0.row.owner == .replicator }

    @Test("Every property has an implicit animation except preservesDepth")
    func implicit() throws {
        let layer = CAReplicatorLayer()
        let stage = Stage(layer)
        layer.instanceDelay = 1
        layer.instanceCount = 5
        layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        layer.instanceColor = CGColor(red: 1, green: 0, blue: 0)
        layer.instanceRedOffset = 1
        layer.instanceGreenOffset = 1
        layer.instanceBlueOffset = 1
        layer.instanceAlphaOffset = 1
        layer.preservesDepth = true
        let keys = Set(layer.animationKeys() ?? [])
        #expect(keys == Set(Self.own.map(\.row.key)).subtracting(["preservesDepth"]))
        CATransaction.flush()
        stage.display.advance(by: 0.125)
        let shown = try #require(layer.presentation())
        #expect(shown.instanceDelay > 0.3 && shown.instanceDelay < 1)
        #expect(shown.instanceCount > 1 && shown.instanceCount < 5)
        #expect(shown.instanceTransform.m41 > 3 && shown.instanceTransform.m41 < 10)
        #expect(shown.preservesDepth)
        #expect(layer.instanceCount == 5)
    }

    @Test("An animated count draws the nearest whole number of instances")
    func animatedCount() {
        let display = HeadlessDisplay(size: ReplicatorScene.frame.size)
        let right = CATransform3DMakeTranslation(30, 0, 0)
        let layer = ReplicatorScene.replicator(0, right) { [ReplicatorScene.dot(20, 50)] }
        layer.add(basic("instanceCount", from: 0, to: 4), forKey: nil)
        display.perform { display.rootLayer.addSublayer(layer) }
        display.advance(by: 0)
        for (time, count) in [(0.1, 0), (0.15, 1), (0.3, 1), (0.5, 2), (0.7, 3), (0.95, 4)] {
            display.advance(by: time - display.time)
            let picture = display.snapshot()
            let seen = (0..<6).count { picture[20 + 30 * $0, 50].alpha > 0 }
            #expect(seen == count, "at \(time)")
        }
    }

    @Test("Copies of a layer have independent values, and presentation copies have the model's")
    func values() throws {
        let layer = CAReplicatorLayer()
        let stage = Stage(layer)
        stage.change { layer.instanceCount = 3 }
        let shown = try #require(layer.presentation())
        stage.change { layer.instanceCount = 7 }
        #expect(shown.instanceCount == 3)
        #expect(layer.presentation()?.instanceCount == 7)
    }

    @Test("Keys read and write as those of other properties; components of the transform too")
    func keyValueCoding() {
        let layer = CAReplicatorLayer()
        layer.setValue(5, forKey: "instanceCount")
        layer.setValue(2, forKeyPath: "instanceTransform.translation.x")
        #expect(layer.instanceCount == 5)
        #expect(layer.value(forKey: "instanceCount") as? Int == 5)
        #expect(layer.instanceTransform.m41 == 2)
        layer.instanceColor = nil
        #expect(layer.value(forKey: "instanceColor") == nil)
        layer.setValue(1e300, forKey: "instanceCount")
        #expect(layer.instanceCount == .max)
        for property in Self.own where property.row.storesDefault {
            #expect(CAReplicatorLayer.defaultValue(forKey: property.row.key) != nil)
            #expect(CALayer.defaultValue(forKey: property.row.key) == nil)
        }
    }

    @Test("On other layers the keys of replicators are custom keys")
    func otherLayers() {
        let layer = CALayer()
        let stage = Stage(layer)
        #expect(layer.value(forKey: "instanceCount") == nil)
        layer.setValue("many", forKey: "instanceCount")
        #expect(layer.value(forKey: "instanceCount") as? String == "many")
        #expect(layer.action(forKey: "instanceDelay") == nil)
        #expect(layer.animationKeys() == nil)
        withExtendedLifetime(stage) {}
    }

    @Test("Invalid numbers trap, and animations of other layers' keys have no effect")
    func wrongUse() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { CAReplicatorLayer().instanceDelay = .nan }
        }
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                CALayer().add(CABasicAnimation(keyPath: "instanceDelay"), forKey: nil)
            }
        }
    }
}
