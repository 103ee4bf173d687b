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

    /// Has no effect: the sections of lists have no separators, as with `hidden`; `visible` is
    /// reported once.
    public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        if visibility == .visible {
            ViewWarning.print(
                WarningSubject(text: "listSectionSeparator(_:edges:)"),
                "has no effect: the sections of lists have no separators. Add a Divider() to the "
                    + "section."
            )
        }
        return self
    }

    /// Has no effect: the sections of lists have no separators.
    public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        self
    }

    /// Sets the insets of the view in its list row; nil for the default ones.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        let check = NumberCheck(Self.self, "listRowInsets(_:)")
        return layoutValue(key: RowInsetsKey.self, value: insets.map(check.insets))
    }

    /// Sets whether the row of the view is separated from the next one.
    ///
    /// Only the separator at the bottom edge of a row is drawn.
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        layoutValue(
            key: RowSeparatorKey.self, value: edges.contains(.bottom) ? visibility : .automatic
        )
    }

    /// Sets the colour of the separator of the view's row; nil for the default one.
    public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        layoutValue(key: RowTintKey.self, value: edges.contains(.bottom) ? color : nil)
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
