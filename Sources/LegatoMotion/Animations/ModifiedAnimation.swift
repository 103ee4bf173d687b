import LegatoGraphics

/// A change to how an animation runs.
protocol AnimationModifier: Hashable, Sendable {
    /// The built-in trajectory with the change made to it.
    func modify(_ base: ResolvedAnimation, magnitude: Double) -> ResolvedAnimation

    /// Runs any base, custom ones included, with the change made to it.
    func animate<V: VectorArithmetic>(
        base: Animation,
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> V?

    /// The time of the base at a time outside.
    func baseTime(_ time: Double) -> Double
}

/// An animation with a change to how it runs.
///
/// It knows no velocity, and merges when the other has the same modifier and the bases merge.
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
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> V? {
        withStackRoom {
            modifier.animate(base: base, value: value, time: time, context: &context)
        }
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: Double,
        context: inout AnimationContext<V>
    ) -> Bool {
        guard let other = previous.base as? Self, other.modifier == modifier else { return false }
        return withStackRoom {
            base.shouldMerge(
                previous: other.base,
                value: value,
                time: modifier.baseTime(time),
                context: &context
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

    // Strings that contain those of their bases would take quadratic time.
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
    /// Returns the animation starting later by a delay in seconds.
    ///
    /// The delay counts in the time of the result: `.delay(1).speed(2)` waits half a second. Below
    /// zero the animation begins in its middle. NaN is no delay, an animation that ends at once
    /// is not delayed.
    public func delay(_ delay: Double) -> Animation {
        let check = NumberCheck(Self.self, "delay(_:)")
        return modified(by: DelayAnimation(delay: max(check.order(delay), -1e9)))
    }

    /// Returns the animation running faster by a factor; it never moves for zero and below.
    ///
    /// The factor is limited to 10⁹; NaN counts as 1.
    public func speed(_ speed: Double) -> Animation {
        let speed = NumberCheck(Self.self, "speed(_:)").order(speed, or: 1)
        return modified(by: SpeedAnimation(speed: min(max(speed, -1e9), 1e9)))
    }

    /// Returns the animation repeated a number of times, at least once.
    ///
    /// A pass ends at the exact end of the animation. After the last one the value is the new
    /// one, also when that pass ran backwards.
    ///
    /// - Parameters:
    ///   - repeatCount: How often the animation runs; below 1 counts as 1.
    ///   - autoreverses: Whether every second pass runs back; `true` by default.
    /// - Returns: The repeated animation.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        modified(by: RepeatAnimation(repeatCount: repeatCount, autoreverses: autoreverses))
    }

    /// Returns the animation repeated until it is replaced.
    ///
    /// - Parameter autoreverses: Whether every second pass runs back; `true` by default.
    /// - Returns: The repeated animation.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        modified(by: RepeatAnimation(repeatCount: nil, autoreverses: autoreverses))
    }

    /// Returns the animation counting as logically complete after a duration in seconds.
    ///
    /// It counts as that earlier if it is so by itself, and at once for zero and below. NaN
    /// leaves it as it is.
    public func logicallyComplete(after duration: Double) -> Animation {
        let check = NumberCheck(Self.self, "logicallyComplete(after:)")
        let duration = check.order(duration, or: .infinity)
        return modified(by: LogicalCompletionModifier(duration: duration))
    }

    private func modified(by modifier: some AnimationModifier) -> Animation {
        Animation(ModifiedAnimation(base: self, modifier: modifier))
    }
}
