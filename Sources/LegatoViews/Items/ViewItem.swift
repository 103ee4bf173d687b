import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An element of the layout: what views become, once they are told apart from their makers.
///
/// Elements without a layer lie in the space of the next layer further out.
class ViewItem: @MainActor LayoutElement {
    let graph: ViewGraph
    /// Where the transactions of its changes come from.
    let transactions: TransactionNode
    /// The element that places it.
    unowned(unsafe) var container: ViewItem?
    var contents = ItemContents()
    /// Whether it left and its container shows it until its transition ends.
    var isLeft = false
    /// The element that inserts and removes it for the dynamic nodes around it; nil outside of them.
    unowned(unsafe) var transitionItem: TransitionItem?
    /// The place in the space of the next layer further out.
    private(set) var frame = CGRect.zero
    /// What it was offered there.
    private(set) var proposal = ProposedViewSize.unspecified
    /// How much it grew when it was placed last.
    private var growth = CGVector.zero
    /// How far what left it went then, in the space of the elements inside.
    private var drift = CGVector.zero
    private var isLayoutDirty = true
    /// Whether it is being placed; its containers do not move meanwhile.
    private(set) var isBeingPlaced = false
    /// The global origin of the space of its frame, and the move count for which it is valid.
    var outerSpace: (origin: CGPoint, moves: Int)?
    var answers = LayoutAnswers()
    /// Whether its layers, or those it contributes to an ancestor's layer, must be gathered again.
    var isGathering = false
    /// A node around the element's view.
    private let place: NodeLink?

    init(_ context: NodeContext) {
        (graph, transactions, place) = (
            context.graph, context.transactions, context.parentLink
        )
    }

    // The last owner of an element may be its container, and so on up to the outermost one.
    // Subclasses release their other references before this.
    isolated deinit { releaseWithStackRoom { contents.takeAll(of: self) } }

    // MARK: What it tells its container
    // Each answer is cached until the element's layout is invalidated.

