import Foundation
import LegatoGraphics
import LegatoMotion

/// How a page comes and goes.
@preconcurrency @MainActor public protocol NavigationTransition {}

/// The transition that belongs to the kind of page: a slide from the right, or from below.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A page that grows out of a view and goes back into it.
public struct ZoomNavigationTransition: NavigationTransition {
    let key: SourceKey

    func cornerRadius(_ source: SourceItem) -> CGFloat { source.style.cornerRadius }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition that belongs to the kind of page.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the view that `matchedTransitionSource(id:in:)` marks, and goes back into
    /// the one that it marks then; it can be pulled down and away, also on its way.
    ///
    /// What that view shows travels and grows with the page, which fades in over it; its place stays
    /// empty as long as the page is out.
    public static func zoom(
        sourceID: some Hashable,
        in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(key: SourceKey(namespace: namespace, id: AnyHashable(sourceID)))
    }
}

/// Says how the page around the view comes and goes.
private struct NavigationTransitionView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var zoom: ZoomNavigationTransition?
}

extension NavigationTransitionView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        NavigationTransitionNode(view, context)
    }
}

private final class NavigationTransitionNode<Content: View>: TypedNode<
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

extension View {
    /// Says how the page around the view comes and goes.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        NavigationTransitionView(content: self, zoom: style as? ZoomNavigationTransition)
    }
}
