import Foundation
import Legato
import LegatoLayers
import TestSupport
import Testing

@Suite("Replicator layers in time", .ownProcess)
struct ReplicatorTimeTests {
    private typealias Scene = ReplicatorScene
    private static let right = CATransform3DMakeTranslation(30, 0, 0)
    private static let times = (0...24).map { Double($0) / 8 }

    /// Returns a dot that falls for a second, starting at half a second.
    private static func falling(_ configure: (CABasicAnimation) -> Void = { _ in }) -> CALayer {
        let dot = Scene.dot(20, 20)
        let fall = basic("position.y", from: 20, to: 180)
        fall.beginTime = 0.5
        configure(fall)
        dot.add(fall, forKey: "fall")
        return dot
    }

    @Test(
        "An instance delay equals layers whose clocks are each delayed further",
        arguments: [0.25, -0.25]
    )
    func delays(delay: Double) {
        func forever(_ fall: CABasicAnimation) {
            fall.repeatCount = .infinity
            fall.autoreverses = true
        }
        let copied = Scene.pictures(at: Self.times) { root in
            root.addSublayer(
                Scene.replicator(5, Self.right, delay: delay) { [Self.falling(forever)] }
            )
        }
        let placed = Scene.pictures(at: Self.times) { root in
            root.addSublayer(
                Scene.unfolded(5, Self.right, delay: delay) { [Self.falling(forever)] }
            )
        }
        #expect(Set(copied.map { pictureHash([$0]) }).count > 10)
        Scene.expectAlike(copied, placed)
    }

    @Test("Each instance runs to its end after the sublayers' own animation has been removed")
    func ends() {
        // Not at the end times themselves, at which ended animations are already removed.
        let times = Self.times.map { $0 + 0.03125 }
        for fill in [CAMediaTimingFillMode.removed, .both] {
            let copied = Scene.pictures(at: times) { root in
                let layer = Scene.replicator(4, Self.right, delay: 0.5) {
                    [Self.falling { $0.fillMode = fill }]
                }
                root.addSublayer(layer)
            }
            let placed = Scene.pictures(at: times) { root in
                for k in 0..<4 {
                    let dot = Self.falling {
                        $0.beginTime += 0.5 * Double(k)
                        $0.fillMode = fill
                    }
                    dot.position.x += 30 * Double(k)
                    root.addSublayer(dot)
                }
            }
            Scene.expectAlike(copied, placed, fill.rawValue)
        }
    }

    @Test("A display becomes idle after the last instance, and reports the end of the original")
    func idleAfterLastInstance() {
        let display = HeadlessDisplay(size: Scene.frame.size)
        let dot = Self.falling()
        display.perform {
            let layer = Scene.replicator(3, Self.right, delay: 0.5) { [dot] }
            display.rootLayer.addSublayer(layer)
        }
        display.advance(by: 1)
        #expect(dot.animation(forKey: "fall") != nil)
        display.advance(by: 0.75)
        #expect(dot.animation(forKey: "fall") == nil)
        #expect(!display.isIdle)
        let late = display.snapshot()
        display.advance(by: 0.5)
        #expect(display.snapshot() != late)
        #expect(!display.isIdle)
        display.advance(by: 0.5)
        #expect(display.isIdle)
        let rest = display.snapshot()
        display.advance(by: 5)
        #expect(display.snapshot() == rest)
    }

    @Test("Springs of withAnimation run to their end in every instance")
    func springs() {
        let dot = Scene.dot(20, 20)
        let display = HeadlessDisplay(size: Scene.frame.size)
        display.perform {
            display.rootLayer.addSublayer(Scene.replicator(4, Self.right, delay: 0.5) { [dot] })
        }
        display.advance(by: 1)
        display.perform { CALayer.animate(.linear(duration: 0.5)) { dot.position.y = 180 } }
        // The last instance begins long after the first has ended.
        display.advance(by: 1.75)
        let seen = display.snapshot()
        let centers = (0..<4).map { seen[20 + 30 * $0, 180].alpha > 0 }
        #expect(centers == [true, true, true, false])
        #expect(seen[110, 100].alpha > 0)
        display.advance(by: 1)
        #expect(display.snapshot()[110, 180].alpha > 0)
        #expect(display.isIdle)
    }

