public import Foundation
public import LegatoGraphics
public import LegatoLayers
import LegatoMotion

/// A layer that hosts a view tree, in a window or headless.
///
/// The root view is laid out in the layer's bounds, and centred if it does not fill them. State
/// changes are processed before the next commit, in the transactions in which they were made.
///
/// All animations in the views run on the layer's clock, so `speed`, `timeOffset` and `beginTime`
/// of this layer or an ancestor scale, offset or stop them.
///
/// ```swift
/// let host = HostingLayer(rootView: ContentView())
/// host.frame = layer.bounds
/// layer.addSublayer(host)
/// ```
@preconcurrency @MainActor public final class HostingLayer<Content: View>: CALayer {
    /// The view at the root of the tree; setting it updates the tree.
    public var rootView: Content {
        didSet { node?.change { [rootView] in $0.update(RootView(content: rootView)) } }
    }

    /// The number of view bodies evaluated so far.
    public var bodyEvaluations: Int { graph.bodyEvaluations }

    /// The window title set by the views with `navigationTitle(_:)`; nil if there is none.
    public var navigationTitle: String? { titles.title }

    /// Called when the window title changes; nil by default.
    public var onNavigationTitle: ((String?) -> Void)? {
        didSet { titles.onChange = onNavigationTitle ?? { _ in } }
    }

    /// Wraps each update of the views; by default it only runs the update.
    var aroundUpdate: (() -> Void) -> Void = { $0() }

    /// The colour scheme preferred by the views with `preferredColorScheme(_:)`; nil if there is
    /// none.
    public var preferredColorScheme: ColorScheme? { schemes.scheme }

    /// The colour scheme of the views: the preferred one, or that of the system.
    public private(set) var colorScheme = ColorScheme.light

    /// Called when the colour scheme changes; nil by default.
    public var onColorScheme: ((ColorScheme) -> Void)?

    /// The insets that the host keeps free of content at the edges; zero by default.
    ///
    /// Views are laid out inside them unless they ignore the safe area.
    public var safeAreaInsets: EdgeInsets {
        get { insets }
        set {
            insets = NumberCheck(Self.self, "safeAreaInsets").insets(newValue)
            root?.insets = insets
        }
    }

    private var insets = EdgeInsets()

    let graph = ViewGraph()
    private var node: RootNode<Content>?
    private(set) var root: RootItem?
    private let focus = FocusKeeper()
    private let titles = TitleClaims()
    private let schemes = SchemeClaims()
    private let matches = MatchedGroups()
    private let traits = WindowTraits()
    private lazy var lifeCycles = LifeCycles(graph)
    /// The environment at the root, with the objects that all views of the tree share.
    private lazy var surroundings: EnvironmentValues = {
        var surroundings = EnvironmentValues()
        (surroundings.focusKeeper, surroundings.titles) = (focus, titles)
        (surroundings.matches, surroundings.sources) = (matches, TransitionSources())
        (surroundings.schemes, surroundings.lifeCycles) = (schemes, lifeCycles)
        surroundings.presenters = Presenters()
        surroundings.editMode = SharedEditMode().binding
        surroundings.windowTraits = traits
        return surroundings
    }()
    /// The root of the transactions, which reads whether motion is reduced.
    private lazy var transactions = TransactionNode(parent: nil, environment: surroundings)
    /// The node of the root view; nil once the views are removed.
    var contentNode: ViewNode? { node?.children.first }
    private var followed: HostLink?
    /// The layer time for which the views were last rendered.
    private var shownTime: CFTimeInterval?
    private var scenePhase = ScenePhase.active
    private var settings = HostingDefaults.settings
    /// The time at which the views did not settle; nil if they settled.
    private var endlessTime: CFTimeInterval?

