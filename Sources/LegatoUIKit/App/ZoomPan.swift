import Foundation
import LegatoGraphics
import LegatoLayers

/// A zoom whose view a drag or a pinch moves.
protocol DraggedZoom: AnyObject {
    /// The frame that is shown while the transition runs; nil otherwise.
    var shownFrame: CGRect? { get }
    /// Shows the view as the transition starts; returns false if the transition is none of two
    /// controllers.
    @discardableResult
    func prepare(_ transitionContext: any UIViewControllerContextTransitioning) -> Bool
    /// Holds the view for a gesture; returns its offset from the frame at rest, or nil if the
    /// transition does not run.
    func grab() -> CGSize?
    /// Moves the view by an offset from the frame at rest.
    func drag(by offset: CGSize)
    /// Scales the view from the frame at which it was held, about a point of the display.
    func pinch(by scale: CGFloat, about point: CGPoint)
    /// Ends a drag: the view zooms on to one of the ends.
    func release(at offset: CGSize, velocity: CGSize)
    /// Ends a pinch: the view zooms on to one of the ends.
    func release(atScale scale: CGFloat, velocity: CGFloat)
}

/// Drags and pinches the view of a zoomed controller, and dismisses the controller by it.
final class ZoomPan: UIPanGestureRecognizer {
    /// The last zoom of the controller.
    weak var zoom: (any DraggedZoom)?
    private weak var controller: UIViewController?
    private let options: UIViewController.Transition.ZoomOptions
    private let pinch = ZoomPinch()
    /// Whether a gesture is starting the transition that it drives.
    private var isStarting = false
    /// The gesture that holds the view: this drag or the pinch.
    private weak var holder: UIGestureRecognizer?
    /// The offset of the view when it was caught, minus the translation until then.
    private var base = CGSize.zero

    private init(_ controller: UIViewController, _ options: UIViewController.Transition.ZoomOptions)
    {
        (self.controller, self.options) = (controller, options)
        super.init(target: nil, action: nil)
        pinch.mayBegin = { [weak self] in self?.begins($0) ?? false }
        for gesture in [self, pinch] {
            gesture.delegate = self
            gesture.addAction { [weak self] in self?.follow($0) }
            controller.view.addGestureRecognizer(gesture)
        }
    }

    /// The recognizer on the view of a controller, which is added the first time.
    static func on(
        _ controller: UIViewController, _ options: UIViewController.Transition.ZoomOptions
    ) -> ZoomPan {
        if let old = find(on: controller) {
            if old.options === options { return old }
            for gesture in [old, old.pinch] { controller.view.removeGestureRecognizer(gesture) }
        }
        return ZoomPan(controller, options)
    }

    private static func find(on controller: UIViewController) -> ZoomPan? {
        controller.viewIfLoaded?.recognizers.lazy.compactMap { $0 as? ZoomPan }.first
    }

    /// The recognizer that drives a zoom of a controller; nil if no gesture has started it.
    static func driving(_ controller: UIViewController) -> ZoomPan? {
        find(on: controller).flatMap { $0.isStarting ? $0 : nil }
    }

    private var isZooming: Bool { zoom?.shownFrame != nil }

    /// Removes the controller; nil if it cannot leave.
    private var leave: (() -> Void)? {
        controller?.presentedViewController == nil ? controller?.leave : nil
    }

    // MARK: Following

    private func follow(_ gesture: UIGestureRecognizer) {
        let moved = translation(in: nil)
        if gesture.state == .began {
            if !isZooming { dismiss() }
            guard let caught = zoom?.grab() else { return gesture.state = .cancelled }
            holder = gesture
            base = CGSize(width: caught.width - moved.x, height: caught.height - moved.y)
        }
        guard gesture === holder else { return }
        switch gesture.state {
        case .changed where gesture === pinch:
            zoom?.pinch(by: pinch.scale, about: pinch.location(in: nil))
        case .changed: zoom?.drag(by: offset(moved))
        case .ended where gesture === pinch:
            zoom?.release(atScale: pinch.scale, velocity: pinch.velocity)
        case .ended:
            let velocity = velocity(in: nil)
            zoom?.release(
                at: offset(moved), velocity: CGSize(width: velocity.x, height: velocity.y)
            )
        case .cancelled: zoom?.release(at: .zero, velocity: .zero)
        case .possible, .began, .failed: break
        }
    }

    private func offset(_ moved: CGPoint) -> CGSize {
        CGSize(width: base.width + moved.x, height: base.height + moved.y)
    }

    /// Starts the dismissal, which waits for the gesture.
    private func dismiss() {
        isStarting = true
        defer { isStarting = false }
        leave?()
    }

    // MARK: Beginning

    /// Whether the drag or a pinch may begin.
    private func begins(_ gesture: UIGestureRecognizer) -> Bool {
        guard isZooming || leave != nil, let view else { return false }
        let (moved, velocity) = (translation(in: nil), velocity(in: nil))
        let place = gesture.location(in: view)
        let touched = touch?.view ?? view.hitTest(place, with: nil)
        let views = sequence(first: touched ?? view) { $0 === view ? nil : $0.parent }
        let isFree =
            if let pinch = gesture as? UIPinchGestureRecognizer {
                pinch.scale < 1 && !views.contains { keepsPinch($0) }
            } else {
                moved.y > abs(moved.x)
                    && views.allSatisfy { ($0 as? UIScrollView)?.isAtTop ?? true }
            }
        let context = UIZoomTransitionInteractionContext(
            location: place, velocity: CGVector(dx: velocity.x, dy: velocity.y),
            willBegin: isZooming || isFree
        )
        return options.interactiveDismissShouldBegin?(context) ?? context.willBegin
    }

    /// Whether a view has another recognizer of pinches; that of a scroll view counts while the
    /// scroll view can shrink its content.
    private func keepsPinch(_ view: UIView) -> Bool {
        view.recognizers.contains { other in
            guard other is UIPinchGestureRecognizer, other !== pinch, other.isEnabled else {
                return false
            }
            guard let scroll = view as? UIScrollView, scroll.pinchGestureRecognizer === other else {
                return true
            }
            return scroll.canShrink
        }
    }
}

extension ZoomPan: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pinch ? pinch.takes(pinch) : begins(self)
    }

    /// Lets the drags of scroll views in the view wait for the decision.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === self, let view,
            let scroll = otherGestureRecognizer.view as? UIScrollView
        else { return false }
        return scroll.panGestureRecognizer === otherGestureRecognizer
            && scroll.isDescendant(of: view)
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

/// Recognizes the pinches that shrink the view of a zoomed controller.
private final class ZoomPinch: UIPinchGestureRecognizer {
    /// Returns whether a pinch in the view shrinks the view.
    var mayBegin: (UIGestureRecognizer) -> Bool = { _ in false }
    private var decision: Bool?

    /// Decides once for each pinch, when the first recognizer sees it.
    override func takes(_ other: UIGestureRecognizer) -> Bool {
        guard other is UIPinchGestureRecognizer else { return false }
        let takes = decision ?? mayBegin(other)
        decision = takes
        return takes
    }

    override func reset() { decision = nil }
}
