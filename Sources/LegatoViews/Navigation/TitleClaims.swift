import LegatoMotion

/// The titles set by the views of a tree; the innermost one on a front page is the window's.
final class TitleClaims {
    private struct WeakTitleClaim {
        weak var node: ViewNode?
        let title: String
        /// The order of claims by views of the same depth.
        let number: Int
    }

    private var claims: [ObjectIdentifier: WeakTitleClaim] = [:]
    private var claimCount = 0
    private var isWaiting = false
    /// The title of the window; nil if no view sets one.
    private(set) var title: String?
    /// Called when the title changes.
    var onChange: (String?) -> Void = { _ in }
    /// The number of pages visited so far to choose titles.
    private(set) var steps = 0

    /// Sets the title of a view.
    func claim(_ title: String, by node: ViewNode) {
        let known = claims[ObjectIdentifier(node)].flatMap { $0.node === node ? $0.number : nil }
        claimCount += 1
        claims[ObjectIdentifier(node)] = WeakTitleClaim(
            node: node, title: title, number: known ?? claimCount
        )
        settle(in: node.graph)
    }

    /// Removes the title of a view.
    func drop(_ node: ViewNode) {
        claims[ObjectIdentifier(node)] = nil
        settle(in: node.graph)
    }

    /// Chooses the title once the tree is up to date.
    func settle(in graph: ViewGraph) {
        guard !isWaiting else { return }
        isWaiting = true
        graph.act { [weak self] in self?.choose() }
    }

    private func choose() {
        isWaiting = false
        var pages: [ObjectIdentifier: Bool] = [:]
        var best: (depth: Int, claim: WeakTitleClaim)?
        for claim in claims.values {
            guard let node = claim.node else { continue }
            if let best, (node.depth, best.claim.number) <= (best.depth, claim.number) { continue }
            guard node.environment.page.map({ namesWindow($0, &pages) }) ?? true else { continue }
            best = (node.depth, claim)
        }
        guard best?.claim.title != title else { return }
        title = best?.claim.title
        onChange(title)
    }

    /// Returns whether a page may name the window: it and all pages around it are in front.
    ///
    /// `known` caches the answers for pages.
    private func namesWindow(_ page: PageHandle, _ known: inout [ObjectIdentifier: Bool]) -> Bool {
        var passed: [PageHandle] = []
        var answer = true
        for page in page.lineage {
            steps += 1
            if let before = known[ObjectIdentifier(page)] {
                answer = before
                break
            }
            passed.append(page)
            guard page.mayNameWindow else {
                answer = false
                break
            }
        }
        for page in passed { known[ObjectIdentifier(page)] = answer }
        return answer
    }
}

nonisolated extension EnvironmentValues {
    /// The titles set by the views of the tree.
    var titles: TitleClaims? {
        get { self[TitleClaimsKey.self] }
        set { self[TitleClaimsKey.self] = newValue }
    }
}

private nonisolated enum TitleClaimsKey: EnvironmentKey {
    static var defaultValue: TitleClaims? { nil }
}
