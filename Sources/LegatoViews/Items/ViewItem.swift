import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A node of the layout tree; one exists for each primitive view.
///
/// The frames of items without a layer are in the coordinate space of the nearest ancestor's layer.
class ViewItem: @MainActor LayoutElement {
    final let graph: ViewGraph
    /// The source of the item's transactions.
    final let transactions: TransactionNode
    /// The parent, which places the item.
    @exclusivity(unchecked) final unowned(unsafe) var container: ViewItem?
    @exclusivity(unchecked) final var contents = ItemContents()
    /// The item that inserts and removes it for the enclosing dynamic nodes; nil outside them.
    @exclusivity(unchecked) final unowned(unsafe) var transitionItem: ViewItem?
    /// The frame in the coordinate space of the nearest ancestor's layer.
    @exclusivity(unchecked) final private(set) var frame = CGRect.zero
    /// The proposal with which it was placed.
    @exclusivity(unchecked) final private(set) var proposal = ProposedViewSize.unspecified
    /// The change of its size at the last placement.
    @exclusivity(unchecked) private var growth = CGVector.zero
    /// The offset for removed children at the last placement, in the children's coordinate space.
    @exclusivity(unchecked) private var drift = CGVector.zero
    /// The item inside that takes the place of views without nodes; nil for most items.
    @exclusivity(unchecked) final var innerGap: ViewItem?
    /// The global origin of the space of its frame, and the move count for which it is valid.
    @exclusivity(unchecked) final var outerSpace: (origin: CGPoint, moves: Int)?
    @exclusivity(unchecked) final var answers = LayoutAnswers()
    /// Its answers from before an invalidation, for its stack to compare; nil in other containers.
    private var earlierAnswers: EarlierAnswers?
    /// The parent node of the item's node.
    private let place: NodeLink?
    // The flags are side by side, because between other values each would take eight bytes.
    /// Whether it has been removed, and its container shows it until its transition ends.
    @exclusivity(unchecked) final var isLeft = false
    @exclusivity(unchecked) private var isLayoutDirty = true
    /// Whether its container places its removed children, which otherwise move along with it.
    final var placesLeftInContainer = false
    /// Whether it is being placed; its containers do not move in the meantime.
    @exclusivity(unchecked) final private(set) var isBeingPlaced = false
    /// Whether its stack will compare its earlier answers with its new ones.
    final var isCompared = false
    /// Whether children have changed whose answers it must compare before it answers again.
    ///
    /// Only stacks do that; others discard their answers.
    @exclusivity(unchecked) final var hasChangedChildren = false
    /// Whether its layers, or those it contributes to an ancestor's layer, must be gathered again.
    @exclusivity(unchecked) final var isGathering = false

    init(_ context: borrowing NodeContext) {
        (graph, transactions, place) = (context.graph, context.transactions, context.parentLink)
    }

    /// Creates an item inside a node.
    init(in node: ViewNode) {
        (graph, transactions, place) = (node.graph, node.context.transactions, node.ownLink)
    }

    // The last owner of an item may be its container, and so on up to the outermost one.
    // Subclasses release their other references before this.
    isolated deinit { releaseWithStackRoom { contents.takeAll(of: self) } }

    // MARK: Properties for the container
    // Each result is cached until the item's layout is invalidated.

