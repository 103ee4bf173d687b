public import Foundation
import LegatoGraphics
import LegatoMotion

/// The margins of sections in lists, or the insets of rows, in points; nil for those of the list's
/// style.
nonisolated struct EdgeLengths: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// Sets the lengths at some edges.
    mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    /// Returns the lengths, with those of another value where they are nil.
    func filled(from other: EdgeLengths) -> EdgeLengths {
        EdgeLengths(
            top: top ?? other.top, leading: leading ?? other.leading,
            bottom: bottom ?? other.bottom, trailing: trailing ?? other.trailing
        )
    }

    /// Returns the lengths as insets, with those of other insets where they are nil.
    func insets(over other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? other.top, leading: leading ?? other.leading,
            bottom: bottom ?? other.bottom, trailing: trailing ?? other.trailing
        )
    }
}

/// The key of the margins of the section of a view.
private nonisolated enum SectionMarginsKey: ContainerValueKey {
    static var defaultValue: EdgeLengths { EdgeLengths() }
}

/// The key of the insets of the row of a view.
private nonisolated enum RowInsetsKey: ContainerValueKey {
    static var defaultValue: EdgeLengths { EdgeLengths() }
}

nonisolated extension ContainerValues {
    /// The margins of the section of the view.
    var sectionMargins: EdgeLengths { self[SectionMarginsKey.self] }
    /// The insets of the row of the view.
    var rowInsets: EdgeLengths {
        get { self[RowInsetsKey.self] }
        set { self[RowInsetsKey.self] = newValue }
    }

    /// The inset at some edges of the row of the view.
    subscript(rowInset edges: Edge.Set) -> CGFloat? {
        get { rowInsets.top }
        set { rowInsets.set(edges, newValue) }
    }

    /// The margin at some edges of the section of the view.
    fileprivate subscript(sectionMargin edges: Edge.Set) -> CGFloat? {
        get { sectionMargins.top }
        set { self[SectionMarginsKey.self].set(edges, newValue) }
    }
}

/// The edges and the length of a modifier for margins.
private nonisolated struct MarginChange: Equatable {
    let edges: Edge.Set
    let length: CGFloat?
}

nonisolated extension View {
    /// Sets the distances of sections from the edges of their list and from each other.
    ///
    /// On a section it applies to that section, and on a list to all of its sections, except for
    /// those with margins of their own. If several modifiers set the margin at one edge, the
    /// outermost one of a section takes precedence, and the innermost one of a list.
    ///
    /// ```swift
    /// List {
    ///     Section { Banner() }
    ///         .listSectionMargins(.horizontal, 0)
    ///     Section("Fruit") { Text("Apple") }
    /// }
    /// ```
    ///
    /// The margin at the top replaces the style's distance from the section above or from the top of
    /// the list. The one at the bottom, 0 by default, is added to the distance from the section
    /// below, and replaces the style's distance of the last section from the end of the list.
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The distance in points; nil for that of the list, or else of its style. A negative
    ///     distance counts as 0 and an infinite or NaN one as nil, with a warning.
    /// - Returns: The view.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        let length = NumberCheck(Self.self, "listSectionMargins(_:_:)").length(length)
        return EnvironmentView(
            content: self, value: MarginChange(edges: edges, length: length)
        ) {
            $0.listSettings.sectionMargins.set($1.edges, $1.length)
        }
        .containerValue(\.[sectionMargin: edges], length)
    }
}
