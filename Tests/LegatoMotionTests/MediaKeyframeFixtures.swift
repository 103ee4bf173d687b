import LegatoMotion
import TestSupport

/// Evaluates fixtures for `CAKeyframeAnimation` with the arithmetic behind it.
enum MediaKeyframeFixtures {
    private static let modes: [String: MediaKeyframes.CalculationMode] = [
        "linear": .linear, "discrete": .discrete, "paced": .paced, "cubic": .cubic,
        "cubicPaced": .cubicPaced,
    ]

    /// The call contains the values and the duration, the inputs the rest.
    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        guard entry.call.hasSuffix("presented value"),
            let list = entry.numbersOfCall(after: "values [", before: "]"),
            let duration = entry.numbersOfCall(after: "duration ", before: ":")?.first
        else { throw FixtureError.unknownCall(entry.call) }
        let name = try reader.string("calculationMode")
        guard let mode = modes[name] else {
            throw FixtureError.wrongInput("calculationMode", .string(name))
        }
        func optional(_ name: String) throws -> [Double]? {
            reader.value(name) ?? .null == .null ? nil : try reader.numbers(name)
        }
        var functions: [CubicSolver] = []
        if reader.has("timingFunctions") {
            functions = try reader.list("timingFunctions").map { function in
                let points = try CurveFixtures.controlPoints(function)
                return CubicSolver(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            }
        }
        let keyframes = MediaKeyframes(
            values: list.map { [$0] },
            keyTimes: try optional("keyTimes"),
            timingFunctions: functions,
            mode: mode,
            shape: MediaKeyframes.Shape(
                tension: try optional("tensionValues") ?? [],
                continuity: try optional("continuityValues") ?? [],
                bias: try optional("biasValues") ?? []
            )
        )
        guard let keyframes else { return .null }
        return .number(keyframes.value(at: try reader.number("time") / duration)[0])
    }
}
