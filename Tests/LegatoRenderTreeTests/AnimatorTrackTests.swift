import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

@testable import LegatoRenderTree

#if !DEBUG
import AllocationCounter
#endif

/// Animators with tracks.
struct AnimatorTrackTests {
    private static let animations: [Animation] = [
        .spring, .spring(duration: 0.4, bounce: 0.5), .spring(duration: 0.6, bounce: -0.3),
        .spring(response: 0.5, dampingFraction: 1, blendDuration: 0.2),
        .spring(response: 0.3, dampingFraction: 0.4, blendDuration: 0.5),
        .interpolatingSpring(stiffness: 90, damping: 6), .easeInOut(duration: 0.7),
        .linear(duration: 0.5), .timingCurve(0.4, -0.6, 0.3, 1.7, duration: 1),
        .timingCurve(.circularEaseIn, duration: 0.6), .easeOut(duration: 0),
        .easeIn(duration: 0.3).repeatCount(3), .spring.delay(0.2).speed(1.5),
        .linear(duration: 0.2).delay(0.3),
    ]

    /// Animates a property repeatedly, as `CALayer.animate` does.
    private static func animate(
        _ layer: LayerID, _ property: LayerProperty, in sketch: Sketch, _ random: inout SeededRandom
    ) {
        let times = [0.0, 0.1, 0.1, 0.4, 0.5, 0.9].prefix(1 + Int(random.unit() * 5.9))
        func animation() -> Animation {
            animations[Int(random.unit() * Double(animations.count))]
        }
        let animator: any FrozenAnimator
        if property.row.type == .transform {
            var (lanes, animator16) = (SIMD16<Double>.zero, PropertyAnimator<Vector16>())
            // Most rotate in the plane, some in space.
            let count = random.chance(of: 0.8) ? [0, 1, 3, 4, 8] : Array(0..<9)
            for lane in count where random.chance(of: 0.5) { lanes[lane] = random.unit() - 0.5 }
            for time in times {
                animator16.retarget(by: Vector16(lanes), animation: animation(), at: time)
                lanes *= -0.7
            }
            animator16.settle()
            animator = ComponentsAnimator(animator16)
        } else {
            var animator4 = PropertyAnimator<Vector4>()
            for time in times {
                var delta = SIMD4<Double>.zero
                for lane in 0..<4 { delta[lane] = (random.unit() - 0.3) * 20 }
                animator4.retarget(by: Vector4(delta), animation: animation(), at: time)
            }
            animator4.settle()
            animator = VectorAnimator(animator4)
        }
        sketch.tree.apply(Commit(changes: [.animator(layer, property, animator)]))
    }

    private static let properties: [LayerProperty] = [
        .position, .bounds, .opacity, .cornerRadius, .backgroundColor, .anchorPoint, .transform,
        .shadowRadius, .borderWidth, .sublayerTransform, .shadowOffset, .shadowOpacity,
    ]

    private static func layers(
        in sketch: Sketch, staysPlain: Bool = false, _ random: inout SeededRandom
    ) -> (layers: [LayerID], animators: Int) {
        var (layers, animators) = ([LayerID](), 0)
        for index in 0..<60 {
            let parent = random.chance(of: 0.3) ? layers.last ?? 0 : 0
            let angle = random.chance(of: 0.5) ? random.unit() : 0
            let layer = sketch.add(random.unit() * 80, random.unit() * 80, 10, 10, in: parent) {
                $0.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
                $0.cornerRadius = index.isMultiple(of: 2) ? 3 : 0
            }
            layers.append(layer)
            // Its border would be a separate item in a layer with sublayers.
            for property in properties
            where (!staysPlain || property.staysPlain) && random.chance(of: 0.3) {
                animators += 1
                animate(layer, property, in: sketch, &random)
            }
        }
        return (layers, animators)
    }

