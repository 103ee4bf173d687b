public import Foundation
public import LegatoGraphics
import LegatoMotion

nonisolated enum SelectionDisabledKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

/// The tint of the icons and controls in the rows of a list.
public nonisolated struct ListItemTint: Sendable {
    let color: Color

    /// A tint that is kept where the list has another one.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A tint, which is kept as well: lists in Legato have none of their own.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Grey.
    public static let monochrome = ListItemTint(color: .gray)
}

nonisolated extension View {
    /// Sets whether the row of the view cannot be selected in its list.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        layoutValue(key: SelectionDisabledKey.self, value: isDisabled)
    }

    /// Sets whether a separator is above the first and below the last row of a section of a list.
    ///
    /// By default, the sections of a plain list have one below them.
    ///
    /// ```swift
    /// Section("Fruits") {
    ///     Text("Apple")
    ///     Text("Pear")
    /// }
    /// .listSectionSeparator(.visible, edges: .top)
    /// ```
    ///
    /// It has no effect on a whole list. A row that hides its separator at the edge of the section
    /// hides this one.
    public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        edgeValue(
            visibility, at: edges, top: SectionTopSeparatorKey.self,
            bottom: SectionSeparatorKey.self
        )
    }

    /// Sets the colour of the separators above and below a section of a list; nil for the default
    /// one.
    ///
    /// A colour that a row sets takes precedence.
    public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        edgeValue(color, at: edges, top: SectionTopTintKey.self, bottom: SectionTintKey.self)
    }

    /// Sets the insets of the view in its list row, in points; nil for the default ones.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        let check = NumberCheck(Self.self, "listRowInsets(_:)")
        let own = insets.map(check.insets)
        let lengths = EdgeLengths(
            top: own?.top, leading: own?.leading, bottom: own?.bottom, trailing: own?.trailing
        )
        return containerValue(\.rowInsets, lengths)
    }

    /// Sets the insets of the view at some edges of its list row.
    ///
    /// Other edges keep their insets.
    ///
    /// ```swift
    /// Text("Wide").listRowInsets(.horizontal, 0)
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The inset in points; nil for the default one. An infinite value or NaN counts as
    ///     nil, with a warning.
    /// - Returns: The view.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        let length = NumberCheck(Self.self, "listRowInsets(_:_:)").number(length)
        return containerValue(\.[rowInset: edges], length)
    }

    /// Sets whether the row of the view is separated from the rows above and below it.
    ///
    /// The separator between two rows is hidden if the upper row hides it at its bottom edge, or the
    /// lower one at its top edge. `visible` also shows a separator at the edges of a section, where
    /// lists have none by default, except below the sections of a plain list.
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        edgeValue(visibility, at: edges, top: RowTopSeparatorKey.self, bottom: RowSeparatorKey.self)
    }

    /// Sets the colour of the separators at the edges of the view's row; nil for the default one.
    ///
    /// Of two colours for the separator between two rows, that of the upper row is used.
    public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        edgeValue(color, at: edges, top: RowTopTintKey.self, bottom: RowTintKey.self)
    }

    /// Sets the tint of the view in its row: of the icons of labels and of controls; nil for that of
    /// the list.
    public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { ListItemTint(color: $0) })
    }

    /// Sets the tint of the view in its row: of the icons of labels and of controls; nil for that of
    /// the list.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        EnvironmentView(content: self, value: tint?.color) { if $1 != nil { $0.setTint($1) } }
    }

    /// Places a view behind the whole list row of this view; nil for the default background.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        SecondaryView(content: self, secondary: view, place: .row, alignment: .center)
            .layoutValue(key: RowBackgroundKey.self, value: view != nil)
    }
}
