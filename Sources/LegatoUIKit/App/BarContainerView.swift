import Foundation
import LegatoGraphics

/// The view of a container with bars, which keeps bars in front of the other views.
final class BarContainerView: UIView {
    /// Places the bars and the views.
    var onLayout: (() -> Void)?
    /// The bars that stay in front.
    var bars: [UIView] = []

    /// The subviews without the bars, which animators leave in place.
    override var subviews: [UIView] { subviewList.filter { !isBar($0) } }

    private func isBar(_ view: UIView) -> Bool { bars.contains { $0 === view } }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        raiseBars()
    }

    override func addSubview(_ view: UIView) {
        super.addSubview(view)
        raiseBars()
    }

    override func bringSubviewToFront(_ view: UIView) {
        super.bringSubviewToFront(view)
        raiseBars()
    }

    private var isRaising = false

    private func raiseBars() {
        let shown = bars.filter { $0.superview === self }
        guard !isRaising, !subviewList.suffix(shown.count).allSatisfy(isBar) else { return }
        isRaising = true
        for bar in shown { super.bringSubviewToFront(bar) }
        isRaising = false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
