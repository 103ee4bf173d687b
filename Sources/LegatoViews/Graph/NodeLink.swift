/// A reference to a node that is nil from the node's removal or release on.
///
/// A node makes one for all who refer to it without keeping it. Weak references would make every
/// count of references to the node several times as expensive.
final class NodeLink {
    private nonisolated(unsafe) unowned(unsafe) var target: ViewNode?

    /// The node; nil once it is removed or released.
    var node: ViewNode? { target }

    nonisolated init() {}

    /// Sets the node, which lets go of the link at its removal and no later than its release.
    func set(_ node: ViewNode) { target = node }

    /// Lets go of the node.
    nonisolated func letGo() { target = nil }
}
