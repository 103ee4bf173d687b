import LegatoGraphics
import LegatoMotion

/// The settings of the views in tabs for the bar of their tab view.
final class TabBarClaims {
    private struct ViewClaim {
        weak var node: ViewNode?
        let depth: Int
        let claim: TabBarClaim
    }

    private var entries: [ObjectIdentifier: ViewClaim] = [:]
    /// The number of changes so far; the tab view is updated when it changes.
    private let changes = StateLocation(0)
    private var changeCount = 0
    /// Whether the tab view has appeared, so that changes are animated.
    var hasAppeared = false
    /// The settings that those of the views add to.
    private let base = TabBarDefaults.claim
    /// How the stacks in the tabs return to their roots.
    private var stacks: [ObjectIdentifier: (item: ViewItem, pop: () -> Bool)] = [:]
    /// Whether the bar is small.
    let minimizer = TabBarMinimizer()

    /// Sets the claim of a view.
    func set(_ claim: TabBarClaim, for node: ViewNode) {
        let id = ObjectIdentifier(node)
        if let known = entries[id], FieldTable.areEqual(known.claim, claim) { return }
        entries[id] = ViewClaim(node: node, depth: node.depth, claim: claim)
        settle(in: node.graph)
    }

    /// Removes the claim of a view.
    func remove(_ node: ViewNode) {
        entries[ObjectIdentifier(node)] = nil
        settle(in: node.graph)
    }

    /// Adds a stack that returns to its root when its tab is chosen again; `pop` returns whether it
    /// was elsewhere.
    func addStack(_ item: ViewItem, _ pop: @escaping () -> Bool) {
        stacks[ObjectIdentifier(item)] = (item, pop)
    }

    /// Removes a stack.
    func removeStack(_ item: ViewItem) { stacks[ObjectIdentifier(item)] = nil }

    /// Returns the stacks in a tab to their roots; returns whether one was elsewhere.
    func popStacks(in tab: ViewItem?) -> Bool {
        var hasPopped = false
        for stack in stacks.values where tab?.holds(stack.item) == true {
            if stack.pop() { hasPopped = true }
        }
        return hasPopped
    }

    /// Updates the bar once the tree is up to date: claims, or the pages in front, have changed.
    func settle(in graph: ViewGraph) {
        graph.act { [self] in
            changeCount += 1
            guard hasAppeared else { return changes.set(changeCount) }
            withAnimation(.spring(duration: 0.5, bounce: 0)) { changes.set(changeCount) }
        }
    }

    /// The merged settings of the views of a tab whose pages are in front; the innermost view takes
    /// precedence.
    ///
    /// - Parameters:
    ///   - tab: The item of the tab.
    ///   - page: The page that contains the tab view; nil for none.
    /// - Returns: The claims of the views, added up.
    func sum(of tab: ViewItem?, in page: PageHandle?) -> TabBarClaim {
        _ = changes.get()
        let shown = entries.values.filter { entry in
            guard let node = entry.node, !node.isRemoved, let tab, tab.holds(node.items.first)
            else { return false }
            let inner = node.environment.page?.lineage.prefix { $0 !== page }
            return inner?.allSatisfy(\.mayNameWindow) ?? true
        }
        return shown.sorted { $0.depth < $1.depth }
            .reduce(into: base) { $0.add($1.claim) }
    }
}

extension ViewItem {
    /// Whether an item is the item itself or inside it.
    fileprivate func holds(_ item: ViewItem?) -> Bool {
        var current = item
        while let item = current, item !== self { current = item.container }
        return current != nil
    }
}

nonisolated extension EnvironmentValues {
    /// The bar settings of the views in the enclosing tab view.
    var tabBar: TabBarClaims? {
        get { self[TabBarClaimsKey.self] }
        set { self[TabBarClaimsKey.self] = newValue }
    }
}

private nonisolated enum TabBarClaimsKey: EnvironmentKey {
    static var defaultValue: TabBarClaims? { nil }
}
