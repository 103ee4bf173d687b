/// The label of a view in a tab bar.
nonisolated struct TabLabel {
    var view: AnyView
}

nonisolated enum TabLabelKey: LayoutValueKey {
    static var defaultValue: TabLabel? { nil }
}

nonisolated extension View {
    /// Sets the label of the view in the bar of a `TabView`.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        inColumn.layoutValue(key: TabLabelKey.self, value: TabLabel(view: AnyView(label())))
    }
}
