import Foundation
import LegatoGraphics
import LegatoMotion

extension ScrollItem {
    /// The offset to which it scrolls.
    var restOffset: CGPoint { CGPoint(x: offset.model.first, y: offset.model.second) }

    /// Whether a drag moves the page around the view, such as a sheet, and does not scroll.
    func isPageDrag(_ translation: CGSize) -> Bool {
        guard axes.contains(.vertical), abs(translation.height) > abs(translation.width),
            let pageHandle
        else { return false }
        let isDown = translation.height > 0
        let canScroll = isDown ? shown.y > 0.5 || settings.refresh != nil : shown.y < end.y - 0.5
        return pageHandle.takesDrag(isDown: isDown, canScroll: canScroll)
    }

    /// The bar behind which the content scrolls; nil if it scrolls behind none.
    private var bar: BarFold? {
        guard axes.contains(.vertical), extent.top > 0, let page = pageHandle?.item,
            globalFrame.minY - extent.top < page.globalFrame.minY + 0.5
        else { return nil }
        return pageHandle?.fold
    }

    /// Returns the vertical offset at which a fraction of the visible part is at a place, for the
    /// offset that would be right if the large title of the bar stayed.
    ///
    /// The visible part grows at its top by the offset, up to the height of the title.
    private func belowTitle(_ offset: CGFloat, _ fraction: CGFloat) -> CGFloat {
        let height = bar?.height ?? 0
        guard height > 0, offset > 0 else { return offset }
        let hidden = offset + height * (1 - fraction)
        return hidden >= height ? hidden : min(offset / max(fraction, 1e-6), height)
    }

    /// Moves the title of the bar along with the content, given whether that has moved or has only
    /// been laid out.
    func moveBar(hasMoved: Bool) {
        if let bar {
            bar.follow(self, at: shown.y, hasMoved: hasMoved)
        } else {
            pageHandle?.fold.forget(self)
        }
    }

    /// How far the bar has become lower than the space that is reserved for it, because its large
    /// title has moved up, in points.
    var titleFold: CGFloat { bar.map { min(max(shown.y, 0), $0.height) } ?? 0 }

    /// Returns the offset at which a large title is shown as a whole or not at all, unless a target
    /// behaviour decides or the content is too short for that.
    func besideTitle(_ offset: CGPoint) -> CGPoint {
        let height = bar?.height ?? 0
        guard settings.behavior == nil, offset.y > 0, offset.y < height, end.y >= height else {
            return offset
        }
        return CGPoint(x: offset.x, y: offset.y < height / 2 ? 0 : height)
    }

    /// Scrolls to an edge of the content.
    func scroll(to edge: Edge) {
        switch edge {
        case .top: scroll(x: nil, y: 0)
        case .leading: scroll(x: 0, y: nil)
        case .bottom:
            scroll(x: nil, y: end.y)
            pursue { CGPoint(x: $0.restOffset.x, y: $0.end.y) }
        case .trailing:
            scroll(x: end.x, y: nil)
            pursue { CGPoint(x: $0.end.x, y: $0.restOffset.y) }
        }
    }

    /// Scrolls to an offset; nil keeps the coordinate.
    func scroll(x: CGFloat?, y: CGFloat?) {
        scroll(to: clamped(CGPoint(x: x ?? restOffset.x, y: y ?? restOffset.y)))
    }

    /// Scrolls horizontally to a page of the visible width, counted from the leading edge.
    func show(page: Int) {
        let distance = frame.width * CGFloat(page)
        scroll(x: transactions.mirrors ? end.x - distance : distance, y: nil)
    }

    /// The page nearest to the offset to which it scrolls; nil without a width.
    var page: Int? {
        guard frame.width > 0 else { return nil }
        let x = offset.model.first
        return Int(exactly: ((transactions.mirrors ? end.x - x : x) / frame.width).rounded())
    }

    /// The pages that are in view by more than a thousandth; nil without a width.
    var visiblePages: ClosedRange<Int>? {
        guard frame.width > 0 else { return nil }
        let x = shown.x
        let start = (transactions.mirrors ? end.x - x : x) / frame.width
        func index(_ page: CGFloat) -> Int { Int(min(max(page, -1e6), 1e6)) }
        let first = index((start + 0.001).rounded(.down))
        return first...max(first, index((start - 0.001).rounded(.up)))
    }

    /// The start and the length of the visible part along an axis without the margins.
    private func clearPart(_ axis: Axis) -> (start: CGFloat, length: CGFloat) {
        let margins = settings.margins
        let (start, end) =
            axis == .horizontal
            ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
        return (start, frame.size[axis] - start - end)
    }

