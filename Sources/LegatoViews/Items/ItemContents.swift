/// The elements inside an element.
struct ItemContents {
    /// Those that it places, in order.
    private(set) var children: [ViewItem] = []
    /// The children, and among them those that left and show until their transitions end.
    private(set) var shown: [ViewItem] = []
    /// Whether the transition of one that left ended, so that it is to be dropped.
    var hasEnded = false

    /// Whether some left and still show.
    var hasLeft: Bool { shown.count > children.count }

    /// Those that left and still show.
    var left: [ViewItem] { shown.filter(\.isLeft) }

    /// Takes other children for an element.
    ///
    /// What left and still shows stays behind the element that it followed. What another element
    /// took by now shows there.
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

    /// Drops what left and shows no more.
    mutating func dropEnded() {
        hasEnded = false
        shown.removeAll { child in
            guard child.isLeft, !child.isLeaving else { return false }
            Self.release(child)
            return true
        }
    }

    /// Takes all elements out of an owner that is released.
    mutating func takeAll(of owner: ViewItem) -> [ViewItem] {
        for child in shown where child.container === owner { Self.release(child) }
        defer { (children, shown) = ([], []) }
        return shown
    }

    private static func release(_ child: ViewItem) {
        (child.container, child.isLeft) = (nil, false)
    }
}
