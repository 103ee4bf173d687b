import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The item of a lazy container.
///
/// It lays out the views that have nodes, and `LazyGap` items in between, whose lengths follow from
/// the known lengths of their elements and from the mean of those for the rest. After each layout
/// and each scroll it requests nodes for the elements in the visible part of the scroll view and in
/// a margin. After a scroll it also requests the removal of the nodes further away. That repeats
/// until a layout requests nothing.
///
/// The view at the start of the visible part stays in place: where it moves because lengths above
/// it have become known or elements have been inserted, the scroll view moves by the same distance.
/// A view that is removed loses its state, but the length of its element stays known.
final class LazyItem: ViewItem {
    var rule: LazyRule {
        didSet {
            for owner in owners { owner.lengths.forget() }
            invalidateLayout()
        }
    }

    private var known: [LazyRow]?
    private var plans: [(across: CGFloat?, plan: LazyPlan)] = []
    /// The children and their places at the last layout.
    private var placed: (rows: [LazyRow], plan: LazyPlan) = ([], LazyPlan())
    /// The length across for which the lengths of elements are known.
    private var across: CGFloat?
    /// Whether the last layout has changed the length of the content, and the last such length.
    private var (isResized, resizedLength): (Bool, CGFloat?) = (false, nil)
    /// The visible part at the last removal of elements.
    private var trimmed: ClosedRange<CGFloat>?

    init(_ rule: LazyRule, _ context: NodeContext) {
        self.rule = rule
        super.init(context)
    }

    isolated deinit { (known, placed) = (nil, ([], LazyPlan())) }

    override var only: ViewItem? { nil }
    override var ownName: String? { rule.name }
    override var ownSpacing: ViewSpacing {
        rows.reduce(into: ViewSpacing()) { if $1.gap == nil { $0.formUnion($1.item.viewSpacing) } }
    }

    override func contentInvalidated() { (known, plans) = (nil, []) }

    // MARK: Layout

    private var rows: [LazyRow] {
        if let known { return known }
        let rows = children.map(LazyRow.init)
        known = rows
        for owner in owners where owner.isFlat == nil {
            owner.isFlat = isFlat(owner, in: rows)
        }
        return rows
    }

    /// The collections with elements among the children.
    private var owners: [LazyElements] {
        var seen: Set<ObjectIdentifier> = []
        var owners: [LazyElements] = []
        func add(_ owner: LazyElements) {
            if seen.insert(ObjectIdentifier(owner)).inserted { owners.append(owner) }
        }
        for row in known ?? [] {
            if let gap = row.gap { add(gap.owner) }
            for element in row.elements { add(element.owner) }
        }
        return owners
    }

