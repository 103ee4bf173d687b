import LegatoMotion

/// The titles that the views of a tree ask for; the innermost of those in front is the window's.
final class TitleClaims {
    private struct Claim {
        weak var node: ViewNode?
        let title: String
    }

    /// What was asked for, in no order that counts but among views as deep as each other.
    private var claims: [Claim] = []
    private var isWaiting = false
    /// The title for the window; nil where no view asks for one.
    private(set) var title: String?
    /// Called with another title.
    var onChange: (String?) -> Void = { _ in }

    /// Takes note of what a view asks for.
    func claim(_ title: String, by node: ViewNode) {
        let claim = Claim(node: node, title: title)
        if let index = claims.firstIndex(where: { $0.node === node }) {
            claims[index] = claim
        } else {
            claims.append(claim)
        }
        settle(in: node.graph)
    }

    /// Forgets what a view asked for.
    func drop(_ node: ViewNode) {
        claims.removeAll { $0.node == nil || $0.node === node }
        settle(in: node.graph)
    }

    /// Finds the title once the tree is up to date.
    func settle(in graph: ViewGraph) {
        guard !isWaiting else { return }
        isWaiting = true
        graph.act { [weak self] in self?.choose() }
    }

    private func choose() {
        isWaiting = false
        let seen = claims.filter { claim in
            claim.node.map { $0.environment.page?.namesWindow ?? true } ?? false
        }
        let best = seen.max { ($0.node?.depth ?? 0) < ($1.node?.depth ?? 0) }?.title
        guard best != title else { return }
        title = best
        onChange(best)
    }
}
