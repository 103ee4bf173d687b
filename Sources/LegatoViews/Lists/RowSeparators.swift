import LegatoGraphics
import LegatoMotion

/// The separators of a list row: at its bottom edge, and for the first row of a section at its top.
nonisolated struct RowSeparators: Equatable {
    var showsTop = false
    var showsBottom = true
    /// The colours; nil for the default one.
    var (topTint, bottomTint): (Color?, Color?)

    init() {}

    /// Determines the separators of a row.
    ///
    /// The separator between two rows is at the bottom edge of the upper and at the top edge of the
    /// lower one; it is hidden if either row hides it.
    /// - Parameters:
    ///   - row: The item of the row.
    ///   - next: The item of the next row in the section; nil for the last one.
    ///   - isFirst: Whether it is the first row of its section.
    ///   - look: The look of the list; a plain one has a separator below each section.
    @MainActor init(of row: ViewItem, before next: ViewItem?, isFirst: Bool, in look: ListLook) {
        if isFirst {
            let own = row.layoutValue(RowTopSeparatorKey.self)
            let section = row.layoutValue(SectionTopSeparatorKey.self)
            showsTop = Self.isShown(own, section) ?? false
            topTint =
                row.layoutValue(RowTopTintKey.self) ?? row.layoutValue(SectionTopTintKey.self)
        }
        let own = row.layoutValue(RowSeparatorKey.self)
        bottomTint = row.layoutValue(RowTintKey.self)
        if let next {
            showsBottom = own != .hidden && next.layoutValue(RowTopSeparatorKey.self) != .hidden
            bottomTint = bottomTint ?? next.layoutValue(RowTopTintKey.self)
        } else {
            let section = row.layoutValue(SectionSeparatorKey.self)
            showsBottom = Self.isShown(own, section) ?? (look == .plain)
            bottomTint = bottomTint ?? row.layoutValue(SectionTintKey.self)
        }
    }

    /// Whether a separator is shown at the edge of a section; nil for the default of the list.
    private static func isShown(_ row: Visibility, _ section: Visibility) -> Bool? {
        if row == .hidden || section == .hidden { return false }
        return row == .visible || section == .visible ? true : nil
    }
}

/// The separator at the bottom edge of a row.
nonisolated enum RowSeparatorKey: LayoutValueKey {
    static var defaultValue: Visibility { .automatic }
}

/// The separator at the top edge of a row.
nonisolated enum RowTopSeparatorKey: LayoutValueKey {
    static var defaultValue: Visibility { .automatic }
}

/// The colour of the separator at the bottom edge of a row.
nonisolated enum RowTintKey: LayoutValueKey {
    static var defaultValue: Color? { nil }
}

/// The colour of the separator at the top edge of a row.
nonisolated enum RowTopTintKey: LayoutValueKey {
    static var defaultValue: Color? { nil }
}

/// The separator below the last row of a section.
nonisolated enum SectionSeparatorKey: LayoutValueKey {
    static var defaultValue: Visibility { .automatic }
}

/// The separator above the first row of a section.
nonisolated enum SectionTopSeparatorKey: LayoutValueKey {
    static var defaultValue: Visibility { .automatic }
}

/// The colour of the separator below the last row of a section.
nonisolated enum SectionTintKey: LayoutValueKey {
    static var defaultValue: Color? { nil }
}

/// The colour of the separator above the first row of a section.
nonisolated enum SectionTopTintKey: LayoutValueKey {
    static var defaultValue: Color? { nil }
}
