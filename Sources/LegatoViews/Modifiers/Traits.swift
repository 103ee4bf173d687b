import LegatoGraphics
import LegatoMotion

/// A value that a view passes to its container.
private protocol ViewTrait {
    /// Stores the value in an item.
    func apply(to item: TraitItem)
}

/// A view that passes a value to its container.
private nonisolated struct TraitView<Content: View, Trait: ViewTrait>: View {
    var content: Content
    var trait: Trait
}

extension TraitView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TraitNode(view, context)
    }
}

private final class TraitNode<Content: View, Trait: ViewTrait>: WrappingNode<
    TraitView<Content, Trait>
>
{
    override var wrapsGaps: Bool { true }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = TraitItem(context)
        view.trait.apply(to: item)
        return item
    }

    override func updateView(_ view: TraitView<Content, Trait>) {
        let items = outerItems
        let isSame = FieldTable.areEqual(self.view.trait, view.trait)
        super.updateView(view)
        if !isSame {
            for case let item as TraitItem in items { view.trait.apply(to: item) }
        }
        child.update(view.content)
    }
}

/// An item that passes values to its container.
private final class TraitItem: ViewItem {
    private var values: [ObjectIdentifier: Any] = [:]
    private var index: Double?
    /// Sets the values of the view for its container; nil for none.
    fileprivate(set) var containerChange: ((inout ContainerValues) -> Void)?

    override var ownIndex: Double? { index }

    func setZIndex(_ index: Double) {
        self.index = index
        indexChanged()
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if let containerChange, key == ContainerValuesKey.self {
            var all = super.layoutValue(ContainerValuesKey.self)
            containerChange(&all)
            return all as? K.Value ?? super.layoutValue(key)
        }
        // A missing value must not be mistaken for nil if the type is optional.
        guard let value = values[ObjectIdentifier(key)] else { return super.layoutValue(key) }
        return value as? K.Value ?? super.layoutValue(key)
    }

    func setValue<K: LayoutValueKey>(_ value: K.Value, of key: K.Type) {
        values[ObjectIdentifier(key)] = value
        invalidateLayout()
    }

    func removeValue<K: LayoutValueKey>(of key: K.Type) {
        values[ObjectIdentifier(key)] = nil
        invalidateLayout()
    }
}

private struct ZIndexTrait: ViewTrait {
    var index: Double
    func apply(to item: TraitItem) { item.setZIndex(index) }
}

private nonisolated struct LayoutValueTrait<K: LayoutValueKey>: ViewTrait {
    var value: K.Value
    func apply(to item: TraitItem) { item.setValue(value, of: K.self) }
}

/// A value for some of the two vertical edges; other edges keep the values of inner views.
private nonisolated struct EdgeTrait<Top: LayoutValueKey, Bottom: LayoutValueKey>: ViewTrait
where Top.Value == Bottom.Value {
    var value: Top.Value
    var edges: VerticalEdge.Set

    func apply(to item: TraitItem) {
        set(Top.self, at: .top, of: item)
        set(Bottom.self, at: .bottom, of: item)
    }

    @MainActor private func set<K: LayoutValueKey>(
        _ key: K.Type, at edge: VerticalEdge.Set, of item: TraitItem
    ) where K.Value == Top.Value {
        if edges.contains(edge) {
            item.setValue(value, of: key)
        } else {
            item.removeValue(of: key)
        }
    }
}

private nonisolated struct ContainerTrait<V>: ViewTrait {
    var keyPath: WritableKeyPath<ContainerValues, V>
    var value: V
    func apply(to item: TraitItem) {
        item.containerChange = { [self] in $0[keyPath: keyPath] = value }
        item.invalidateLayout()
    }
}

nonisolated extension View {
    /// Sets a value for the container of the view; the outermost of several modifiers takes
    /// precedence.
    ///
    /// ```swift
    /// extension ContainerValues {
    ///     @Entry var isPinned = false
    /// }
    ///
    /// extension View {
    ///     func pinned() -> some View { containerValue(\.isPinned, true) }
    /// }
    /// ```
    public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        TraitView(content: self, trait: ContainerTrait(keyPath: keyPath, value: value))
    }

    /// Sets the z order of the view among the views in its container; higher values are in front,
    /// and the default is 0.
    public func zIndex(_ value: Double) -> some View {
        let index = NumberCheck(Self.self, "zIndex(_:)").order(value)
        return TraitView(content: self, trait: ZIndexTrait(index: index))
    }

    /// Sets a value that the enclosing layout can read.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        TraitView(content: self, trait: LayoutValueTrait<K>(value: value))
    }

    /// Sets a value for the given edges, with one key for each edge.
    func edgeValue<Top: LayoutValueKey, Bottom: LayoutValueKey>(
        _ value: Top.Value, at edges: VerticalEdge.Set, top: Top.Type, bottom: Bottom.Type
    ) -> some View where Top.Value == Bottom.Value {
        TraitView(content: self, trait: EdgeTrait<Top, Bottom>(value: value, edges: edges))
    }
}
