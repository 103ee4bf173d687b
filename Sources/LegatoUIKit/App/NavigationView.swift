import Foundation
import LegatoGraphics

/// The view of a navigation controller, which keeps its bar in front of the other views.
final class NavigationView: UIView {
    /// Places the bar and the views.
    var onLayout: (() -> Void)?
    weak var bar: UIView?

    /// The subviews without the bar, which animators leave in place.
    override var subviews: [UIView] { subviewList.filter { $0 !== bar } }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        raiseBar()
    }

    override func addSubview(_ view: UIView) {
        super.addSubview(view)
        raiseBar()
    }

    override func bringSubviewToFront(_ view: UIView) {
        super.bringSubviewToFront(view)
        raiseBar()
    }

    private func raiseBar() {
        guard let bar, bar.superview === self, subviewList.last !== bar else { return }
        super.bringSubviewToFront(bar)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
