import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// A sheet that a drag moves.
protocol DraggedSheet: AnyObject {
    /// The view that the sheet is in; nil while it is not presented.
    var containerView: UIView? { get }
    /// The view of the sheet.
    var presentedView: UIView? { get }
    /// The controller that is shown as a sheet.
    var presentedViewController: UIViewController { get }
    /// Whether a drag up makes the sheet higher.
    var canGrow: Bool { get }
    /// Whether a drag up over a scroll view makes the sheet higher before it scrolls.
    var prefersScrollingExpandsWhenScrolledToEdge: Bool { get }
    /// Stops the sheet for a drag.
    func stop()
    /// Moves the top of the sheet to a height above the bottom of the window.
    func follow(height: CGFloat)
    /// Ends a drag at a height with a velocity downwards.
    func release(height: CGFloat, velocity: CGFloat)
    /// Dismisses the sheet for the user; returns false if it stays.
    func dismissForUser(velocity: CGFloat) -> Bool
}

/// Drags a sheet, and dismisses it by a tap beside it.
final class SheetPan: UIPanGestureRecognizer {
    private weak var sheet: (any DraggedSheet)?
    private lazy var tap = UITapGestureRecognizer(target: nil, action: nil)
    /// The height of the sheet when it was caught, plus the translation until then.
    private var base: CGFloat = 0
    private(set) var isHolding = false

    init(_ sheet: any DraggedSheet) {
        self.sheet = sheet
        super.init(target: nil, action: nil)
        delegate = self
        addAction { [weak self] _ in self?.follow() }
        tap.addAction { [weak self] _ in _ = self?.sheet?.dismissForUser(velocity: 0) }
    }

    func attach(to view: UIView, _ shade: UIView) {
        detach()
        view.addGestureRecognizer(self)
        shade.addGestureRecognizer(tap)
    }

    func detach() {
        view?.removeGestureRecognizer(self)
        tap.view?.removeGestureRecognizer(tap)
    }

    private func follow() {
        guard let sheet, let container = sheet.containerView, let view = sheet.presentedView else {
            return
        }
        let moved = translation(in: container).y
        switch state {
        case .began:
            isHolding = true
            let shown = (view.layer.presentation() ?? view.layer).frame
            sheet.stop()
            base = container.bounds.maxY - shown.minY + moved
            sheet.follow(height: base - moved)
        case .changed: sheet.follow(height: base - moved)
        case .ended, .cancelled:
            isHolding = false
            let velocity = state == .ended ? velocity(in: container).y : 0
            sheet.release(height: base - moved, velocity: velocity)
        case .possible, .failed: break
        }
    }

    /// Whether the drag moves the sheet rather than a scroll view inside.
    private var begins: Bool {
        guard let sheet, let view, sheet.presentedViewController.presentedViewController == nil
        else {
            return false
        }
        let moved = translation(in: nil)
        guard abs(moved.y) > abs(moved.x) else { return false }
        let touched = touch?.view ?? view.hitTest(location(in: view), with: nil)
        let scrolls = sequence(first: touched ?? view) { $0 === view ? nil : $0.parent }
            .compactMap { $0 as? UIScrollView }
        if moved.y > 0 { return scrolls.allSatisfy(\.isAtTop) }
        return scrolls.isEmpty || sheet.canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge
    }
}

extension SheetPan: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    /// Lets the drags of scroll views in the sheet wait for the decision.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let view, let scroll = otherGestureRecognizer.view as? UIScrollView else {
            return false
        }
        return scroll.panGestureRecognizer === otherGestureRecognizer
            && scroll.isDescendant(of: view)
    }
}