    /// The layout priority; higher ones are offered space first.
    final var layoutPriority: Double {
        if let known = answers.priority { return known }
        let priority = withStackRoom { ownPriority }
        answers.priority = priority
        return priority
    }
    /// The preferred spacing.
    final var viewSpacing: ViewSpacing {
        settle()
        if let known = answers.spacing { return known }
        let spacing = withStackRoom { ownSpacing }
        answers.spacing = spacing
        return spacing
    }
    /// The item's own priority; by default that of the single child.
    var ownPriority: Double { only?.layoutPriority ?? 0 }
    /// The item's own spacing; by default that of the single child.
    var ownSpacing: ViewSpacing { only?.viewSpacing ?? ViewSpacing() }
    /// The z-index set on the item itself; nil for most items.
    var ownIndex: Double? { nil }
    /// The z-index among the items of its container.
    final var zIndex: Double { index ?? 0 }
    private final var index: Double? {
        if let known = answers.index { return known }
        let index = ownIndex ?? withStackRoom { only?.index }
        answers.index = .some(index)
        return index
    }
    /// Returns a value for the enclosing layout.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        withStackRoom { only?.layoutValue(key) ?? K.defaultValue }
    }

    /// The item in it, or itself, that takes the place of views without nodes; nil for most items.
    var gap: ViewItem? { innerGap }

    /// The single child, for items that represent it.
    var only: ViewItem? { children.count == 1 ? children[0] : nil }

    /// The first non-nil value along the chain of items that represent a single child.
    final func first<Value>(_ value: (ViewItem) -> Value?) -> Value? {
        var item: ViewItem? = self
        while let current = item {
            if let value = value(current) { return value }
            item = current.only
        }
        return nil
    }

    /// The source of transactions for the item's position and size: that of the item that it
    /// represents.
    final var geometryTransactions: TransactionNode {
        if let known = answers.transactions { return known }
        let transactions = withStackRoom { ownGeometryTransactions }
        answers.transactions = transactions
        return transactions
    }
    /// The item's own geometry transactions; by default those of the single child.
    var ownGeometryTransactions: TransactionNode { only?.geometryTransactions ?? transactions }

    // MARK: Layout

    /// Returns the size for a proposal; by default that of the single child.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        only?.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    /// The kinds of explicit guides that it may have; by default those of the single child.
    var ownGuideKinds: GuideKinds { only?.guideKinds ?? [] }

    /// Returns the position of an alignment guide; by default that of the single child.
    func ownAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        only?.explicitAlignment(key, in: size, proposal: proposal)
    }

    /// The length along an axis if 0 is proposed along it; overridden together with `measure(_:)`.
    func ownShortest(along axis: Axis) -> CGFloat? { only?.shortest(along: axis) }

    /// Places the children in the given bounds.
    func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        for child in children {
            child.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
        }
    }

    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        graph.queries += 1
        settle()
        if let known = answers.size(for: proposal) { return known }
        graph.measurements += 1
        let size = withStackRoom { measure(proposal) }
        answers.keep(size, for: proposal)
        return size
    }

    final func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard guideKinds.mayContain(key) else { return nil }
        let guide = LayoutAnswers.Guide(key: key, size: size, proposal: proposal)
        if let known = answers.position(of: guide) { return known }
        let position = withStackRoom { ownAlignment(key, in: size, proposal: proposal) }
        answers.keep(position, of: guide)
        return position
    }

    final var guideKinds: GuideKinds {
        settle()
        if let known = answers.guideKinds { return known }
        let kinds = withStackRoom { ownGuideKinds }
        answers.guideKinds = kinds
        return kinds
    }

    final func shortest(along axis: Axis) -> CGFloat? {
        settle()
        if let known = answers.shortest[axis] { return known }
        let shortest = withStackRoom { ownShortest(along: axis) }
        answers.shortest[axis] = .some(shortest)
        return shortest
    }

    /// The item's own name in warnings; nil to use that of the item it represents.
    var ownName: String? { nil }
    /// The name in warnings: the view that determines the size, and the view whose body contains
    /// it.
    final var layoutName: String {
        let node = first { $0.place?.node }
        let name = first(\.ownName) ?? node.map { "Content of \($0.viewName)" } ?? "The root view"
        return WarningSubject(name, in: node).text
    }

    final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = placedSize(proposal)
        let origin = CGPoint(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height
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
            if contents.hasLeft, !placesLeftInContainer, drift != .zero { moveLeft() }
            layOutContents(in: contentBounds, proposal)
        }
        isBeingPlaced = false
    }

    /// Creates the children that depend on the position, before they are placed.
    func prepareContents() {}

    /// Computes the offset for removed children.
    ///
    /// Growth about a point within the item is not movement, and an item that grows together with
    /// its container moves as the container does.
    private func move(from old: CGRect) {
        let shift = CGVector(dx: frame.minX - old.minX, dy: frame.minY - old.minY)
        growth = CGVector(dx: frame.width - old.width, dy: frame.height - old.height)
        let (outerGrowth, outerDrift) = (container?.growth, container?.drift)
        drift = CGVector(
            dx: Self.drift(shift.dx, growth.dx, outerGrowth?.dx, outerDrift?.dx),
            dy: Self.drift(shift.dy, growth.dy, outerGrowth?.dy, outerDrift?.dy)
        )
        guard hasOwnSpace else { return }
        // The layer has already moved by the shift.
        drift.dx -= shift.dx
        drift.dy -= shift.dy
    }

    /// Moves removed children along; their layers may have been created for the removal.
    private func moveLeft() {
        let drift = drift
        placeLeft { child in
            child.place(
                at: CGPoint(x: child.frame.minX + drift.dx, y: child.frame.minY + drift.dy),
                anchor: .topLeading, proposal: child.proposal
            )
        }
    }

    /// Places the removed children once the layout is done.
    final func placeLeft(_ place: @escaping (ViewItem) -> Void) {
        let left = contents.left
        // In another coordinate space, they stay where they are.
        let bring = graph.isRebasing ? graph.rebase : graph.bring
        graph.later { bring { for child in left where child.isLeaving { place(child) } } }
    }

    /// Called when the frame has changed.
    func frameChanged(from old: CGRect) {}

    /// The bounds in which the children are placed.
    var contentBounds: CGRect { frame }

    /// Invalidates cached layout results, up to the root.
    final func invalidateLayout() {
        var child: ViewItem?
        var item: ViewItem? = self
        while let current = item {
            // It is about to place its children, regardless of its size.
            if current.isPreparing { return }
            let isKnown =
                current.isLayoutDirty && (current.answers.isEmpty || current.hasChangedChildren)
            let isLast = isKnown && current.container?.isLayoutDirty ?? true
            current.isLayoutDirty = true
            if !isLast, current.container?.comparesChildren ?? false { current.isCompared = true }
            if let child { current.childInvalidated(child) } else { current.discardAnswers() }
            if isLast { break }
            (child, item) = (current, current.container)
        }
        graph.setNeedsLayout(self)
    }

    /// Called when the layout of a child has been invalidated.
    func childInvalidated(_ child: ViewItem) { discardAnswers() }

    /// Brings the answers up to date with the children that have changed.
    @inline(__always)
    final func settle() {
        if hasChangedChildren { withStackRoom { compareChildren() } }
    }

    /// Compares the answers of the children that have changed.
    func compareChildren() {}

    /// Discards cached layout results, which a stack around the item compares with later ones.
    func discardAnswers() {
        if !answers.isEmpty {
            var empty = LayoutAnswers()
            swap(&answers, &empty)
            if earlierAnswers == nil, isCompared {
                earlierAnswers = EarlierAnswers(empty)
            }
        }
        contentInvalidated()
    }

    /// Discards the earlier answers.
    final func forgetEarlierAnswers() { (earlierAnswers, isCompared) = (nil, false) }

    /// Returns whether the answers from before the invalidation still hold, and discards them.
    final func answersAsBefore() -> Bool {
        settle()
        let earlier = earlierAnswers
        forgetEarlierAnswers()
        return earlier?.answers.hold(for: self) ?? true
    }

    /// Whether it compares the answers of children that have changed.
    var comparesChildren: Bool { false }

    // MARK: Coordinate spaces

    /// The point of the children's coordinate space at the top left corner of the item's layer.
    var corner: CGPoint { .zero }
    /// The frames at which scrolling may come to rest in a part of the content, both in the item's
    /// coordinate space; by default those of all children.
    func targetFrames(in part: CGRect) -> [CGRect] { children.map(\.frame) }
    /// Whether it defines the coordinate space of a name.
    func isSpace(named name: AnyHashable) -> Bool { false }
    /// The space with and without the insets that the item reserves around a child, in the root
    /// view's coordinate space; nil for most items.
    func safeArea(around child: ViewItem) -> (outer: CGRect, inner: CGRect)? { nil }

    /// Whether it is creating children that do not affect its size.
    var isPreparing: Bool { false }

    /// Discards the values cached about the children.
    func contentInvalidated() {}

    /// Lays out the whole tree; implemented by the root.
    func layOut() {}

    // MARK: Keys

    /// Whether the item and its contents can receive key events.
    var takesKeys: Bool { true }
    /// The children that can receive key events.
    var keyChildren: [ViewItem] { children.filter(\.takesKeys) }

    // MARK: Children

    /// Whether it or its content is being removed and is visible until the transition ends.
    var isLeaving: Bool { withStackRoom { only?.isLeaving ?? false } }

    /// The children that it places, in order.
    final var children: [ViewItem] { contents.children }

    /// Replaces the children.
    final func setChildren(_ new: [ViewItem]) {
        guard !new.elementsEqual(children, by: ===) else { return }
        contents.replace(with: new, in: self)
        graph.moves += 1
        invalidateLayout()
        structureChanged()
    }

    // MARK: Layers

    /// The layer of the item; nil for most.
    var ownLayer: CALayer? { nil }
    /// Whether the children are placed in the coordinate space of the item's layer.
    var hasOwnSpace: Bool { ownLayer != nil }

    /// Adds the item's own layers; by default its layer or those of its children.
    func gatherOwn(into layers: inout [CALayer]) {
        if let ownLayer { layers.append(ownLayer) } else { gatherContents(into: &layers) }
    }

    /// Sets the sublayers of the item's layer.
    func adopt(_ layers: [CALayer], _ layer: CALayer) {
        guard !(layer.sublayers ?? []).elementsEqual(layers, by: ===) else { return }
        layer.sublayers = layers
    }
}
