import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An item that shows part of a larger one.
///
/// The offset is interpolated on the main actor, so that views inside follow it frame by frame.
final class ScrollItem: LayerItem {
    override var ownName: String? { "ScrollView" }

    /// The animation of a flick and of the return from beyond an edge.
    static let settling = Animation.smooth(duration: 0.7)

    var axes: Axis.Set {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    var settings: ScrollSettings {
        didSet { settingsChanged(from: oldValue) }
    }
    /// Requests a call of `showTarget()` in the current transaction.
    var onRequest: () -> Void = {}
    /// Called after the offset has changed.
    var onMove: () -> Void = {}
    /// Called after the content has been laid out.
    var onLayout: () -> Void = {}

    let offset: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>
    private let indicators: ScrollIndicators
    /// The offset to which to scroll at the next update.
    private var target: CGPoint?
    private(set) var contentSize = CGSize.zero
    /// How the pointer holds the content; nil outside of a drag.
    private var hold: ScrollHold?
    /// How far the layer extends behind the safe area.
    private(set) var extent = EdgeInsets()
    /// The effects behind bars; nil before there is a bar.
    var edges: ScrollEdgeLayers?
    private var hasLaidOut = false
    /// The largest offset after the last layout.
    private var lastEnd = CGPoint.zero
    private(set) var phase = ScrollPhase.idle
    /// Called after the phase has changed, with the old one.
    var onPhase: (ScrollPhase) -> Void = { _ in }
    /// The velocity with which the user released the content, in points per second.
    private(set) var releaseVelocity = CGVector.zero
    /// Whether the last movement was the user's.
    private(set) var isDriven = false
    private var isFilling = false
    /// The page that contains it; nil outside pages.
    private(set) weak var pageHandle: PageHandle?
    var relatives = ScrollRelatives()
    /// Whether lengths of the content are estimates, which change while it scrolls.
    var hasEstimates = false
    /// Where the program has scrolled to, which is kept while estimates change; nil after the user
    /// has scrolled.
    var pursuit: (() -> CGPoint?)?

    init(_ axes: Axis.Set, _ settings: ScrollSettings, _ context: NodeContext) {
        (self.axes, self.settings) = (axes, settings)
        offset = AnimatedValue(.zero, context, of: Self.self)
        indicators = ScrollIndicators(isDark: settings.isDark)
        pageHandle = context.environment.page
        super.init(CALayer(), context)
        layer.masksToBounds = settings.clips
        if !settings.edges.shown.isEmpty { edges = ScrollEdgeLayers() }
        offset.onMove = { [weak self] in self?.moved() }
        let drag = DragGesture()
            .onChanged { [weak self] in self?.drag($0) }
            .onEnded { [weak self] in self?.release($0) }
            .onCancelled { [weak self] in self?.release($0, isCancelled: true) }
        let recognizer = ScrollDragRecognizer(drag.makeRecognizer()) { [weak self] _ in
            guard let self, self.settings.isEnabled else { return [] }
            return self.axes
        } leaves: { [weak self] in
            self?.isPageDrag($0) ?? false
        }
        layer.addGesture(MadeGesture(recognizer: recognizer))
        let press = DragGesture(minimumDistance: 0)
            .onChanged { [weak self] in self?.drag($0) }
            .onEnded { [weak self] in self?.release($0) }
            .onCancelled { [weak self] in self?.release($0, isCancelled: true) }
        let holder = ScrollHoldRecognizer(press.makeRecognizer()) { [weak self] in
            self?.isDecelerating ?? false
        }
        layer.addHighPriorityGesture(MadeGesture(recognizer: holder))
        let wheel = WheelRecognizer { [weak self] in self?.turn($0) ?? false }
        layer.addGesture(MadeGesture(recognizer: wheel))
    }

    isolated deinit { relatives = ScrollRelatives() }

    private func settingsChanged(from old: ScrollSettings) {
        if settings.clips != old.clips { layer.masksToBounds = settings.clips }
        if settings.isDark != old.isDark { indicators.show(isDark: settings.isDark) }
        if settings.edges != old.edges || settings.isDark != old.isDark { edgesChanged() }
        if settings.margins != old.margins { invalidateLayout() }
        if settings.flashes != old.flashes { indicators.blink() }
        if settings.indicatorMargins != old.indicatorMargins { showIndicators() }
    }

    // MARK: Layout

    override var only: ViewItem? { nil }
    override var isPreparing: Bool { isFilling }
    override var corner: CGPoint { shown }

    override func isSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpace else { return false }
        return space.axis.map { axes.contains(Axis.Set($0)) } ?? true
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = settings.margins
        return ProposedViewSize(
            width: axes.contains(.horizontal)
                ? nil : proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
            height: axes.contains(.vertical)
                ? nil : proposal.height.map { max($0 - margins.top - margins.bottom, 0) }
        )
    }

