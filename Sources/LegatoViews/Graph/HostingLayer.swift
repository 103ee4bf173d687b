import Foundation
import LegatoGraphics
public import LegatoLayers
import LegatoMotion

/// A layer that shows a tree of views, in a window or headless.
///
/// The views are laid out in its bounds: what does not fill them stands in the middle. Changes of
/// state are worked in before the next commit, in the transactions in which they were made. All that
/// moves in the views goes by the layer's clock: `speed`, `timeOffset` and `beginTime`, of the layer
/// or of one above it, slow it down, stop it and set it.
@preconcurrency @MainActor public final class HostingLayer<Content: View>: CALayer {
    /// The view at the root of the tree; setting it updates the tree.
    public var rootView: Content {
        didSet { node?.change { [rootView] in $0.update(RootView(content: rootView)) } }
    }

    /// How many bodies of views were evaluated so far.
    public var bodyEvaluations: Int { graph.bodyEvaluations }

    /// The title for a window that the views ask for with `navigationTitle(_:)`; nil where none does.
    public var navigationTitle: String? { graph.titles.title }

    /// Called when the views ask for another title; nil by default.
    public var onNavigationTitle: ((String?) -> Void)? {
        didSet { graph.titles.onChange = onNavigationTitle ?? { _ in } }
    }

    let graph = ViewGraph()
    private var node: RootNode<Content>?
    private var root: RootItem?
    private let surroundings = EnvironmentValues()
    private weak var followed: LayerHost?
    /// The time of the layer for which the views show.
    private var shownTime: CFTimeInterval?
    private var scenePhase = ScenePhase.active
    /// The time at which the layout of the views did not settle; nil if it settled.
    private var endlessTime: CFTimeInterval?

    /// Creates a layer that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
        graph.onChange = { [unowned self] in setNeedsLayout() }
        graph.onWantsFrames = { [unowned self] in host?.framesWanted() }
        graph.clock = { [unowned self] in time }
        graph.date = { [unowned self] in host?.clock.date(at: $0) }
        let transactions = TransactionNode(parent: nil, environment: surroundings)
        let context = NodeContext(
            graph: graph,
            environment: surroundings,
            transactions: transactions
        )
        let root = RootItem(self, context)
        self.root = root
        graph.root = root
        let node = RootNode(RootView(content: rootView), context)
        self.node = node
        node.fill(root)
        setNeedsLayout()
    }

    /// Creates the presentation copy of such a layer.
    public required init(layer: Any) {
        guard let other = layer as? HostingLayer<Content> else {
            refuse("HostingLayer(layer:) needs a HostingLayer of the same views, got \(layer)")
        }
        rootView = other.rootView
        super.init(layer: layer)
    }

    isolated deinit {
        graph.close {
            node?.remove()
            (node, root) = (nil, nil)
        }
    }

    /// Works in what changed and lays the views out.
    public override func layoutSublayers() {
        if host !== followed {
            followed?.remove(self)
            host?.add(self)
            followed = host
            if let host { scenePhaseChanged(to: host.scenePhase) }
        }
        // A layout that has not settled continues in the next frame, not in this commit.
        if let endlessTime, endlessTime == host?.clock.now { return setNeedsLayout() }
        graph.update()
        endlessTime = graph.isLayoutEndless ? host?.clock.now : nil
    }
}

extension HostingLayer: FrameSampler {
    /// What the layer's clock reads.
    private var time: CFTimeInterval {
        convertTime(host?.clock.now ?? CACurrentMediaTime(), from: nil)
    }

    package var wantsFrames: Bool {
        guard host != nil, graph.wantsFrames else { return false }
        // A clock that stands still may have been set.
        return clockRate != 0 || time != shownTime
    }

    package var nextFrameTime: CFTimeInterval? {
        guard let host, let next = graph.nextMove else { return nil }
        let rate = clockRate
        if rate > 0 { return convertTime(next, to: nil) }
        return rate == 0 && FrameTime.isDue(next, at: time) ? host.clock.now : nil
    }

    package func sample(at time: CFTimeInterval, for shown: CFTimeInterval) {
        let shown = convertTime(shown, from: nil)
        graph.sample(at: convertTime(time, from: nil), for: shown)
        shownTime = shown
    }
}

extension HostingLayer: ScenePhaseFollower {
    package func scenePhaseChanged(to phase: ScenePhase) {
        guard phase != scenePhase else { return }
        scenePhase = phase
        var surroundings = surroundings
        surroundings.scenePhase = phase
        node?.change { $0.take(surroundings) }
    }
}

extension HostingLayer: KeyResponder {
    package func keyDown(_ event: KeyEvent) -> Bool {
        host != nil && graph.focus.keyDown(event, in: graph.root)
    }
}

/// The views of a tree under its root.
struct RootView<Content: View>: View {
    typealias Body = Never
    var content: Content
}

extension RootView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        RootNode(view, context)
    }
}

private final class RootNode<Content: View>: TypedNode<RootView<Content>> {
    private lazy var child = inner.makeNode(view.content.inColumn)
    private var root: RootItem?
    private var changes: [(RootNode) -> Void] = []

    override var children: [ViewNode] { [child] }

    func fill(_ root: RootItem) {
        self.root = root
        isMade = true
        gatherItems()
    }

    /// Lets the next update make a change, in the transaction in which this is called.
    func change(_ change: @escaping (RootNode) -> Void) {
        graph.beginChange()
        changes.append(change)
        graph.invalidate(self)
    }

    override func refreshView() {
        let due = changes
        changes = []
        for change in due { change(self) }
    }

    override func environmentChanged() {
        context.transactions.surround(with: environment)
        child.take(environment)
    }

    override var containsItems: Bool { true }
    override func gatherItems() { root?.content = child.items }
    override func updateView(_ view: RootView<Content>) {
        super.updateView(view)
        child.update(view.content.inColumn)
    }
}

extension HostingLayer: ViewNaming {
    package func viewName(of chain: [CALayer]) -> String? {
        var best: (place: Int, item: ViewItem)?
        var items: [ViewItem] = root.map { [$0] } ?? []
        while let item = items.popLast() {
            if let own = item.ownLayer, let place = chain.firstIndex(where: { $0 === own }),
                place < best?.place ?? .max
            {
                best = (place, item)
            }
            items += item.children
        }
        return best?.item.layoutName
    }
}
