import LegatoGraphics
import LegatoMotion

/// A property wrapper for the focus: it reports which control is focused, and setting it moves the
/// focus.
///
/// ```swift
/// @FocusState private var isFocused: Bool
///
/// var body: some View {
///     Button("Play", action: play)
///         .focused($isFocused)
///         .onAppear { isFocused = true }
/// }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A reference to the state, for `focused(_:equals:)`.
    @propertyWrapper
    @preconcurrency @MainActor public struct Binding {
        let state: State<Value>
        let none: Value

        /// The current value; changing it moves the focus.
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        /// The reference itself.
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>
    private nonisolated(unsafe) let none: Value

    /// Creates state that is false while the control does not have the focus.
    nonisolated public init() where Value == Bool {
        (state, none) = (State(wrappedValue: false), false)
    }

    /// Creates state that is nil while no control has the focus.
    nonisolated public init<T: Hashable>() where Value == T? {
        (state, none) = (State(wrappedValue: nil), nil)
    }

    /// The current value; changing it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding for `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(state: state, none: none) }
}

nonisolated extension View {
    /// Binds the focus of the control in the view to state: it has the focus while the state equals
    /// `value`.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        FocusedView(content: self, binding: binding, value: value)
    }

    /// Binds the focus of the control in the view to state: it has the focus while the state is
    /// true.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }
}

/// A view that connects focus state to a control.
private nonisolated struct FocusedView<Content: View, Value: Hashable>: View {
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
    var content: Content
    var isWanted: Bool
    var onFocus: (Bool) -> Void
}

extension FocusPlaceView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FocusPlaceNode(view, context)
    }
}

private final class FocusPlaceNode<Content: View>: WrappingNode<FocusPlaceView<Content>> {
    override init(_ view: FocusPlaceView<Content>, _ context: NodeContext) {
        super.init(view, context)
        if view.isWanted { show() }
    }

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

    /// Moves the focus according to the state.
    private func show() {
        graph.act { [weak self] in
            guard let self, !isRemoved, let focus = environment.focusKeeper else { return }
            let places = outerItems
            // The state follows a control inside that has received the focus otherwise.
            let entered = places.lazy.compactMap { ($0 as? FocusPlaceItem)?.entered }
            if view.isWanted, entered.contains(where: focus.has) { return }
            let focusable = places.lazy.compactMap(\.focusable.first).first
            guard let focusable else { return }
            if view.isWanted {
                focus.focus(focusable)
                focusable.reveal()
            } else if focus.has(focusable) {
                focus.focus(nil)
            }
        }
    }
}