    /// Scrolls so that an anchor of an item inside is at that of the visible part without the
    /// margins; without one, just far enough to make the item visible.
    func scroll(to item: ViewItem, anchor: UnitPoint?) {
        let rect = contentFrame(of: item)
        func fraction(_ axis: Axis) -> CGFloat? {
            if let anchor { return axis == .horizontal ? anchor.x : anchor.y }
            let clear = clearPart(axis)
            let above = axis == .vertical ? titleFold : 0
            let (length, now) = (clear.length + above, shown[axis] + clear.start - above)
            let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
            if low < now || high - low > length { return 0 }
            return high > now + length ? 1 : nil
        }
        let (across, down) = (fraction(.horizontal), fraction(.vertical))
        func offset(_ scroll: ScrollItem, _ item: ViewItem) -> CGPoint {
            let rect = scroll.contentFrame(of: item)
            func start(_ axis: Axis, _ fraction: CGFloat?) -> CGFloat {
                guard let fraction else { return scroll.shown[axis] }
                let clear = scroll.clearPart(axis)
                let offset =
                    rect.origin[axis] - clear.start + (rect.size[axis] - clear.length) * fraction
                return axis == .vertical ? scroll.belowTitle(offset, fraction) : offset
            }
            return CGPoint(x: start(.horizontal, across), y: start(.vertical, down))
        }
        scroll(to: clamped(offset(self, item)))
        guard across != nil || down != nil else { return }
        pursue { [weak item] scroll in item.map { offset(scroll, $0) } }
    }

    /// Scrolls by the shortest distance to an item inside; has no effect while a part of an item
    /// larger than the visible part is visible.
    fileprivate func reveal(_ item: ViewItem) {
        let rect = contentFrame(of: item)
        let visible = CGRect(origin: shown, size: frame.size)
        let isLong = rect.width > visible.width || rect.height > visible.height
        if !isLong || !rect.intersects(visible) { scroll(to: item, anchor: nil) }
    }

    /// Keeps an offset while estimated lengths of the content change.
    func pursue(_ offset: @escaping (ScrollItem) -> CGPoint?) {
        guard hasEstimates else { return }
        pursuit = { [weak self] in self.flatMap(offset) }
    }

    /// Moves to the offset that is kept.
    func pursue() {
        guard let goal = pursuit?().map(clamped) else { return }
        let delta = CGPoint(x: goal.x - restOffset.x, y: goal.y - restOffset.y)
        if abs(delta.x) + abs(delta.y) > 1e-6 { translate(by: delta) }
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

    /// Returns the offset at which a movement comes to rest, as the target behaviour decides.
    func settled(_ offset: CGPoint, from origin: CGPoint, velocity: CGSize) -> CGPoint {
        let offset = clamped(offset)
        guard let behavior = settings.behavior else { return offset }
        var goal = ScrollTarget(rect: CGRect(origin: offset, size: frame.size))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: frame.size)),
            velocity: CGVector(dx: -velocity.width, dy: -velocity.height),
            contentSize: contentSize, containerSize: frame.size, axes: axes,
            targets: targetFrames(from: origin, to: offset), margins: settings.margins,
            environment: transactions.surroundings
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

    /// The frames of the views at which a movement may come to rest.
    func targetFrames(from start: CGPoint, to end: CGPoint) -> [CGRect] {
        let path = CGRect(origin: start, size: .zero)
            .union(CGRect(origin: end, size: .zero))
            .union(CGRect(origin: end, size: frame.size))
            .insetBy(dx: -frame.width, dy: -frame.height)
        var waiting = children
        while let item = waiting.popLast() {
            if item is ScrollTargetsItem, let layout = item.only {
                let outer = contentFrame(of: layout).origin
                let delta = CGPoint(x: outer.x - layout.frame.minX, y: outer.y - layout.frame.minY)
                return layout.targetFrames(in: path.offsetBy(dx: -delta.x, dy: -delta.y))
                    .map { $0.offsetBy(dx: delta.x, dy: delta.y) }
            }
            waiting += item.children
        }
        return []
    }
}

extension ViewItem {
    /// Scrolls the scroll views around it so that it is visible, after the next layout.
    func reveal() {
        guard scrollItem != nil else { return }
        graph.beginChange()
        graph.later { [weak self] in
            var item = self?.scrollItem
            while let scroll = item, let self {
                scroll.reveal(self)
                item = scroll.scrollItem
            }
        }
    }

    /// Scrolls the visible vertical scroll views inside, without those in others, to the top.
    func scrollToTop() {
        var waiting: [ViewItem] = [self]
        var found: [ScrollItem] = []
        while let item = waiting.popLast() {
            if let scroll = item as? ScrollItem, scroll.axes.contains(.vertical) {
                found.append(scroll)
            } else {
                waiting += item.children
            }
        }
        found.removeAll {
            !$0.settings.isEnabled || $0.restOffset.y <= 0
                || !$0.globalFrame.intersects(globalFrame)
        }
        guard !found.isEmpty else { return }
        withAnimation(ScrollItem.settling) {
            graph.beginChange()
            graph.later { for scroll in found { scroll.scroll(to: .top) } }
        }
    }
}
