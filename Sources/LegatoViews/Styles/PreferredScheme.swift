import LegatoMotion

/// The colour schemes that the views of a tree prefer; the outermost one applies to the tree.
final class SchemeClaims {
    private struct SchemeClaim {
        weak var node: ViewNode?
        let scheme: ColorScheme
        /// The order of claims by views of the same depth.
        let number: Int
    }

    private var claims: [ObjectIdentifier: SchemeClaim] = [:]
    private var claimCount = 0
    private var isWaiting = false
    /// The preferred scheme of the tree; nil if no view prefers one.
    private(set) var scheme: ColorScheme?
    /// Called when the scheme changes.
    var onChange: () -> Void = {}

    /// Sets the scheme that a view prefers; nil for none.
    func claim(_ scheme: ColorScheme?, by node: ViewNode) {
        let known = claims[ObjectIdentifier(node)].flatMap { $0.node === node ? $0 : nil }
        guard known?.scheme != scheme else { return }
        claimCount += 1
        claims[ObjectIdentifier(node)] = scheme.map {
            SchemeClaim(node: node, scheme: $0, number: known?.number ?? claimCount)
        }
        guard !isWaiting else { return }
        isWaiting = true
        node.graph.act { [weak self] in self?.choose() }
    }

    private func choose() {
        isWaiting = false
        var best: (depth: Int, claim: SchemeClaim)?
        for claim in claims.values {
            guard let node = claim.node else { continue }
            if let best, (best.depth, best.claim.number) < (node.depth, claim.number) { continue }
            best = (node.depth, claim)
        }
        guard best?.claim.scheme != scheme else { return }
        scheme = best?.claim.scheme
        onChange()
    }
}

nonisolated extension EnvironmentValues {
    /// The colour schemes preferred by the views of the tree.
    var schemes: SchemeClaims? {
        get { self[SchemeClaimsKey.self] }
        set { self[SchemeClaimsKey.self] = newValue }
    }
}

private nonisolated enum SchemeClaimsKey: EnvironmentKey {
    static var defaultValue: SchemeClaims? { nil }
}

/// A view that prefers a colour scheme.
private nonisolated struct PreferredSchemeView<Content: View>: View {
    var content: Content
    var scheme: ColorScheme?
}

extension PreferredSchemeView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PreferredSchemeNode(view, context)
    }
}

private final class PreferredSchemeNode<Content: View>: HoldingNode<PreferredSchemeView<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: PreferredSchemeView<Content>, _ context: NodeContext) {
        super.init(view, context)
        environment.schemes?.claim(view.scheme, by: self)
        child = inner.makeNode(view.content)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: PreferredSchemeView<Content>) {
        super.updateView(view)
        environment.schemes?.claim(view.scheme, by: self)
        child?.update(view.content)
    }

    override func willRemove() { environment.schemes?.claim(nil, by: self) }
}

nonisolated extension View {
    /// Sets the colour scheme of the whole window, or of the whole `HostingLayer`, that shows the
    /// view.
    ///
    /// nil prefers none. If several views prefer a scheme, the outermost one takes precedence. A dark
    /// window has a black background, a light one a white background.
    ///
    /// ```swift
    /// Dial()
    ///     .preferredColorScheme(.dark)
    /// ```
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        PreferredSchemeView(content: self, scheme: colorScheme)
    }
}
