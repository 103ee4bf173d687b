import LegatoGraphics
import LegatoMotion

/// Haptic or audio feedback.
///
/// Computers have no such hardware: feedback is accepted and has no effect, which is reported once.
nonisolated public struct SensoryFeedback: Sendable, Equatable {
    /// The mass of colliding objects.
    public struct Weight: Sendable, Equatable {
        fileprivate var name: String

        /// Small objects.
        public static let light = Weight(name: "light")
        /// Objects of medium size.
        public static let medium = Weight(name: "medium")
        /// Large objects.
        public static let heavy = Weight(name: "heavy")
    }

    /// The flexibility of colliding objects.
    public struct Flexibility: Sendable, Equatable {
        fileprivate var name: String

        /// Hard objects.
        public static let rigid = Flexibility(name: "rigid")
        /// Objects of medium flexibility.
        public static let solid = Flexibility(name: "solid")
        /// Soft objects.
        public static let soft = Flexibility(name: "soft")
    }

    private var name: String
    private var intensity = 1.0

    /// A task has been completed.
    public static let success = SensoryFeedback(name: "success")
    /// A task needs attention.
    public static let warning = SensoryFeedback(name: "warning")
    /// A task has failed.
    public static let error = SensoryFeedback(name: "error")
    /// A selection has changed.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value has risen above a threshold.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value has fallen below a threshold.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// An activity has started.
    public static let start = SensoryFeedback(name: "start")
    /// An activity has stopped.
    public static let stop = SensoryFeedback(name: "stop")
    /// A dragged object has been aligned.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A pressure has passed a level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A path has been completed.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    /// Objects of medium mass have collided.
    public static let impact = SensoryFeedback(name: "impact")

    /// Returns the feedback for a collision of objects of a mass.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact of \(weight.name) objects", intensity: intensity)
    }

    /// Returns the feedback for a collision of objects of a flexibility.
    public static func impact(
        flexibility: Flexibility, intensity: Double = 1
    ) -> SensoryFeedback {
        SensoryFeedback(name: "impact of \(flexibility.name) objects", intensity: intensity)
    }
}

nonisolated extension View {
    /// Plays feedback when a value changes; without hardware, reports once that there is none.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View {
        onChange(of: trigger) { HapticNotice.print() }
    }

    /// Plays feedback when a value changes and a condition holds for the old and the new value.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { if condition($0, $1) { HapticNotice.print() } }
    }

    /// Plays the feedback that a closure returns when a value changes; none for nil.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { if feedback($0, $1) != nil { HapticNotice.print() } }
    }
}
