import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// A page of a stack or a presentation: its views, its element, and how far it is in its life.
final class Page {
    private enum Life { case hidden, appearing, shown, disappearing }

    private static var made = 0
    /// Later pages lie in front of earlier ones.
    let serial: Int
    let style: PageStyle
    let item: PageItem
    let handle: PageHandle
    private let node: ViewNode
    private var life = Life.hidden
    var place = PagePlace.away
    /// Whether its owner still has it; otherwise it shows until it has gone.
    var isKept = true
    /// Whether it was never placed.
    var isFresh = true
    /// The source that it grew out of, hidden while it is out.
    weak var source: SourceItem?

    /// Makes the page of a view.
    init<V: View>(_ style: PageStyle, _ handle: PageHandle, _ view: V, _ context: NodeContext) {
        Self.made += 1
        (serial, self.style, self.handle) = (Self.made, style, handle)
        var inside = context
        inside.environment.page = handle
        item = PageItem(style, inside)
        node = inside.makeNode(view)
        handle.graph = context.graph
        itemsChanged()
        environmentChanged(context.environment)
    }

    var nodes: [ViewNode] { [node] }
    var zoom: ZoomNavigationTransition? { handle.zoom }

    func update<V: View>(_ view: V) { (node as? TypedNode<V>)?.update(view) }
    func itemsChanged() { item.setChildren(node.items) }

    func environmentChanged(_ environment: EnvironmentValues) {
        item.background =
            environment.colorScheme == .dark
            ? CGColor(gray: 0, alpha: 1) : CGColor(gray: 1, alpha: 1)
        var inside = environment
        inside.page = handle
        node.take(inside)
    }

    /// Takes the page out of the tree.
    func remove() {
        source?.layer.opacity = 1
        if !node.isRemoved { node.remove() }
    }

    // MARK: Life

    /// Sets out to come.
    func appear() {
        life = .appearing
        handle.report(.willAppear)
        handle.report(.isAppearing)
    }

    /// Sets out to go.
    func disappear() {
        life = .disappearing
        handle.report(.willDisappear)
    }

    /// Has gone, if it was going.
    func finishDisappearing() {
        guard life == .disappearing else { return }
        life = .hidden
        handle.report(.didDisappear)
    }

    /// Has come, if it was coming.
    func finishAppearing() {
        guard life == .appearing else { return }
        life = .shown
        handle.report(.didAppear)
    }
}

/// What the views of a page know of it.
final class PageHandle {
    let title = StateLocation("")
    let canGoBack: Bool
    weak var graph: ViewGraph?
    /// Lets the page go, by changing what it stands for.
    var close: () -> Void = {}
    /// Lets the page be dragged.
    var onZoom: () -> Void = {}
    private var observers: [(node: ViewNode, action: (NavigationPhase) -> Void)] = []

    init(canGoBack: Bool) { self.canGoBack = canGoBack }

    /// How the page grows out of a source; nil unless it does.
    var zoom: ZoomNavigationTransition? {
        didSet { if oldValue == nil, zoom != nil { onZoom() } }
    }

    func add(_ node: ViewNode, _ action: @escaping (NavigationPhase) -> Void) {
        observers.append((node, action))
    }

    func remove(_ node: ViewNode) { observers.removeAll { $0.node === node } }

    func report(_ phase: NavigationPhase) {
        let due = observers
        graph?.act { for entry in due { entry.action(phase) } }
    }
}

private enum PageKey: EnvironmentKey {
    static var defaultValue: PageHandle? { nil }
}

extension EnvironmentValues {
    /// The page around the view.
    var page: PageHandle? {
        get { self[PageKey.self] }
        set { self[PageKey.self] = newValue }
    }

    /// Lets the page around the view go: a sheet, a cover, or a page of a navigation stack.
    public var dismiss: DismissAction { DismissAction(page: page) }

    /// Whether the view is on a page that can be dismissed.
    public var isPresented: Bool { page?.canGoBack ?? false }
}

/// Lets a page go; call it like a function.
public struct DismissAction {
    let page: PageHandle?

    /// Lets the page go; does nothing outside of one.
    public func callAsFunction() { page?.close() }
}
