public import Foundation
import LegatoLayers

/// Notifications of the program to assistive technologies.
///
/// View changes need no notification: they are reported to screen readers automatically.
nonisolated public enum AccessibilityNotification {
    /// An announcement for a screen reader to speak.
    ///
    /// ```swift
    /// AccessibilityNotification.Announcement("Three files found").post()
    /// ```
    public struct Announcement: Sendable {
        private let text: String

        /// Creates an announcement.
        public init(_ announcement: String) { text = announcement }

        /// Creates an announcement of a text, without its attributes.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
        }

        /// Posts the announcement; it is spoken if a screen reader is in use.
        @preconcurrency @MainActor public func post() { AccessibilityAnnouncements.post(text) }
    }
}
