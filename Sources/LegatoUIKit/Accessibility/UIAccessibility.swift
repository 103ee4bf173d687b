import LegatoLayers

/// Messages to assistive technologies, and whether there are any.
@preconcurrency @MainActor public enum UIAccessibility {
    /// The kinds of messages.
    nonisolated public struct Notification: Sendable, Hashable {
        fileprivate let isAnnouncement: Bool
        private let name: String

        private init(_ name: String, isAnnouncement: Bool = false) {
            (self.name, self.isAnnouncement) = (name, isAnnouncement)
        }

        /// A text is to be spoken.
        public static let announcement = Notification("announcement", isAnnouncement: true)
        /// A part of the screen has changed, which screen readers learn of without it.
        public static let layoutChanged = Notification("layoutChanged")
        /// The screen has changed, which screen readers learn of without it.
        public static let screenChanged = Notification("screenChanged")
    }

    /// Sends a message: has the text that is the argument of an `announcement` spoken.
    ///
    /// Others have no effect, since screen readers learn of changes without them.
    public static func post(notification: Notification, argument: Any?) {
        guard notification.isAnnouncement, let text = argument as? String else { return }
        AccessibilityAnnouncements.post(text)
    }

    /// Whether an assistive technology reads the program.
    public static var isVoiceOverRunning: Bool { HostingDefaults.settings.usesScreenReader }

    private static var settings: SystemSettings {
        LayerHost.main?.systemSettings ?? HostingDefaults.settings
    }

    /// Whether the user prefers reduced motion.
    public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
    /// Whether the user prefers a higher contrast.
    public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
}
