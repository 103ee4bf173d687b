import LegatoMotion

/// A node that presents pages over the window.
protocol Presenter: ViewNode {
    /// Dismisses its page, because its view is being removed.
    func leave()
    /// Presents its page again, because its view has been re-inserted before the end of its removal.
    func comeBack()
    /// Removes all pages, because the tree is removed.
    func removePages()
}

/// The nodes of a tree that present pages over the window.
///
/// A page outlives the view that presents it: it begins to leave when the removal of the view
/// begins, and the tree keeps it until it has left.
final class Presenters {
    /// The nodes that have presented pages, in the order of the first ones.
    private var links: [NodeLink] = []
    /// The removed nodes whose pages have not left.
    private var kept: [any Presenter] = []

    func add(_ node: any Presenter) {
        if !links.contains(where: { $0 === node.ownLink }) { links.append(node.ownLink) }
    }
    func remove(_ node: any Presenter) { links.removeAll { $0 === node.ownLink } }

    /// Keeps a removed node until `release(_:)`.
    func keep(_ node: any Presenter) { kept.append(node) }
    func release(_ node: any Presenter) { kept.removeAll { $0 === node } }

    /// Dismisses the pages of a view that is being removed.
    func leave(in node: ViewNode) { for presenter in all(in: node) { presenter.leave() } }

    /// Presents the pages of a view again that has been re-inserted.
    func comeBack(in node: ViewNode) { for presenter in all(in: node) { presenter.comeBack() } }

    /// Removes the pages of removed nodes.
    func close() {
        let rest = kept
        kept = []
        for presenter in rest { presenter.removePages() }
    }

    /// The presenters at a node and inside.
    private func all(in node: ViewNode) -> [any Presenter] {
        links.compactMap { link in
            var inner = link.node
            while let current = inner, current.depth > node.depth { inner = current.parent }
            return inner === node ? link.node as? any Presenter : nil
        }
    }
}

private nonisolated enum PresentersKey: EnvironmentKey {
    static var defaultValue: Presenters? { nil }
}

nonisolated extension EnvironmentValues {
    /// The nodes of the tree that present pages.
    var presenters: Presenters? {
        get { self[PresentersKey.self] }
        set { self[PresentersKey.self] = newValue }
    }
}
