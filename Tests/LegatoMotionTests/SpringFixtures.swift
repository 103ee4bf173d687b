import LegatoMotion
import TestSupport

/// Evaluates fixtures for `Spring`.
enum SpringFixtures {
    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        let call = entry.call
        if call.hasSuffix("equals Spring(duration:bounce:)") {
            return try preset(call, reader)
        }
        if call.hasPrefix("mirror child ") {
            let spring = try spring(reader)
            return try mirrored(spring, String(call.dropFirst("mirror child ".count)))
        }
        if call.hasPrefix("last time in milliseconds") {
            return .number(lastMillisecond(outside: 0.001, of: try spring(reader)))
        }
        guard call.hasPrefix("Spring.") else { throw FixtureError.unknownCall(call) }
        let name = String(call.dropFirst("Spring.".count))
        guard properties[name] != nil || name.contains("(") else {
            throw FixtureError.unknownCall(call)
        }
        let spring = try reader.has("spring") ? spring(reader.child("spring")) : spring(reader)
        if let property = properties[name] { return .number(spring[keyPath: property]) }
        return .number(try method(name, spring, reader))
    }

    private static let properties: [String: any KeyPath<Spring, Double> & Sendable] = [
        "duration": \.duration, "response": \.response, "bounce": \.bounce,
        "dampingRatio": \.dampingRatio, "mass": \.mass, "stiffness": \.stiffness,
        "damping": \.damping, "settlingDuration": \.settlingDuration,
    ]

    static func spring(_ reader: FixtureReader) throws -> Spring {
        let initializer = try reader.string("init")
        switch initializer {
        case "duration:bounce:":
            return Spring(
                duration: try reader.number("duration", default: 0.5),
                bounce: try reader.number("bounce", default: 0)
            )
        case "response:dampingRatio:":
            return Spring(
                response: try reader.number("response"),
                dampingRatio: try reader.number("dampingRatio")
            )
        case "mass:stiffness:damping:allowOverDamping:", "mass:stiffness:damping:",
            "stiffness:damping:":
            return Spring(
                mass: try reader.number("mass", default: 1),
                stiffness: try reader.number("stiffness"), damping: try reader.number("damping"),
                allowOverDamping: try reader.bool("allowOverDamping", default: false)
            )
        case "settlingDuration:dampingRatio:epsilon:", "settlingDuration:dampingRatio:":
            return Spring(
                settlingDuration: try reader.number("settlingDuration"),
                dampingRatio: try reader.number("dampingRatio"),
                epsilon: try reader.number("epsilon", default: 0.001)
            )
        case "smooth", "snappy", "bouncy", "smooth(duration:extraBounce:)",
            "snappy(duration:extraBounce:)", "bouncy(duration:extraBounce:)":
            return try preset(
                initializer.prefix { $0.isLetter },
                duration: try reader.number("duration", default: 0.5),
                extraBounce: try reader.number("extraBounce", default: 0)
            )
        default:
            throw FixtureError.wrongInput("init", .string(initializer))
        }
    }

    private static func preset(_ call: String, _ reader: FixtureReader) throws -> FixtureValue {
        let duration = try reader.number("duration", default: 0.5)
        let extra = try reader.number("extraBounce", default: 0)
        if let name = reader.value("preset"), !call.contains("\(name)".filter { $0 != "\"" }) {
            throw FixtureError.wrongInput("preset", name)
        }
        let name = call.dropFirst("Spring.".count).prefix { $0.isLetter }
        let spring = try preset(name, duration: duration, extraBounce: extra)
        return .object(["duration": .number(spring.duration), "bounce": .number(spring.bounce)])
    }

    private static func preset(
        _ name: Substring, duration: Double, extraBounce: Double
    ) throws -> Spring {
        switch name {
        case "smooth": .smooth(duration: duration, extraBounce: extraBounce)
        case "snappy": .snappy(duration: duration, extraBounce: extraBounce)
        case "bouncy": .bouncy(duration: duration, extraBounce: extraBounce)
        default: throw FixtureError.unknownCall("Spring.\(name)")
        }
    }

    private static func mirrored(_ spring: Spring, _ names: String) throws -> FixtureValue {
        let children = Mirror(reflecting: spring).children
        let values = try names.components(" and ").map { name in
            guard let child = children.first(where: { $0.label == name })?.value as? Double else {
                throw FixtureError.unknownCall("mirror child \(name)")
            }
            return FixtureValue.number(child)
        }
        return values.count == 1 ? values[0] : .list(values)
    }

    private static func method(
        _ name: String, _ spring: Spring, _ reader: FixtureReader
    ) throws -> Double {
        func number(_ name: String) throws -> Double { try reader.number(name) }
        func initialVelocity() throws -> Double {
            try reader.number("initialVelocity", default: 0)
        }
        switch name {
        case "value(target:initialVelocity:time:)":
            return spring.value(
                target: try number("target"), initialVelocity: try initialVelocity(),
                time: try number("time")
            )
        case "velocity(target:initialVelocity:time:)":
            return spring.velocity(
                target: try number("target"), initialVelocity: try initialVelocity(),
                time: try number("time")
            )
        case "force(target:position:velocity:)":
            return spring.force(
                target: try number("target"), position: try number("position"),
                velocity: try number("velocity")
            )
        case "settlingDuration(target:initialVelocity:epsilon:)":
            return spring.settlingDuration(
                target: try number("target"), initialVelocity: try initialVelocity(),
                epsilon: try reader.number("epsilon", default: 0.001)
            )
        case "value(fromValue:toValue:initialVelocity:time:)":
            return spring.value(
                fromValue: try number("fromValue"), toValue: try number("toValue"),
                initialVelocity: try initialVelocity(), time: try number("time")
            )
        case "velocity(fromValue:toValue:initialVelocity:time:)":
            return spring.velocity(
                fromValue: try number("fromValue"), toValue: try number("toValue"),
                initialVelocity: try initialVelocity(), time: try number("time")
            )
        case "force(fromValue:toValue:position:velocity:)":
            return spring.force(
                fromValue: try number("fromValue"), toValue: try number("toValue"),
                position: try number("position"), velocity: try number("velocity")
            )
        case "settlingDuration(fromValue:toValue:initialVelocity:epsilon:)":
            return spring.settlingDuration(
                fromValue: try number("fromValue"), toValue: try number("toValue"),
                initialVelocity: try initialVelocity(),
                epsilon: try reader.number("epsilon", default: 0.001)
            )
        case "update(value:velocity:target:deltaTime:) -> value after the listed steps":
            var value = try number("value")
            var velocity = try number("velocity")
            let target = try number("target")
            for step in try reader.numbers("deltaTimes") {
                spring.update(value: &value, velocity: &velocity, target: target, deltaTime: step)
            }
            return value
        default:
            throw FixtureError.unknownCall("Spring.\(name)")
        }
    }

    private static func lastMillisecond(outside epsilon: Double, of spring: Spring) -> Double {
        var last = 0.0
        for index in 0..<60_000 {
            let time = Double(index) / 10
            if abs(1 - spring.value(target: 1.0, time: time / 1000)) >= epsilon { last = time }
        }
        return last
    }
}

extension String {
    fileprivate func components(_ separator: String) -> [String] {
        var parts = [""]
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(separator) {
                parts.append("")
                rest = rest.dropFirst(separator.count)
            } else {
                parts[parts.count - 1].append(rest.removeFirst())
            }
        }
        return parts
    }
}
