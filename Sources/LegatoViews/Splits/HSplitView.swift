import LegatoGraphics
import LegatoMotion

/// A view that arranges panes horizontally, with dividers that the user drags.
///
/// The panes share the width equally until a divider is dragged, and keep their proportions when the
/// width changes. Each pane stays within the limits of its view: `frame(minWidth:maxWidth:)` sets
/// them, and a view with a fixed width keeps it.
///
/// ```swift
/// HSplitView {
///     FileList()
///         .frame(minWidth: 150, maxWidth: 300)
///     Preview()
///         .frame(minWidth: 200, maxWidth: .infinity, maxHeight: .infinity)
/// }
/// ```
///
/// Assistive technologies adjust a divider in steps of 10 points.
public nonisolated struct HSplitView<Content: View>: View {
    private let content: Content

    /// Creates a view whose panes are the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The panes and the dividers between them.
    public var body: some View { SplitContainer(.horizontal) { content } }
}

/// A view that arranges panes vertically, with dividers that the user drags.
///
/// The panes share the height equally until a divider is dragged, and keep their proportions when
/// the height changes. Each pane stays within the limits of its view, which
/// `frame(minHeight:maxHeight:)` sets.
///
/// ```swift
/// VSplitView {
///     Editor()
///         .frame(minHeight: 100, maxHeight: .infinity)
///     Log()
///         .frame(minHeight: 40, maxHeight: 200)
/// }
/// ```
///
/// Assistive technologies adjust a divider in steps of 10 points.
public nonisolated struct VSplitView<Content: View>: View {
    private let content: Content

    /// Creates a view whose panes are the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The panes and the dividers between them.
    public var body: some View { SplitContainer(.vertical) { content } }
}
