import LegatoGraphics
import LegatoMotion

/// A view that configures the bars of its page.
nonisolated struct BarClaimView<Content: View>: View {
    var content: Content
    var claim: BarClaim
}

extension BarClaimView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        BarClaimNode(view, context)
    }
}

private final class BarClaimNode<Content: View>: HoldingNode<BarClaimView<Content>> {
    private var child: TypedNode<Content>?
    /// The tab bar that it configures.
    private var tabBar: TabBarClaims?

    override init(_ view: BarClaimView<Content>, _ context: NodeContext) {
        super.init(view, context)
        child = inner.makeNode(view.content)
        claim()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: BarClaimView<Content>) {
        self.view = view
        child?.update(view.content)
        claim()
    }

    override func environmentChanged() {
        super.environmentChanged()
        if !view.claim.entries.isEmpty { claim() }
    }

    /// Sets the claim; the items are shown in the environment of the view, labels by their icons.
    private func claim() {
        var claim = view.claim
        let environment = environment
        var barEnvironment = environment
        if barEnvironment.labelMaker == nil {
            barEnvironment.labelMaker = StyleMaker(IconOnlyLabelStyle())
        }
        claim.entries = claim.entries.map { entry in
            let isInBar = entry.place != .titleMenu
            let own = isInBar ? barEnvironment : environment
            return ToolbarEntry(
                place: entry.place,
                view: AnyView(
                    BarItemView(
                        content: RenamingItems(content: entry.view, page: environment.page),
                        surroundings: own
                    )
                ),
                spacer: entry.spacer, search: entry.search
            )
        }
        environment.page?.bars.set(claim, for: self)
        if !claim.tab.isEmpty || tabBar != nil { environment.tabBar?.set(claim.tab, for: self) }
        tabBar = claim.tab.isEmpty ? nil : environment.tabBar
    }

    override func willRemove() {
        environment.page?.bars.remove(self)
        tabBar?.remove(self)
    }
}

/// An item of a bar, in the environment of the view that claims it, with the font and the colour
/// scheme of the bar.
private struct BarItemView<Content: View>: View {
    let content: Content
    let surroundings: EnvironmentValues
    @Environment(\.font) private var font
    @Environment(\.barScheme) private var scheme

    var body: some View {
        var own = surroundings
        if let font { own.font = font }
        if let scheme { own.colorScheme = scheme }
        return content.environment(\.self, own)
    }
}

nonisolated extension EnvironmentValues {
    /// The colour scheme that the page sets for the bar around the view; nil for none.
    var barScheme: ColorScheme? {
        get { self[BarSchemeKey.self] }
        set { self[BarSchemeKey.self] = newValue }
    }
}

private nonisolated enum BarSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}
