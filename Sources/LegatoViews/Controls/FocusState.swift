import LegatoGraphics
import LegatoMotion

/// State of a view that tells which control in it has the focus, and gives it to one.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way for views to take and tell the focus.
    public struct Binding {
        let state: State<Value>
        let none: Value

        /// The value.
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }
    }

    private let state: State<Value>
    private let none: Value

    /// Creates state that is false while the control has not the focus.
    public init() where Value == Bool { (state, none) = (State(wrappedValue: false), false) }

    /// Creates state that is nil while no control has the focus.
    public init<T: Hashable>() where Value == T? { (state, none) = (State(wrappedValue: nil), nil) }

    /// The value; changing it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A way for `focused(_:equals:)` to take and tell the focus.
    public var projectedValue: Binding { Binding(state: state, none: none) }
}

extension View {
    /// Gives the control in the view the focus while state has a value, and tells it the state.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        FocusedView(content: self, binding: binding, value: value)
    }

    /// Gives the control in the view the focus while state is true, and tells it the state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }
}

/// A view that takes note of state for the focus.
private struct FocusedView<Content: View, Value: Hashable>: View {
    var content: Content
    var binding: FocusState<Value>.Binding
    var value: Value

    var body: some View {
        FocusPlaceView(content: content, isWanted: binding.wrappedValue == value) { isFocused in
            if isFocused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = binding.none
            }
        }
    }
}

private struct FocusPlaceView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var isWanted: Bool
    var onFocus: (Bool) -> Void
}

extension FocusPlaceView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FocusPlaceNode(view, context)
    }
}

private final class FocusPlaceNode<Content: View>: WrappingNode<FocusPlaceView<Content>> {
    private lazy var child = inner.makeNode(view.content)

    override init(_ view: FocusPlaceView<Content>, _ context: NodeContext) {
        super.init(view, context)
        if view.isWanted { show() }
    }

    override var content: ViewNode { child }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = FocusPlaceItem(context)
        item.onFocus = view.onFocus
        return item
    }

    override func updateView(_ view: FocusPlaceView<Content>) {
        let items = outerItems
        let wasWanted = self.view.isWanted
        super.updateView(view)
        for case let item as FocusPlaceItem in items { item.onFocus = view.onFocus }
        child.update(view.content)
        if view.isWanted != wasWanted { show() }
    }

    /// Moves the focus as the state says.
    private func show() {
        graph.act { [weak self] in
            guard let self, !isRemoved else { return }
            let focusable = outerItems.lazy.compactMap(\.focusable.first).first
            guard let focusable else { return }
            if view.isWanted {
                graph.focus.focus(focusable)
            } else if graph.focus.has(focusable) {
                graph.focus.focus(nil)
            }
        }
    }
}

/// An element that is told when the focus comes into it and goes.
final class FocusPlaceItem: ViewItem {
    var onFocus: (Bool) -> Void = { _ in }
}
