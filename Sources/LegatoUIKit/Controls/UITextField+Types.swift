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
