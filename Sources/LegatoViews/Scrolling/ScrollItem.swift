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
    private static let settling = Animation.smooth(duration: 0.7)

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
    /// The content offset when the drag began.
    private var start: CGPoint?
    /// How far the layer extends behind the safe area.
    private var extent = EdgeInsets()
    private var hasLaidOut = false
    /// Whether the last movement was the user's.
    private(set) var isDriven = false
    private var isFilling = false
    /// The items whose size depends on the visible size, and the size that they used.
    private var relatives: [ObjectIdentifier: ViewItem] = [:]
    private var offered = CGSize.zero

    init(_ axes: Axis.Set, _ settings: ScrollSettings, _ context: NodeContext) {
        (self.axes, self.settings) = (axes, settings)
        offset = AnimatedValue(.zero, context, of: Self.self)
        indicators = ScrollIndicators(isDark: settings.isDark)
        super.init(CALayer(), context)
        layer.masksToBounds = settings.clips
        offset.onMove = { [weak self] in self?.moved() }
        let drag = DragGesture()
            .onChanged { [weak self] in self?.drag($0) }
            .onEnded { [weak self] in self?.release($0) }
        let recognizer = ScrollDragRecognizer(drag.makeRecognizer()) { [weak self] in
            guard let self, self.settings.isEnabled else { return [] }
            return self.axes
        }
        layer.addGesture(MadeGesture(recognizer: recognizer))
        let wheel = WheelRecognizer { [weak self] in self?.turn($0) ?? false }
        layer.addGesture(MadeGesture(recognizer: wheel))
    }

    isolated deinit { relatives = [:] }

    private func settingsChanged(from old: ScrollSettings) {
        if settings.clips != old.clips { layer.masksToBounds = settings.clips }
        if settings.isDark != old.isDark { indicators.show(isDark: settings.isDark) }
        if settings.margins != old.margins { invalidateLayout() }
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

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if !hasLaidOut { offered = proposal.replacingUnspecifiedDimensions() }
        let size = whole(children.first?.sizeThatFits(inner(proposal)) ?? .zero)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height
        )
    }

    /// The size to which views inside can relate theirs.
    ///
    /// The item is measured again when the size changes.
    func containerSize(for item: ViewItem) -> CGSize {
        relatives[ObjectIdentifier(item)] = item
        let margins = settings.margins
        return CGSize(
            width: max(offered.width - margins.leading - margins.trailing, 0),
            height: max(offered.height - margins.top - margins.bottom, 0)
        )
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let content = children.first else { return }
        if offered != bounds.size {
            offered = bounds.size
            isFilling = true
            let items = relatives.values
            relatives = [:]
            for item in items { item.invalidateLayout() }
            isFilling = false
        }
        let offer = inner(ProposedViewSize(bounds.size))
        let size = content.placedSize(offer)
        contentSize = whole(size)
        let margins = settings.margins
        let left =
            axes.contains(.horizontal)
            ? margins.leading : margins.leading + (bounds.width - contentSize.width) / 2
        let top =
            axes.contains(.vertical)
            ? margins.top : margins.top + (bounds.height - contentSize.height) / 2
        content.place(at: CGPoint(x: left, y: top), anchor: .topLeading, proposal: offer)
        showIndicators()
        graph.later { [self] in onLayout() }
        if !hasLaidOut, let anchor = settings.anchor {
            offset.set(pair(CGPoint(x: end.x * anchor.x, y: end.y * anchor.y)))
            graph.later { [self] in moved() }
        }
        hasLaidOut = true
        let model = CGPoint(x: offset.model.first, y: offset.model.second)
        guard start == nil, clamped(model) != model else { return }
        graph.later { [self] in scroll(to: clamped(model)) }
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
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) {
        super.adopt(layers + indicators.layers, layer)
    }

    // MARK: Scrolling

    /// The offset in the current frame.
    private var shown: CGPoint { CGPoint(x: offset.shown.first, y: offset.shown.second) }

    /// The origin of the layer's bounds.
    private var origin: CGPoint {
        CGPoint(x: shown.x - extent.leading, y: shown.y - extent.top)
    }

    /// The visible part of the content, without what is behind the safe area.
    var visibleRect: CGRect { CGRect(origin: shown, size: frame.size) }

    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: shown, contentSize: contentSize, contentInsets: settings.margins,
            containerSize: frame.size
        )
    }

    private func pair(_ offset: CGPoint) -> AnimatablePair<CGFloat, CGFloat> {
        AnimatablePair(offset.x, offset.y)
    }

    /// The largest content offset.
    var end: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width - frame.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height - frame.height) : 0
        )
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, 0), end.x), y: min(max(offset.y, 0), end.y))
    }

    /// Restricts an offset to the scrolling axes, with rubber-banding past the edges.
    private func stretched(_ offset: CGPoint) -> CGPoint {
        let (wide, high) = (RubberBand(dimension: frame.width), RubberBand(dimension: frame.height))
        return CGPoint(
            x: axes.contains(.horizontal) ? wide.limited(offset.x, to: 0...end.x) : 0,
            y: axes.contains(.vertical) ? high.limited(offset.y, to: 0...end.y) : 0
        )
    }

    /// Scrolls to an offset during an update, in the transaction of the change.
    func scroll(to new: CGPoint) {
        isDriven = false
        go(to: new)
    }

    private func go(to new: CGPoint) {
        offset.set(pair(new))
        moved()
    }

    /// Scrolls so that an anchor of an item inside is at that of the visible part; without one,
    /// only so far that the item is visible.
    func scroll(to item: ViewItem, anchor: UnitPoint?) {
        let rect = contentFrame(of: item)
        func offset(_ axis: Axis, _ fraction: CGFloat?) -> CGFloat {
            let length = frame.size[axis]
            let (low, high) =
                axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
            if let fraction { return low + (high - low) * fraction - length * fraction }
            let now = shown[axis]
            if low < now || high - low > length { return low }
            return high > now + length ? high - length : now
        }
        let target = CGPoint(x: offset(.horizontal, anchor?.x), y: offset(.vertical, anchor?.y))
        scroll(to: clamped(target))
    }

    /// The frame of an item inside, in the coordinate space of the content.
    func contentFrame(of item: ViewItem) -> CGRect {
        let origin = globalFrame.origin
        return item.globalFrame.offsetBy(dx: shown.x - origin.x, dy: shown.y - origin.y)
    }

    /// The distance of a point of the content from an anchor of the first item of a node.
    func distance(from point: CGPoint, to node: ViewNode, _ anchor: UnitPoint) -> CGFloat {
        guard let item = node.items.first else { return .infinity }
        let rect = contentFrame(of: item)
        return hypot(
            rect.minX + rect.width * anchor.x - point.x,
            rect.minY + rect.height * anchor.y - point.y
        )
    }

    /// Scrolls to the requested offset.
    func showTarget() {
        guard let target else { return }
        self.target = nil
        isDriven = true
        go(to: target)
    }

    func stop() { offset.stop() }

    private func request(_ offset: CGPoint) {
        target = offset
        onRequest()
    }

    private func moved() {
        let origin = origin
        guard layer.bounds.origin != origin else { return }
        graph.moves += 1
        Transaction().runAlone { layer.bounds.origin = origin }
        showIndicators()
        graph.setNeedsLayout(self)
        onMove()
    }

    private func showIndicators() {
        indicators.place(
            in: CGRect(origin: shown, size: frame.size), of: contentSize,
            axes: axes.subtracting(settings.hiddenIndicators), margins: settings.indicatorMargins
        )
    }

    // MARK: Input

    private func drag(_ value: DragGesture.Value) {
        if start == nil { offset.hold() }
        let start = start ?? unstretched(shown)
        self.start = start
        let pulled = CGPoint(
            x: start.x - value.translation.width, y: start.y - value.translation.height
        )
        indicators.flash()
        withTransaction(.gestureChange) { request(stretched(pulled)) }
    }

    /// The offset without the resistance past the edges.
    private func unstretched(_ offset: CGPoint) -> CGPoint {
        func pulled(_ value: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
            let limit = min(max(value, 0), end)
            return limit + RubberBand(dimension: length).pull(showing: value - limit)
        }
        return CGPoint(
            x: pulled(offset.x, end.x, frame.width), y: pulled(offset.y, end.y, frame.height)
        )
    }

    private func release(_ value: DragGesture.Value) {
        let origin = clamped(start ?? shown)
        start = nil
        if shown.y < -60, let refresh = settings.refresh { Task { await refresh() } }
        let rate = DecelerationRate.normal
        let now = target ?? CGPoint(x: offset.model.first, y: offset.model.second)
        let end = CGPoint(
            x: now.x - rate.projectedDistance(velocity: value.velocity.width),
            y: now.y - rate.projectedDistance(velocity: value.velocity.height)
        )
        let rest = settled(end, from: origin, velocity: value.velocity)
        withAnimation(Self.settling) { request(rest) }
        indicators.fade()
    }

    /// Returns the offset at which a movement comes to rest, as the target behaviour decides.
    private func settled(_ offset: CGPoint, from origin: CGPoint, velocity: CGSize) -> CGPoint {
        let offset = clamped(offset)
        guard let behavior = settings.behavior else { return offset }
        var goal = ScrollTarget(rect: CGRect(origin: offset, size: frame.size))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: frame.size)),
            velocity: CGVector(dx: -velocity.width, dy: -velocity.height),
            contentSize: contentSize, containerSize: frame.size, axes: axes,
            targets: targetFrames, margins: settings.margins
        )
        behavior.updateTarget(&goal, context: context)
        guard !goal.rect.origin.x.isNaN, !goal.rect.origin.y.isNaN else {
            NumberCheck(type(of: behavior), "updateTarget(_:context:)").warn(
                "\(goal.rect.origin)", "it is ignored", rule: "numbers other than NaN"
            )
            return offset
        }
        return clamped(goal.rect.origin)
    }

    /// Scrolls by a wheel delta, in points.
    ///
    /// - Returns: Whether the offset changed.
    private func turn(_ delta: CGSize) -> Bool {
        guard settings.isEnabled else { return false }
        let model = target ?? CGPoint(x: offset.model.first, y: offset.model.second)
        var (factor, goal): (CGFloat, CGPoint) = (1, model)
        // With a target behaviour, a turn goes at least to the next target.
        repeat {
            let end = CGPoint(
                x: model.x - delta.width * factor, y: model.y - delta.height * factor
            )
            goal = settled(end, from: model, velocity: .zero)
            factor *= 2
        } while goal == model && settings.behavior != nil && factor < 100
        guard goal != model else { return false }
        indicators.flash()
        withAnimation(.interactiveSpring) { request(goal) }
        indicators.fade()
        return true
    }

    /// The frames of the views at which scrolling may come to rest.
    private var targetFrames: [CGRect] {
        var waiting = children
        while let item = waiting.popLast() {
            if item is ScrollTargetsItem, let layout = item.only {
                return layout.children.map(contentFrame)
            }
            waiting += item.children
        }
        return []
    }
}
