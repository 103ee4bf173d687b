import LegatoGraphics
import LegatoMotion

/// When the default focus of a region applies.
nonisolated public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    fileprivate let isForUser: Bool

    /// When the region appears.
    public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
    /// When the region appears, and when the focus enters it by Tab.
    public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)
}

nonisolated extension View {
    /// Moves the focus to a control by setting its focus state when the view appears.
    ///
    /// Applies if nothing in the window has the focus, or if the page of the view comes to the
    /// front.
    ///
    /// ```swift
    /// enum Field { case name, address }
    /// @FocusState private var field: Field?
    ///
    /// var body: some View {
    ///     Form {
    ///         TextField("Name", text: $name).focused($field, equals: .name)
    ///         TextField("Address", text: $address).focused($field, equals: .address)
    ///     }
    ///     .defaultFocus($field, .address)
    /// }
    /// ```
    /// - Parameters:
    ///   - binding: The focus state.
    ///   - value: The value of the view that gets the focus.
    ///   - priority: With `.userInitiated`, that view gets the focus also when Tab moves the focus
    ///     from outside to any view of the region; `.automatic` by default.
    /// - Returns: The view as a region with a default focus.
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        DefaultFocusView(
            content: self, isForUser: priority.isForUser, binding: binding, value: value)
    }
}

private nonisolated struct DefaultFocusView<Content: View, Value: Hashable>: View {
    var content: Content
    var isForUser: Bool
    var binding: FocusState<Value>.Binding
    var value: Value

    @MainActor func assign() { binding.wrappedValue = value }
}

extension DefaultFocusView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        DefaultFocusNode(view, context)
    }
}

private final class DefaultFocusNode<Content: View, Value: Hashable>: WrappingNode<
    DefaultFocusView<Content, Value>
>
{
    override init(_ view: DefaultFocusView<Content, Value>, _ context: NodeContext) {
        super.init(view, context)
        graph.act { [weak self] in
            guard let self, !isRemoved, environment.focusKeeper?.isFree ?? false else { return }
            self.view.assign()
        }
    }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = DefaultFocusItem(context)
        (item.isForUser, item.assign) = (view.isForUser, view.assign)
        return item
    }

    override func updateView(_ view: DefaultFocusView<Content, Value>) {
        super.updateView(view)
        for case let item as DefaultFocusItem in outerItems {
            (item.isForUser, item.assign) = (view.isForUser, view.assign)
        }
        child.update(view.content)
    }
}

/// An item that defines which control inside gets the focus by default.
final class DefaultFocusItem: ViewItem {
    /// Whether the focus also moves to that control when a key moves it into the region.
    var isForUser = false
    /// Moves the focus to that control.
    var assign: () -> Void = {}
}

extension ViewItem {
    /// The first region inside that has a default focus and can receive keys.
    var defaultFocus: DefaultFocusItem? {
        if let own = self as? DefaultFocusItem { return own }
        return keyChildren.lazy.compactMap(\.defaultFocus).first
    }

    /// The outermost region with a default focus for keys that contains this item but not the one
    /// from which the focus moves.
    func entered(from other: ViewItem?) -> DefaultFocusItem? {
        var outside = other
        var left: Set<ObjectIdentifier> = []
        while let item = outside {
            left.insert(ObjectIdentifier(item))
            outside = item.container
        }
        var found: DefaultFocusItem?
        var inside: ViewItem? = self
        while let item = inside, !left.contains(ObjectIdentifier(item)) {
            if let region = item as? DefaultFocusItem, region.isForUser { found = region }
            inside = item.container
        }
        return found
    }
}
