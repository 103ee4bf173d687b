import LegatoGraphics
import LegatoMotion

/// A view that sets a preference, or changes that of its content.
private nonisolated struct PreferenceView<Content: View, K: PreferenceKey>: View {
    var content: Content
    /// The value; nil to change that of the content.
    var value: K.Value?
    var transform: (inout K.Value) -> Void = { _ in }
}

extension PreferenceView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PreferenceNode(view, context)
    }
}

private final class PreferenceNode<Content: View, K: PreferenceKey>: HoldingNode<
    PreferenceView<Content, K>
>
{
    private lazy var child = inner.makeNode(view.content)

    override init(_ view: PreferenceView<Content, K>, _ context: NodeContext) {
        super.init(view, context)
        graph.preferencesChanged()
    }

    override var children: [ViewNode] { [child] }

    override func updateView(_ view: PreferenceView<Content, K>) {
        let child = child
        if view.value == nil || !FieldTable.areEqual(view.value, self.view.value) {
            graph.preferencesChanged()
        }
        self.view = view
        child.update(view.content)
    }

    override func addPreference<Other: PreferenceKey>(
        _ key: Other.Type, to value: inout PreferenceValue<Other>
    ) {
        guard ObjectIdentifier(key) == ObjectIdentifier(K.self) else {
            return super.addPreference(key, to: &value)
        }
        if let own = view.value { return value.add(own, of: K.self) }
        var inside = PreferenceValue<K>()
        child.addPreference(K.self, to: &inside)
        var changed = inside.value ?? K.defaultValue
        graph.watch(self) { view.transform(&changed) }
        value.add(changed, of: K.self)
    }

    override func refreshView() { graph.preferencesChanged() }

    override func willRemove() { graph.preferencesChanged() }
}

/// A view with an action on changes of a preference.
private nonisolated struct PreferenceActionView<Content: View, K: PreferenceKey>: View
where K.Value: Equatable {
    var content: Content
    var action: (K.Value) -> Void
}

extension PreferenceActionView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PreferenceActionNode(view, context)
    }
}

private final class PreferenceActionNode<Content: View, K: PreferenceKey>: HoldingNode<
    PreferenceActionView<Content, K>
>, PreferenceReader
where K.Value: Equatable {
    private lazy var child = inner.makeNode(view.content)
    /// The value that the action received last; nil before the first one.
    private var known: K.Value?

    override init(_ view: PreferenceActionView<Content, K>, _ context: NodeContext) {
        super.init(view, context)
        graph.read(self)
    }

    override var children: [ViewNode] { [child] }

    override func updateView(_ view: PreferenceActionView<Content, K>) {
        let child = child
        self.view = view
        child.update(view.content)
    }

    func readPreference() {
        var found = PreferenceValue<K>()
        child.addPreference(K.self, to: &found)
        guard found.value != nil || known != nil else { return }
        let value = found.value ?? K.defaultValue
        guard value != known else { return }
        known = value
        graph.act { [self] in if !isRemoved { view.action(value) } }
    }
}

/// A view with secondary views that depend on a preference.
private nonisolated struct PreferenceReadingView<Content: View, K: PreferenceKey, Secondary: View>:
    View
{
    var content: Content
    var place: SecondaryPlace
    var alignment: Alignment
    var secondary: (K.Value) -> Secondary
}

extension PreferenceReadingView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PreferenceReadingNode(view, context)
    }
}

private final class PreferenceReadingNode<
    Content: View, K: PreferenceKey, Secondary: View
>: HoldingNode<PreferenceReadingView<Content, K, Secondary>>, PreferenceReader {
    private lazy var child = inner.makeNode(whole())
    private var value = K.defaultValue

    override init(_ view: PreferenceReadingView<Content, K, Secondary>, _ context: NodeContext) {
        super.init(view, context)
        graph.read(self)
    }

    private func whole() -> SecondaryView<Content, Secondary> {
        SecondaryView(
            content: view.content,
            secondary: graph.evaluate(self) { view.secondary(value) },
            place: view.place, alignment: view.alignment
        )
    }

    override var children: [ViewNode] { [child] }

    override func updateView(_ view: PreferenceReadingView<Content, K, Secondary>) {
        let child = child
        self.view = view
        child.update(whole())
    }

    override func refreshView() { child.update(whole()) }

    func readPreference() {
        var found = PreferenceValue<K>()
        // The first child of a view with secondary views is the primary one.
        child.children.first?.addPreference(K.self, to: &found)
        let new = found.value ?? K.defaultValue
        guard !FieldTable.areEqual(new, value) else { return }
        value = new
        graph.invalidateInFrame(self)
    }
}

nonisolated extension View {
    /// Sets a preference, in place of those that views inside set.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceView<Self, K>(content: self, value: value)
    }

    /// Changes the preference that the views inside set, or the default value.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceView<Self, K>(content: self, value: nil, transform: callback)
    }

    /// Runs an action when a preference of the views inside is first set, and when it changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceActionView<Self, K>(content: self, action: action)
    }

    /// Places views in front of the view that depend on a preference of the views inside.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceReadingView<Self, K, V>(
            content: self, place: .overlay, alignment: alignment, secondary: transform
        )
    }

    /// Places views behind the view that depend on a preference of the views inside.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceReadingView<Self, K, V>(
            content: self, place: .background, alignment: alignment, secondary: transform
        )
    }
}
