/// The section of a view, and its role there.
nonisolated struct SectionMark: Equatable {
    enum Role { case header, row, footer }
    var id: Namespace.ID
    var role: Role
}

/// The key of the section of a view; nil outside sections.
nonisolated enum SectionMarkKey: LayoutValueKey {
    static var defaultValue: SectionMark? { nil }
}

nonisolated extension View {
    /// Sets the section of the view, and its role there.
    func sectionMark(_ id: Namespace.ID, _ role: SectionMark.Role) -> some View {
        layoutValue(key: SectionMarkKey.self, value: SectionMark(id: id, role: role))
    }
}
