import LegatoMotion

/// A style, type-erased: creates the view of a control from the control's configuration.
nonisolated struct StyleMaker<Configuration> {
    let make: (Configuration) -> AnyView

    /// Creates the views with a closure.
    init(_ make: @escaping (Configuration) -> AnyView) { self.make = make }

    /// Creates the views with a style, whose body a closure returns.
    init<Style, Content: View>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        make = { AnyView(StyledView(style: style, configuration: $0, makeBody: makeBody)) }
    }

    /// The style inside another one: the control of a configuration in its body has the outer style.
    func inside(_ outer: Self?, _ key: WritableKeyPath<EnvironmentValues, Self?>) -> Self {
        Self { AnyView(make($0).environment(key, outer)) }
    }
}

nonisolated extension View {
    /// Sets a style in the view, inside the one that is set further outside.
    func style<C>(
        _ style: StyleMaker<C>, _ key: WritableKeyPath<EnvironmentValues, StyleMaker<C>?>
    ) -> some View {
        transformEnvironment(key) { $0 = style.inside($0, key) }
    }
}

/// A view that evaluates a style's body.
nonisolated struct StyledView<Style, Configuration, Content: View>: View, GuestHolder {
    let style: Style
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Content

    var body: some View { makeBody(style, configuration) }
}

extension StyledView: @MainActor ComparedProperty {
    /// Compares the style, whose type determines the closure, and the configuration.
    static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            let a = a.assumingMemoryBound(to: Self.self).pointee
            let b = b.assumingMemoryBound(to: Self.self).pointee
            return FieldTable.areEqual(a.style, b.style)
                && FieldTable.areEqual(a.configuration, b.configuration)
        }
    }
}

/// The key of the style of the controls that have a type of configuration; nil for the default style.
nonisolated enum StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleMaker<Configuration>? { nil }
}
