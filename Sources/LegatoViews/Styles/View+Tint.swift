import LegatoMotion

nonisolated extension View {
    /// Sets the tint of controls in the view to a colour; nil for the default tint.
    ///
    /// ```swift
    /// Toggle("Shuffle", isOn: $shuffles)
    ///     .tint(.red)
    /// ```
    public func tint(_ tint: Color?) -> some View {
        EnvironmentView(content: self, value: tint) { $0.setTint($1) }
    }
}
