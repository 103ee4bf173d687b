import Foundation
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree
import TestSupport
import Testing

/// Batched evaluation of animations.
struct BatchedEvaluationTests {
    private static let paths = [
        "position", "opacity", "zPosition", "transform.rotation.z", "transform.scale", "bounds",
        "position.x", "backgroundColor", "transform",
    ]

    private static func animation(_ id: AnimationID, _ random: inout SeededRandom)
        -> FrozenAnimation?
    {
        let name = paths[Int(random.unit() * Double(paths.count))]
        guard let path = try? PropertyPath(name) else { return nil }
        func numbers() -> SIMD4<Double> {
            SIMD4(random.unit(), random.unit(), random.unit(), random.unit())
        }
        let ends: FrozenAnimation.Ends
        if name == "transform" {
            ends = .transform(
                from: random.chance(of: 0.5)
                    ? CATransform3DMakeScale(random.unit() + 0.1, 1, 1) : nil,
                to: CATransform3DMakeRotation(random.unit(), 0, 0, 1),
                by: nil
            )
        } else {
            ends = .vector(
                from: random.chance(of: 0.7) ? numbers() : nil,
                to: random.chance(of: 0.7) ? numbers() : nil,
                by: random.chance(of: 0.3) ? numbers() : nil
            )
        }
        let timing = MediaTiming(
            beginTime: random.unit(), duration: 0.1 + 2 * random.unit(),
            speed: random.chance(of: 0.2) ? -1 : 0.5 + random.unit(),
            timeOffset: random.chance(of: 0.3) ? random.unit() : 0,
            repeatCount: random.chance(of: 0.5) ? .infinity : 3 * random.unit(),
            autoreverses: random.chance(of: 0.5), fill: random.chance(of: 0.5) ? .both : .removed
        )
        let easing =
            random.chance(of: 0.6)
            ? CubicSolver(
                x1: random.unit(), y1: 2 * random.unit() - 0.5, x2: random.unit(),
                y2: 2 * random.unit() - 0.5
            ) : nil
        let spring =
            random.chance(of: 0.4)
            ? SpringResponse(
                mass: 1, stiffness: 10 + 300 * random.unit(), damping: 40 * random.unit(),
                initialVelocity: random.chance(of: 0.5) ? 3 * random.unit() : 0,
                allowsOverdamping: random.chance(of: 0.5)
            ) : nil
        return FrozenAnimation(
            id: id, path: path, timing: timing, easing: easing.map(FrozenAnimation.Easing.init),
            spring: spring, ends: ends, isAdditive: random.chance(of: 0.3),
            isCumulative: random.chance(of: 0.3)
        )
    }

    @Test(
        "The display list equals the presentation, bit for bit",
        arguments: 1...6 as ClosedRange<UInt64>
    )
    func displayListEqualsPresentation(seed: UInt64) {
        let sketch = Sketch()
        var random = SeededRandom(seed: seed)
        var layers: [LayerID] = []
        var id: AnimationID = 1000
        for index in 0..<(40 * Int(seed)) {
            let parent = random.chance(of: 0.5) ? layers.last ?? 0 : 0
            let layer = sketch.add(random.unit() * 80, random.unit() * 80, 10, 10, in: parent)
            layers.append(layer)
            guard !index.isMultiple(of: 7) else { continue }
            for _ in 0..<(1 + Int(4 * random.unit())) {
                id += 1
                guard let animation = Self.animation(id, &random) else { continue }
                sketch.tree.apply(Commit(changes: [.addAnimations(layer, [animation])]))
            }
            if random.chance(of: 0.3) {
                var animator = PropertyAnimator<Vector4>()
                let delta = Vector4(SIMD4(30 * random.unit(), 5, 0, 0))
                animator.retarget(by: delta, animation: .bouncy, at: random.unit())
                let change = Commit.Change.animator(layer, .position, VectorAnimator(animator))
                sketch.tree.apply(Commit(changes: [change]))
            }
        }
        var moved = 0
        for time in [0.6, 1, 1.37, 0.2, 2.9, 40] {
            _ = sketch.list(at: time)
            for layer in layers {
                let shown = sketch.tree.shownState(of: layer)
                #expect(
                    shown == sketch.tree.presentation(of: layer, at: time),
                    "seed \(seed), layer \(layer) at \(time)"
                )
                if shown != sketch.tree.presentation(of: layer, at: -1) { moved += 1 }
            }
        }
        #expect(moved > layers.count)
    }
}
