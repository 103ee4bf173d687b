import Foundation
import LegatoGraphics
import LegatoViews

extension UIScrollView {
    /// Scrolls by a delta of the wheel, in points, which is added to the steps in progress.
    ///
    /// A series of steps is a drag with a throw for the delegate.
    func turn(_ delta: CGSize) {
        guard isScrollEnabled else { return }
        let now = bounds.origin
        let running = motion.flatMap { $0.isThrow ? $0 : nil }
        guard let end = end(of: delta, from: running?.end ?? now) else { return }
        if running == nil {
            delegate?.scrollViewWillBeginDragging(self)
            delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
            delegate?.scrollViewWillBeginDecelerating(self)
        }
        run(ScrollMotion(from: now, to: end, velocity: running?.velocity ?? .zero, .step))
        indicators.showForAMoment()
    }

    /// The end of a step; nil if it moves nothing.
    ///
    /// With pages, or with a delegate that chooses where movements end, a step reaches at least the
    /// next end.
    private func end(of delta: CGSize, from start: CGPoint) -> CGPoint? {
        var (factor, last) = (1.0, start)
        while factor < 100 {
            let wanted = limited(
                CGPoint(x: start.x - delta.width * factor, y: start.y - delta.height * factor)
            )
            if wanted == last { return nil }
            let end =
                isPagingEnabled
                ? limited(page(nearest: wanted, from: start)) : target(of: .zero, from: wanted)
            if end != start { return end }
            (factor, last) = (factor * 2, wanted)
        }
        return nil
    }
}
