/// The nodes with stale items, and the actions to run once all items are gathered.
struct ItemGathering {
    fileprivate var nodes: [ViewNode] = []
    fileprivate var actions: [() -> Void] = []

    /// Whether there are no nodes with stale items.
    var isEmpty: Bool { nodes.isEmpty }
}

extension ViewGraph {
    /// Schedules a node to gather its items again before the next layout.
    func noteStaleItems(of node: ViewNode) {
        gathering.nodes.append(node)
        followers.preferences.areStale = true
        if isIdle { onChange() }
    }

    /// Runs an action once all items are gathered.
    func afterGathering(_ action: @escaping () -> Void) { gathering.actions.append(action) }

    /// Makes all nodes with stale items gather them, descendants first, and runs the waiting
    /// actions.
    func gatherItems() {
        repeat {
            while let node = gathering.nodes.popLast() { node.gatherStaleItems() }
            let due = gathering.actions
            gathering.actions = []
            for action in due { action() }
        } while !gathering.isEmpty
    }
}
