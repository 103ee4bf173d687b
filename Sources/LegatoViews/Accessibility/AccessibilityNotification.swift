public import Foundation
import LegatoLayers

/// Messages of the program to assistive technologies.
///
/// Changes of views need none: screen readers learn of them.
nonisolated public enum AccessibilityNotification {
    /// A text that a screen reader is to speak.
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

        /// Has the text spoken, if a screen reader is in use.
        @preconcurrency @MainActor public func post() { AccessibilityAnnouncements.post(text) }
    }
}
