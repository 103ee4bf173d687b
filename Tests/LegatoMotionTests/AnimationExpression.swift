import LegatoMotion
import TestSupport

/// Parses animations written in Swift: `.smooth(duration: 0.3).delay(1)`.
enum AnimationExpression {
    /// An unknown name or argument of an animation.
    struct Unknown: Error {
        let what: String
    }

    /// A call: its name, and its arguments by label, unlabelled ones by position.
    private struct Call {
        var name: String
        var arguments: [(label: String, text: String)] = []

        func take(_ labels: [String]) throws -> [String: String] {
            for argument in arguments where !labels.contains(argument.label) {
                throw Unknown(what: "argument \(argument.label) of \(name)")
            }
            return Dictionary(arguments.map { ($0.label, $0.text) }) { first, _ in first }
        }

        func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

        func number(_ label: String, _ fallback: Double? = nil) throws -> Double {
            guard let text = arguments.first(where: { $0.label == label })?.text else {
                guard let fallback else { throw Unknown(what: "\(name) without \(label)") }
                return fallback
            }
            switch text {
            case ".infinity": return .infinity
            case ".nan": return .nan
            default:
                guard let number = Double(text) else { throw Unknown(what: text) }
                return number
            }
        }
    }

    static func animation(_ text: String) throws -> Animation {
        var calls = try calls(text)
        guard !calls.isEmpty else { throw Unknown(what: "nothing") }
        var animation = try factory(calls.removeFirst())
        for call in calls { animation = try modified(animation, call) }
        return animation
    }

    private static func factory(_ call: Call) throws -> Animation {
        switch call.name {
        case "default": return .default
        case "linear", "easeIn", "easeOut", "easeInOut": return try eased(call)
        case "timingCurve": return try timingCurve(call)
        case "smooth", "snappy", "bouncy": return try preset(call)
        case "spring": return try spring(call)
        case "interactiveSpring": return try interactiveSpring(call)
        case "interpolatingSpring": return try interpolatingSpring(call)
        default: throw Unknown(what: call.name)
        }
    }

    private static func eased(_ call: Call) throws -> Animation {
        _ = try call.take(["duration"])
        let duration = try call.number("duration", 0.35)
        switch call.name {
        case "linear": return .linear(duration: duration)
        case "easeIn": return .easeIn(duration: duration)
        case "easeOut": return .easeOut(duration: duration)
        default: return .easeInOut(duration: duration)
        }
    }

    private static func timingCurve(_ call: Call) throws -> Animation {
        _ = try call.take(["0", "1", "2", "3", "duration"])
        return .timingCurve(
            try call.number("0"), try call.number("1"), try call.number("2"), try call.number("3"),
            duration: try call.number("duration", 0.35)
        )
    }

    private static func preset(_ call: Call) throws -> Animation {
        _ = try call.take(["duration", "extraBounce"])
        let duration = try call.number("duration", 0.5)
        let extra = try call.number("extraBounce", 0)
        switch call.name {
        case "smooth": return .smooth(duration: duration, extraBounce: extra)
        case "snappy": return .snappy(duration: duration, extraBounce: extra)
        default: return .bouncy(duration: duration, extraBounce: extra)
        }
    }

    private static func spring(_ call: Call) throws -> Animation {
        let blend = try call.number("blendDuration", 0)
        if call.has("0") {
            return .spring(try spring(of: call, ["0", "blendDuration"]), blendDuration: blend)
        }
        if call.has("response") || call.has("dampingFraction") {
            _ = try call.take(["response", "dampingFraction", "blendDuration"])
            return .spring(
                response: try call.number("response", 0.5),
                dampingFraction: try call.number("dampingFraction", 0.825), blendDuration: blend
            )
        }
        _ = try call.take(["duration", "bounce", "blendDuration"])
        return .spring(
            duration: try call.number("duration", 0.5), bounce: try call.number("bounce", 0),
            blendDuration: blend
        )
    }

    private static func interactiveSpring(_ call: Call) throws -> Animation {
        let blend = try call.number("blendDuration", 0.25)
        if call.has("response") || call.has("dampingFraction") {
            _ = try call.take(["response", "dampingFraction", "blendDuration"])
            return .interactiveSpring(
                response: try call.number("response", 0.15),
                dampingFraction: try call.number("dampingFraction", 0.86), blendDuration: blend
            )
        }
        _ = try call.take(["duration", "extraBounce", "blendDuration"])
        return .interactiveSpring(
            duration: try call.number("duration", 0.15),
            extraBounce: try call.number("extraBounce", 0), blendDuration: blend
        )
    }

