import Foundation
import Legato
@testable import LegatoLayers
import Testing

/// Copies of animations.
struct AnimationCopyTests {
    private class Counted: CABasicAnimation {
        static var copies = 0

        override func copy(with zone: NSZone?) -> Any {
            Self.copies += 1
            return super.copy(with: zone)
        }
    }

    private final class CountedGroup: CAAnimationGroup {
        static var copies = 0

        override func copy(with zone: NSZone?) -> Any {
            Self.copies += 1
            return super.copy(with: zone)
        }
    }

    private final class Gauge: CALayer {
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "level" || super.needsDisplay(forKey: key)
        }
    }

    /// An animation whose copy has another end.
    private final class Changed: CABasicAnimation {
        var end: Any = 1.0

        override func copy(with zone: NSZone?) -> Any {
            let copy = super.copy(with: zone)
            (copy as? CABasicAnimation)?.toValue = end
            return copy
        }
    }

    /// An animation that returns another one as its copy.
    private final class Shared: CABasicAnimation {
        var other: CAAnimation?

        override func copy(with zone: NSZone?) -> Any { other ?? self }
    }

    private func counted(_ keyPath: String) -> Counted {
        let animation = Counted(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (0.0, 1.0)
        (animation.duration, animation.fillMode) = (0.5, .forwards)
        return animation
    }

    @Test("A layer copies an animation once, also if it lasts longer in a copy of the layer")
    func once() {
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
        let (replicator, gauge) = (CAReplicatorLayer(), Gauge())
        (replicator.instanceCount, replicator.instanceDelay) = (2, 1)
        display.rootLayer.addSublayer(replicator)
        replicator.addSublayer(gauge)
        gauge.setValue(0.0, forKey: "level")
        display.advance(frames: 1)
        (Counted.copies, CountedGroup.copies) = (0, 0)
        let group = CountedGroup()
        // The layer ignores the end of a stroke, which it does not have.
        group.animations = [counted("opacity"), counted("level"), counted("strokeEnd")]
        (group.duration, group.fillMode) = (0.5, .forwards)
        gauge.add(group, forKey: "group")
        gauge.add(counted("level"), forKey: "level")
        display.advance(by: 0.25)
        #expect(gauge.presentation()?.value(forKey: "level") as? Double ?? 0 > 0)
        display.advance(by: 0.5)
        // The custom key alone is not in the render tree.
        #expect(gauge.animationKeys() == nil && display.host.lingering.count == 1)
        display.advance(by: 1)
        #expect(display.host.lingering.isEmpty)
        #expect(Counted.copies == 4 && CountedGroup.copies == 1)
        _ = group.copy()
        #expect(Counted.copies == 7 && CountedGroup.copies == 2)
    }

    @Test("The copy of a group has copies of its animations, at any depth")
    func groups() throws {
        let (leaf, inner) = (counted("opacity"), CAAnimationGroup())
        inner.animations = [leaf]
        let copy = try #require(group(1, [inner]).copy() as? CAAnimationGroup)
        let child = try #require(copy.animations?.first as? CAAnimationGroup)
        #expect(child !== inner && child.animations?.count == 1)
        #expect(child.animations?.first is Counted && child.animations?.first !== leaf)
    }

    @Test("The values of the copy are checked")
    func validated() async {
        let infinite = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let changed = Changed(keyPath: "opacity")
                changed.end = Double.infinity
                CALayer().add(changed, forKey: nil)
            }
        }
        expectWords(infinite, "toValue", "must be finite, got inf")
        let mistyped = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let changed = Changed(keyPath: "opacity")
                changed.end = "high"
                CALayer().add(group(1, [changed]), forKey: nil)
            }
        }
        expectWords(mistyped, "toValue", "high")
    }

    @Test("A copy that is the original, or that a layer keeps, traps")
    func shared() async {
        let same = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CALayer().add(Shared(keyPath: "opacity"), forKey: nil) }
        }
        expectWords(
            same, "Shared.copy(with:) must return a new animation, got the original",
            "super.copy(with:)"
        )
        let kept = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (layer, shared) = (CALayer(), Shared(keyPath: "opacity"))
                shared.other = basic("opacity", from: 0, to: 1)
                layer.add(shared, forKey: "first")
                layer.add(group(1, [shared]), forKey: "second")
            }
        }
        expectWords(
            kept, "Shared.copy(with:) must return a new animation, got one that a layer keeps")
    }

    /// Removes another animation when it is released.
    private final class Remover: CAAnimationDelegate {
        private let layer: CALayer

        init(_ layer: CALayer) { self.layer = layer }

        deinit { MainActor.assumeIsolated { layer.removeAnimation(forKey: "other") } }
    }

    /// Adds animations in explicit transactions when it is released.
    private final class Adder: CALayer {
        let other = CALayer()

        deinit {
            MainActor.assumeIsolated { [other] in
                for number in 0..<40 {
                    CATransaction.begin()
                    other.add(basic("opacity", from: 0, to: 1), forKey: "\(number)")
                    CATransaction.commit()
                }
            }
        }
    }

    @Test("The deinitialiser of an animated layer may add animations, in its own transactions")
    func additions() {
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
        var others: [CALayer] = []
        for _ in 0..<3 {
            let layer = Adder()
            layer.add(basic("opacity", from: 0, to: 1), forKey: nil)
            display.rootLayer.addSublayer(layer)
            display.rootLayer.addSublayer(layer.other)
            others.append(layer.other)
        }
        display.advance(by: 0.1)
        display.perform {
            for layer in display.rootLayer.sublayers ?? [] where layer is Adder {
                layer.removeFromSuperlayer()
            }
        }
        display.advance(by: 0.1)
        #expect(others.map { $0.animationKeys()?.count } == [40, 40, 40])
        display.advance(by: 1)
        #expect(others.map { $0.animationKeys() == nil } == [true, true, true])
    }

    @Test("The deinitialiser of a value of a transaction may begin transactions")
    func values() {
        final class Value {
            deinit {
                MainActor.assumeIsolated {
                    for _ in 0..<40 { CATransaction.begin() }
                    for _ in 0..<40 { CATransaction.commit() }
                }
            }
        }
        CATransaction.setValue(Value(), forKey: "value")
        CATransaction.setAnimationDuration(3)
        CATransaction.setValue(nil, forKey: "value")
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.setValue(Value(), forKey: "value")
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(CATransaction.value(forKey: "value") == nil)
    }

    @Test("The deinitialiser of a delegate may remove animations", arguments: 0..<4)
    func deinitialiser(removal: Int) {
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
        let layer = CALayer()
        if removal != 3 { display.rootLayer.addSublayer(layer) }
        CATransaction.flush()
        func add(_ key: String, duration: Double, _ delegate: Remover?) {
            let animation = basic("opacity", from: 0, to: 1)
            (animation.duration, animation.delegate) = (duration, delegate)
            layer.add(animation, forKey: key)
        }
        add("other", duration: 100, nil)
        add("ends", duration: 0.5, Remover(layer))
        if removal != 3 { display.advance(by: 0.1) }
        #expect(layer.animationKeys()?.contains("other") == true)
        switch removal {
        case 0: display.advance(by: 1)
        case 1: layer.removeAnimation(forKey: "ends")
        case 2: layer.removeFromSuperlayer()
        default: break
        }
        CATransaction.flush()
        display.advance(by: 0.1)
        #expect(layer.animationKeys() == nil)
    }
}
