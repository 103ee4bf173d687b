public import Foundation
import LegatoGraphics

/// Haptic feedback.
///
/// Computers have no such hardware: feedback is accepted and has no effect, which is reported once.
@preconcurrency @MainActor public class UIFeedbackGenerator: NSObject {
    /// Prepares the hardware; has no effect.
    public func prepare() {}

    /// Warns once that there is no feedback hardware.
    final func report() { HapticNotice.print() }
}

/// The one-time warning that there is no feedback hardware.
nonisolated enum HapticNotice {
    /// Prints the warning unless it was printed before.
    static func print() {
        ViewWarning.print(
            WarningSubject(text: "Haptic feedback"),
            "has no effect: this computer has no hardware for it. Nothing needs to be changed."
        )
    }
}

/// Feedback for a collision.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass of the colliding objects.
    nonisolated public enum FeedbackStyle: Int, Sendable, Hashable {
        /// Small objects.
        case light = 0
        /// Objects of medium size.
        case medium = 1
        /// Large objects.
        case heavy = 2
        /// Soft objects.
        case soft = 3
        /// Rigid objects.
        case rigid = 4
    }

    /// Creates a generator with a style; medium by default.
    public init(style: FeedbackStyle = .medium) {}

    /// Reports a collision.
    public func impactOccurred() { report() }

    /// Reports a collision of an intensity, 0 to 1.
    public func impactOccurred(intensity: CGFloat) { report() }
}

/// Feedback for a success, a warning or an error.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The event that the feedback signals.
    nonisolated public enum FeedbackType: Int, Sendable, Hashable {
        /// A task has been completed.
        case success = 0
        /// A task needs attention.
        case warning = 1
        /// A task has failed.
        case error = 2
    }

    /// Creates a generator.
    public override init() {}

    /// Reports an outcome.
    public func notificationOccurred(_ notificationType: FeedbackType) { report() }
}

/// Feedback for a change of a selection.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() {}

    /// Reports a change of the selection.
    public func selectionChanged() { report() }
}
