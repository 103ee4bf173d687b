import Foundation
import Legato
import Testing

/// Facts: keyframes.
struct FactsKeyframeTests {
    private static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

    private func shown(
        _ mode: CAAnimationCalculationMode, keyTimes: [NSNumber]? = nil
    ) throws -> [Double] {
        try opacities(
            of: keyframes("opacity", [0, 1, 0.5, 0.7], keyTimes: keyTimes, mode: mode),
            at: Self.times
        )
    }

    @Test("P43 Linear values at even times")
    func linear() throws {
        expectClose(try shown(.linear), [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64])
    }

    @Test("P44 Linear values at key times")
    func keyTimes() throws {
        expectClose(
            try shown(.linear, keyTimes: [0, 0.1, 0.6, 1]),
            [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]
        )
    }

    @Test("P45 Discrete values")
    func discrete() throws {
        expectClose(try shown(.discrete), [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7])
    }

    @Test("P46 Paced values")
    func paced() throws {
        expectClose(try shown(.paced), [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53])
    }

    @Test("P47 Cubic values")
    func cubic() throws {
        expectClose(
            try shown(.cubic), [0.16434, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795],
            within: 1e-5
        )
    }

    @Test("P48 Tension of cubic values")
    func tension() throws {
        func middle(_ tension: [NSNumber]?) throws -> [Double] {
            let animation = keyframes("position.x", [0, 1, 4, 9], mode: .cubic)
            animation.tensionValues = tension
            return try Stage().clock([animation], at: [0.5]) { $0.position.x }
        }
        expectClose(try middle(nil), [2.25], within: 1e-9)
        expectClose(try middle([0, 1, 1, 0]), [2.5], within: 1e-9)
    }

    @Test("P49 A single value animates nothing")
    func singleValue() throws {
        expectClose(
            try opacities(of: keyframes("opacity", [0.3]), at: [0, 0.5, 1]), [0.5, 0.5, 0.5]
        )
    }

    @Test("P50 A path of lines: even, paced, and at key times")
    func pathOfLines() throws {
        let path = polyline([(0, 0), (10, 0), (10, 90)])
        expectClose(try positions(of: along(path), at: [0.25]), [5, 0], within: 1e-9)
        expectClose(
            try positions(of: along(path, mode: .paced), at: [0.25, 0.5]), [10, 15, 10, 40],
            within: 1e-9
        )
        expectClose(
            try positions(of: along(path, keyTimes: [0, 0.8, 1]), at: [0.25]), [3.125, 0],
            within: 1e-9
        )
    }

    @Test("P51 A curve is evaluated at its parameter, not at its length")
    func pathOfCurve() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
            control2: CGPoint(x: 100, y: 100)
        )
        expectClose(try positions(of: along(path), at: [0.25]), [15.625, 56.25], within: 1e-9)
    }

    @Test("P52 A second subpath starts with a jump that takes no time")
    func subpaths() throws {
        let path = polyline([(0, 0), (10, 0)])
        path.addPath(polyline([(100, 100), (100, 110)]))
        expectClose(
            try positions(of: along(path), at: [0.25, 0.5]), [5, 0, 100, 100], within: 1e-9)
    }

    @Test("P53 rotateAuto rotates a layer along the path in its own space")
    func rotation() throws {
        let stage = Stage()
        stage.change { stage.layer.transform = CATransform3DMakeScale(2, 3, 1) }
        let animation = along(polyline([(0, 0), (0, 100)]))
        animation.rotationMode = .rotateAuto
        let t = try stage.clock([animation], at: [0.5]) { $0.transform }[0]
        expectClose([t.m11, t.m12, t.m21, t.m22], [0, 3, -2, 0], within: 1e-9)
    }
}
