import LegatoGraphics
import LegatoMotion

/// A step in the life of a page: of a navigation stack, a sheet or a cover.
///
/// Each comes once for every time that the page comes or goes, in the order in which they are listed
/// here. A page that goes while it still comes has appeared first, at once.
public nonisolated enum NavigationPhase: Hashable, Sendable, CaseIterable {
    /// The page is about to come.
    case willAppear
    /// It is laid out and sets out.
    case isAppearing
    /// It is there.
    case didAppear
    /// It is about to go, or to be covered by another page of its stack.
    case willDisappear
    /// It is gone.
    case didDisappear
}

/// Calls an action at every step in the life of the page around the view.
private struct PhaseView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var action: (NavigationPhase) -> Void
}

extension PhaseView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PhaseNode(view, context)
    }
}

private final class PhaseNode<Content: View>: TypedNode<PhaseView<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: PhaseView<Content>, _ context: NodeContext) {
        super.init(view, context)
        context.environment.page?.add(self) { [unowned self] phase in self.view.action(phase) }
        child = inner.makeNode(view.content)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: PhaseView<Content>) {
        self.view = view
        child?.update(view.content)
    }

    override func willRemove() { environment.page?.remove(self) }
}

/// Names the page and the window around the view.
private struct TitleView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var title: String
}

extension TitleView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TitleNode(view, context)
    }
}

private final class TitleNode<Content: View>: TypedNode<TitleView<Content>> {
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
        graph.titles.claim(view.title, by: self)
    }

    override func willRemove() { graph.titles.drop(self) }
}

extension View {
    /// Calls an action at every step in the life of the page around the view.
    public func onNavigationPhase(_ action: @escaping (NavigationPhase) -> Void) -> some View {
        PhaseView(content: self, action: action)
    }

    /// Names the page, whose stack shows the title in a bar above it, and the window, as long as the
    /// page is in front and on no sheet or cover.
    ///
    /// Of several views in a window that name it the innermost one does.
    public func navigationTitle(_ title: String) -> some View {
        TitleView(content: self, title: title)
    }
}
