import Foundation
import Legato
import Testing

/// Keyframes along a path.
struct KeyframePathTests {
    private let corner = polyline([(0, 0), (10, 0), (10, 90)])

    @Test("A discrete path shows the start of each segment, and its end only at the end")
    func discrete() throws {
        expectClose(
            try positions(of: along(corner, mode: .discrete), at: [0.4, 0.5, 0.99, 1]),
            [0, 0, 10, 0, 10, 0, 10, 90]
        )
    }

    @Test("C4 A path is followed only as far as it has key times; a list with too many is ignored")
    func keyTimeCount() throws {
        expectClose(
            try positions(of: along(corner, keyTimes: [0.2, 0.6]), at: [0.1, 0.3, 0.8]),
            [0, 0, 2.5, 0, 10, 0], within: 1e-9
        )
        let closed = polyline([(0, 0), (10, 0), (10, 90)])
        closed.closeSubpath()
        expectClose(
            try positions(of: along(closed, keyTimes: [0, 0.5, 0.9]), at: [0.25, 0.7, 0.9, 1]),
            [5, 0, 10, 45, 10, 90, 10, 90], within: 1e-9
        )
        expectClose(
            try positions(of: along(corner, keyTimes: [0, 0.7, 0.8, 0.9]), at: [0.25]), [5, 0],
            within: 1e-9
        )
    }

    @Test("Each segment has its own timing function")
    func pacing() throws {
        let animation = along(corner)
        let easeIn = CAMediaTimingFunction(name: .easeIn)
        animation.timingFunctions = [easeIn]
        expectClose(
            try positions(of: animation, at: [0.25, 0.75]),
            [10 * easeIn.solver.value(at: 0.5), 0, 10, 45], within: 1e-9
        )
    }

    @Test("A paced path covers curves at constant speed, and jumps between subpaths")
    func pacedCurve() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 100, y: 0))
        // A quarter circle, within a few hundredths.
        path.addCurve(
            to: CGPoint(x: 0, y: 100), control1: CGPoint(x: 100, y: 55.228475),
            control2: CGPoint(x: 55.228475, y: 100)
        )
        path.move(to: CGPoint(x: 0, y: 500))
        path.addLine(to: CGPoint(x: 0, y: 500 + 50 * Double.pi))
        let shown = try positions(of: along(path, mode: .paced), at: [0.125, 0.25, 0.375, 0.75])
        for (i, angle) in [0.25, 0.5, 0.75].enumerated() {
            expectClose(
                [shown[2 * i], shown[2 * i + 1]],
                [100 * cos(angle * .pi / 2), 100 * sin(angle * .pi / 2)], within: 0.05
            )
        }
        expectClose([shown[6], shown[7]], [0, 500 + 25 * Double.pi], within: 0.1)
    }

    @Test("Quadratic curves and closing lines are segments")
    func otherElements() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        path.closeSubpath()
        expectClose(
            try positions(of: along(path), at: [0.25, 0.75, 1]), [50, 50, 50, 0, 0, 0], within: 1e-9
        )
    }

    @Test("The path takes precedence over values; a property that is not a point ignores it")
    func precedence() throws {
        let animation = along(corner)
        animation.values = [CGPoint(x: 500, y: 500), CGPoint(x: 600, y: 600)]
        expectClose(try positions(of: animation, at: [0.25]), [5, 0], within: 1e-9)
        let opacity = keyframes("opacity", [0, 1])
        opacity.path = corner
        expectClose(try opacities(of: opacity, at: [0.25]), [0.25])
        let anchor = keyframes("anchorPoint")
        anchor.path = polyline([(0, 0), (1, 0.5)])
        let shown = try Stage().clock([anchor], at: [0.5]) { $0.anchorPoint }
        #expect(shown == [CGPoint(x: 0.5, y: 0.25)])
    }

    @Test("A path moves a translation, and keeps the rest of the transform")
    func translation() throws {
        let animation = keyframes("transform.translation")
        animation.path = polyline([(10, 10), (20, 30)])
        let scale = CABasicAnimation(keyPath: "transform.scale.x")
        (scale.fromValue, scale.toValue, scale.duration) = (2, 2, animation.duration)
        let shown = try Stage().clock([animation, scale], at: [0.5]) { $0.transform }
        let scaled = CATransform3DMakeScale(2, 1, 1)
        #expect(shown == [CATransform3DConcat(scaled, CATransform3DMakeTranslation(15, 20, 0))])
    }

    @Test("A path without a segment animates nothing")
    func emptyPaths() throws {
        let point = CGMutablePath()
        point.move(to: CGPoint(x: 7, y: 7))
        for path in [CGPath(), point] {
            let animation = along(path)
            animation.rotationMode = .rotateAuto
            expectClose(try positions(of: animation, at: [0.5]), [100, 100])
        }
    }

    private func headings(
        _ path: CGPath, _ mode: CAAnimationRotationMode?, at times: [Double]
    ) throws -> [Double] {
        let animation = along(path)
        animation.rotationMode = mode
        return try transforms(of: animation, at: times).map { atan2($0.m12, $0.m11) }
    }

    @Test("rotateAuto, rotateAutoReverse and no rotation along the path")
    func rotationModes() throws {
        let times = [0, 0.25, 0.5, 0.75, 1]
        let auto = [0, 0, Double.pi / 2, Double.pi / 2, Double.pi / 2]
        expectClose(try headings(corner, .rotateAuto, at: times), auto, within: 1e-9)
        let back = try headings(corner, .rotateAutoReverse, at: times)
        for (angle, other) in zip(auto, back) {
            expectClose([cos(other), sin(other)], [-cos(angle), -sin(angle)], within: 1e-9)
        }
        expectClose(try headings(corner, nil, at: times), [0, 0, 0, 0, 0], within: 0)
        let unknown = CAAnimationRotationMode(rawValue: "sideways")
        expectClose(try headings(corner, unknown, at: times), [0, 0, 0, 0, 0], within: 0)
    }

    @Test("Where a curve has no velocity its direction is the one in which it continues")
    func headingWithoutVelocity() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 0, y: 100), control1: .zero, control2: CGPoint(x: 0, y: 100))
        path.addLine(to: CGPoint(x: 0, y: 100))
        expectClose(
            try headings(path, .rotateAuto, at: [0, 0.25, 0.5, 0.75, 1]),
            Array(repeating: Double.pi / 2, count: 5), within: 1e-9
        )
    }

    @Test("The rotation ends with the animation")
    func turnEnds() throws {
        let animation = along(polyline([(0, 0), (0, 100)]))
        animation.rotationMode = .rotateAuto
        let shown = try transforms(of: animation, at: [0.5, 1.5])
        #expect(shown[0].m12 == 1)
        #expect(CATransform3DIsIdentity(shown[1]))
    }

    @Test("An additive path starts at the underlying value, a cumulative one at its own end")
    func additiveAndCumulative() throws {
        let additive = along(corner)
        additive.isAdditive = true
        expectClose(try positions(of: additive, at: [0.25]), [105, 100], within: 1e-9)
        let cumulative = along(corner)
        cumulative.isCumulative = true
        cumulative.repeatCount = 3
        expectClose(
            try positions(of: cumulative, at: [0.25, 1.25, 2.25]), [5, 0, 15, 90, 25, 180],
            within: 1e-9
        )
    }
}
