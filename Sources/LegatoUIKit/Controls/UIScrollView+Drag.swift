import Foundation
import LegatoGraphics
import LegatoMotion
import LegatoViews

extension UIScrollView {
    /// Follows the recognizer of drags.
    func pan() {
        switch panGestureRecognizer.state {
        case .began:
            motion = nil
            start = bounds.origin
            panGestureRecognizer.skipDistance()
            if keyboardDismissMode != .none { window?.endEditing(false) }
            delegate?.scrollViewWillBeginDragging(self)
            fallthrough
        case .changed:
            let moved = locked(panGestureRecognizer.translation(in: nil))
            indicators.flash()
            show(banded(CGPoint(x: start.x - moved.x, y: start.y - moved.y)))
        case .ended, .cancelled:
            refresher?.released()
            let velocity = locked(panGestureRecognizer.velocity(in: nil))
            release(CGPoint(x: -velocity.x, y: -velocity.y))
        case .possible, .failed: break
        }
    }

    /// Returns the axis along which a drag has moved; nil if it is more than 30 degrees from both.
    func axis(of moved: CGPoint) -> Axis? {
        let (x, y) = (abs(moved.x), abs(moved.y))
        guard min(x, y) < 0.577 * max(x, y) else { return nil }
        return x > y ? .horizontal : .vertical
    }

    /// A vector along the axis to which the drag is locked.
    private func locked(_ vector: CGPoint) -> CGPoint {
        switch lockedAxis {
        case .horizontal: CGPoint(x: vector.x, y: 0)
        case .vertical: CGPoint(x: 0, y: vector.y)
        case nil: vector
        }
    }

    /// Moves content that was stopped past an end, or between pages, to rest.
    func settle() {
        guard motion == nil, !isTracking else { return }
        let now = bounds.origin
        let end = limited(isPagingEnabled ? page(nearest: now, from: now) : now)
        if end != now { run(ScrollMotion(from: now, to: end, .turned)) }
    }

    private func release(_ velocity: CGPoint) {
        let now = bounds.origin
        let rate = LegatoMotion.DecelerationRate(
            rawValue: min(max(Double(decelerationRate.rawValue), 0.5), 0.9999)
        )
        var open = rate.projectedEnd(
            from: now, velocity: CGSize(width: velocity.x, height: velocity.y)
        )
        if isPagingEnabled { open = page(nearest: open, from: start) }
        var end = settled(limited(open))
        if !isPagingEnabled { end = target(of: velocity, from: end) }
        func isMoving() -> Bool { hypot(end.x - now.x, end.y - now.y) > 0.5 }
        let insets = contentInset
        setsOffset = true
        delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving())
        setsOffset = false
        // The delegate may make room for something above the content.
        if contentInset != insets { end = limited(open) }
        indicators.fade()
        guard isMoving() else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        run(ScrollMotion(from: now, to: end, velocity: velocity, .throwing(rate)))
    }
}
