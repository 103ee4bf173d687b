import LegatoGraphics
import LegatoMotion
public import Observation

/// A view that publishes a focused value while it contains the focus, or for the whole window.
private nonisolated struct FocusedValueView<Content: View, Value>: View {
    var content: Content
    /// The value; nil for none.
    var value: Value?
    var isScene: Bool
    var set: (inout FocusedValues, Value) -> Void
}

extension FocusedValueView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FocusedValueNode(view, context)
    }
}

private final class FocusedValueNode<Content: View, Value>: WrappingNode<
    FocusedValueView<Content, Value>
>, FocusedValueGiver
{
    override init(_ view: FocusedValueView<Content, Value>, _ context: NodeContext) {
        super.init(view, context)
        if view.isScene { store?.add(self) }
        store?.settle(in: graph)
    }

    private var store: FocusedStore? { environment.focusKeeper?.values }

    func addFocusedValues(to values: inout FocusedValues) {
        if let value = view.value { view.set(&values, value) }
    }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = FocusedValueItem(context)
        if !view.isScene { item.giver = self }
        return item
    }

    override func updateView(_ view: FocusedValueView<Content, Value>) {
        let isSame = FieldTable.areEqual(self.view.value, view.value)
        super.updateView(view)
        if !isSame { store?.settle(in: graph) }
        child.update(view.content)
    }

    override func willRemove() {
        store?.remove(self)
        store?.settle(in: graph)
    }
}

/// The key of a focused object, identified by its type.
package nonisolated enum FocusedObjectKey<Value>: FocusedValueKey {}

nonisolated extension View {
    /// Publishes a value for a key path while the focus is in the view, or for the whole window.
    private func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isScene: Bool
    ) -> some View {
        FocusedValueView(content: self, value: value, isScene: isScene) {
            $0[keyPath: keyPath] = $1
        }
    }

    /// Publishes an object while the focus is in the view, or for the whole window.
    package func focusedObject<Object>(_ object: Object?, isScene: Bool) -> some View {
        FocusedValueView(content: self, value: object, isScene: isScene) {
            $0[FocusedObjectKey<Object>.self] = $1
        }
    }

    /// Publishes a value to `@FocusedValue` and `@FocusedBinding` while the focus is in the view.
    ///
    /// ```swift
    /// TextEditor(text: $note)
    ///     .focusedValue(\.document, $note)
    /// ```
    ///
    /// Values of inner views replace those of outer ones.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        focusedValue(keyPath, value, isScene: false)
    }

    /// Publishes a value while the focus is in the view; nil keeps the value of the enclosing
    /// views.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        focusedValue(keyPath, value, isScene: false)
    }

    /// Publishes an observable object to `@FocusedValue` while the focus is in the view; nil for
    /// none.
    public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        focusedObject(object, isScene: false)
    }

    /// Publishes a value to the views and commands of the window, wherever the focus is.
    ///
    /// A value published for the same key by a view around the focus takes precedence.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        focusedValue(keyPath, value, isScene: true)
    }

    /// Publishes a value to the views and commands of the window, wherever the focus is; nil for
    /// none.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        focusedValue(keyPath, value, isScene: true)
    }

    /// Publishes an observable object to the views and commands of the window, wherever the focus
    /// is; nil for none.
    public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        focusedObject(object, isScene: true)
    }
}
