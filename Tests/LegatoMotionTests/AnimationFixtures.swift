import LegatoMotion
import TestSupport

/// Evaluates fixtures for samples and descriptions of `Animation`.
enum AnimationFixtures {
    private static func animation(_ name: String, _ reader: FixtureReader) throws -> Animation {
        let expression = try reader.string(name)
        do {
            return try AnimationExpression.animation(expression)
        } catch let error as AnimationExpression.Unknown {
            throw FixtureError.wrongInput(name, .string("\(expression): \(error.what)"))
        }
    }

    static func description(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        let animation = try animation("expression", reader)
        switch entry.call {
        case "description": return .string(animation.description)
        case "debugDescription": return .string(animation.debugDescription)
        case "customMirror.description": return .string(animation.customMirror.description)
        default: throw FixtureError.unknownCall(entry.call)
        }
    }

    /// Reads the parameters of an animation from its description.
    static func factory(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        guard entry.call == "parameters of the built animation" else {
            throw FixtureError.unknownCall(entry.call)
        }
        let text = try animation("expression", reader).description
        let type = String(text.prefix { $0 != "(" })
        var result: [String: FixtureValue] = ["type": .string(type)]
        if type == "BezierAnimation" {
            result["duration"] = number("duration", in: text)
            // The coefficients determine the control points: c = 3p₁, b = 3(p₂ − p₁) − c.
            let points = ["x", "y"].map { axis in
                let c = number("c\(axis)", in: text)?.number ?? .nan
                let b = number("b\(axis)", in: text)?.number ?? .nan
                return (c / 3, (b + c) / 3 + c / 3)
            }
            result["controlPoints"] = .list(
                [points[0].0, points[1].0, points[0].1, points[1].1].map { .number($0) }
            )
        } else {
            for name in ["response", "dampingFraction", "blendDuration"] {
                result[name] = number(name, in: text)
            }
        }
        return .object(result)
    }

    private static func number(_ name: String, in text: String) -> FixtureValue? {
        guard let range = text.firstRange(of: "\(name): ") else { return nil }
        return Double(text[range.upperBound...].prefix { "0123456789.-e".contains($0) })
            .map { .number($0) }
    }

    static func sample(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        var context = AnimationContext<Double>()
        func value(_ animation: Animation, _ value: Double, _ time: Double) -> FixtureValue {
            animation.animate(value: value, time: time, context: &context).map { .number($0) }
                ?? .null
        }
        switch entry.call {
        case "Animation.animate(value:time:context:)":
            return value(
                try animation("animation", reader), try reader.number("value"),
                try reader.number("time")
            )
        case "Animation.animate sampled in order with one context":
            let animation = try animation("animation", reader)
            let whole = try reader.number("value")
            return .list(try reader.numbers("times").map { value(animation, whole, $0) })
        case "FluidSpringAnimation sampled every 1/60 s from t = 1/60 with one context":
            return value(
                try spring(reader, blendDuration: try reader.number("blendDuration")),
                try reader.number("value"), try reader.number("frame") / 60
            )
        case "FluidSpringAnimation is logically complete from this time on":
            return .number(animator(try spring(reader), 1).logicalEndTime)
        case "FluidSpringAnimation: first frame (1/60 s) returning nil":
            let spring = try spring(reader, blendDuration: try reader.number("blendDuration"))
            return .number((animator(spring, try reader.number("value")).endTime * 60).rounded(.up))
        case "FluidSpringAnimation(.smooth) 0→100 retargeted to 200 at frame 12, presented value at frame":
            var animator = animator(.smooth, 100)
            animator.retarget(by: 100, animation: .smooth, at: 12.0 / 60)
            return .number(200 + animator.offset(at: try reader.number("frame") / 60))
        case "frame interval quantisation":
            return .number(FrameInterval.quantized(try reader.number("interval")))
        case "two linear(duration: 1) animations combined: 0→100 at t=0, →200 at t=0.5; presented value":
            var animator = animator(.linear(duration: 1), 100)
            animator.retarget(by: 100, animation: .linear(duration: 1), at: 0.5)
            return .number(200 + animator.offset(at: try reader.number("time")))
        case "order of completions: linear(5).logicallyComplete(after: 1) with .logicallyComplete then the same with .removed":
            let animator = animator(.linear(duration: 5).logicallyComplete(after: 1), 1)
            let names = ["logicallyComplete", "removed"].map { FixtureValue.string($0) }
            return .list(animator.logicalEndTime < animator.endTime ? names : names.reversed())
        default:
            throw FixtureError.unknownCall(entry.call)
        }
    }

    private static func spring(
        _ reader: FixtureReader, blendDuration: Double = 0
    ) throws -> Animation {
        .spring(
            response: try reader.number("response"),
            dampingFraction: try reader.number("dampingFraction"), blendDuration: blendDuration
        )
    }

    private static func animator(_ animation: Animation, _ delta: Double) -> PropertyAnimator<
        Double
    > {
        var animator = PropertyAnimator<Double>()
        animator.retarget(by: delta, animation: animation, at: 0)
        return animator
    }
}
