import AllocationCounter
import Foundation
import LegatoGraphics
import LegatoMotion
import Testing

@testable import LegatoRenderTree

/// Keyframes and groups in the render tree.
struct KeyframeEvaluationTests {
    private static let rhythms = [
        FrozenKeyframes.Rhythm(), FrozenKeyframes.Rhythm(mode: .discrete),
        FrozenKeyframes.Rhythm(mode: .paced), FrozenKeyframes.Rhythm(mode: .cubic),
        FrozenKeyframes.Rhythm(mode: .cubicPaced),
        FrozenKeyframes.Rhythm(
            keyTimes: [0, 0.3, 1], timingFunctions: [CubicSolver(x1: 0.42, y1: 0, x2: 1, y2: 1)]
        ),
    ]

    private static func contents() -> [(String, ValueFunction?, FrozenKeyframes)] {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 90, y: 10), control1: CGPoint(x: 0, y: 50),
            control2: CGPoint(x: 80, y: 90)
        )
        path.addLine(to: CGPoint(x: 5, y: 60))
        let transforms = [
            CATransform3DIdentity, CATransform3DMakeRotation(2, 0, 0, 1),
            CATransform3DMakeScale(0.5, 3, 1),
        ]
        let numbers = [SIMD4<Double>(0, 3, 5, 7), SIMD4(9, 1, 0, 2), SIMD4(4, 4, 8, 8)]
        var contents: [(String, ValueFunction?, FrozenKeyframes?)] = []
        for rhythm in rhythms {
            contents += [
                ("bounds", nil, FrozenKeyframes(vectors: numbers, width: 4, rhythm)),
                ("zPosition", nil, FrozenKeyframes(vectors: numbers, width: 1, rhythm)),
                ("transform", .rotateX, FrozenKeyframes(vectors: numbers, width: 1, rhythm)),
                ("transform", nil, FrozenKeyframes(transforms: transforms, rhythm)),
                ("position", nil, FrozenKeyframes(path: path, turn: 0.5, rhythm)),
                (
                    "hidden", nil,
                    FrozenKeyframes(values: [.bool(false), .bool(true), .bool(false)], rhythm)
                ),
            ]
        }
        return contents.compactMap { path, function, keyframes in
            keyframes.map { (path, function, $0) }
        }
    }

    private static func animations(inGroups isGrouped: Bool) throws -> [FrozenAnimation] {
        let groups = [
            FrozenAnimation.Group(
                timing: MediaTiming(beginTime: 0.25, duration: 3, repeatCount: 4),
                easing: CubicSolver(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
            ),
            FrozenAnimation.Group(
                timing: MediaTiming(duration: 1.5, speed: 2, autoreverses: true, fill: .both),
                easing: nil
            ),
        ]
        return try contents().enumerated().map { index, content in
            FrozenAnimation(
                id: AnimationID(index),
                path: try PropertyPath(content.0),
                timing: MediaTiming(duration: 0.75, repeatCount: 5, fill: .both),
                easing: index.isMultiple(of: 2)
                    ? FrozenAnimation.Easing(CubicSolver(x1: 0, y1: 0, x2: 0.58, y2: 1)) : nil,
                spring: nil,
                ends: .keyframes(content.2),
                function: content.1,
                isAdditive: index.isMultiple(of: 3),
                isCumulative: index.isMultiple(of: 4),
                groups: isGrouped ? groups : []
            )
        }
    }

    @Test("The display list equals the presentation, bit for bit", arguments: [false, true])
    func batched(inGroups isGrouped: Bool) throws {
        let animations = try Self.animations(inGroups: isGrouped)
        #expect(animations.count == 36)
        let sketch = Sketch()
        var layers: [LayerID] = []
        for (index, animation) in animations.enumerated() {
            let layer = sketch.add(Double(index), 10, 20, 20)
            layers.append(layer)
            sketch.tree.apply(Commit(changes: [.addAnimations(layer, [animation])]))
        }
        var moved: Set<LayerID> = []
        for time in Array(stride(from: 0.1, to: 3.5, by: 0.16)) + [0.3, 50] {
            _ = sketch.list(at: time)
            for layer in layers {
                let shown = sketch.tree.shownState(of: layer)
                #expect(
                    shown == sketch.tree.presentation(of: layer, at: time),
                    "layer \(layer) at \(time)"
                )
                if shown != sketch.tree.presentation(of: layer, at: -1) { moved.insert(layer) }
            }
        }
        #expect(moved.count == layers.count)
    }

    @Test("Evaluation allocates nothing", arguments: [false, true])
    func allocations(inGroups isGrouped: Bool) throws {
        for animation in try Self.animations(inGroups: isGrouped) {
            let sketch = Sketch()
            let layer = sketch.add(10, 10, 20, 20)
            sketch.tree.apply(Commit(changes: [.addAnimations(layer, [animation])]))
            let model = try #require(sketch.tree.presentation(of: layer, at: -1))
            var (shown, sum) = (model, 0.0)
            /// Resets the values to the model's and applies the animation, as a frame does.
            func evaluate(_ time: Double) {
                withUnsafePointer(to: model) {
                    shown.copy(animation.path.property, from: $0)
                    if animation.turnsLayer { shown.copy(.transform, from: $0) }
                }
                animation.apply(to: &shown, at: time)
                sum += shown.position.x
            }
            evaluate(0.5)
            let before = allocationsOfThisThread()
            for step in 0..<100 { evaluate(Double(step) / 40) }
            let after = allocationsOfThisThread()
            #expect(after - before == 0, "\(animation.id) \(animation.path.property)")
            #expect(sum.isFinite)
        }
    }

    @Test("A presentation allocates only the transform that it does not share")
    func presentationAllocations() throws {
        for animation in try Self.animations(inGroups: true) {
            let sketch = Sketch()
            let layer = sketch.add(10, 10, 20, 20)
            sketch.tree.apply(Commit(changes: [.addAnimations(layer, [animation])]))
            let turns = animation.turnsLayer || animation.path.property == .transform
            var sum = 0.0
            func evaluate(_ time: Double) {
                sum += sketch.tree.presentation(of: layer, at: time).map { $0.position.x } ?? .nan
            }
            evaluate(0.5)
            let before = allocationsOfThisThread()
            for step in 0..<100 { evaluate(Double(step) / 40) }
            let after = allocationsOfThisThread()
            #expect(after - before <= (turns ? 100 : 0), "\(animation.path.property)")
            #expect(sum.isFinite)
        }
    }

    @Test("A group is removed as a whole, and is active as long as it runs")
    func groups() throws {
        let sketch = Sketch()
        let layer = sketch.add(10, 10, 20, 20)
        let group = FrozenAnimation.Group(
            timing: MediaTiming(beginTime: 1, duration: 4), easing: nil
        )
        for (path, width) in [("opacity", 1), ("position", 2)] {
            let keyframes = FrozenKeyframes(
                vectors: [.zero, SIMD4(repeating: 0.5)], width: width, FrozenKeyframes.Rhythm()
            )
            let animation = FrozenAnimation(
                id: 7, path: try PropertyPath(path),
                timing: MediaTiming(beginTime: 0.5, duration: 1), easing: nil, spring: nil,
                ends: .keyframes(try #require(keyframes)), isAdditive: false, isCumulative: false,
                groups: [group]
            )
            sketch.tree.apply(Commit(changes: [.addAnimations(layer, [animation])]))
        }
        #expect(sketch.tree.nextActivity(after: 0.2) == 1)
        #expect(sketch.tree.nextActivity(after: 4.5) == 4.5)
        #expect(sketch.tree.nextActivity(after: 5.5) == nil)
        #expect(sketch.tree.presentation(of: layer, at: 2)?.opacity == 0.25)
        #expect(sketch.tree.presentation(of: layer, at: 2)?.position.y == 0.25)
        sketch.tree.apply(Commit(changes: [.removeAnimation(layer, 7)]))
        #expect(sketch.tree.presentation(of: layer, at: 2)?.opacity == 1)
        #expect(sketch.tree.presentation(of: layer, at: 2)?.position.y == 20)
        #expect(sketch.tree.nextActivity(after: 2) == nil)
    }
}
