/// The items inside an item.
struct ItemContents {
    /// The children that it places, in order.
    private(set) var children: [ViewItem] = []
    /// The children, together with removed ones that are visible until their transitions end.
    private(set) var shown: [ViewItem] = []
    /// Whether the transition of a removed child has ended, so that it must be dropped.
    var hasEnded = false

    /// Whether there are removed children that are still visible.
    var hasLeft: Bool { shown.count > children.count }

    /// The removed children that are still visible.
    var left: [ViewItem] { shown.filter(\.isLeft) }

    /// Replaces the children of an item.
    ///
    /// A removed child that is still visible stays behind the child that it followed. One that has
    /// moved to another container is shown there.
    mutating func replace(with new: [ViewItem], in owner: ViewItem) {
        for child in shown where child.container === owner { child.isLeft = true }
        for child in new { (child.container, child.isLeft) = (owner, false) }
        var first: [ViewItem] = []
        var followers: [ObjectIdentifier: [ViewItem]] = [:]
        var leader: ViewItem?
        for child in shown where child.container === owner {
            if !child.isLeft {
                leader = child
            } else if !child.isLeaving {
                Self.release(child)
            } else if let leader {
                followers[ObjectIdentifier(leader), default: []].append(child)
            } else {
                first.append(child)
            }
        }
        (children, shown, hasEnded) = (new, new, false)
        guard !first.isEmpty || !followers.isEmpty else { return }
        shown = first
        for child in new {
            shown.append(child)
            if let left = followers.removeValue(forKey: ObjectIdentifier(child)) { shown += left }
        }
    }

    /// Drops removed children that are no longer visible.
    mutating func dropEnded() {
        hasEnded = false
        shown.removeAll { child in
            guard child.isLeft, !child.isLeaving else { return false }
            Self.release(child)
            return true
        }
    }

    /// Detaches all children from an owner that is being released.
    mutating func takeAll(of owner: ViewItem) -> [ViewItem] {
        for child in shown where child.container === owner { Self.release(child) }
        defer { (children, shown) = ([], []) }
        return shown
    }

    private static func release(_ child: ViewItem) {
        (child.container, child.isLeft) = (nil, false)
    }
}
