import LegatoMotion
import TestSupport

/// Evaluates fixtures for `CASpringAnimation` with its closed form.
enum SpringResponseFixtures {
    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        let call = entry.call
        if call.hasPrefix("CASpringAnimation(perceptualDuration:bounce:)") {
            return try perceptual(call, reader)
        }
        if call.hasPrefix("two additive springs: model 50→150") {
            return .number(additive(at: try reader.number("time")))
        }
        switch call {
        case "settlingDuration":
            return .number(try response(reader).settlingDuration)
        case "presented value, fromValue 0 toValue 1":
            return .number(try presented(reader, to: 1))
        case "presented value, fromValue 0 toValue 100",
            "presented value, fromValue 0 toValue 100, duration 0.5 (cut, not stretched)":
            return .number(try presented(reader, to: 100))
        default:
            throw FixtureError.unknownCall(call)
        }
    }

    private static func response(_ reader: FixtureReader) throws -> SpringResponse {
        SpringResponse(
            mass: try reader.number("mass", default: 1),
            stiffness: try reader.number("stiffness", default: 100),
            damping: try reader.number("damping", default: 10),
            initialVelocity: try reader.number("initialVelocity", default: 0),
            allowsOverdamping: try reader.bool("allowsOverdamping", default: false)
        )
    }

    private static func presented(_ reader: FixtureReader, to target: Double) throws -> Double {
        let response = try response(reader)
        let time = try reader.number("time")
        // A duration truncates the motion; the response is undefined beyond it.
        let duration = try reader.number("duration", default: .infinity)
        guard time <= duration else { throw FixtureError.wrongInput("time", .number(time)) }
        return target * response.value(at: time)
    }

    private static func perceptual(_ call: String, _ reader: FixtureReader) throws -> FixtureValue {
        let duration = try reader.number("perceptualDuration")
        let bounce = try reader.number("bounce")
        let natural = 2 * Double.pi / duration
        let damping = 2 * natural * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
        let response = SpringResponse(
            mass: 1, stiffness: natural * natural, damping: damping,
            initialVelocity: try reader.number("initialVelocity", default: 0),
            allowsOverdamping: true
        )
        switch call {
        case "CASpringAnimation(perceptualDuration:bounce:).damping":
            return .number(damping)
        case "CASpringAnimation(perceptualDuration:bounce:).settlingDuration":
            return .number(response.settlingDuration)
        case "CASpringAnimation(perceptualDuration:bounce:) [damping, settlingDuration]":
            return .list([.number(damping), .number(response.settlingDuration)])
        default:
            throw FixtureError.unknownCall(call)
        }
    }

    /// Two springs of 0.4 s, the second started at 0.25 s, on the model values 50, 150, 350.
    private static func additive(at time: Double) -> Double {
        let first = SpringResponse(
            mass: 1, stiffness: 505.6085750225316, damping: 35.97718655005809
        )
        let second = SpringResponse(
            mass: 1, stiffness: 497.5361505635245, damping: 35.68882942101944, initialVelocity: 1
        )
        var value = time < 0.25 ? 150.0 : 350.0
        if time < 0.4 { value -= 100 * (1 - first.value(at: time)) }
        if time >= 0.25, time < 0.65 { value -= 200 * (1 - second.value(at: time - 0.25)) }
        return value
    }
}
