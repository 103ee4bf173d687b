import Foundation
import LegatoGraphics
import LegatoLayers

/// A zoom whose view a drag moves.
protocol DraggedZoom: AnyObject {
    /// The frame that is shown while the transition runs; nil otherwise.
    var shownFrame: CGRect? { get }
    /// Shows the view as the transition starts; returns false if the transition is none of two
    /// controllers.
    @discardableResult
    func prepare(_ transitionContext: any UIViewControllerContextTransitioning) -> Bool
    /// Holds the view for a drag; returns its offset from the frame at rest, or nil if the
    /// transition does not run.
    func grab() -> CGSize?
    /// Moves the view by an offset from the frame at rest.
    func drag(by offset: CGSize)
    /// Ends a drag: the view zooms on to one of the ends.
    func release(at offset: CGSize, velocity: CGSize)
}

/// Drags the view of a zoomed controller, and dismisses the controller by it.
final class ZoomPan: UIPanGestureRecognizer {
    /// The last zoom of the controller.
    weak var zoom: (any DraggedZoom)?
    private weak var controller: UIViewController?
    private let options: UIViewController.Transition.ZoomOptions
    /// Whether the drag is starting the transition that it drives.
    private var isStarting = false
    /// The offset of the view when it was caught, minus the translation until then.
    private var base = CGSize.zero

    private init(_ controller: UIViewController, _ options: UIViewController.Transition.ZoomOptions)
    {
        (self.controller, self.options) = (controller, options)
        super.init(target: nil, action: nil)
        delegate = self
        addAction { [weak self] _ in self?.follow() }
        controller.view.addGestureRecognizer(self)
    }

    /// The recognizer on the view of a controller, which is added the first time.
    static func on(
        _ controller: UIViewController, _ options: UIViewController.Transition.ZoomOptions
    ) -> ZoomPan {
        if let old = find(on: controller) {
            if old.options === options { return old }
            controller.view.removeGestureRecognizer(old)
        }
        return ZoomPan(controller, options)
    }

    private static func find(on controller: UIViewController) -> ZoomPan? {
        controller.viewIfLoaded?.recognizers.lazy.compactMap { $0 as? ZoomPan }.first
    }

    /// The recognizer that drives a zoom of a controller; nil if no drag has started it.
    static func driving(_ controller: UIViewController) -> ZoomPan? {
        find(on: controller).flatMap { $0.isStarting ? $0 : nil }
    }

    private var isZooming: Bool { zoom?.shownFrame != nil }

    /// Removes the controller; nil if it cannot leave.
    private var leave: (() -> Void)? {
        controller?.presentedViewController == nil ? controller?.leave : nil
    }

    private func follow() {
        let moved = translation(in: nil)
        switch state {
        case .began:
            if !isZooming { dismiss() }
            guard let caught = zoom?.grab() else { return state = .cancelled }
            base = CGSize(width: caught.width - moved.x, height: caught.height - moved.y)
        case .changed: zoom?.drag(by: offset(moved))
        case .ended:
            let velocity = velocity(in: nil)
            zoom?.release(
                at: offset(moved), velocity: CGSize(width: velocity.x, height: velocity.y)
            )
        case .cancelled: zoom?.release(at: .zero, velocity: .zero)
        case .possible, .failed: break
        }
    }

    private func offset(_ moved: CGPoint) -> CGSize {
        CGSize(width: base.width + moved.x, height: base.height + moved.y)
    }

    /// Starts the dismissal, which waits for the drag.
    private func dismiss() {
        isStarting = true
        defer { isStarting = false }
        leave?()
    }
}

extension ZoomPan: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let (moved, velocity) = (translation(in: nil), velocity(in: nil))
        guard isZooming || leave != nil else { return false }
        let begins = isZooming || moved.y > abs(moved.x)
        let context = UIZoomTransitionInteractionContext(
            location: location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
            willBegin: begins
        )
        return options.interactiveDismissShouldBegin?(context) ?? begins
    }
}

extension ZoomPan: UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        let context = transitionContext as? TransitionContext
        (context?.animator as? any DraggedZoom)?.prepare(transitionContext)
    }
}
