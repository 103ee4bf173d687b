import LegatoGraphics

/// An animation with a modifier.
///
/// It provides no velocity. It merges with an animation that has an equal modifier, if the bases
/// merge.
struct ModifiedAnimation<Modifier: AnimationModifier>: BuiltInAnimation {
    private let nested: NestedValue<Animation>
    let modifier: Modifier
    let isCustom: Bool

    init(base: Animation, modifier: Modifier) {
        (nested, self.modifier, isCustom) = (NestedValue(base), modifier, base.isCustom)
    }

    var base: Animation { nested.value }

    func resolved(magnitude: Double) -> ResolvedAnimation? {
        guard !isCustom, let base = withStackRoom({ base.resolved(magnitude: magnitude) })
        else { return nil }
        return modifier.modify(base, magnitude: magnitude)
    }

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        withStackRoom {
            modifier.animate(base: base, value: value, time: time, context: &context)
        }
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        guard let other = previous.base as? Self, other.modifier == modifier else { return false }
        return withStackRoom {
            base.shouldMerge(
                previous: other.base, value: value, time: modifier.baseTime(time), context: &context
            )
        }
    }
}

extension ModifiedAnimation: TextOutputStreamable, CustomStringConvertible {
    var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    // Streamed, because nested modifiers that concatenate the strings of their bases take quadratic
    // time.
    func write<Target: TextOutputStream>(to target: inout Target) {
        target.write("CustomAnimationModifiedContent(base: ")
        withStackRoom {
            let inner = base.base
            (inner as? any TextOutputStreamable ?? "\(inner)").write(to: &target)
        }
        target.write(", modifier: \(modifier))")
    }
}

extension Animation {
    /// Returns the animation with its start delayed by a time in seconds.
    ///
    /// The delay is in the time of the result: `.delay(1).speed(2)` waits half a second. With a
    /// negative delay the animation begins partway through. NaN counts as no delay. An animation
    /// that ends immediately is not delayed.
    public func delay(_ delay: Double) -> Animation {
        let check = NumberCheck(Self.self, "delay(_:)")
        return modified(by: DelayAnimation(delay: max(check.order(delay), -1e9)))
    }

    /// Returns the animation sped up by a factor; with a factor <= 0 it never moves.
    ///
    /// The factor is clamped to a magnitude of 10⁹; NaN counts as 1.
    public func speed(_ speed: Double) -> Animation {
        let speed = NumberCheck(Self.self, "speed(_:)").order(speed, or: 1)
        return modified(by: SpeedAnimation(speed: min(max(speed, -1e9), 1e9)))
    }

    /// Returns the animation repeated a number of times.
    ///
    /// Each pass ends at the exact end of the animation. After the last pass the value is the new
    /// one, even if that pass ran backwards.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of passes; values below 1 count as 1.
    ///   - autoreverses: Whether every second pass runs backwards; `true` by default.
    /// - Returns: The repeated animation.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        modified(by: RepeatAnimation(repeatCount: repeatCount, autoreverses: autoreverses))
    }

    /// Returns the animation repeated until it is replaced.
    ///
    /// - Parameter autoreverses: Whether every second pass runs backwards; `true` by default.
    /// - Returns: The repeated animation.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        modified(by: RepeatAnimation(repeatCount: nil, autoreverses: autoreverses))
    }

    /// Returns the animation made logically complete after a duration in seconds.
    ///
    /// Does not postpone an earlier logical completion. With a duration <= 0 it is logically
    /// complete immediately. NaN has no effect.
    public func logicallyComplete(after duration: Double) -> Animation {
        let check = NumberCheck(Self.self, "logicallyComplete(after:)")
        let duration = check.order(duration, or: .infinity)
        return modified(by: LogicalCompletionModifier(duration: duration))
    }

    private func modified(by modifier: some AnimationModifier) -> Animation {
        Animation(ModifiedAnimation(base: self, modifier: modifier))
    }
}
