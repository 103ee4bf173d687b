import LegatoGraphics

/// The row of a view.
nonisolated struct GridRowMark: Equatable {
    var id: Namespace.ID
    var alignment: VerticalAlignment?
}

nonisolated enum GridRowKey: LayoutValueKey {
    static var defaultValue: GridRowMark? { nil }
}

nonisolated enum GridSpanKey: LayoutValueKey {
    static var defaultValue: Int { 1 }
}

nonisolated enum GridColumnAlignmentKey: LayoutValueKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

nonisolated enum GridAnchorKey: LayoutValueKey {
    static var defaultValue: UnitPoint? { nil }
}

nonisolated enum GridUnsizedKey: LayoutValueKey {
    static var defaultValue: Axis.Set { [] }
}
