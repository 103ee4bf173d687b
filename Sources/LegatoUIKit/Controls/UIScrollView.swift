public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that shows a part of a larger content, which is dragged, thrown and turned by the wheel.
///
/// The content is the subviews: the origin of the bounds is the offset at which they are shown.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// The rate at which a throw decelerates: the factor by which its velocity falls per
    /// millisecond.
    nonisolated public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        /// The factor per millisecond, above 0 and below 1.
        public let rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The usual rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast rate: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The size of the content, in points; zero by default.
    open var contentSize = CGSize.zero
    /// The space around the content, in points; zero by default.
    open var contentInset = UIEdgeInsets.zero
    /// Whether the content is dragged past its ends; true by default.
    open var bounces = true
    /// Whether content that fits is dragged up and down; false by default.
    open var alwaysBounceVertical = false
    /// Whether content that fits is dragged to the sides; false by default.
    open var alwaysBounceHorizontal = false
    /// Whether the content is scrolled by the pointer and the wheel; true by default.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    /// Whether the content rests at multiples of the view's size; false by default.
    open var isPagingEnabled = false
    /// The rate at which a throw decelerates.
    open var decelerationRate = DecelerationRate.normal
    /// The object whose methods are called while the view scrolls; nil by default.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The recogniser of drags.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    private var start = CGPoint.zero
    private var motion: ScrollMotion?

    /// Creates a scroll view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        panGestureRecognizer.addAction { [weak self] _ in self?.pan() }
        addGestureRecognizer(panGestureRecognizer)
        layer.addGesture(Wheel { [weak self] in self?.turn($0) })
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The point of the content at the top left of the view, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            motion = nil
            show(newValue)
        }
    }

    /// Whether the pointer drags the content.
    open var isDragging: Bool { panGestureRecognizer.numberOfTouches > 0 && isTracking }
    /// Whether the pointer is down and has moved the content.
    open var isTracking: Bool {
        panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed
    }
    /// Whether the content moves after a throw.
    open var isDecelerating: Bool { motion?.isThrow == true }

    /// Sets the offset, with a spring if it is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, ViewNumbers.areValid(contentOffset, "contentOffset", of: self) else {
            self.contentOffset = contentOffset
            return
        }
        run(ScrollMotion(from: self.contentOffset, to: contentOffset))
    }

    /// Scrolls as little as shows a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func place(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat
        {
            if low < start { return low }
            return high > start + length ? high - length : start
        }
        let wanted = CGPoint(
            x: place(rect.minX, rect.maxX, bounds.minX, bounds.width),
            y: place(rect.minY, rect.maxY, bounds.minY, bounds.height)
        )
        setContentOffset(limited(wanted), animated: animated)
    }

    // MARK: Limits

    /// The offsets at which the content fills the view.
    private var range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let (left, top) = (-contentInset.left, -contentInset.top)
        let right = contentSize.width + contentInset.right - bounds.width
        let bottom = contentSize.height + contentInset.bottom - bounds.height
        return (left...max(left, right), top...max(top, bottom))
    }

    private func limited(_ offset: CGPoint) -> CGPoint {
        let range = range
        return CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound)
        )
    }

    /// The offset of a drag, held back by a rubber band past the ends.
    private func banded(_ offset: CGPoint) -> CGPoint {
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
            y: band(offset.y, range.y, bounds.height, alwaysBounceVertical)
        )
    }

    private func show(_ offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        delegate?.scrollViewDidScroll(self)
    }

    // MARK: Motion

    private func pan() {
        switch panGestureRecognizer.state {
        case .began:
            motion = nil
            start = bounds.origin
            delegate?.scrollViewWillBeginDragging(self)
            fallthrough
        case .changed:
            let moved = panGestureRecognizer.translation(in: nil)
            show(banded(CGPoint(x: start.x - moved.x, y: start.y - moved.y)))
        case .ended, .cancelled:
            let velocity = panGestureRecognizer.velocity(in: nil)
            release(CGPoint(x: -velocity.x, y: -velocity.y))
        case .possible, .failed: break
        }
    }

    private func release(_ velocity: CGPoint) {
        let now = bounds.origin
        let rate = min(max(Double(decelerationRate.rawValue), 0.5), 0.9999)
        let factor = rate / (1 - rate) / 1000
        var end = CGPoint(x: now.x + velocity.x * factor, y: now.y + velocity.y * factor)
        if isPagingEnabled, bounds.area > 0 { end = page(nearest: end) }
        end = limited(end)
        let isMoving = hypot(end.x - now.x, end.y - now.y) > 0.5
        delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
        guard isMoving else { return }
        run(ScrollMotion(from: now, to: end, velocity: velocity, rate: rate))
    }

    /// The page that is nearest to an offset, at most one from the one where the drag began.
    private func page(nearest end: CGPoint) -> CGPoint {
        func page(_ end: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            let first = (start / length).rounded()
            return min(max((end / length).rounded(), first - 1), first + 1) * length
        }
        return CGPoint(
            x: page(end.x, start.x, bounds.width), y: page(end.y, start.y, bounds.height)
        )
    }

    private func turn(_ event: ScrollEvent) {
        guard isScrollEnabled else { return }
        motion = nil
        let now = bounds.origin
        show(limited(CGPoint(x: now.x - event.delta.width, y: now.y - event.delta.height)))
    }

    private func run(_ motion: ScrollMotion) {
        self.motion = motion
        motion.start { [weak self, weak motion] offset in
            guard let self, let motion, motion === self.motion else { return false }
            show(offset)
            guard motion.isOver else { return true }
            self.motion = nil
            if motion.isThrow {
                delegate?.scrollViewDidEndDecelerating(self)
            } else {
                delegate?.scrollViewDidEndScrollingAnimation(self)
            }
            return false
        }
    }
}

/// The methods that a scroll view calls while it scrolls; every one is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a drag begins.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when a drag ends, with whether the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content has come to rest after a throw.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when an animated change of the offset has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// Hands the turns of the wheel to a closure.
private struct Wheel: LayerGesture {
    let action: (ScrollEvent) -> Void

    func makeRecognizer() -> any GestureRecognizer { Recognizer(action) }

    private final class Recognizer: GestureRecognizer {
        private let action: (ScrollEvent) -> Void
        let input = GestureInput.wheel
        private(set) var state = GestureRecognizerState.possible

        init(_ action: @escaping (ScrollEvent) -> Void) { self.action = action }

        func scrolled(_ event: ScrollEvent, on layer: CALayer) {
            action(event)
            state = .over
        }

        func cancelled(_ event: PointerEvent, on layer: CALayer) {}
    }
}
