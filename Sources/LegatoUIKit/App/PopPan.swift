import Foundation
import LegatoGraphics
import LegatoLayers

/// Pops the visible controller of a navigation controller by a drag from the leading edge.
final class PopPan: UIPanGestureRecognizer {
    /// Returns whether a controller can be popped now.
    private let mayPop: () -> Bool
    /// Pops the visible controller.
    private let pop: () -> Void
    /// Whether the drag is starting the pop that it drives.
    private var isStarting = false
    private var context: TransitionContext?
    private var animator: UIViewPropertyAnimator?
    /// The distance of the old view from its place when the drag began, minus the translation until
    /// then.
    private var base: CGFloat = 0
    private static let duration: TimeInterval = 0.35

    init(mayPop: @escaping () -> Bool, pop: @escaping () -> Void) {
        (self.mayPop, self.pop) = (mayPop, pop)
        super.init(target: nil, action: nil)
        addAction { [weak self] _ in self?.follow() }
        decision = { [weak self] _, moved in self?.decide(moved) ?? .fail }
    }

    /// The recognizer, if it drives the pop that begins.
    var driving: PopPan? { isStarting ? self : nil }

    /// The direction of the pop: -1 if lines of text begin at the right edge.
    private var sign: CGFloat {
        view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    private var width: CGFloat { max(view?.bounds.width ?? 0, 1) }

    /// Whether a pop that the drag has started runs to an end, where it can be caught.
    private var isRunning: Bool { context != nil && animator?.isRunning == true }

    // MARK: Beginning

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let view else { return }
        let x = location(in: view).x
        let distance = sign > 0 ? x - view.bounds.minX : view.bounds.maxX - x
        guard isRunning || distance >= 0 && distance <= 20 && mayPop() else {
            return state = .failed
        }
        super.touchesBegan(touches, with: event)
    }

    private func decide(_ moved: CGPoint) -> Decision {
        if isRunning { return .begin }
        return moved.x * sign > abs(moved.y) && mayPop() ? .begin : .fail
    }

    override func precedes(_ other: UIGestureRecognizer) -> Bool {
        (other.view as? UIScrollView)?.panGestureRecognizer === other
    }

    // MARK: Following

    private var moved: CGFloat { translation(in: nil).x * sign }

    private func follow() {
        switch state {
        case .began:
            if isRunning, let animator {
                animator.pauseAnimation()
                animator.isReversed = false
                context?.pauseInteractiveTransition()
                base = animator.fractionComplete * width - moved
            } else {
                base = 0
                start()
            }
            show()
        case .changed: show()
        case .ended: release(velocity: velocity(in: nil).x * sign)
        case .cancelled: release(velocity: -.greatestFiniteMagnitude)
        case .possible, .failed: break
        }
    }

    private func start() {
        isStarting = true
        pop()
        isStarting = false
        // Another animator runs without the drag.
        if context == nil { state = .cancelled }
    }

    private func show() {
        guard let context, let animator else { return }
        let fraction = min(max((base + moved) / width, 0), 1)
        animator.fractionComplete = fraction
        context.updateInteractiveTransition(fraction)
    }

    /// Runs to the end that the view reaches in a quarter of a second, and keeps the velocity.
    private func release(velocity: CGFloat) {
        guard let context, let animator else { return }
        let fraction = animator.fractionComplete
        let finishes = velocity.isFinite && fraction + velocity / width / 4 > 0.5
        let left = finishes ? 1 - fraction : fraction
        let speed = velocity > -1e6 ? (finishes ? velocity : -velocity) / width : 0
        if finishes {
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
        }
        animator.isReversed = !finishes
        let spring = UISpringTimingParameters(
            dampingRatio: 1,
            initialVelocity: CGVector(dx: left > 1e-3 ? min(speed / left, 60) : 0, dy: 0)
        )
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    }
}

extension PopPan: UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let context = transitionContext as? TransitionContext,
            let move = (context.animator as? SlideAnimator)?.prepare(context)
        else { return transitionContext.completeTransition(false) }
        self.context = context
        let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .linear) {
            move()
            context.coordinator?.runAlongside()
        }
        animator.addCompletion { [weak self] position in
            self?.context = nil
            self?.animator = nil
            context.completeTransition(position == .end)
        }
        self.animator = animator
        animator.pauseAnimation()
    }
}
