public import Foundation

extension UITextField {
    /// The frame around the text.
    nonisolated public enum BorderStyle: Int, Sendable, Hashable {
        /// None.
        case none = 0
        /// A line.
        case line = 1
        /// A line.
        case bezel = 2
        /// A light rectangle with rounded corners.
        case roundedRect = 3
    }

    /// When a view beside the text is shown.
    nonisolated public enum ViewMode: Int, Sendable, Hashable {
        /// Never.
        case never = 0
        /// While the user edits the text.
        case whileEditing = 1
        /// While the user does not edit the text.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }
}

extension UITextField {
    /// Posted with the field as its object when the user begins to edit it.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification"
    )
    /// Posted with the field as its object when the user has changed its text.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification"
    )
    /// Posted with the field as its object when the user has ended editing it.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification"
    )
}

nonisolated extension String {
    /// Returns the range of UTF-16 units that differs from another text, and what that has there.
    func difference(to other: String) -> (range: NSRange, replacement: String) {
        let (old, new) = (self as NSString, other as NSString)
        let start = (commonPrefix(with: other) as NSString).length
        var tail = 0
        while tail < min(old.length, new.length) - start,
            old.character(at: old.length - 1 - tail) == new.character(at: new.length - 1 - tail)
        {
            tail += 1
        }
        return (
            NSRange(location: start, length: old.length - start - tail),
            new.substring(with: NSRange(location: start, length: new.length - start - tail))
        )
    }
}
