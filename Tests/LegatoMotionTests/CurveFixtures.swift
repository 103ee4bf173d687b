import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport

/// Evaluates fixtures for `UnitCurve` and `CAMediaTimingFunction`.
enum CurveFixtures {
    private static let presets: [String: UnitCurve] = [
        "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
        "easeInEaseOut": .easeInOut,
        "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
        "circularEaseInOut": .circularEaseInOut,
    ]

    /// The control points of Core Animation's named functions.
    private static let timingFunctions: [String: [Double]] = [
        "linear": [0, 0, 1, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1],
        "easeInEaseOut": [0.42, 0, 0.58, 1], "default": [0.25, 0.1, 0.25, 1],
    ]

    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        switch entry.call {
        case "UnitCurve.value(at:)":
            return .number(try curve(reader).value(at: try reader.number("progress")))
        case "UnitCurve.velocity(at:)":
            return .number(try curve(reader).velocity(at: try reader.number("progress")))
        case "UnitCurve.inverse":
            return .object(["curve": try inverse(reader)])
        case "control points of preset":
            return .list(try controlPoints(of: try curve(reader)).map { .number($0) })
        default:
            throw FixtureError.unknownCall(entry.call)
        }
    }

    static func timingFunction(
        _ entry: FixtureEntry, _ reader: FixtureReader
    ) throws -> FixtureValue {
        let points = try controlPoints(reader)
        switch entry.call {
        case "control points":
            return .list(points.map { .number($0) })
        case "value at x":
            let solver = CubicSolver(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            return .number(solver.value(at: try reader.number("x")))
        default:
            throw FixtureError.unknownCall(entry.call)
        }
    }

    /// Returns the control points of a timing function, given as numbers or by name.
    static func controlPoints(_ reader: FixtureReader) throws -> [Double] {
        if reader.has("controlPoints") { return try reader.numbers("controlPoints") }
        let name = try reader.string("name")
        guard let points = timingFunctions[name] else {
            throw FixtureError.wrongInput("name", .string(name))
        }
        return points
    }

    /// Returns the curve of a keyframe, given like any other curve.
    static func timingCurve(_ reader: FixtureReader) throws -> UnitCurve {
        try curve(reader.renamed("timingCurve", to: "curve"))
    }

    private static func curve(_ reader: FixtureReader) throws -> UnitCurve {
        if case .string(let name) = reader.value("curve") {
            guard let preset = presets[name] else {
                throw FixtureError.wrongInput("curve", .string(name))
            }
            return preset
        }
        return bezier(try reader.child("curve").numbers("bezier"))
    }

    /// Returns the inverse, given by name or as the equal Bézier curve with swapped axes.
    private static func inverse(_ reader: FixtureReader) throws -> FixtureValue {
        let inverse = try curve(reader).inverse
        let names = presets.keys.sorted().filter { presets[$0] == inverse }
        if let name = names.last { return .string(name) }
        let points: [Double]
        if case .object = reader.value("curve") {
            points = try reader.child("curve").numbers("bezier")
        } else {
            points = try controlPoints(of: try curve(reader))
        }
        let swapped = [points[1], points[0], points[3], points[2]]
        guard inverse == bezier(swapped) else { return .string("\(inverse)") }
        return .object(["bezier": .list(swapped.map { .number($0) })])
    }

    static func bezier(_ p: [Double]) -> UnitCurve {
        .bezier(
            startControlPoint: UnitPoint(x: p[0], y: p[1]),
            endControlPoint: UnitPoint(x: p[2], y: p[3])
        )
    }

    /// Returns the control points of a preset if a Bézier curve made from them equals it.
    private static func controlPoints(of curve: UnitCurve) throws -> [Double] {
        let candidates: [UnitCurve: [Double]] = [
            .linear: [0, 0, 1, 1], .easeIn: [0.42, 0, 1, 1], .easeOut: [0, 0, 0.58, 1],
            .easeInOut: [0.42, 0, 0.58, 1],
        ]
        guard let points = candidates[curve] else {
            throw FixtureError.wrongInput("curve", .string("\(curve)"))
        }
        let same = bezier(points)
        let agrees = (0...100).allSatisfy { index in
            let p = Double(index) / 100
            return abs(same.value(at: p) - curve.value(at: p)) < 1e-15
        }
        return agrees ? points : []
    }
}
