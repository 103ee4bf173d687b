import Foundation
import LegatoGraphics

extension UIScrollView {
    func change(animated: Bool, _ body: @escaping () -> Void) {
        guard delegate?.viewForZooming(in: self) != nil else { return }
        motion = nil
        if animated { UIView.animate(withDuration: 0.3, animations: body) } else { body() }
    }

    /// Scales the view for zooming and the content size about a point of the view's frame; the
    /// offset stays within its limits.
    func zoom(to wanted: CGFloat, at point: CGPoint) {
        guard let view = delegate?.viewForZooming(in: self), wanted > 0 else { return }
        let (ratio, corner) = (wanted / scale, view.frame.origin)
        setsOffset = true
        defer { setsOffset = false }
        scale = wanted
        view.transform = CGAffineTransform(scaleX: wanted, y: wanted)
        view.frame.origin = CGPoint(x: corner.x * ratio, y: corner.y * ratio)
        contentSize = CGSize(
            width: contentSize.width * ratio, height: contentSize.height * ratio
        )
        let now = bounds.origin
        show(
            limited(
                CGPoint(
                    x: (now.x + point.x) * ratio - point.x, y: (now.y + point.y) * ratio - point.y
                )
            )
        )
        delegate?.scrollViewDidZoom(self)
    }

    func pinch() {
        guard let pinch = pinchGestureRecognizer, maximumZoomScale > minimumZoomScale,
            let view = delegate?.viewForZooming(in: self)
        else { return }
        switch pinch.state {
        case .began:
            motion = nil
            pinchStart = scale
            delegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            let place = pinch.location(in: self)
            let wanted = pinchStart * pinch.scale
            let limit = limited(wanted)
            // Past a limit, the logarithm of the scale follows at half the rate.
            let held = bouncesZoom ? limit * (wanted / limit).squareRoot() : limit
            zoom(to: held, at: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY))
        case .ended, .cancelled:
            let end = limited(scale)
            if end != scale { setZoomScale(end, animated: true) }
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: end)
        case .possible, .failed: break
        }
    }
}