    @Test("The drawing order of each instance follows its own time")
    func order() {
        func content() -> [CALayer] {
            let (red, green) = (Scene.dot(50, 50), Scene.dot(58, 54))
            red.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
            green.backgroundColor = CGColor(red: 0, green: 1, blue: 0)
            let lift = basic("zPosition", from: -1, to: 1)
            lift.beginTime = 0.5
            lift.repeatCount = .infinity
            red.add(lift, forKey: nil)
            return [red, green]
        }
        let copied = Scene.pictures(at: Self.times) { root in
            root.addSublayer(Scene.replicator(4, Self.right, delay: 0.375, content))
        }
        let placed = Scene.pictures(at: Self.times) { root in
            root.addSublayer(Scene.unfolded(4, Self.right, delay: 0.375, content))
        }
        #expect(copied == placed)
    }

    @Test("Replicators in delayed instances animate their own counts and delays")
    func nestedAnimation() {
        let down = CATransform3DMakeTranslation(0, 40, 0)
        func inner() -> [CALayer] {
            let layer = Scene.replicator(1, down) { [Self.falling { $0.repeatCount = .infinity }] }
            for animation in [
                basic("instanceCount", from: 0, to: 4), basic("instanceDelay", from: 0, to: 0.5),
            ] {
                animation.beginTime = 0.5
                animation.repeatCount = .infinity
                layer.add(animation, forKey: animation.keyPath)
            }
            return [layer]
        }
        let copied = Scene.pictures(at: Self.times) { root in
            root.addSublayer(Scene.replicator(4, Self.right, delay: 0.375, inner))
        }
        let placed = Scene.pictures(at: Self.times) { root in
            root.addSublayer(Scene.unfolded(4, Self.right, delay: 0.375, inner))
        }
        #expect(Set(copied.map { pictureHash([$0]) }).count > 10)
        Scene.expectAlike(copied, placed)
    }

    @Test("A change of a sublayer shows in all instances at once")
    func changes() {
        let display = HeadlessDisplay(size: Scene.frame.size)
        let dot = Self.falling { $0.repeatCount = .infinity }
        let layer = Scene.replicator(3, Self.right, delay: 0.25) { [dot] }
        display.perform { display.rootLayer.addSublayer(layer) }
        display.advance(by: 1)
        display.perform { withoutActions { dot.position.x = 40 } }
        display.advance(by: 0.125)
        let placed = Scene.pictures(at: [1.125]) { root in
            let layer = Scene.unfolded(3, Self.right, delay: 0.25) {
                let dot = Self.falling { $0.repeatCount = .infinity }
                dot.position.x = 40
                return [dot]
            }
            root.addSublayer(layer)
        }
        Scene.expectAlike([display.snapshot()], placed)
        display.perform { layer.instanceCount = 0 }
        display.advance(by: 1)
        #expect(display.snapshot().pixels.allSatisfy { $0 == 0 })
    }

    @Test("Instances added by an animated count run to their ends")
    func animatedCount() {
        let display = HeadlessDisplay(size: Scene.frame.size)
        let dot = Self.falling { $0.duration = 0.5 }
        display.perform {
            let layer = Scene.replicator(1, Self.right, delay: 0.5) { [dot] }
            let growth = basic("instanceCount", from: 1, to: 4)
            growth.duration = 2
            layer.add(growth, forKey: nil)
            display.rootLayer.addSublayer(layer)
        }
        // The original ends at 1; the third instance appears at 1 and falls until 2.
        display.advance(by: 1.75)
        #expect(dot.animation(forKey: "fall") == nil)
        let seen = display.snapshot()
        #expect(seen[80, 20].alpha == 0 && seen[80, 100].alpha > 0)
        display.advance(by: 2)
        #expect(display.isIdle)
    }

    @Test("Instances restored by an animated count show changes made meanwhile")
    func returning() {
        let display = HeadlessDisplay(size: Scene.frame.size)
        let dot = Self.falling { ($0.beginTime, $0.repeatCount) = (0, .infinity) }
        let layer = Scene.replicator(2, Self.right, delay: 0.25) { [dot] }
        display.perform {
            let blink = CAKeyframeAnimation(keyPath: "instanceCount")
            (blink.values, blink.calculationMode) = ([2, 1, 2], .discrete)
            (blink.duration, blink.repeatCount) = (3, .infinity)
            layer.add(blink, forKey: nil)
            display.rootLayer.addSublayer(layer)
        }
        display.advance(by: 0.5)
        #expect(display.snapshot()[50, 65].alpha > 0)
        display.advance(by: 1)
        display.perform { withoutActions { dot.position.x = 65 } }
        _ = display.snapshot()
        display.advance(by: 1)
        let seen = display.snapshot()
        #expect((0..<200).contains { seen[90, $0].alpha > 0 })
        #expect(!(0..<200).contains { seen[45, $0].alpha > 0 })
    }
}
