nonisolated extension View {
    /// Sets the foreground style of texts and shapes in the view.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentView(
            content: ForegroundShadowsView(content: self, shadows: style.ownShadows), value: style
        ) { $0.setForegroundStyle($1) }
    }

    /// Sets the foreground colour of texts and shapes in the view; nil leaves it unchanged.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentView(content: self, value: color) {
            if let color = $1 { $0.setForegroundStyle(color) }
        }
    }

    /// Sets the tint of controls in the view; nil for the default tint.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        EnvironmentView(content: self, value: tint) { $0.setTint($1) }
    }
}
