import LegatoMotion

/// Whether the views of a page, or of one of several tabs, are shown.
///
/// The life cycle of a view follows the presences around it: views of a covered page or of a tab
/// that is not selected exist, but have disappeared.
final class Presence {
    private let outer: Presence?
    /// The link of the node that owns the page or the tabs.
    private let owner: NodeLink?
    private let lifeCycles: LifeCycles?
    /// Returns whether a node inside is shown, regardless of the presences around.
    private let isShown: (ViewNode) -> Bool

    /// Creates the presence of views inside a node's view.
    /// - Parameters:
    ///   - context: The context of the views, which lie inside the presence from then on.
    ///   - isCover: Whether the views cover those around, and are shown whether or not those are.
    ///   - isShown: Whether a node inside is shown.
    init(
        in context: inout NodeContext, isCover: Bool = false,
        _ isShown: @escaping (ViewNode) -> Bool
    ) {
        lifeCycles = context.environment.lifeCycles
        owner = context.parentLink
        outer = isCover ? nil : context.environment.presence
        self.isShown = isShown
        context.environment.presence = self
    }

    /// Whether a node inside is shown.
    func shows(_ node: ViewNode) -> Bool {
        guard isShown(node) else { return false }
        guard let outer, let node = owner?.node else { return true }
        return outer.shows(node)
    }

    /// Notes that other nodes may be shown from now on.
    func changed() { lifeCycles?.settle() }
}

private nonisolated enum PresenceKey: EnvironmentKey {
    static var defaultValue: Presence? { nil }
}

private nonisolated enum LifeCyclesKey: EnvironmentKey {
    static var defaultValue: LifeCycles? { nil }
}

nonisolated extension EnvironmentValues {
    /// The innermost presence around the view; nil if it is shown as long as it exists.
    var presence: Presence? {
        get { self[PresenceKey.self] }
        set { self[PresenceKey.self] = newValue }
    }

    /// The nodes of the tree with actions on appearance.
    var lifeCycles: LifeCycles? {
        get { self[LifeCyclesKey.self] }
        set { self[LifeCyclesKey.self] = newValue }
    }
}

/// A node with actions on the appearance and disappearance of its view.
protocol LifeCycle: ViewNode {
    /// Whether the view has appeared and not disappeared since.
    var hasAppeared: Bool { get }
    /// Makes the view appear or disappear.
    func settle(appears: Bool)
}

/// The nodes of a tree with actions on appearance.
final class LifeCycles {
    private var links: [ObjectIdentifier: NodeLink] = [:]
    private var isScheduled = false
    private unowned let graph: ViewGraph
    /// Whether the tree is on a screen, as far as its views need to be notified.
    var isTreeShown = true {
        didSet { if isTreeShown != oldValue { settle() } }
    }

    init(_ graph: ViewGraph) { self.graph = graph }

    func add(_ node: ViewNode) { links[ObjectIdentifier(node)] = node.ownLink }
    func remove(_ node: ViewNode) { links[ObjectIdentifier(node)] = nil }

    /// Whether the view of a node is shown.
    func shows(_ node: ViewNode) -> Bool {
        isTreeShown && (node.environment.presence?.shows(node) ?? true)
    }

    /// Makes the views appear that are shown, and those disappear that are not, after the update.
    func settle() {
        guard !isScheduled else { return }
        isScheduled = true
        graph.act { [self] in
            isScheduled = false
            settle(appears: true)
            graph.actLast { [self] in settle(appears: false) }
        }
    }

    private func settle(appears: Bool) {
        let due = links.values.compactMap { link -> ViewNode? in
            guard let node = link.node as? any LifeCycle, node.hasAppeared != appears,
                shows(node) == appears
            else { return nil }
            return node
        }
        for node in ViewNode.inTreeOrder(due, innerFirst: true) {
            (node as? any LifeCycle)?.settle(appears: appears)
        }
    }
}
