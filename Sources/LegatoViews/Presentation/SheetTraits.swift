import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The traits that a view sets for its sheet; nil for traits that it does not set.
nonisolated struct SheetClaim {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var indicator: Visibility?
    var cornerRadius: CGFloat?
    var background: AnyView?
    var interaction: PresentationBackgroundInteraction?
    var contentInteraction: PresentationContentInteraction?
    var adaptation: CompactAdaptation?
    var sizing: (any PresentationSizing)?
}

/// The traits that the views of a sheet set for it.
final class SheetTraits {
    /// The claims of views, outer ones first.
    private let claims = StateLocation<[(id: ObjectIdentifier, claim: SheetClaim)]>([])
    /// The height at which a drag left the sheet.
    private var chosen: PresentationDetent?
    /// Called when the height or the appearance of the sheet changes.
    var onChange: () -> Void = {}
    private var look = SheetLook()

    /// The traits that the layer of the sheet depends on.
    private struct SheetLook: Equatable {
        var detents: Set<PresentationDetent>?
        var wanted: PresentationDetent?
        var cornerRadius: CGFloat?
        var isClear = false
        /// The number of different sizings so far.
        var sizing = 0
    }

    /// The item of the content, which the sizing measures.
    weak var content: ViewItem?
    /// The environment of the content.
    var environment = EnvironmentValues()
    /// The size that the sizing determined last; nil before the first one.
    private var lastSize: CGSize?
    private var (lastSizing, sizingCount): ((any PresentationSizing)?, Int) = (nil, 0)

    private func report() {
        let sizing = first(\.sizing)
        if !FieldTable.areEqual(sizing, lastSizing) { sizingCount += 1 }
        lastSizing = sizing
        let now = SheetLook(
            detents: first(\.detents), wanted: wanted, cornerRadius: cornerRadius,
            isClear: background != nil, sizing: sizingCount
        )
        guard now != look else { return }
        look = now
        onChange()
    }

    private var wanted: PresentationDetent? { first(\.selection)?.wrappedValue ?? chosen }

    /// Sets the traits of a view; nil if it is removed.
    func set(_ claim: SheetClaim?, for node: ViewNode) {
        var all = claims.get()
        let index = all.firstIndex { $0.id == ObjectIdentifier(node) }
        switch (index, claim) {
        case (let index?, let claim?): all[index].claim = claim
        case (nil, let claim?): all.append((ObjectIdentifier(node), claim))
        case (let index?, nil): all.remove(at: index)
        case (nil, nil): return
        }
        claims.set(all)
        report()
    }

    private func first<Value>(_ value: (SheetClaim) -> Value?) -> Value? {
        claims.get().reversed().compactMap { value($0.claim) }.first
    }

    var cornerRadius: CGFloat? { first(\.cornerRadius) }
    var background: AnyView? { first(\.background) }
    /// The presentation that the popover adapts to in a small window.
    var adaptation: CompactAdaptation { first(\.adaptation) ?? CompactAdaptation() }
    /// Whether a drag can change the height of the sheet.
    var hasChoice: Bool { first(\.detents)?.count ?? 0 > 1 }
    /// Whether the views behind the sheet receive input.
    func letsThrough(of full: CGFloat, in window: CGFloat) -> Bool {
        let height = height(of: full, in: window) ?? full
        return first(\.interaction)?.letsThrough(
            at: height, of: full, in: window, environment
        ) ?? false
    }
    /// Whether a drag on the content scrolls it before it resizes the sheet.
    var scrollsFirst: Bool { first(\.contentInteraction) == .scrolls }
    /// Whether a drag can make the sheet higher.
    func canGrow(of full: CGFloat, in window: CGFloat) -> Bool {
        guard let height = height(of: full, in: window) else { return false }
        return heights(of: full, in: window).contains { $0 > height + 0.5 }
    }
    /// Whether the drag indicator is visible; by default, if the sheet has several detents.
    var showsIndicator: Bool {
        switch first(\.indicator) ?? .automatic {
        case .automatic: hasChoice
        case .visible: true
        case .hidden: false
        }
    }

    /// Whether the size of the sheet depends on its content.
    var isSized: Bool { !(sizing is AutomaticPresentationSizing) }

    private var sizing: any PresentationSizing { first(\.sizing) ?? .automatic }

    /// The size of the sheet, at most the full size.
    func size(in full: CGSize) -> CGSize {
        let size = ownSize(in: full) ?? full
        return CGSize(width: min(size.width, full.width), height: min(size.height, full.height))
    }

    /// Keeps the current size, below which a sticky sheet does not shrink.
    func noteSize(in full: CGSize) { lastSize = ownSize(in: full) }

    private func ownSize(in full: CGSize) -> CGSize? {
        guard let content else { return nil }
        let root = PresentationSizingRoot(item: content)
        let proposal = sizing.proposedSize(
            for: root, context: PresentationSizingContext(full: full, last: lastSize)
        )
        return root.size(for: proposal, in: full)
    }

    /// The height of the sheet, in points; nil for the full height.
    func height(of full: CGFloat, in window: CGFloat) -> CGFloat? {
        if let wanted, first(\.detents)?.contains(wanted) == true,
            let height = wanted.height(of: full, in: window, environment)
        {
            return height
        }
        return heights(of: full, in: window).min()
    }

    /// The heights at which the sheet can rest, in points.
    private func heights(of full: CGFloat, in window: CGFloat) -> [CGFloat] {
        (first(\.detents) ?? []).compactMap { $0.height(of: full, in: window, environment) }
    }

    /// Selects the detent nearest to the height at which the sheet was released.
    ///
    /// Returns false if the sheet must be dismissed instead, and nil without several detents.
    func settle(at height: CGFloat, of full: CGFloat, in window: CGFloat) -> Bool? {
        guard let detents = first(\.detents), detents.count > 1 else { return nil }
        func distance(_ detent: PresentationDetent) -> CGFloat {
            detent.height(of: full, in: window, environment).map { abs($0 - height) } ?? .infinity
        }
        guard let nearest = detents.min(by: { distance($0) < distance($1) }) else { return nil }
        if height < distance(nearest) { return false }
        chosen = nearest
        first(\.selection)?.wrappedValue = nearest
        report()
        return true
    }
}

/// A view that sets traits of its sheet.
nonisolated struct SheetClaimView<Content: View>: View {
    var content: Content
    var claim: SheetClaim
}

extension SheetClaimView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SheetClaimNode(view, context)
    }
}

private final class SheetClaimNode<Content: View>: HoldingNode<SheetClaimView<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: SheetClaimView<Content>, _ context: NodeContext) {
        super.init(view, context)
        claim()
        child = inner.makeNode(view.content)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: SheetClaimView<Content>) {
        self.view = view
        claim()
        child?.update(view.content)
    }

    override func refreshView() { claim() }

    /// Sets the traits, again whenever the program selects another height.
    private func claim() {
        graph.watch(self) { _ = view.claim.selection?.wrappedValue }
        environment.page?.sheet.set(view.claim, for: self)
    }

    override func willRemove() { environment.page?.sheet.set(nil, for: self) }
}
