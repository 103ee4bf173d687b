/// The nodes whose descendants' items changed, and what waits until all of them have gathered theirs.
struct ItemGathering {
    fileprivate var nodes: [ViewNode] = []
    fileprivate var actions: [() -> Void] = []

    /// Whether no node has to gather its items again.
    var isEmpty: Bool { nodes.isEmpty }
}

extension ViewGraph {
    /// Schedules a node to gather its items again before the next layout.
    func noteStaleItems(of node: ViewNode) {
        gathering.nodes.append(node)
        if isIdle { onChange() }
    }

    /// Runs an action once all items are gathered.
    func afterGathering(_ action: @escaping () -> Void) { gathering.actions.append(action) }

    /// Lets all nodes with stale items gather them; a node asks its descendants first.
    func gatherItems() {
        repeat {
            while let node = gathering.nodes.popLast() { node.gatherStaleItems() }
            let due = gathering.actions
            gathering.actions = []
            for action in due { action() }
        } while !gathering.isEmpty
    }
}
