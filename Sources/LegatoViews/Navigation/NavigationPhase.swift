import LegatoGraphics
import LegatoMotion

/// A phase in the appearance or disappearance of a page of a navigation stack, a sheet or a cover.
///
/// Each phase is reported once for every appearance or disappearance of the page, in the order of
/// the cases. If a page disappears while it is still appearing, `didAppear` is reported first.
public nonisolated enum NavigationPhase: Hashable, Sendable, CaseIterable {
    /// The page is about to appear.
    case willAppear
    /// The page is laid out and its transition starts.
    case isAppearing
    /// The page has appeared.
    case didAppear
    /// The page is about to disappear, or to be covered by another page of its stack.
    case willDisappear
    /// The page has disappeared.
    case didDisappear
}

/// A view that observes the phases of its page.
private nonisolated struct NavigationPhaseView<Content: View>: View {
    var content: Content
    var action: (NavigationPhase) -> Void
}

extension NavigationPhaseView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        NavigationPhaseNode(view, context)
    }
}

private final class NavigationPhaseNode<Content: View>: HoldingNode<NavigationPhaseView<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: NavigationPhaseView<Content>, _ context: NodeContext) {
        super.init(view, context)
        context.environment.page?.add(self) { [unowned self] phase in self.view.action(phase) }
        child = inner.makeNode(view.content)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: NavigationPhaseView<Content>) {
        self.view = view
        child?.update(view.content)
    }

    override func willRemove() { environment.page?.remove(self) }
}

/// A view that sets the title of its page and window.
private nonisolated struct TitleView<Content: View>: View {
    var content: Content
    var title: String
}

extension TitleView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TitleNode(view, context)
    }
}

private final class TitleNode<Content: View>: HoldingNode<TitleView<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: TitleView<Content>, _ context: NodeContext) {
        super.init(view, context)
        child = inner.makeNode(view.content)
        name()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: TitleView<Content>) {
        let isOther = view.title != self.view.title
        self.view = view
        if isOther { name() }
        child?.update(view.content)
    }

    private func name() {
        environment.page?.title.set(view.title)
        environment.titles?.claim(view.title, by: self)
    }

    override func willRemove() { environment.titles?.drop(self) }
}

nonisolated extension View {
    /// Calls an action for each navigation phase of the enclosing page.
    public func onNavigationPhase(_ action: @escaping (NavigationPhase) -> Void) -> some View {
        NavigationPhaseView(content: self, action: action)
    }

    /// Sets the title of the page, which its stack shows in a bar, and of the window while the page
    /// is in front and not on a sheet or cover.
    ///
    /// If several views set the title, the innermost one takes precedence.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View {
        TitleView(content: self, title: String(title))
    }
}