    /// Returns the size of the content with its margins.
    private func whole(_ size: CGSize) -> CGSize {
        let margins = settings.margins
        return CGSize(
            width: max(size.width + margins.leading + margins.trailing, 0),
            height: max(size.height + margins.top + margins.bottom, 0)
        )
    }

    /// Takes the proposed length along the axes on which it scrolls, and along those on which a view
    /// inside uses `containerRelativeFrame`; otherwise the length of its content.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Until it is laid out, the proposal is the best guess of the visible size.
        if !hasLaidOut { relate(to: proposal.replacingUnspecifiedDimensions()) }
        let size = whole(children.first?.sizeThatFits(inner(proposal)) ?? .zero)
        func takes(_ axis: Axis) -> Bool {
            axes.contains(Axis.Set(axis)) || relatives.contain(axis)
        }
        return CGSize(
            width: takes(.horizontal) ? proposal.width ?? size.width : size.width,
            height: takes(.vertical) ? proposal.height ?? size.height : size.height
        )
    }

    /// Sets the visible size to which views inside relate theirs, and measures them again if it
    /// changes.
    private func relate(to visible: CGSize) {
        isFilling = true
        for item in relatives.resize(to: visible) { item.invalidateLayout() }
        isFilling = false
    }

    /// The end of the content where scrolling begins from right to left; nil from left to right.
    private var leadingEnd: UnitPoint? {
        transactions.mirrors && axes.contains(.horizontal) ? .topTrailing : nil
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let content = children.first else { return }
        relate(to: bounds.size)
        let offer = inner(ProposedViewSize(bounds.size))
        let size = content.placedSize(offer)
        contentSize = whole(size)
        content.place(at: contentOrigin(in: bounds), anchor: .topLeading, proposal: offer)
        pursue()
        showIndicators()
        graph.later { [self] in
            onLayout()
            moveBar(hasMoved: false)
        }
        if !hasLaidOut, let anchor = settings.anchor(for: .initialOffset) ?? leadingEnd {
            offset.set(pair(CGPoint(x: end.x * anchor.x, y: end.y * anchor.y)))
            pursue { item in CGPoint(x: item.end.x * anchor.x, y: item.end.y * anchor.y) }
            graph.later { [self] in moved() }
        }
        let goal = hasLaidOut ? anchoredOffset : nil
        let wasInside = shown == limited(shown, to: lastEnd)
        (hasLaidOut, lastEnd) = (true, end)
        guard hold == nil, clamped(goal ?? restOffset) != restOffset else { return }
        graph.later { [self] in
            let goal = clamped(goal ?? restOffset)
            guard goal != restOffset else { return }
            isDriven = false
            offset.set(pair(goal))
            // A movement whose end comes nearer would start beyond the opposite end.
            if wasInside, shown != clamped(shown) { offset.reset(to: pair(goal)) }
            moved()
        }
    }

    /// The offset that keeps the anchor for changes of size in place; nil if the end has not
    /// changed, or the content is scrolled to another point.
    private var anchoredOffset: CGPoint? {
        guard end != lastEnd, let anchor = settings.anchor(for: .sizeChanges) else { return nil }
        let old = CGPoint(x: lastEnd.x * anchor.x, y: lastEnd.y * anchor.y)
        guard abs(restOffset.x - old.x) < 1, abs(restOffset.y - old.y) < 1 else { return nil }
        return CGPoint(x: end.x * anchor.x, y: end.y * anchor.y)
    }

    /// The place of the content: centred across the axis, and aligned along it if it is smaller.
    private func contentOrigin(in bounds: CGRect) -> CGPoint {
        let (margins, anchor) = (settings.margins, settings.anchor(for: .alignment) ?? .topLeading)
        let rest = CGSize(
            width: bounds.width - contentSize.width, height: bounds.height - contentSize.height
        )
        return CGPoint(
            x: margins.leading
                + (axes.contains(.horizontal) ? max(0, rest.width) * anchor.x : rest.width / 2),
            y: margins.top
                + (axes.contains(.vertical) ? max(0, rest.height) * anchor.y : rest.height / 2)
        )
    }

    override func frameChanged(from old: CGRect) {
        var edges: Edge.Set = []
        if axes.contains(.vertical) { edges.formUnion(.vertical) }
        if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        extent = unsafeExtent(edges)
        super.frameChanged(from: old)
    }

    override func setGeometry() {
        let size = CGSize(
            width: frame.width + extent.leading + extent.trailing,
            height: frame.height + extent.top + extent.bottom
        )
        layer.bounds = CGRect(origin: origin, size: size)
        layer.position = CGPoint(
            x: frame.minX - extent.leading + size.width / 2,
            y: frame.minY - extent.top + size.height / 2
        )
        placeEdges()
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) {
        super.adopt(layers + indicators.layers + (edges?.layers ?? []), layer)
    }

    // MARK: Scrolling

    /// The offset in the current frame.
    var shown: CGPoint { CGPoint(x: offset.shown.first, y: offset.shown.second) }

    /// The origin of the layer's bounds.
    private var origin: CGPoint {
        CGPoint(x: shown.x - extent.leading, y: shown.y - extent.top)
    }

    /// The visible part of the content, without what is behind the safe area.
    var visibleRect: CGRect { CGRect(origin: shown, size: frame.size) }

    private func pair(_ offset: CGPoint) -> AnimatablePair<CGFloat, CGFloat> {
        AnimatablePair(offset.x, offset.y)
    }

    /// Scrolls to an offset during an update, in the transaction of the change.
    func scroll(to new: CGPoint) {
        (isDriven, pursuit) = (false, nil)
        go(to: new)
    }

    private func go(to new: CGPoint) {
        offset.move(to: pair(new))
        moved()
    }

    /// Scrolls to the requested offset.
    func showTarget() {
        guard let target else { return }
        self.target = nil
        isDriven = true
        go(to: target)
    }

    func stop() {
        offset.stop()
        pageHandle?.fold.forget(self)
    }

    private func request(_ offset: CGPoint) {
        (target, pursuit) = (offset, nil)
        onRequest()
    }

    /// Shifts the offset along with content that has moved, also during a drag or an animation.
    func translate(by delta: CGPoint) {
        offset.translate(by: pair(delta))
        hold?.translate(by: delta)
        if let known = target { target = CGPoint(x: known.x + delta.x, y: known.y + delta.y) }
        graph.moves += 1
        Transaction().runAlone { layer.bounds.origin = origin }
        graph.later { [self] in
            showIndicators()
            onMove()
        }
    }

    private func showPhase() {
        let now: ScrollPhase =
            hold != nil
            ? .interacting : offset.isSettled ? .idle : isDriven ? .decelerating : .animating
        guard now != phase else { return }
        let old = phase
        phase = now
        onPhase(old)
    }

    private func moved() {
        showPhase()
        let origin = origin
        guard layer.bounds.origin != origin else { return }
        graph.moves += 1
        Transaction().runAlone { layer.bounds.origin = origin }
        showIndicators()
        graph.setNeedsLayout(self)
        moveBar(hasMoved: true)
        onMove()
    }

    private func showIndicators() {
        indicators.place(
            in: CGRect(origin: shown, size: frame.size), of: contentSize,
            axes: axes.subtracting(settings.hiddenIndicators), margins: settings.indicatorMargins
        )
        followEdges()
    }

    // MARK: Input

    /// Whether a throw moves the content by at least another two points, so that a press stops it.
    private var isDecelerating: Bool {
        let (now, rest) = (shown, restOffset)
        return settings.isEnabled && phase == .decelerating && releaseVelocity != .zero
            && hypot(rest.x - now.x, rest.y - now.y) >= 2
    }

    private func drag(_ value: DragGesture.Value) {
        if hold == nil { offset.hold() }
        let hold = hold ?? ScrollHold(of: unstretched(shown), at: value.translation)
        self.hold = hold
        indicators.flash()
        withTransaction(.gestureChange) {
            request(stretched(hold.offset(at: value.translation)))
        }
    }

    private func release(_ value: DragGesture.Value, isCancelled: Bool = false) {
        let origin = clamped(hold?.start ?? shown)
        hold = nil
        releaseVelocity = CGVector(dx: -value.velocity.width, dy: -value.velocity.height)
        if !isCancelled, shown.y < -60, let refresh = settings.refresh { Task { await refresh() } }
        let rate = DecelerationRate.normal
        let now = target ?? CGPoint(x: offset.model.first, y: offset.model.second)
        let end = CGPoint(
            x: now.x - rate.projectedDistance(velocity: value.velocity.width),
            y: now.y - rate.projectedDistance(velocity: value.velocity.height)
        )
        let rest = besideTitle(settled(end, from: origin, velocity: value.velocity))
        withAnimation(Self.settling) { request(rest) }
        indicators.fade()
    }

    /// Scrolls by a wheel delta, in points.
    ///
    /// - Returns: Whether the offset changed.
    private func turn(_ delta: CGSize) -> Bool {
        guard settings.isEnabled else { return false }
        if !isDriven { offset.hold() }
        let model = target ?? CGPoint(x: offset.model.first, y: offset.model.second)
        var (factor, goal): (CGFloat, CGPoint) = (1, model)
        // With a target behaviour, a wheel step reaches at least the next target.
        repeat {
            let end = CGPoint(x: model.x - factor * delta.width, y: model.y - factor * delta.height)
            goal = settled(end, from: model, velocity: .zero)
            factor *= 2
        } while goal == model && settings.behavior != nil && factor < 100
        guard goal != model else { return false }
        releaseVelocity = .zero
        withAnimation(.interactiveSpring) { request(goal) }
        indicators.showForAMoment()
        return true
    }
}
