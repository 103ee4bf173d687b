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
    var isKept = true {
        didSet { if !isKept { handle.onClose = {} } }
    }
    /// Whether it was never placed.
    var isFresh = true
    /// The source that it grew out of, and whose picture it has while it is out.
    weak var source: SourceItem?

    /// Makes the page of a view.
    init<V: View>(_ style: PageStyle, _ handle: PageHandle, _ view: V, _ context: NodeContext) {
        Self.made += 1
        (serial, self.style, self.handle) = (Self.made, style, handle)
        var inside = context
        inside.environment.page = handle
        item = PageItem(style, inside)
        node = inside.makeNode(view.inColumn)
        handle.graph = context.graph
        handle.coversWindow = style != .stack
        gatherItems()
        setBackground(for: context.environment)
    }

    var nodes: [ViewNode] { [node] }
    var zoom: ZoomNavigationTransition? { handle.zoom }

    func update<V: View>(_ view: V) {
        (node as? TypedNode<ImplicitStack<V>>)?.update(view.inColumn)
    }
    func gatherItems() { item.setChildren(node.items) }

    /// Sets the background colour by the colour scheme.
    private func setBackground(for environment: EnvironmentValues) {
        item.background =
            environment.colorScheme == .dark
            ? CGColor(gray: 0, alpha: 1) : CGColor(gray: 1, alpha: 1)
    }

    func environmentChanged(_ environment: EnvironmentValues) {
        setBackground(for: environment)
        var inside = environment
        inside.page = handle
        node.take(inside)
    }

    /// Takes the page out of the tree.
    func remove() {
        Transaction().runAlone { source?.takeBack(from: self) }
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
    var onClose: () -> Void = {}
    /// Whether closing it closes the page around its stack instead.
    private var closesOuter = false
    /// Lets the page be dragged.
    var onZoom: () -> Void = {}
    /// The views that keep a person from letting the page go.
    private var holders: Set<ObjectIdentifier> = []
    private var observers: [Observer] = []
    /// The step that was reported last.
    private var phase: NavigationPhase?
    /// The page around the stack of this one.
    private weak var outer: PageHandle?

    /// A view that hears of the steps in the life of its page.
    private final class Observer {
        let node: ViewNode
        let action: (NavigationPhase) -> Void
        /// Whether it heard of the beginning.
        var isIn = false

        init(_ node: ViewNode, _ action: @escaping (NavigationPhase) -> Void) {
            (self.node, self.action) = (node, action)
        }
    }

    init(canGoBack: Bool, in outer: PageHandle?) {
        (self.canGoBack, self.outer) = (canGoBack, outer)
    }

    /// Makes that of the root of a stack, which goes with the page around the stack.
    init(rootIn outer: PageHandle?) {
        canGoBack = false
        self.outer = outer
        closesOuter = true
    }

    /// Whether it lies over the views of the window instead of belonging to them.
    var coversWindow = false
    /// Whether it is the page in front, as the model says.
    var isInFront = false {
        didSet { if let graph, isInFront != oldValue { graph.titles.settle(in: graph) } }
    }

    /// Whether the page itself, regardless of those around it, may name the window.
    var mayNameWindow: Bool { isInFront && !coversWindow }

    /// The page and the pages around it, innermost first.
    var lineage: UnfoldFirstSequence<PageHandle> { sequence(first: self) { $0.outer } }

    /// Closes the page, or for the root of a stack the page around it.
    func close() { lineage.first { !$0.closesOuter }?.onClose() }

    /// Whether only the program may let the page go.
    var isHeld: Bool { !holders.isEmpty }

    /// Notes whether a view keeps a person from letting the page go.
    func hold(_ isHeld: Bool, for node: ViewNode) {
        if isHeld {
            holders.insert(ObjectIdentifier(node))
        } else {
            holders.remove(ObjectIdentifier(node))
        }
    }

    /// Whether the page can be dismissed.
    var isPresented: Bool { lineage.contains(where: \.canGoBack) }

    /// How the page grows out of a source; nil unless it does.
    var zoom: ZoomNavigationTransition? {
        didSet { if oldValue == nil, zoom != nil { onZoom() } }
    }

    /// Lets a view hear of the steps; it catches up with a page that comes or is there.
    func add(_ node: ViewNode, _ action: @escaping (NavigationPhase) -> Void) {
        let observer = Observer(node, action)
        observers.append(observer)
        let steps = NavigationPhase.allCases.prefix(3)
        if let phase, let last = steps.firstIndex(of: phase) {
            tell(observer, steps.prefix(through: last))
        }
    }

    /// Lets a view that goes hear of the rest of the steps.
    func remove(_ node: ViewNode) {
        for observer in observers where observer.node === node && observer.isIn {
            let steps = NavigationPhase.allCases
            let next = phase.flatMap { steps.firstIndex(of: $0) }.map { $0 + 1 }
            tell(observer, steps.suffix(from: next ?? steps.endIndex))
        }
        observers.removeAll { $0.node === node }
    }

    func report(_ phase: NavigationPhase) {
        self.phase = phase
        for observer in observers { tell(observer, [phase]) }
    }

    private func tell(_ observer: Observer, _ phases: ArraySlice<NavigationPhase>) {
        for phase in phases {
            if phase == .willAppear { observer.isIn = true }
            guard observer.isIn else { continue }
            if phase == .didDisappear { observer.isIn = false }
            graph?.act { observer.action(phase) }
        }
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
    public var isPresented: Bool { page?.isPresented ?? false }
}

/// Lets a page go; call it like a function.
public struct DismissAction {
    let page: PageHandle?

    /// Lets the page go; does nothing outside of one.
    public func callAsFunction() { page?.close() }
}
