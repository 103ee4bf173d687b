import Foundation
import LegatoGraphics
import LegatoMotion

/// What a view tells the container around it.
private protocol ViewTrait {
    /// Takes note of it.
    func apply(to item: TraitItem)
}

/// A view that tells the container around it something.
private struct TraitView<Content: View, Trait: ViewTrait>: View {
    typealias Body = Never
    var content: Content
    var trait: Trait
}

extension TraitView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TraitNode(view, context)
    }
}

private final class TraitNode<Content: View, Trait: ViewTrait>: WrappingNode<
    TraitView<Content, Trait>
>
{
    private lazy var child = inner.makeNode(view.content)

    override var content: ViewNode { child }

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

/// An element with something to tell the container around it.
private final class TraitItem: ViewItem {
    private var values: [ObjectIdentifier: Any] = [:]
    private var index: Double?

    override var ownIndex: Double? { index }

    func setZIndex(_ index: Double) {
        self.index = index
        indexChanged()
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        values[ObjectIdentifier(key)] as? K.Value ?? super.layoutValue(key)
    }

    func setValue<K: LayoutValueKey>(_ value: K.Value, of key: K.Type) {
        values[ObjectIdentifier(key)] = value
        invalidateLayout()
    }
}

private struct ZIndexTrait: ViewTrait {
    var index: Double
    func apply(to item: TraitItem) { item.setZIndex(index) }
}

private struct LayoutValueTrait<K: LayoutValueKey>: ViewTrait {
    var value: K.Value
    func apply(to item: TraitItem) { item.setValue(value, of: K.self) }
}

extension View {
    /// Sets what the view is drawn in front of: views of the same container with a lower value; 0
    /// by default.
    public func zIndex(_ value: Double) -> some View {
        let index = NumberCheck(Self.self, "zIndex(_:)").order(value)
        return TraitView(content: self, trait: ZIndexTrait(index: index))
    }

    /// Sets a value for the layout around the view.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        TraitView(content: self, trait: LayoutValueTrait<K>(value: value))
    }

    /// Takes input from controls and gestures in the view; views further out have the last word.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
}
