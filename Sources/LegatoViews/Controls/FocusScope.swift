import LegatoGraphics
import LegatoMotion

nonisolated extension View {
    /// Makes the view a scope in which one control has the focus by default.
    ///
    /// When the view appears and nothing in the window has the focus, or when its page comes to the
    /// front, the focus moves to the first view inside with `prefersDefaultFocus(_:in:)` of the same
    /// namespace. `resetFocus` of the environment moves it there again.
    ///
    /// ```swift
    /// @Namespace private var form
    /// @Environment(\.resetFocus) private var resetFocus
    ///
    /// var body: some View {
    ///     VStack {
    ///         TextField("Name", text: $name).prefersDefaultFocus(in: form)
    ///         TextField("Address", text: $address)
    ///         Button("Clear") {
    ///             clear()
    ///             resetFocus(in: form)
    ///         }
    ///     }
    ///     .focusScope(form)
    /// }
    /// ```
    ///
    /// - Parameter namespace: The namespace, as of `@Namespace`.
    /// - Returns: The view as a scope.
    public func focusScope(_ namespace: Namespace.ID) -> some View {
        FocusScopeView(content: self, namespace: namespace)
    }

    /// Makes the first control in the view the one with the focus by default in a scope.
    ///
    /// - Parameters:
    ///   - prefersDefaultFocus: Whether it is preferred; true by default. Of several, the first one
    ///     gets the focus.
    ///   - namespace: The namespace of `focusScope(_:)` around the view.
    /// - Returns: The view.
    public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        PreferredFocusView(
            content: self, namespace: namespace, isPreferred: prefersDefaultFocus
        )
    }
}

/// Moves the focus to the default control of a scope again.
///
/// Get it from the environment, as in `@Environment(\.resetFocus) private var resetFocus`, and call
/// it like a function.
@preconcurrency @MainActor public struct ResetFocusAction {
    let scopes: FocusScopes?

    nonisolated init(scopes: FocusScopes?) { self.scopes = scopes }

    /// Moves the focus to the control that prefers it in the scope of a namespace, otherwise to the
    /// first one; has no effect without such a scope in the window.
    public func callAsFunction(in namespace: Namespace.ID) { scopes?.reset(in: namespace) }
}

/// The focus scopes of a tree.
final class FocusScopes {
    private struct WeakScope {
        weak var scope: (any FocusScope)?
    }

    private var places: [WeakScope] = []

    fileprivate func add(_ scope: any FocusScope) {
        places.removeAll { $0.scope == nil }
        places.append(WeakScope(scope: scope))
    }

    fileprivate func reset(in namespace: Namespace.ID) {
        places.compactMap(\.scope).first { $0.namespace == namespace }?.reset()
    }
}

private protocol FocusScope: AnyObject {
    var namespace: Namespace.ID { get }
    /// Moves the focus to the default control once the tree is up to date.
    func reset()
}

private nonisolated struct FocusScopeView<Content: View>: View {
    var content: Content
    var namespace: Namespace.ID
}

extension FocusScopeView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FocusScopeNode(view, context)
    }
}

private final class FocusScopeNode<Content: View>: WrappingNode<FocusScopeView<Content>>, FocusScope
{
    override init(_ view: FocusScopeView<Content>, _ context: NodeContext) {
        super.init(view, context)
        environment.focusKeeper?.scopes.add(self)
        graph.act { [weak self] in
            guard let self, !isRemoved, environment.focusKeeper?.isFree ?? false,
                let control = scope?.preferred(in: namespace)
            else { return }
            environment.focusKeeper?.focus(control)
        }
    }

    var namespace: Namespace.ID { view.namespace }

    private var scope: DefaultFocusItem? {
        outerItems.lazy.compactMap { $0 as? DefaultFocusItem }.first
    }

    func reset() {
        graph.act { [weak self] in if let self, !isRemoved { focus(in: scope) } }
    }

    private func focus(in item: ViewItem?) {
        guard let control = item?.preferred(in: namespace) ?? item?.focusEntry else { return }
        environment.focusKeeper?.focus(control)
        control.reveal()
    }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = DefaultFocusItem(context)
        item.assign = { [weak self, weak item] in self?.focus(in: item) }
        return item
    }

    override func updateView(_ view: FocusScopeView<Content>) {
        super.updateView(view)
        child.update(view.content)
    }
}

private nonisolated struct PreferredFocusView<Content: View>: View {
    var content: Content
    var namespace: Namespace.ID
    var isPreferred: Bool
}

extension PreferredFocusView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PreferredFocusNode(view, context)
    }
}

private final class PreferredFocusNode<Content: View>: WrappingNode<PreferredFocusView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = PreferredFocusItem(context)
        show(view, item)
        return item
    }

    private func show(_ view: PreferredFocusView<Content>, _ item: PreferredFocusItem) {
        item.namespace = view.isPreferred ? view.namespace : nil
    }

    override func updateView(_ view: PreferredFocusView<Content>) {
        super.updateView(view)
        for case let item as PreferredFocusItem in outerItems { show(view, item) }
        child.update(view.content)
    }
}

private final class PreferredFocusItem: ViewItem {
    /// The namespace in which it is preferred; nil for none.
    var namespace: Namespace.ID?
}

extension ViewItem {
    /// The first control that prefers the focus in a namespace; nil if there is none.
    fileprivate func preferred(in namespace: Namespace.ID) -> FocusItem? {
        withStackRoom {
            if let own = self as? PreferredFocusItem, own.namespace == namespace,
                let control = own.focusable.first
            {
                return control
            }
            return keyChildren.lazy.compactMap { $0.preferred(in: namespace) }.first
        }
    }
}