    @Test(
        "Tracks equal the presentation values, bit for bit", arguments: 1...8 as ClosedRange<UInt64>
    )
    func tracksShowThePresentation(seed: UInt64) {
        let sketch = Sketch()
        var random = SeededRandom(seed: seed)
        let (layers, animators) = Self.layers(in: sketch, &random)
        #expect(animators > 100)
        for (pass, time) in [0.95, 1, 1.2, 1.37, 2.9, 40].enumerated() {
            if pass == 2 {
                for layer in layers { sketch.change(layer) { $0.position.x += 3 } }
            }
            if pass == 4 {
                // Separate clocks give each layer a different time.
                for layer in layers { sketch.change(layer) { $0.clock.timeOffset = 0.3 } }
            }
            _ = sketch.list(at: time)
            #expect(sketch.tree.evaluator.tracks.count == animators)
            #expect(sketch.tree.drawOrder.singleCount == 0)
            for layer in layers {
                #expect(
                    sketch.tree.shownState(of: layer)
                        == sketch.tree.presentation(of: layer, at: time),
                    "seed \(seed), layer \(layer) at \(time)"
                )
            }
        }
    }

    @Test(
        "Plain layers are drawn like layers with a hidden sublayer, which take the general path",
        arguments: 1...4 as ClosedRange<UInt64>
    )
    func plainLayers(seed: UInt64) {
        let (short, long) = (Sketch(), Sketch())
        var (a, b) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
        let layers = Self.layers(in: short, staysPlain: true, &a).layers
        _ = Self.layers(in: long, staysPlain: true, &b)
        for layer in layers { long.add(0, 0, 5, 5, in: layer) { $0.isHidden = true } }
        for time in [0.95, 1, 1.37, 2.9, 40] {
            let (one, other) = (short.list(at: time), long.list(at: time))
            let differing = zip(one.singleItems, other.singleItems).first { $0 != $1 }
            #expect(differing == nil, "seed \(seed) at \(time)")
            #expect(one.singleItems.count == other.singleItems.count)
            #expect(one.singleItems.count > 10)
            #expect(short.tree.statistics.visible == long.tree.statistics.visible)
        }
        #expect(short.tree.drawOrder.plainLayers.runs.map(\.count).reduce(0, +) > 10)
    }

    @Test("An animator of a transform without running animations shows the model value")
    func idleAnimator() {
        let sketch = Sketch()
        var random = SeededRandom(seed: 5)
        for index in 0..<8 {
            let layer = sketch.add(Double(index) * 5, 0, 10, 10) {
                $0.transform = CATransform3DMakeRotation(0.3 + Double(index), 0, 0, 1)
            }
            // Every second layer only, so that the tracks are not adjacent.
            Self.animate(layer, .position, in: sketch, &random)
            guard index.isMultiple(of: 2) else { continue }
            let change = Commit.Change.animator(layer, .transform, ComponentsAnimator())
            sketch.tree.apply(Commit(changes: [change]))
        }
        _ = sketch.list(at: 0.95)
        for layer in sketch.tree.store.slots.keys {
            #expect(
                sketch.tree.shownState(of: layer)
                    == sketch.tree.presentation(of: layer, at: 0.95)
            )
        }
    }

    @Test("Components missing in a transform, and NaN after an overflow, have no track")
    func excessComponentsAndNaN() {
        let sketch = Sketch()
        let layer = sketch.add(0, 0, 10, 10)
        var animator = PropertyAnimator<Vector16>()
        var delta = SIMD16<Double>.zero
        (delta[0], delta[9], delta[15]) = (-5, 1, 1)
        animator.retarget(by: Vector16(delta), animation: .linear(duration: 1), at: 0)
        animator.settle()
        let change = Commit.Change.animator(layer, .transform, ComponentsAnimator(animator))
        sketch.tree.apply(Commit(changes: [change]))
        _ = sketch.list(at: 0.5)
        #expect(sketch.tree.evaluator.tracks.count == 1)
        #expect(sketch.tree.shownState(of: layer)?.transform.m41 == 2.5)
    }

    @Test("An animator whose property also has an animation has no track")
    func animationOnTheSameProperty() {
        let sketch = Sketch()
        var random = SeededRandom(seed: 3)
        let layer = sketch.add(0, 0, 10, 10)
        Self.animate(layer, .opacity, in: sketch, &random)
        sketch.animate(layer, .cornerRadius, from: 0, to: 1)
        _ = sketch.list(at: 0.95)
        #expect(sketch.tree.evaluator.tracks.count == 2)
        sketch.animate(layer, .opacity, from: 0, to: 1)
        _ = sketch.list(at: 0.95)
        #expect(sketch.tree.evaluator.tracks.count == 0)
    }

    #if !DEBUG
    // Without optimisation, values are boxed.
    @Test("A frame of layers with animators allocates nothing")
    func allocations() {
        let sketch = Sketch(threads: 1)
        var random = SeededRandom(seed: 7)
        _ = Self.layers(in: sketch, &random)
        for frame in 0..<4 { _ = sketch.list(at: 0.95 + 0.1 * Double(frame)) }
        let before = allocationsOfThisThread()
        for frame in 4..<14 { _ = sketch.list(at: 0.95 + 0.1 * Double(frame)) }
        #expect(allocationsOfThisThread() - before == 0)
    }
    #endif
}
