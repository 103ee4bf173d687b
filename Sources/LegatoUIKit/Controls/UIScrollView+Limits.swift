import Foundation
import LegatoGraphics
import LegatoMotion
import LegatoViews

extension UIScrollView {
    /// Keeps the offset within content of another size.
    func contentChanged() {
        limitOffset()
        valuesChanged()
    }

    /// Keeps the offset within other insets.
    func insetChanged(from old: UIEdgeInsets) {
        guard contentInset != old else { return }
        follow(contentInset, from: old)
        valuesChanged()
    }

    /// The guide of the content, whose size constraints with what is inside the view determine.
    ///
    /// The edges of the view itself mean it, too, in constraints with what is inside the view.
    ///
    /// ```swift
    /// NSLayoutConstraint.activate([
    ///     stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
    ///     stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
    ///     stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
    ///     stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
    ///     stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    /// ])
    /// ```
    public var contentLayoutGuide: UILayoutGuide { guide(.content) }

    /// The guide of the visible part, which stays in place while the content scrolls.
    public var frameLayoutGuide: UILayoutGuide { guide(.frame) }

    /// How insets of the safe area add to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// They add to it vertically, unless `automaticallyAdjustsScrollViewInsets` of the controller
        /// is false, and along axes in which the content scrolls.
        case automatic
        /// They add to it along axes in which the content scrolls.
        case scrollableAxes
        /// They do not add to it.
        case never
        /// They add to it.
        case always
    }

    /// The space around the content with insets of the safe area.
    public var adjustedContentInset: UIEdgeInsets { inset(for: safeAreaInsets) }

    /// The space around the content with a safe area.
    func inset(for safe: UIEdgeInsets) -> UIEdgeInsets {
        var insets = contentInset
        insets.top += refresher?.space ?? 0
        let (x, y): (Bool, Bool)
        switch contentInsetAdjustmentBehavior {
        case .never: return insets
        case .always: (x, y) = (true, true)
        case .automatic: (x, y) = (scrolls(.horizontal), isAdjusted || scrolls(.vertical))
        case .scrollableAxes: (x, y) = (scrolls(.horizontal), scrolls(.vertical))
        }
        if x { (insets.left, insets.right) = (insets.left + safe.left, insets.right + safe.right) }
        if y { (insets.top, insets.bottom) = (insets.top + safe.top, insets.bottom + safe.bottom) }
        return insets
    }

    /// Whether the controller of the view adjusts scroll views whose content fits.
    private var isAdjusted: Bool {
        var responder: UIResponder? = self
        while let one = responder, !(one is UIViewController) { responder = one.next }
        return (responder as? UIViewController)?.automaticallyAdjustsScrollViewInsets ?? true
    }

    private func scrolls(_ axis: Axis) -> Bool {
        axis == .horizontal
            ? contentSize.width > bounds.width || alwaysBounceHorizontal
            : contentSize.height > bounds.height || alwaysBounceVertical
    }

    /// The offsets at which the content fills the view.
    private var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let insets = adjustedContentInset
        let (left, top) = (-insets.left, -insets.top)
        let right = contentSize.width + insets.right - bounds.width
        let bottom = contentSize.height + insets.bottom - bounds.height
        return (left...max(left, right), top...max(top, bottom))
    }

    /// An offset at an end of the content, after a change of the insets.
    func moved(_ offset: CGPoint, from old: UIEdgeInsets, to new: UIEdgeInsets) -> CGPoint {
        let (left, top) = (new.left - old.left, new.top - old.top)
        let (right, bottom) = (new.right - old.right, new.bottom - old.bottom)
        let range = range
        func end(
            _ value: CGFloat, _ range: ClosedRange<CGFloat>, _ low: CGFloat, _ high: CGFloat
        ) -> CGFloat {
            if value == range.lowerBound + low { return range.lowerBound }
            return value == range.upperBound - high ? range.upperBound : value
        }
        return CGPoint(
            x: end(offset.x, range.x, left, right), y: end(offset.y, range.y, top, bottom))
    }

    /// Whether a drag can begin: along an axis in which the content moves, and not on a control that
    /// has been held.
    func decide(_ touch: UITouch, _ moved: CGPoint) -> UIPanGestureRecognizer.Decision {
        let range = range
        let isAcross = abs(moved.x) > abs(moved.y)
        let (limits, always) =
            isAcross ? (range.x, alwaysBounceHorizontal) : (range.y, bouncesVertically)
        guard limits.lowerBound < limits.upperBound || always && bounces else { return .wait }
        let delay = delaysContentTouches ? 0.15 : 0
        if let view = touch.view, view !== self, touch.age > delay,
            !(canCancelContentTouches && touchesShouldCancel(in: view))
        {
            return .fail
        }
        lockedAxis = isDirectionalLockEnabled ? axis(of: moved) : nil
        return .begin
    }

    private var bouncesVertically: Bool { alwaysBounceVertical || refresher != nil }

    /// Whether a drag down shows no more of the content.
    var isAtTop: Bool { bounds.minY <= range.y.lowerBound }

    /// Whether a drag up shows no more of the content.
    var isAtBottom: Bool { bounds.minY >= range.y.upperBound }

    /// Whether a pinch may make the content smaller.
    var canShrink: Bool {
        zoomScale > max(minimumZoomScale, 1e-3) && maximumZoomScale > minimumZoomScale
            && delegate?.viewForZooming(in: self) != nil
    }

    /// Clamps an offset to the content.
    func limited(_ offset: CGPoint) -> CGPoint {
        let range = range
        return CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound)
        )
    }

    /// The end of a throw, which does not leave a large title half folded.
    func settled(_ end: CGPoint) -> CGPoint {
        let part = end.y - range.y.lowerBound
        guard part > 0, part < fold else { return end }
        return limited(CGPoint(x: end.x, y: end.y - part + (part < fold / 2 ? 0 : fold)))
    }

    /// The offset of a drag, with rubber-banding past the ends.
    func banded(_ offset: CGPoint) -> CGPoint {
        let range = range
        func band(
            _ value: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ always: Bool
        ) -> CGFloat {
            guard bounces, always || range.lowerBound < range.upperBound else {
                return min(max(value, range.lowerBound), range.upperBound)
            }
            let limits = Double(range.lowerBound)...Double(range.upperBound)
            return RubberBand(dimension: length).limited(value, to: limits)
        }
        return CGPoint(
            x: band(offset.x, range.x, bounds.width, alwaysBounceHorizontal),
            y: band(offset.y, range.y, bounds.height, bouncesVertically)
        )
    }

    /// Clamps a zoom scale to its limits.
    func limited(_ scale: CGFloat) -> CGFloat {
        max(min(scale, maximumZoomScale), max(minimumZoomScale, 1e-3))
    }

    /// The end of a throw that the delegate chooses; `end` if it changes nothing.
    func target(of velocity: CGPoint, from end: CGPoint) -> CGPoint {
        var target = end
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
            targetContentOffset: &target
        )
        return ViewNumbers.areValid(target, "targetContentOffset", of: self)
            ? limited(target) : end
    }

    /// The page nearest to an offset, at most one from where a movement begins.
    func page(nearest end: CGPoint, from start: CGPoint) -> CGPoint {
        typealias Paging = PagingScrollTargetBehavior
        return CGPoint(
            x: Paging.page(nearest: end.x, from: start.x, length: bounds.width),
            y: Paging.page(nearest: end.y, from: start.y, length: bounds.height)
        )
    }
}

extension UIView {
    /// The first scroll view of this subtree; nil if there is none.
    var firstScrollView: UIScrollView? {
        if let scroll = self as? UIScrollView { return scroll }
        for view in subviewList {
            if let found = view.firstScrollView { return found }
        }
        return nil
    }
}
