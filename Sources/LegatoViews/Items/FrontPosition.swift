import Foundation

/// The z positions of layers in front of all views of a display.
nonisolated enum FrontPosition {
    /// The position of panels, such as the suggestions of a text field, in points.
    static let panel: CGFloat = 1e6 - 1
    /// The position of help tags and dragged items, in front of panels, in points.
    static let tag: CGFloat = 1e6
}
