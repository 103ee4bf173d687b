import LegatoMotion

/// A node that depends on where items are on screen.
protocol PlaceFollower: ViewNode {
    /// Whether it is among the graph's followers.
    var isFollowing: Bool { get set }
    /// Called after each layout and after each scroll that may have moved items.
    func placesChanged()
}

/// The nodes that depend on where items are.
struct PlaceFollowers {
    fileprivate var links: [NodeLink] = []
    /// The graph's move count when the followers were last notified.
    fileprivate var moves = 0
    var preferences = PreferenceReaders()

    /// The nodes that are still in the tree.
    fileprivate mutating func nodes() -> [any PlaceFollower] {
        links.removeAll { $0.node == nil }
        return links.compactMap { $0.node as? any PlaceFollower }
    }
}

extension ViewGraph {
    /// Notifies a node of all later moves, until its removal.
    func follow(_ node: any PlaceFollower) {
        guard !node.isFollowing else { return }
        node.isFollowing = true
        followers.links.append(node.ownLink)
    }

    /// Notifies the followers and the readers of preferences after a layout, until nothing changes.
    func settlePlaces() {
        var rounds = 0
        while !isEndless, followers.moves != moves || followers.preferences.areStale {
            guard rounds < Self.maximumLayoutRounds else {
                ViewWarning.print(
                    WarningSubject(item: root),
                    "changed what it reads of places or preferences for "
                        + "\(Self.maximumLayoutRounds) rounds; the rest is deferred to the next "
                        + "change. Look for a geometry reader or a preference that changes what "
                        + "it depends on."
                )
                return
            }
            rounds += 1
            followers.moves = moves
            for node in followers.nodes() { node.placesChanged() }
            readPreferences()
            refreshDirty()
            layOut()
        }
    }
}
