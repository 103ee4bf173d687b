/// A reference to a node that becomes nil when the node is removed or released.
///
/// A node creates a single link for all references that do not retain it. Weak references would
/// make reference counting of nodes several times as expensive.
package final class NodeLink {
    private nonisolated(unsafe) unowned(unsafe) var target: ViewNode?

    /// The node; nil after its removal or release.
    package var node: ViewNode? { target }

    nonisolated init() {}

    /// Sets the node, which clears the link at its removal, or at its release at the latest.
    func set(_ node: ViewNode) { target = node }

    /// Clears the link.
    nonisolated func letGo() { target = nil }
}