    private static func interpolatingSpring(_ call: Call) throws -> Animation {
        let velocity = try call.number("initialVelocity", 0)
        if call.has("0") {
            let spring = try spring(of: call, ["0", "initialVelocity"])
            return .interpolatingSpring(spring, initialVelocity: velocity)
        }
        if call.has("stiffness") {
            _ = try call.take(["mass", "stiffness", "damping", "initialVelocity"])
            return .interpolatingSpring(
                mass: try call.number("mass", 1), stiffness: try call.number("stiffness"),
                damping: try call.number("damping"), initialVelocity: velocity
            )
        }
        _ = try call.take(["duration", "bounce", "initialVelocity"])
        return .interpolatingSpring(
            duration: try call.number("duration", 0.5), bounce: try call.number("bounce", 0),
            initialVelocity: velocity
        )
    }

    /// Returns the spring given as the first argument, as `Spring(duration: 0.3)` or `.bouncy`.
    private static func spring(of call: Call, _ labels: [String]) throws -> Spring {
        let text = try call.take(labels)["0"] ?? ""
        let written = try calls(text.hasPrefix(".") ? text : ".\(text)")
        guard written.count == 1 else { throw Unknown(what: text) }
        let spring = written[0]
        var inputs: [String: FixtureValue] = [:]
        for argument in spring.arguments {
            inputs[argument.label] =
                argument.text == "true" || argument.text == "false"
                ? .bool(argument.text == "true")
                : .number(try spring.number(argument.label))
        }
        inputs["init"] =
            spring.name == "Spring"
            ? .string(initializer(spring.arguments.map(\.label))) : .string(spring.name)
        let entry = FixtureEntry(inputs: inputs)
        let reader = entry.reader
        let result = try SpringFixtures.spring(reader)
        try reader.finish()
        return result
    }

    private static func initializer(_ labels: [String]) -> String {
        labels.isEmpty || labels == ["duration"] || labels == ["bounce"]
            ? "duration:bounce:" : labels.map { "\($0):" }.joined()
    }

    private static func modified(_ animation: Animation, _ call: Call) throws -> Animation {
        switch call.name {
        case "delay":
            _ = try call.take(["0"])
            return animation.delay(try call.number("0"))
        case "speed":
            _ = try call.take(["0"])
            return animation.speed(try call.number("0"))
        case "repeatCount", "repeatForever":
            let arguments = try call.take(["0", "autoreverses"])
            let autoreverses = arguments["autoreverses"] != "false"
            guard call.name == "repeatCount" else {
                return animation.repeatForever(autoreverses: autoreverses)
            }
            let count = Int(try call.number("0"))
            return animation.repeatCount(count, autoreverses: autoreverses)
        case "logicallyComplete":
            _ = try call.take(["after"])
            return animation.logicallyComplete(after: try call.number("after"))
        default: throw Unknown(what: call.name)
        }
    }

    /// Splits `.a.b(c: 1, 2)` into its calls.
    private static func calls(_ text: String) throws -> [Call] {
        var calls: [Call] = []
        var rest = text[...]
        while rest.first == "." {
            rest.removeFirst()
            var call = Call(name: String(rest.prefix { $0.isLetter }))
            rest.removeFirst(call.name.count)
            if rest.first == "(" {
                let inside = try parenthesised(&rest)
                for (index, argument) in split(inside).enumerated() {
                    let label = argument.prefix { $0.isLetter }
                    let value = argument.dropFirst(label.count)
                    if !label.isEmpty, value.first == ":" {
                        call.arguments.append((String(label), trimmed(value.dropFirst())))
                    } else {
                        call.arguments.append(("\(index)", trimmed(argument)))
                    }
                }
            }
            calls.append(call)
        }
        guard rest.isEmpty else { throw Unknown(what: String(rest)) }
        return calls
    }

    /// Removes a parenthesised prefix and returns its content.
    private static func parenthesised(_ rest: inout Substring) throws -> Substring {
        var depth = 0
        for index in rest.indices {
            if rest[index] == "(" { depth += 1 }
            if rest[index] == ")" { depth -= 1 }
            guard depth == 0 else { continue }
            let inside = rest[rest.index(after: rest.startIndex)..<index]
            rest = rest[rest.index(after: index)...]
            return inside
        }
        throw Unknown(what: String(rest))
    }

    /// Splits at the commas outside of parentheses.
    private static func split(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            guard text[index] == ",", depth == 0 else { continue }
            parts.append(text[start..<index])
            start = text.index(after: index)
        }
        if start < text.endIndex { parts.append(text[start...]) }
        return parts.map { $0.drop { $0 == " " } }
    }

    private static func trimmed(_ text: Substring) -> String {
        text.filter { $0 != " " }
    }
}
