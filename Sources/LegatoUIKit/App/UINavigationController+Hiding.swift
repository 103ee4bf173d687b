import Foundation
import LegatoGraphics

/// A drag beside those of scroll views.
private final class BarSwipe: UIPanGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(
        by preventingGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UINavigationController {
    /// Whether a drag up hides the bar at the top, and one down shows it; false by default.
    public var hidesBarsOnSwipe: Bool {
        get { barHideOnSwipeGestureRecognizer.isEnabled }
        set { barHideOnSwipeGestureRecognizer.isEnabled = newValue }
    }

    /// Whether a tap hides the bar at the top, and the next one shows it; false by default.
    public var hidesBarsOnTap: Bool {
        get { barHideOnTapGestureRecognizer.isEnabled }
        set { barHideOnTapGestureRecognizer.isEnabled = newValue }
    }

    func barSwipe() -> UIPanGestureRecognizer {
        let swipe = BarSwipe()
        (swipe.isEnabled, swipe.cancelsTouchesInView) = (false, false)
        swipe.addAction { [weak self, weak swipe] _ in
            guard let self, let swipe, swipe.state == .changed else { return }
            let y = swipe.translation(in: nil).y
            if abs(y) > 20 { setNavigationBarHidden(y < 0, animated: true) }
        }
        return swipe
    }

    func barTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer { [weak self] _ in
            if let self { setNavigationBarHidden(!isNavigationBarHidden, animated: true) }
        }
        (tap.isEnabled, tap.cancelsTouchesInView) = (false, false)
        return tap
    }
}
