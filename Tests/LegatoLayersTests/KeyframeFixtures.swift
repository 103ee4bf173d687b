import Foundation
import Legato
import TestSupport

/// Answers fixtures about `CAKeyframeAnimation` by playing it on a layer.
enum KeyframeFixtures {
    /// The values and the duration stand in the call, the rest in the inputs.
    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        guard entry.call.hasSuffix("presented value"),
            let values = numbers(after: "values [", before: "]", in: entry.call),
            let duration = numbers(after: "duration ", before: ":", in: entry.call)?.first
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

    private static func numbers(
        after start: String,
        before end: Character,
        in text: String
    ) -> [Double]? {
        guard let range = text.firstRange(of: start) else { return nil }
        let parts = text[range.upperBound...].prefix { $0 != end }
            .split { $0 == "," || $0 == " " }
        let numbers = parts.compactMap { Double($0) }
        return numbers.count == parts.count ? numbers : nil
    }
}
