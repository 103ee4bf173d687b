public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Drives a transition interactively by scrubbing its animations.
///
/// The animations of the container's layers are paused. `update(_:)` shows them at a fraction;
/// `finish()` and `cancel()` run them from there to the end or back to the start, until `pause()`
/// catches them.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    /// The fraction that is shown, 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the animations after `finish()` or `cancel()`; 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The curve of what is left after `finish()` or `cancel()`; `easeInOut` by default.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether a gesture drives the transition from its start; true by default.
    ///
    /// If it is false, the animations run until `pause()`.
    open var wantsInteractiveStart = true
    /// The duration of the transition, in seconds.
    open private(set) var duration: CGFloat = 0
    private var context: TransitionContext?
    private var link: CADisplayLink?
    /// The animator of the transition; nil if its layers are scrubbed.
    private var animator: (any UIViewImplicitlyAnimating)?

    /// Creates a driver.
    public override init() { super.init() }

    /// Begins the transition and holds its animations at their start.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        duration = CGFloat(context.animator.transitionDuration(using: context))
        animator = nil
        let own = context.animator.interruptibleAnimator(using: context)
        if !(own is NoAnimator) {
            animator = own
            own.addAnimations { [weak context] in context?.coordinator?.runAlongside() }
            if wantsInteractiveStart { own.pauseAnimation() } else { own.startAnimation() }
            return
        }
        let layer = context.containerView.layer
        layer.speed = 0
        layer.timeOffset = context.time
        context.start = context.time
        context.animator.animateTransition(using: context)
        if !wantsInteractiveStart { animate(to: 1, context, .linear) }
    }

    /// Shows the animations at a fraction, which is clamped to 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        let check = NumberCheck(UIPercentDrivenInteractiveTransition.self, "update(_:)")
        guard link == nil, let context, let value = check.number(Optional(percentComplete)) else {
            return
        }
        show(min(max(value, 0), 1), context)
    }

    private func show(_ fraction: CGFloat, _ context: TransitionContext) {
        percentComplete = fraction
        context.updateInteractiveTransition(fraction)
        if let animator {
            animator.fractionComplete = fraction
            return
        }
        context.containerView.layer.timeOffset =
            context.start + Double(fraction) * Double(duration) * 0.9999
    }

    /// Stops the animations that run to an end, so that `update(_:)` shows them at a fraction again.
    open func pause() {
        if let animator, animator.isRunning {
            animator.pauseAnimation()
            animator.isReversed = false
            percentComplete = animator.fractionComplete
            context?.pauseInteractiveTransition()
        }
        guard let context, link != nil else { return }
        link?.invalidate()
        link = nil
        context.pauseInteractiveTransition()
    }

    /// Completes the transition.
    open func finish() { run(to: 1) }

    /// Runs the transition back to its start.
    open func cancel() { run(to: 0) }

    private func run(to end: CGFloat) {
        guard link == nil, let context else { return }
        (context.completionCurve, context.completionVelocity) = (completionCurve, completionSpeed)
        if end == 0 {
            context.cancelInteractiveTransition()
        } else {
            context.finishInteractiveTransition()
        }
        if let animator {
            animator.isReversed = end == 0
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            return
        }
        animate(to: end, context, completionCurve)
    }

    /// Runs the animations to an end with a curve over what is left.
    private func animate(
        to end: CGFloat, _ context: TransitionContext, _ curve: UIView.AnimationCurve
    ) {
        let (from, speed) = (percentComplete, max(completionSpeed, 0.01))
        let length = abs(end - from) * max(duration, 1e-3) / speed
        var begin: CFTimeInterval?
        link = .started(for: context.containerView.layer) { [weak self] link in
            guard let self else { return link.invalidate() }
            let first = begin ?? link.timestamp
            begin = first
            let part = length > 0 ? (link.targetTimestamp - first) / Double(length) : 1
            guard part < 1 else {
                show(end, context)
                return settle(context)
            }
            show(from + (end - from) * CGFloat(curve.function.solver.value(at: part)), context)
        }
    }

    /// Ends the animations, which calls their completions.
    private func settle(_ context: TransitionContext) {
        link?.invalidate()
        (link, self.context) = (nil, nil)
        let layer = context.containerView.layer
        if context.transitionWasCancelled { context.takeBack() }
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        context.containerView.forEachView { $0.layer.removeAllAnimations() }
    }
}

extension UIPercentDrivenInteractiveTransition: ScrubbingDriver {}
