import LegatoMotion

/// A style, type-erased: creates the view of a control from the control's configuration.
nonisolated struct StyleMaker<Properties> {
    /// Creates the view of a configuration; gets the maker that the control has found.
    private let draw: (Properties, Self) -> AnyView
    /// The number of styles that it encloses, itself included; 0 if it replaces the styles outside.
    private(set) var depth = 0

    /// Creates the views with a closure.
    init(depth: Int = 0, _ make: @escaping (Properties) -> AnyView) {
        (draw, self.depth) = ({ configuration, _ in make(configuration) }, depth)
    }

    /// Creates the views with a style, whose body a closure returns.
    init<Style, Content: View>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Properties) -> Content
    ) {
        self.init { AnyView(StyledView(style: style, configuration: $0, makeBody: makeBody)) }
    }

    /// Returns the view of a configuration.
    func make(_ configuration: Properties) -> AnyView { draw(configuration, self) }
}

nonisolated extension StyleMaker where Properties: NestedConfiguration {
    private init(
        _ style: Self, in outer: Self?, _ key: WritableKeyPath<EnvironmentValues, Self?>
    ) {
        depth = (outer?.depth ?? 0) + 1
        draw = { configuration, inner in
            AnyView(
                NestedView(
                    configuration: configuration, style: style, inner: inner, outer: outer, key: key
                )
            )
        }
    }

    /// Returns the maker with `outer` as the style of controls that the style's body creates.
    ///
    /// Controls in the parts of the configuration, such as its label, have the maker itself.
    func inside(_ outer: Self?, _ key: WritableKeyPath<EnvironmentValues, Self?>) -> Self {
        Self(self, in: outer, key)
    }
}

/// The body of a style inside another one.
private nonisolated struct NestedView<Properties: NestedConfiguration>: View {
    let configuration: Properties
    let style: StyleMaker<Properties>
    /// The maker for the parts of the configuration.
    let inner: StyleMaker<Properties>
    let outer: StyleMaker<Properties>?
    let key: WritableKeyPath<EnvironmentValues, StyleMaker<Properties>?>

    var body: some View {
        let key = key
        let parts = configuration.mapParts { part in
            AnyView(
                EnvironmentView(content: part, value: inner) { environment, inner in
                    // A style that the body has set for the part stays.
                    if environment[keyPath: key]?.depth ?? 0 == inner.depth - 1 {
                        environment[keyPath: key] = inner
                    }
                }
            )
        }
        style.make(parts).environment(key, outer)
    }
}

/// A configuration from which a style's body can create the control in the style outside.
@MainActor protocol NestedConfiguration {
    /// Returns the configuration with changed views of the control, such as its label.
    func mapParts(_ change: (AnyView) -> AnyView) -> Self
}

nonisolated extension View {
    /// Sets a style in the view, inside the one that is set further outside.
    func style<C: NestedConfiguration>(
        _ style: StyleMaker<C>, _ key: WritableKeyPath<EnvironmentValues, StyleMaker<C>?>
    ) -> some View {
        transformEnvironment(key) { $0 = style.inside($0, key) }
    }
}

/// A view that evaluates a style's body.
nonisolated struct StyledView<Style, Properties, Content: View>: View, GuestHolder {
    let style: Style
    let configuration: Properties
    let makeBody: @MainActor (Style, Properties) -> Content

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
nonisolated enum StyleKey<Properties>: EnvironmentKey {
    static var defaultValue: StyleMaker<Properties>? { nil }
}
