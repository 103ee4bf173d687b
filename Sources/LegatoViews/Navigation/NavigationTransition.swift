import LegatoGraphics
import LegatoMotion

/// The transition of a page.
@preconcurrency @MainActor public protocol NavigationTransition {}

/// The default transition of a page: a slide from the right in a stack, and from below for a sheet
/// or a cover.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A zoom transition of a page from a source view and back to it.
public struct ZoomNavigationTransition: NavigationTransition {
    let key: SourceKey
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition of the page.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Zooms the page from the view marked with `matchedTransitionSource(id:in:)`, and back to the
    /// view that is marked then.
    ///
    /// The page can be dismissed by dragging it down, even during the transition. The contents of
    /// the source view move and scale with the page, which fades in over them; the source view is
    /// empty while the page is shown.
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(key: SourceKey(namespace: namespace, id: AnyHashable(sourceID)))
    }
}

/// A view that sets the transition of its page.
private nonisolated struct NavigationTransitionView<Content: View>: View {
    var content: Content
    var zoom: ZoomNavigationTransition?
}

extension NavigationTransitionView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        NavigationTransitionNode(view, context)
    }
}

private final class NavigationTransitionNode<Content: View>: HoldingNode<
    NavigationTransitionView<Content>
>
{
    private var child: TypedNode<Content>?

    override init(_ view: NavigationTransitionView<Content>, _ context: NodeContext) {
        super.init(view, context)
        context.environment.page?.zoom = view.zoom
        child = inner.makeNode(view.content)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: NavigationTransitionView<Content>) {
        self.view = view
        environment.page?.zoom = view.zoom
        child?.update(view.content)
    }
}

nonisolated extension View {
    /// Sets the transition of the enclosing page.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        NavigationTransitionView(content: self, zoom: style as? ZoomNavigationTransition)
    }
}
