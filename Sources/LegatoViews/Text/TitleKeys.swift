import LegatoMotion

nonisolated extension Button where Label == Text {
    /// Creates a button with a localised title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(titleKey, role: nil, action: action)
    }

    /// Creates a button with a role and a localised title.
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
}

nonisolated extension Toggle where Label == Text {
    /// Creates a switch with a localised title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
}