    /// Which elements are offered room first; those with more.
    final var layoutPriority: Double {
        if let known = answers.priority { return known }
        let priority = withStackRoom { ownPriority }
        answers.priority = priority
        return priority
    }
    /// The distances that it prefers to others.
    final var viewSpacing: ViewSpacing {
        if let known = answers.spacing { return known }
        let spacing = withStackRoom { ownSpacing }
        answers.spacing = spacing
        return spacing
    }
    /// The element's own priority; by default that of the single child.
    var ownPriority: Double { only?.layoutPriority ?? 0 }
    /// The element's own spacing; by default that of the single child.
    var ownSpacing: ViewSpacing { only?.viewSpacing ?? ViewSpacing() }
    /// The z-index set on the element itself; nil for most elements.
    var ownIndex: Double? { nil }
    /// What lies in front of what among the elements of a container.
    final var zIndex: Double { index ?? 0 }
    private final var index: Double? {
        if let known = answers.index { return known }
        let index = ownIndex ?? withStackRoom { only?.index }
        answers.index = .some(index)
        return index
    }
    /// How it says itself that it comes and goes; nil for most.
    var ownTransition: AnyTransition? { nil }
    /// How it comes and goes; nil for the default.
    final var transition: AnyTransition? { first(\.ownTransition) }
    /// A value for the layout around it.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        withStackRoom { only?.layoutValue(key) ?? K.defaultValue }
    }

    /// The one element inside, for elements that stand for it.
    var only: ViewItem? { children.count == 1 ? children[0] : nil }

    /// The first non-nil value along the chain of elements that represent a single child.
    private func first<Value>(_ value: (ViewItem) -> Value?) -> Value? {
        var item: ViewItem? = self
        while let current = item {
            if let value = value(current) { return value }
            item = current.only
        }
        return nil
    }

    /// Where the transactions of its place and size come from: what it stands for.
    final var geometryTransactions: TransactionNode {
        if let known = answers.transactions { return known }
        let transactions = withStackRoom { ownGeometryTransactions }
        answers.transactions = transactions
        return transactions
    }
    /// The element's own geometry transactions; by default those of the single child.
    var ownGeometryTransactions: TransactionNode { only?.geometryTransactions ?? transactions }

    // MARK: Layout

    /// Returns the size for an offer; without a rule of its own that of the one element inside.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        only?.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    /// Returns the position of an alignment guide; by default that of the single child.
    func ownAlignment(
        _ key: AlignmentKey,
        in size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        only?.explicitAlignment(key, in: size, proposal: proposal)
    }

    /// Places the elements inside, in the space given.
    func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        for child in children {
            child.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
        }
    }

    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = answers.size(for: proposal) { return known }
        graph.measurements += 1
        let size = withStackRoom { measure(proposal) }
        answers.keep(size, for: proposal)
        return size
    }

    final func explicitAlignment(
        _ key: AlignmentKey,
        in size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        let guide = LayoutAnswers.Guide(key: key, size: size, proposal: proposal)
        if let known = answers.position(of: guide) { return known }
        let position = withStackRoom { ownAlignment(key, in: size, proposal: proposal) }
        answers.keep(position, of: guide)
        return position
    }

    /// The element's own name in messages; nil to use that of the element it represents.
    var ownName: String? { nil }
    /// The name in messages: the view that determines the size, and the view whose body contains
    /// it.
    final var layoutName: String {
        let node = first { $0.place?.node }
        let name = first(\.ownName) ?? node.map { "Content of \($0.viewName)" } ?? "The root view"
        return WarningSubject(name, in: node).text
    }

    final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = placedSize(proposal)
        let origin = CGPoint(
            x: point.x - anchor.x * size.width,
            y: point.y - anchor.y * size.height
        )
        let frame = CGRect(origin: origin, size: size)
        guard isLayoutDirty || frame != self.frame || proposal != self.proposal else { return }
        let old = self.frame
        (self.frame, self.proposal, isLayoutDirty) = (frame, proposal, false)
        graph.moves += 1
        frameChanged(from: old)
        move(from: old)
        (isBeingPlaced, outerSpace) = (true, nil)
        withStackRoom {
            prepareContents()
            if contents.hasLeft, drift != .zero { moveLeft() }
            layOutContents(in: contentBounds, proposal)
        }
        isBeingPlaced = false
    }

    /// Creates the children that depend on the position, before they are placed.
    func prepareContents() {}

    /// Works out how far the element went.
    ///
    /// Growth about one of its points is no way to go, and what grows as its container does goes as
    /// that goes.
    private func move(from old: CGRect) {
        let shift = CGVector(dx: frame.minX - old.minX, dy: frame.minY - old.minY)
        growth = CGVector(dx: frame.width - old.width, dy: frame.height - old.height)
        drift = CGVector(
            dx: Self.way(shift.dx, growth.dx, container?.growth.dx, container?.drift.dx),
            dy: Self.way(shift.dy, growth.dy, container?.growth.dy, container?.drift.dy)
        )
        guard ownLayer != nil else { return }
        // Its layer went there.
        drift.dx -= shift.dx
        drift.dy -= shift.dy
    }

    private static func way(
        _ shift: CGFloat,
        _ growth: CGFloat,
        _ outerGrowth: CGFloat?,
        _ outerDrift: CGFloat?
    ) -> CGFloat {
        guard growth != 0 else { return shift }
        if let outerGrowth, let outerDrift, abs(outerGrowth - growth) < 1e-9 { return outerDrift }
        let fixedPoint = -shift / growth
        return fixedPoint > -1e-9 && fixedPoint < 1 + 1e-9 ? 0 : shift
    }

    /// Moves elements along that left; the layers around them may be as new as their leaving.
    private func moveLeft() {
        let (left, way) = (contents.left, drift)
        graph.later { [graph] in
            graph.bring {
                for child in left where child.isLeaving {
                    child.place(
                        at: CGPoint(x: child.frame.minX + way.dx, y: child.frame.minY + way.dy),
                        anchor: .topLeading,
                        proposal: child.proposal
                    )
                }
            }
        }
    }

    /// Takes note of a place.
    func frameChanged(from old: CGRect) {}

    /// Where the elements inside are placed.
    var contentBounds: CGRect { frame }

    /// Lets sizes be asked again, up to the root.
    final func invalidateLayout() {
        var item: ViewItem? = self
        while let current = item {
            // It is about to place its children, whatever its size.
            if current.isPreparing { return }
            let isKnown = current.isLayoutDirty && current.answers.isEmpty
            current.isLayoutDirty = true
            current.answers = LayoutAnswers()
            current.contentInvalidated()
            if isKnown && current.container?.isLayoutDirty ?? true { break }
            item = current.container
        }
        graph.setNeedsLayout(self)
    }

    /// Whether it is creating children that do not affect its size.
    var isPreparing: Bool { false }

    /// Drops what is known of the elements inside.
    func contentInvalidated() {}

    /// Lays out the whole tree, at the root.
    func layOut() {}

    // MARK: Keys

    /// Whether keys may reach it and what is in it.
    var takesKeys: Bool { true }
    /// The elements inside that keys may reach.
    var keyChildren: [ViewItem] { children.filter(\.takesKeys) }

    // MARK: Elements inside

    /// Whether it left and shows until its transition ends.
    var isLeaving: Bool { withStackRoom { only?.isLeaving ?? false } }

    /// The elements that it places, in order.
    final var children: [ViewItem] { contents.children }

    /// Takes the elements inside.
    final func setChildren(_ new: [ViewItem]) {
        guard !new.elementsEqual(children, by: ===) else { return }
        contents.replace(with: new, in: self)
        graph.moves += 1
        invalidateLayout()
        structureChanged()
    }

    /// Lets the container that shows the element, or what it is in, drop what shows no more.
    final func dropLeft() {
        var item: ViewItem = self
        while let outer = item.container {
            if item.isLeft {
                outer.contents.hasEnded = true
                return outer.structureChanged()
            }
            item = outer
        }
    }

    // MARK: Layers

    /// The layer of the element; nil for most.
    var ownLayer: CALayer? { nil }

    /// Adds the element's own layers; by default its layer or those of its children.
    func gatherOwn(into layers: inout [CALayer]) {
        if let ownLayer { layers.append(ownLayer) } else { gatherContents(into: &layers) }
    }

    /// Gives the layer its sublayers.
    func adopt(_ layers: [CALayer], _ layer: CALayer) {
        guard !(layer.sublayers ?? []).elementsEqual(layers, by: ===) else { return }
        layer.sublayers = layers
    }
}
