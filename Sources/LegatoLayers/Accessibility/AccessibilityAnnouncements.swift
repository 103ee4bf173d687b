/// Announcements for assistive technologies to speak.
package enum AccessibilityAnnouncements {
    /// Receives each text; nil while no assistive technology is in use.
    package static var onPost: ((String) -> Void)?

    /// Passes a text to the assistive technologies.
    package static func post(_ text: String) { if !text.isEmpty { onPost?(text) } }
}
