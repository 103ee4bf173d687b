import LegatoMotion
import TestSupport

/// Evaluates browser fixtures of `cubic-bezier` with the library's solver.
enum BezierFixtures {
    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        let p = try reader.numbers("controlPoints")
        guard p.count == 4 else {
            throw FixtureError.wrongInput("controlPoints", .list(p.map { .number($0) }))
        }
        let solver = CubicSolver(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
        switch entry.call {
        case "Solve(x)":
            let x = try reader.number("x")
            return .number(solver.value(at: x) + extrapolation(of: p, at: x))
        case "Slope(x)":
            return .number(solver.velocity(at: try reader.number("x")))
        case "range min":
            return .number(extremes(p[1], p[3]).min() ?? 0)
        case "range max":
            return .number(extremes(p[1], p[3]).max() ?? 0)
        default:
            throw FixtureError.unknownCall(entry.call)
        }
    }

    /// Returns what CSS adds outside 0...1, along the tangent at the end; the library clamps there.
    private static func extrapolation(of p: [Double], at x: Double) -> Double {
        func slope(_ tangents: [(x: Double, y: Double)]) -> Double {
            guard let tangent = tangents.first(where: { $0 != (0, 0) }) else { return 1 }
            return tangent.x > 0 ? tangent.y / tangent.x : 0
        }
        if x < 0 { return x * slope([(p[0], p[1]), (p[2], p[3])]) }
        if x > 1 {
            return (x - 1) * slope([(1 - p[2], 1 - p[3]), (1 - p[0], 1 - p[1])])
        }
        return 0
    }

    /// Returns the values of y at the ends and at its turning points.
    private static func extremes(_ y1: Double, _ y2: Double) -> [Double] {
        let c = 3 * y1
        let b = 3 * (y2 - y1) - c
        let a = 1 - c - b
        // 3a·t² + 2b·t + c = 0
        let root = (b * b - 3 * a * c).squareRoot()
        let turns = a == 0 ? [-c / (2 * b)] : [(-b - root) / (3 * a), (-b + root) / (3 * a)]
        return [0, 1] + turns.filter { $0 > 0 && $0 < 1 }.map { t in ((a * t + b) * t + c) * t }
    }
}