    private func plan(_ across: CGFloat?) -> LazyPlan {
        if let known = plans.first(where: { $0.across == across }) { return known.plan }
        let plan = rule.plan(rows, across)
        plans.append((across, plan))
        return plan
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal[rule.axis.other]
        // A grid has no tracks in infinite space.
        var across = offered
        if case .grid = rule.kind, let length = offered, !length.isFinite { across = nil }
        return rule.size(of: plan(across), offered)
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let across = bounds.size[rule.axis.other]
        let rows = rows
        let owners = owners
        if self.across != across {
            self.across = across
            for owner in owners { owner.lengths.forget() }
        }
        var plan = plan(across)
        if note(plan, rows) {
            plans = []
            plan = self.plan(across)
        }
        // A length that was requested and not given is not requested again.
        isResized =
            abs(plan.length - bounds.size[rule.axis]) > 1e-6 && plan.length != resizedLength
        if isResized { resizedLength = plan.length }
        scroll?.hasEstimates = true
        for owner in owners where owner.hasChanged {
            owner.hasChanged = false
            scroll?.pursuit = nil
        }
        let places = zip(rows, plan.places).map { row, place in
            let place = rule.placement(of: row, place, plan, across)
            let length = CGSize(plan.length, along: rule.axis, across: across)
            return transactions.mirrors
                ? place.mirrored(in: CGRect(origin: .zero, size: length)) : place
        }
        keepAnchor(rows, plan, bounds)
        placed = (rows, plan)
        for (row, place) in zip(rows, places) {
            row.item.place(
                at: CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y),
                anchor: place.anchor, proposal: place.proposal
            )
        }
    }

    /// Notes the lengths of the elements that have nodes, and returns whether any has changed.
    private func note(_ plan: LazyPlan, _ rows: [LazyRow]) -> Bool {
        var ends: [ObjectIdentifier: (element: LazyElement, start: CGFloat, end: CGFloat)] = [:]
        for (index, (row, place)) in zip(rows, plan.places).enumerated() {
            for element in row.elements {
                let key = ObjectIdentifier(element)
                if let known = ends[key] {
                    ends[key] = (element, known.start, max(known.end, place.end))
                    continue
                }
                let owner = element.owner
                let follows = index > 0 && element.index > 0
                if follows { owner.spacing = place.spacing }
                let gap =
                    follows ? place.spacing : owner.spacing ?? rule.usualSpacing(row.mark)
                ends[key] = (element, place.start - gap, place.end)
            }
        }
        var isOther = false
        for owner in owners {
            for element in owner.built {
                let known = ends[ObjectIdentifier(element)]
                let length = known.map { $0.end - $0.start } ?? 0
                if owner.note(length, at: element.index) { isOther = true }
            }
        }
        return isOther
    }

    // MARK: The visible part

    /// The scroll view that decides what is visible; nil if there is none.
    private var scroll: ScrollItem? {
        var item = container
        while let current = item {
            if let scroll = current as? ScrollItem, scroll.axes.contains(Axis.Set(rule.axis)) {
                return scroll
            }
            item = current.container
        }
        return nil
    }

    /// The part of the item that is visible at a scroll offset, along its axis.
    private func visible(_ scroll: ScrollItem, at offset: CGPoint) -> ClosedRange<CGFloat> {
        let axis = rule.axis
        let start = offset[axis] - scroll.contentFrame(of: self).origin[axis]
        let end = start + max(scroll.frame.size[axis], 0)
        guard axis == .horizontal, transactions.mirrors else { return start...end }
        return frame.width - end...frame.width - start
    }

    /// Moves the scroll view so that the first visible view stays in place.
    private func keepAnchor(_ rows: [LazyRow], _ plan: LazyPlan, _ bounds: CGRect) {
        guard let scroll, scroll.pursuit == nil, !placed.rows.isEmpty else { return }
        let (axis, visible) = (rule.axis, visible(scroll, at: scroll.visibleRect.origin))
        guard visible.lowerBound > 0.5 else { return }
        var starts: [ObjectIdentifier: CGFloat] = [:]
        for (row, place) in zip(rows, plan.places) where row.gap == nil {
            starts[ObjectIdentifier(row.item)] = place.start
        }
        var delta: CGFloat?
        var last = -CGFloat.infinity
        for (row, place) in zip(placed.rows, placed.plan.places) {
            guard row.gap == nil, let start = starts[ObjectIdentifier(row.item)] else { continue }
            // Views in another order have no common delta.
            guard start >= last else { return }
            last = start
            guard place.end > visible.lowerBound, place.start < visible.upperBound else { continue }
            delta = delta ?? start - place.start
        }
        guard var delta, abs(delta) > 1e-6 else { return }
        if axis == .horizontal, transactions.mirrors {
            delta = plan.length - placed.plan.length - delta
        }
        let move = CGPoint(delta, along: axis, across: 0)
        scroll.translate(by: move)
        // Views in flight are moved along.
        let old = Set(placed.rows.map { ObjectIdentifier($0.item) })
        graph.rebase {
            for item in contents.shown where item.isLeft || old.contains(ObjectIdentifier(item)) {
                let origin = item.frame.origin
                item.place(
                    at: CGPoint(x: origin.x + move.x, y: origin.y + move.y), anchor: .topLeading,
                    proposal: item.proposal
                )
            }
        }
    }

    /// Requests nodes for the visible elements, and the removal of the others.
    func showVisible() {
        guard container != nil, known != nil else { return }
        let owners = owners
        defer {
            if isResized {
                isResized = false
                invalidateLayout()
            }
        }
        guard !owners.isEmpty else { return }
        guard let scroll else {
            for owner in owners { owner.show(Set(0..<owner.count), nil) }
            return
        }
        let now = visible(scroll, at: scroll.visibleRect.origin)
        var parts = [now]
        if scroll.pursuit != nil { parts.append(visible(scroll, at: scroll.restOffset)) }
        let margin = (now.upperBound - now.lowerBound) / 4
        let wanted = LazyChoice(placed.rows, placed.plan, parts, margin)
        var kept: LazyChoice?
        if trimmed != now {
            trimmed = now
            kept = LazyChoice(placed.rows, placed.plan, parts, 3 * margin)
        }
        let indexed = indexed
        for owner in owners {
            let id = ObjectIdentifier(owner)
            if indexed.contains(id) {
                owner.show(Set(0..<owner.count), nil)
            } else {
                owner.show(wanted.elements[id] ?? [], kept.map { $0.built[id] ?? [] })
            }
        }
    }

    /// The collections of sections that are all created, because the index of the list shows them.
    private var indexed: Set<ObjectIdentifier> {
        guard case .list(let settings) = rule.kind, settings.showsIndex else { return [] }
        return Set(placed.rows.flatMap { $0.indexed.map { ObjectIdentifier($0) } })
    }

    // Those without nodes have estimated ones.
    override func targetFrames(in part: CGRect) -> [CGRect] {
        let start = part.origin[rule.axis] - frame.origin[rule.axis]
        return frames(in: start...start + part.size[rule.axis])
    }

    private func isFlat(_ owner: LazyElements, in rows: [LazyRow]) -> Bool? {
        guard let element = owner.built.first else { return nil }
        let own = rows.filter { $0.elements.contains { $0 === element } }
        guard let first = own.first else { return nil }
        return own.count == 1 && first.gap == nil && (first.mark?.role ?? .row) == .row
    }

    private func frames(in part: ClosedRange<CGFloat>) -> [CGRect] {
        var frames: [CGRect] = []
        for (row, place) in zip(placed.rows, placed.plan.places) {
            guard let gap = row.gap else {
                frames.append(row.item.frame)
                continue
            }
            let estimate = gap.owner.estimate ?? LazyElements.usualLength
            let share = placed.plan.share(of: gap)
            for index in LazyChoice.elements(of: gap, place, in: part, share) {
                let before = gap.range.lowerBound..<index
                let total = gap.owner.lengths.total(of: before, estimate: estimate)
                let start = place.start + total / CGFloat(share)
                let size = CGSize(estimate, along: rule.axis, across: frame.size[rule.axis.other])
                let origin = CGPoint(start, along: rule.axis, across: 0)
                frames.append(
                    CGRect(origin: origin, size: size).offsetBy(dx: frame.minX, dy: frame.minY)
                )
            }
        }
        return frames
    }
}
