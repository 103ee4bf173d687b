import LegatoLayers

/// Notifications to assistive technologies, and the user's accessibility settings.
@preconcurrency @MainActor public enum UIAccessibility {
    /// The kinds of messages.
    nonisolated public struct Notification: Sendable, Hashable {
        fileprivate let isAnnouncement: Bool
        private let name: String

        private init(_ name: String, isAnnouncement: Bool = false) {
            (self.name, self.isAnnouncement) = (name, isAnnouncement)
        }

        /// Makes screen readers speak a string.
        public static let announcement = Notification("announcement", isAnnouncement: true)
        /// A part of the screen has changed; has no effect, because screen readers follow changes.
        public static let layoutChanged = Notification("layoutChanged")
        /// The screen has changed; has no effect, because screen readers follow changes.
        public static let screenChanged = Notification("screenChanged")
    }

    /// Posts a notification; for an `announcement`, screen readers speak the string `argument`.
    ///
    /// Other notifications have no effect: screen readers follow changes automatically.
    public static func post(notification: Notification, argument: Any?) {
        guard notification.isAnnouncement, let text = argument as? String else { return }
        AccessibilityAnnouncements.post(text)
    }

    /// Whether an assistive technology, such as a screen reader, is in use.
    public static var isVoiceOverRunning: Bool { HostingDefaults.settings.usesScreenReader }

    private static var settings: SystemSettings {
        LayerHost.main?.systemSettings ?? HostingDefaults.settings
    }

    /// Whether the user prefers reduced motion.
    public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
    /// Whether the user prefers opaque backgrounds; false, because Linux desktops have no such
    /// setting.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the user prefers a higher contrast.
    public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
}
