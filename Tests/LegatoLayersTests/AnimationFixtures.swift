import Foundation
import Legato
import TestSupport

/// Evaluates fixtures about Core Animation by playing animations on a layer.
enum AnimationFixtures {
    // MARK: CASpringAnimation

    static func spring(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        let call = entry.call
        if call.hasPrefix("CASpringAnimation(perceptualDuration:bounce:)") {
            return try perceptual(call, reader)
        }
        if call.hasPrefix("two additive springs: model 50→150") {
            return .number(try additive(at: try reader.number("time")))
        }
        switch call {
        case "settlingDuration":
            return .number(try spring(reader).settlingDuration)
        case "presented value, fromValue 0 toValue 1":
            return .number(try presented(reader, to: 1))
        case "presented value, fromValue 0 toValue 100":
            return .number(try presented(reader, to: 100))
        case "presented value, fromValue 0 toValue 100, duration 0.5 (cut, not stretched)":
            return .number(try presented(reader, to: 100, duration: 0.5))
        default:
            throw FixtureError.unknownCall(call)
        }
    }

    private static func spring(_ reader: FixtureReader) throws -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.mass = try reader.number("mass", default: 1)
        spring.stiffness = try reader.number("stiffness", default: 100)
        spring.damping = try reader.number("damping", default: 10)
        spring.initialVelocity = try reader.number("initialVelocity", default: 0)
        spring.allowsOverdamping = try reader.bool("allowsOverdamping", default: false)
        return spring
    }

    private static func presented(
        _ reader: FixtureReader, to target: Double, duration: Double? = nil
    ) throws -> Double {
        let spring = try spring(reader)
        spring.fromValue = 0
        spring.toValue = target
        spring.duration = try reader.number(
            "duration", default: duration ?? spring.settlingDuration
        )
        let time = try reader.number("time")
        return try Stage().clock([spring], at: [time]) { Double($0.position.x) }[0]
    }

    private static func perceptual(_ call: String, _ reader: FixtureReader) throws -> FixtureValue {
        let spring = CASpringAnimation(
            perceptualDuration: try reader.number("perceptualDuration"),
            bounce: try reader.number("bounce")
        )
        spring.initialVelocity = try reader.number("initialVelocity", default: 0)
        switch call {
        case "CASpringAnimation(perceptualDuration:bounce:).damping":
            return .number(spring.damping)
        case "CASpringAnimation(perceptualDuration:bounce:).settlingDuration":
            return .number(spring.settlingDuration)
        case "CASpringAnimation(perceptualDuration:bounce:) [damping, settlingDuration]":
            return .list([.number(spring.damping), .number(spring.settlingDuration)])
        default:
            throw FixtureError.unknownCall(call)
        }
    }

    /// The model value changes from 50 to 150 at time 0 and to 350 at 0.25, each time with an
    /// additive spring.
    ///
    /// The clock runs, so animations are removed at their end.
    private static func additive(at time: Double) throws -> Double {
        func spring(_ distance: Double, _ stiffness: Double, _ damping: Double) -> CASpringAnimation
        {
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.fromValue = -distance
            spring.toValue = 0
            spring.isAdditive = true
            spring.stiffness = stiffness
            spring.damping = damping
            spring.duration = 0.4
            return spring
        }
        let stage = Stage()
        stage.change { stage.layer.position.x = 150 }
        stage.layer.add(spring(100, 505.6085750225316, 35.97718655005809), forKey: "1")
        CATransaction.flush()
        stage.display.advance(by: min(time, 0.25))
        if time >= 0.25 {
            stage.change { stage.layer.position.x = 350 }
            let second = spring(200, 497.5361505635245, 35.68882942101944)
            second.initialVelocity = 1
            stage.layer.add(second, forKey: "2")
            stage.display.advance(by: time - 0.25)
        }
        return try stage.shown().position.x
    }

    // MARK: CAMediaTimingFunction

    static func timingFunction(
        _ entry: FixtureEntry, _ reader: FixtureReader
    ) throws -> FixtureValue {
        let function: CAMediaTimingFunction
        if reader.has("controlPoints") {
            let p = try reader.numbers("controlPoints").map { Float($0) }
            function = CAMediaTimingFunction(controlPoints: p[0], p[1], p[2], p[3])
        } else {
            function = CAMediaTimingFunction(
                name: CAMediaTimingFunctionName(rawValue: try reader.string("name"))
            )
        }
        switch entry.call {
        case "control points":
            let points = [1, 2].flatMap { index in
                var point: [Float] = [0, 0]
                function.getControlPoint(at: index, values: &point)
                return point
            }
            return .list(points.map { .number(Double($0)) })
        case "value at x":
            let animation = basic("position.x", from: 0, to: 1)
            animation.timingFunction = function
            let time = try reader.number("x")
            return .number(try Stage().clock([animation], at: [time]) { Double($0.position.x) }[0])
        default:
            throw FixtureError.unknownCall(entry.call)
        }
    }

    // MARK: CAMediaTiming

    static func timing(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        let call = entry.call
        if call == "CATransaction default animationDuration" {
            return .number(CATransaction.animationDuration())
        }
        let animation = basic("position.x")
        // Inputs that a row does not name have the values in its call.
        let isHalfway = call.hasPrefix("CABasicAnimation from/to/by at half time")
        let isFilled = call.hasPrefix("fillMode with beginTime +1")
        guard
            isHalfway || isFilled
                || call.hasPrefix("linear CABasicAnimation 0→1, duration 1, model 0.5")
        else { throw FixtureError.unknownCall(call) }
        func value(_ name: String, _ fallback: Double?) throws -> Double? {
            reader.has(name) ? try reader.number(name) : fallback
        }
        animation.fromValue = try value("fromValue", isHalfway ? nil : 0)
        animation.toValue = try value("toValue", isHalfway ? nil : 1)
        animation.byValue = try value("byValue", nil)
        animation.beginTime = try reader.number("beginTime", default: isFilled ? 1 : 0)
        animation.duration = try reader.number("duration", default: 1)
        animation.speed = Float(try reader.number("speed", default: 1))
        animation.timeOffset = try reader.number("timeOffset", default: 0)
        animation.repeatCount = Float(try reader.number("repeatCount", default: 0))
        animation.repeatDuration = try reader.number("repeatDuration", default: 0)
        animation.autoreverses = try reader.bool("autoreverses", default: false)
        animation.isRemovedOnCompletion = try reader.bool(
            "isRemovedOnCompletion", default: !isFilled
        )
        if reader.has("fillMode") {
            let name = try reader.string("fillMode")
            guard let mode = CAMediaTimingFillMode(rawValue: name) else {
                throw FixtureError.wrongInput("fillMode", .string(name))
            }
            animation.fillMode = mode
        }
        let time = try reader.number("time", default: isHalfway ? 0.5 : nil)
        let model = try reader.number("model", default: 0.5)
        let stage = Stage()
        stage.change { stage.layer.position.x = model }
        return .number(try stage.clock([animation], at: [time]) { Double($0.position.x) }[0])
    }
}
