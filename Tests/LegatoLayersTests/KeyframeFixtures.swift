import Foundation
import Legato
import TestSupport

/// Answers fixtures about `CAKeyframeAnimation` by playing it on a layer.
enum KeyframeFixtures {
    /// The values and the duration stand in the call, the rest in the inputs.
    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        guard entry.call.hasSuffix("presented value"),
            let values = entry.numbersOfCall(after: "values [", before: "]"),
            let duration = entry.numbersOfCall(after: "duration ", before: ":")?.first
        else { throw FixtureError.unknownCall(entry.call) }
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = values
        animation.duration = duration
        animation.calculationMode = CAAnimationCalculationMode(
            rawValue: try reader.string("calculationMode")
        )
        if reader.value("keyTimes") ?? .null != .null {
            animation.keyTimes = try reader.numbers("keyTimes").map { NSNumber(value: $0) }
        }
        let time = try reader.number("time")
        return .number(try Stage().clock([animation], at: [time]) { Double($0.position.x) }[0])
    }
}