    /// Creates a layer that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
        followsDisplays = true
        graph.onChange = { [unowned self] in setNeedsLayout() }
        graph.onWantsFrames = { [unowned self] in host?.framesWanted() }
        graph.afterLayout = { [unowned graph, matches] in matches.follow(in: graph) }
        graph.clock = { [unowned self] in time }
        graph.date = { [unowned self] in host?.clock.date(at: $0) }
        // The first bodies are evaluated here, before the layer is on a display.
        if AnimationOrigin.isRecorded { graph.tally = BodyTally() }
        let surroundings = currentSurroundings
        colorScheme = surroundings.colorScheme
        transactions.surround(with: surroundings)
        let context = NodeContext(
            graph: graph, environment: surroundings, transactions: transactions
        )
        let root = RootItem(self, context)
        self.root = root
        graph.root = root
        // The layer may be created while a body of another tree is evaluated.
        ViewGraph.unwatched {
            let node = RootNode(RootView(content: rootView), context)
            self.node = node
            node.fill(root)
        }
        traits.externalEvents = { [weak self] in
            var found = PreferenceValue<ExternalEventsKey>()
            self?.node?.addPreference(ExternalEventsKey.self, to: &found)
            return found.value ?? nil
        }
        schemes.onChange = { [weak self] in self?.changeSurroundings() }
        setNeedsLayout()
    }

    /// The environment at the root, with the scene phase, the system's settings and the preferred
    /// colour scheme.
    private var currentSurroundings: EnvironmentValues {
        var surroundings = surroundings
        surroundings.scenePhase = scenePhase
        surroundings.take(settings)
        if let scheme = schemes.scheme { surroundings.colorScheme = scheme }
        return surroundings
    }

    private func changeSurroundings() {
        let surroundings = currentSurroundings
        transactions.surround(with: surroundings)
        node?.change { $0.take(surroundings) }
        guard colorScheme != surroundings.colorScheme else { return }
        colorScheme = surroundings.colorScheme
        onColorScheme?(colorScheme)
    }

    /// Creates the presentation copy of a hosting layer.
    public override init(layer: Any) {
        guard let other = layer as? HostingLayer<Content> else {
            refuse("HostingLayer(layer:) needs a HostingLayer<\(Content.self)>, got \(layer)")
        }
        (rootView, insets) = (other.rootView, other.insets)
        super.init(layer: layer)
    }

    /// Returns nil, because layers are not archived.
    public required init?(coder: NSCoder) { nil }

    isolated deinit {
        ViewGraph.unwatched {
            graph.close {
                node?.remove()
                surroundings.presenters?.close()
                (node, root) = (nil, nil)
            }
        }
    }

    /// Processes pending changes and lays out the views.
    public override func layoutSublayers() {
        // The layer may be laid out while a body of another tree is evaluated.
        ViewGraph.unwatched {
            follow()
            // Views that have not settled continue in the next frame, not in this commit.
            if let endlessTime, endlessTime == host?.clock.now { return setNeedsLayout() }
            aroundUpdate(graph.update)
            endlessTime = graph.isEndless ? host?.clock.now : nil
        }
    }

    /// Takes over the settings of the display.
    private func follow() {
        if host !== followed?.host {
            followed?.host?.remove(self)
            host?.add(self)
            followed = host?.ownLink
            if let host {
                scenePhaseChanged(to: host.scenePhase)
                settingsChanged(to: host.systemSettings)
                inspectionChanged(to: host.isInspected)
                modifiersChanged(to: host.heldModifiers)
                graph.dateArrived()
            }
        }
        traits.set(bounds.size, scale: host?.scale ?? 1)
        (traits.textServices, traits.fileDialogs) = (host?.textServices, host?.fileDialogs)
    }
}

extension HostingLayer {
    /// Whether the views are on a screen; true by default.
    ///
    /// While it is false, the views have disappeared.
    package var showsViews: Bool {
        get { lifeCycles.isTreeShown }
        set {
            lifeCycles.isTreeShown = newValue
            // There is no layout off the screen.
            if !newValue { graph.flush() }
        }
    }
}

extension HostingLayer: FrameSampler {
    /// The current time of the layer's clock.
    private var time: CFTimeInterval {
        convertTime(host?.clock.now ?? CACurrentMediaTime(), from: nil)
    }

    package var wantsFrames: Bool {
        guard host != nil, graph.wantsFrames else { return false }
        // The time of a stopped clock may have been changed.
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

extension HostingLayer: DisplayFollower {
    package func scenePhaseChanged(to phase: ScenePhase) {
        guard phase != scenePhase else { return }
        scenePhase = phase
        changeSurroundings()
    }

    package func scaleChanged() { setNeedsLayout() }

    package func settingsChanged(to settings: SystemSettings) {
        guard settings != self.settings else { return }
        self.settings = settings
        changeSurroundings()
    }

    package func inspectionChanged(to isInspected: Bool) {
        graph.tally = isInspected ? graph.tally ?? BodyTally() : nil
    }
}

extension HostingLayer: KeyResponder {
    package func keyDown(_ event: KeyEvent) -> Bool {
        host != nil && focus.keyDown(event, in: graph.root)
    }

    package func keyUp(_ event: KeyEvent) -> Bool {
        host != nil && focus.keyUp(event, in: graph.root)
    }
}

extension HostingLayer: ModifierFollower {
    package func modifiersChanged(to modifiers: EventModifiers) { traits.setModifiers(modifiers) }
}

extension HostingLayer: PressFollower {
    package func pressed() { focus.pressed() }
}

extension HostingLayer: TextResponder {
    package func text(_ event: TextEvent) -> Bool {
        host != nil && focus.type(in: graph.root) { $0.insert(event) }
    }

    package func composition(_ event: CompositionEvent) -> Bool {
        host != nil && focus.type(in: graph.root) { $0.compose(event) }
    }
}

/// The root view of a tree.
nonisolated struct RootView<Content: View>: View {
    var content: Content
}

extension RootView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        RootNode(view, context)
    }
}

private final class RootNode<Content: View>: HoldingNode<RootView<Content>> {
    private lazy var child = inner.makeNode(view.content.inColumn)
    private var root: RootItem?
    private var changes: [(RootNode) -> Void] = []

    override var children: [ViewNode] { [child] }

    func fill(_ root: RootItem) {
        self.root = root
        isMade = true
        gatherItems()
    }

    /// Schedules a change for the next update, in the current transaction.
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
