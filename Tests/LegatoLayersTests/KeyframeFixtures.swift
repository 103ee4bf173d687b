import Foundation
import Legato
import TestSupport

/// Evaluates fixtures about `CAKeyframeAnimation` by playing it on a layer.
enum KeyframeFixtures {
    /// The call contains the values and the duration, the inputs contain the rest.
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
