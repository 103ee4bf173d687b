import Foundation
import Legato
import Testing

/// Missing ends of basic animations.
struct MissingEndTests {
    /// Returns the presented transforms of a value function over a model transform at times 0, 0.5
    /// and 1.
    private func shown(
        _ name: CAValueFunctionName, over model: CATransform3D, from: Any? = nil, to: Any? = nil,
        by: Any? = nil
    ) throws -> [CATransform3D] {
        let stage = Stage()
        stage.change { stage.layer.transform = model }
        let animation = basic("transform", from: from, to: to, by: by)
        animation.valueFunction = CAValueFunction(name: name)
        return try stage.clock([animation], at: [0, 0.5, 1]) { $0.transform }
    }

    /// Each value function of one number, with the transform that it returns.
    private static let functions: [(CAValueFunctionName, (Double) -> CATransform3D)] = [
        (.rotateX, { CATransform3DMakeRotation($0, 1, 0, 0) }),
        (.rotateY, { CATransform3DMakeRotation($0, 0, 1, 0) }),
        (.rotateZ, { CATransform3DMakeRotation($0, 0, 0, 1) }),
        (.scaleX, { CATransform3DMakeScale($0, 1, 1) }),
        (.scaleY, { CATransform3DMakeScale(1, $0, 1) }),
        (.scaleZ, { CATransform3DMakeScale(1, 1, $0) }),
        (.translateX, { CATransform3DMakeTranslation($0, 0, 0) }),
        (.translateY, { CATransform3DMakeTranslation(0, $0, 0) }),
        (.translateZ, { CATransform3DMakeTranslation(0, 0, $0) }),
    ]

    private func expectClose(
        _ actual: [CATransform3D], _ expected: [CATransform3D], _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let difference = zip(actual, expected).map { a, b in
            let d = a.elements - b.elements
            return (d * d).sum()
        }
        #expect(
            actual.count == expected.count && difference.allSatisfy { $0 < 1e-18 }, comment,
            sourceLocation: sourceLocation
        )
    }

    @Test("A value function takes missing ends from the underlying transform")
    func valueFunctions() throws {
        for (name, make) in Self.functions {
            let model = make(0.5)
            func values(_ numbers: Double...) -> [CATransform3D] { numbers.map(make) }
            let label = Comment(rawValue: name.rawValue)
            expectClose(try shown(name, over: model, to: 1.5), values(0.5, 1, 1.5), label)
            expectClose(try shown(name, over: model, from: 1.5), values(1.5, 1, 0.5), label)
            expectClose(try shown(name, over: model, by: 1), values(0.5, 1, 1.5), label)
            expectClose(try shown(name, over: model), values(0.5, 0.5, 0.5), label)
            expectClose(try shown(name, over: model, to: 3, by: 1), values(2, 2.5, 3), label)
            expectClose(try shown(name, over: model, from: 3, by: 1), values(3, 3.5, 4), label)
        }
    }

    @Test("Value functions of three numbers take missing ends from the underlying transform")
    func threeNumbers() throws {
        let scaled = try shown(.scale, over: CATransform3DMakeScale(2, 3, 4), to: [4, 5, 8])
        expectClose(
            scaled,
            [
                CATransform3DMakeScale(2, 3, 4), CATransform3DMakeScale(3, 4, 6),
                CATransform3DMakeScale(4, 5, 8),
            ],
            "scale"
        )
        let moved = try shown(
            .translate, over: CATransform3DMakeTranslation(1, 2, 3), by: [2, 4, 6]
        )
        expectClose(
            moved,
            [
                CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeTranslation(2, 4, 6),
                CATransform3DMakeTranslation(3, 6, 9),
            ],
            "translate"
        )
    }

    @Test("Rotating a scaled transform takes its angle and replaces the rest")
    func angleOfScaled() throws {
        let model = CATransform3DConcat(
            CATransform3DMakeScale(2, 2, 2), CATransform3DMakeRotation(0.5, 0, 0, 1)
        )
        let turned = try shown(.rotateZ, over: model, to: 0.5 + 4 * Double.pi)
        expectClose(
            turned, [0.5, 0.5 + 2 * Double.pi, 0.5].map { CATransform3DMakeRotation($0, 0, 0, 1) },
            "a value function replaces the model's transform"
        )
    }

    @Test("toValue with byValue starts at their difference, for numbers, points, colours and lists")
    func toAndBy() throws {
        func numbers(_ path: String, to: Any, by: Any, read: (CALayer) -> [Double]) throws
            -> [[Double]]
        {
            let gradient = CAGradientLayer()
            gradient.locations = [0, 1]
            let animation = basic(path, to: to, by: by)
            return try Stage(gradient).clock([animation], at: [0, 0.5, 1]) { read($0) }
        }
        #expect(
            try numbers("opacity", to: 1, by: 0.5) { [Double($0.opacity)] } == [[0.5], [0.75], [1]]
        )
        #expect(
            try numbers("position", to: CGPoint(x: 10, y: 20), by: CGPoint(x: 4, y: 8)) {
                [$0.position.x, $0.position.y]
            } == [[6, 12], [8, 16], [10, 20]]
        )
        #expect(
            try numbers("transform.rotation.z", to: 3, by: 2) {
                [($0.value(forKeyPath: "transform.rotation.z") as? Double ?? -9).rounded()]
            } == [[1], [2], [3]]
        )
        let by = CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 0)
        #expect(
            try numbers("borderColor", to: CGColor(red: 1, green: 1, blue: 1), by: by) {
                [$0.borderColor.map { Double($0.red) } ?? -1]
            } == [[0.5], [0.75], [1]]
        )
        #expect(
            try numbers("locations", to: [0.5, 1], by: [0.25, 0.5]) {
                (($0 as? CAGradientLayer)?.locations ?? []).map(\.doubleValue)
            } == [[0.25, 0.5], [0.375, 0.75], [0.5, 1]]
        )
    }

    @Test("On a transform toValue with byValue starts where concatenating byValue ends at toValue")
    func toAndByOfTransforms() throws {
        let cases: [(to: CATransform3D, by: CATransform3D, start: CATransform3D)] = [
            (
                CATransform3DMakeTranslation(10, 20, 0), CATransform3DMakeTranslation(4, 8, 0),
                CATransform3DMakeTranslation(6, 12, 0)
            ),
            (
                CATransform3DMakeScale(4, 2, 1), CATransform3DMakeScale(2, 2, 1),
                CATransform3DMakeScale(2, 1, 1)
            ),
            (
                CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeRotation(0.75, 0, 0, 1),
                CATransform3DMakeRotation(0.25, 0, 0, 1)
            ),
        ]
        for (to, by, start) in cases {
            for path in ["transform", "sublayerTransform"] {
                let animation = basic(path, to: to, by: by)
                let shown = try Stage().clock([animation], at: [0, 1]) {
                    path == "transform" ? $0.transform : $0.sublayerTransform
                }
                expectClose(shown, [start, to], "\(path)")
                #expect(CATransform3DIsIdentity(start) || shown[1] == to)
            }
        }
    }

    @Test("A singular transform as byValue is ignored")
    func singularBy() throws {
        let to = CATransform3DMakeTranslation(10, 0, 0)
        let animation = basic("transform", to: to, by: CATransform3DMakeScale(0, 1, 1))
        expectClose(try transforms(of: animation, at: [0, 0.5, 1]), [to, to, to], "no way back")
    }
}
