import LegatoMotion
import TestSupport

/// Evaluates fixtures for transactions, and for the sampler behind `tracksVelocity`.
enum TransactionFixtures {
    /// A property inside an `.animation(_:value:)` modifier and one outside of it.
    private struct Nest {
        private var rule = ValueBoundAnimation<Int>()
        private var model = (bound: 0, other: 0)
        private(set) var inner = PropertyAnimator<Double>()
        private(set) var outer = PropertyAnimator<Double>()
        let animation: Animation?

        init(_ animation: Animation?) {
            self.animation = animation
            var first = Transaction()
            rule.apply(animation, value: 0, to: &first)
        }

        /// Changes both properties in the current transaction, and optionally the bound value.
        mutating func change(bound: Bool) {
            var transaction = Transaction.current
            if let animation = transaction.animation {
                outer.retarget(by: 10, animation: animation, at: 0)
            }
            if bound { model.bound += 1 } else { model.other += 1 }
            rule.apply(animation, value: model.bound, to: &transaction)
            if let animation = transaction.animation {
                inner.retarget(by: 10, animation: animation, at: 0)
            }
        }
    }

    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        _ = try reader.string("probe")
        func yes(_ answer: Bool) -> FixtureValue { .string(answer ? "yes" : "no") }
        func isMoving(_ animator: PropertyAnimator<Double>) -> Bool {
            !animator.isFinished(at: 0.1)
        }
        switch entry.call {
        case "withAnimation that changes nothing animates":
            var animator = PropertyAnimator<Double>()
            withAnimation(.linear) {
                guard let animation = Transaction.current.animation else { return }
                animator.retarget(by: 0, animation: animation, at: 0)
            }
            return yes(isMoving(animator))
        case ".animation(_:value:) animates when its value changed":
            var nest = Nest(.linear)
            nest.change(bound: true)
            return yes(isMoving(nest.inner))
        case ".animation(_:value:) animates when another value changed":
            var nest = Nest(.linear)
            nest.change(bound: false)
            return yes(isMoving(nest.inner))
        case "modifier written after (outside) .animation(_:value:) is animated by it":
            var nest = Nest(.linear)
            nest.change(bound: true)
            return yes(isMoving(nest.outer))
        case "disablesAnimations blocks .animation(_:value:)":
            var nest = Nest(.linear)
            withTransaction(\.disablesAnimations, true) { nest.change(bound: true) }
            return yes(!isMoving(nest.inner))
        case "inner .animation(anim, value:) vs withAnimation(outer): which runs":
            var nest = Nest(.linear(duration: 2))
            withAnimation(.linear(duration: 5)) { nest.change(bound: true) }
            return .string(nest.inner.endTime == 2 ? "inner" : "outer")
        case "inner .animation(nil, value:) inside withAnimation(linear)":
            var nest = Nest(nil)
            withAnimation(.linear) { nest.change(bound: true) }
            return .string(isMoving(nest.inner) ? "animation" : "no animation")
        case "nested withAnimation: inner change uses",
            "nested withAnimation: after the inner block the outer change uses":
            var ends: [Animation?] = []
            withAnimation(.linear(duration: 5)) {
                withAnimation(.linear(duration: 2)) { ends.append(Transaction.current.animation) }
                ends.append(Transaction.current.animation)
            }
            let used = entry.call.contains("after") ? ends[1] : ends[0]
            return .string(used == .linear(duration: 2) ? "inner animation" : "outer animation")
        default:
            throw FixtureError.unknownCall(entry.call)
        }
    }

    static func sampler(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        var sampler = VelocitySampler<Double>()
        guard case .list(let samples) = reader.value("samples") else {
            throw FixtureError.missingInput("samples")
        }
        for sample in samples {
            guard let pair = sample.numbers, pair.count == 2 else {
                throw FixtureError.wrongInput("samples", sample)
            }
            sampler.addSample(pair[0], time: pair[1])
        }
        switch entry.call {
        case "isEmpty on a new sampler (Apple returns the inverse)":
            // SwiftUI's property reports whether there are samples.
            return .bool(sampler.hasSamples)
        case "lastTime after samples [value, time]":
            return sampler.lastTime.map { .number($0) } ?? .null
        case "velocity after samples [value, time]":
            return .number(sampler.velocity)
        default:
            throw FixtureError.unknownCall(entry.call)
        }
    }
}
