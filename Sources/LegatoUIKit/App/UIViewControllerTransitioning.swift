public import Foundation
import LegatoGraphics
import LegatoLayers

/// The sides of a transition between two controllers.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable,
    Hashable
{
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible at first.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The views of a transition between two controllers.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is visible at first.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view that is visible at the end.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// The context of a transition for its animator.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition follows a gesture.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports the progress of an interactive transition, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Completes an interactive transition.
    func finishInteractiveTransition()
    /// Cancels an interactive transition.
    func cancelInteractiveTransition()
    /// Ends the transition; an animator calls it at the end of its animation.
    func completeTransition(_ didComplete: Bool)
    /// Returns a controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view before the transition; zero if it comes in.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// Returns the frame of a controller's view after the transition; zero if it goes.
    func finalFrame(for viewController: UIViewController) -> CGRect
}

/// Animates a transition between two controllers.
///
/// It adds the new view to the container, animates both views, and calls
/// `completeTransition(_:)` at the end.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration, in seconds.
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval
    /// Animates the transition.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called when the transition has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by a gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition.
    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    )
}

/// Returns the animators for the presentation and dismissal of a controller.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the animator of the presentation; nil for the style's default.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator of the dismissal; nil for the style's default.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction controller of the presentation; nil for a non-interactive one.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the interaction controller of the dismissal; nil for a non-interactive one.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns nil.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Drives a transition interactively by scrubbing its animations.
///
/// The animations of the container's layers are paused. `update(_:)` shows them at a fraction;
/// `finish()` and `cancel()` run them from there to the end or back to the start.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    /// The fraction that is shown, 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the animations after `finish()` or `cancel()`; 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The duration of the transition, in seconds.
    open private(set) var duration: CGFloat = 0
    private var context: TransitionContext?
    private var link: CADisplayLink?

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
        let layer = context.containerView.layer
        layer.speed = 0
        layer.timeOffset = context.time
        context.start = context.time
        context.animator.animateTransition(using: context)
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
        context.containerView.layer.timeOffset =
            context.start + Double(fraction) * Double(duration) * 0.9999
    }

    /// Completes the transition.
    open func finish() { run(to: 1) }

    /// Runs the transition back to its start.
    open func cancel() { run(to: 0) }

    private func run(to end: CGFloat) {
        guard link == nil, let context else { return }
        if end == 0 {
            context.cancelInteractiveTransition()
        } else {
            context.finishInteractiveTransition()
        }
        let (from, speed) = (percentComplete, max(completionSpeed, 0.01))
        var begin: CFTimeInterval?
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let first = begin ?? link.timestamp
            begin = first
            let delta = CGFloat(link.targetTimestamp - first) * speed / max(duration, 1e-3)
            let now = end == 1 ? min(from + delta, 1) : max(from - delta, 0)
            show(now, context)
            if now == end { settle(context) }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
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

/// An animator that moves views in ways that only the transition needs.
protocol RestoringAnimator: UIViewControllerAnimatedTransitioning {
    /// Puts the views back into the container, unchanged, before the transition ends.
    func restore()
}

/// The context of a transition with a custom animator.
final class TransitionContext: UIViewControllerContextTransitioning {
    let animator: any UIViewControllerAnimatedTransitioning
    let containerView: UIView
    let isAnimated: Bool
    var isInteractive = false
    var transitionWasCancelled = false
    let presentationStyle: UIModalPresentationStyle
    /// The time of the container at which an interactive transition began.
    var start: CFTimeInterval = 0
    private let from: UIViewController
    private let to: UIViewController
    private let appearance: AppearanceChange
    /// Which views the animator moves: both, or only the incoming or outgoing one.
    private let movesFrom: Bool
    private let movesTo: Bool
    private let frame: CGRect
    private var isOver = false
    /// The driver of an interactive transition, which the program may release before the end.
    private var driver: (any UIViewControllerInteractiveTransitioning)?
    private let end: (Bool) -> Void
    /// The layers of the outgoing view with the values that animators change.
    private let before: [(layer: CALayer, values: [String: Any])]

    init(
        _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController,
        to: UIViewController, moves: (from: Bool, to: Bool), in container: UIView, frame: CGRect,
        isAnimated: Bool = true, style: UIModalPresentationStyle = .fullScreen,
        appearance: AppearanceChange, end: @escaping (Bool) -> Void
    ) {
        (self.animator, containerView, self.frame) = (animator, container, frame)
        (self.from, self.to, self.appearance, self.end) = (from, to, appearance, end)
        (movesFrom, movesTo) = moves
        (self.isAnimated, presentationStyle) = (isAnimated, style)
        var before: [(CALayer, [String: Any])] = []
        from.view.forEachView { view in
            let keys = ["position", "bounds", "transform", "opacity", "cornerRadius"]
            let values = keys.compactMap { key in view.layer.value(forKey: key).map { (key, $0) } }
            before.append((view.layer, Dictionary(uniqueKeysWithValues: values)))
        }
        self.before = before
    }

    /// The time of the container's superlayer.
    var time: CFTimeInterval {
        let layer = containerView.layer
        return (layer.superlayer ?? layer).convertTime(CACurrentMediaTime(), from: nil)
    }

    func run(by driver: (any UIViewControllerInteractiveTransitioning)?) {
        guard let driver else {
            return UIViewController.coordinate(
                [from, to], in: containerView,
                duration: animator.transitionDuration(using: self), style: presentationStyle
            ) {
                appearance.begin(animated: isAnimated)
                animator.animateTransition(using: self)
            }
        }
        isInteractive = true
        self.driver = driver
        appearance.begin(animated: isAnimated)
        driver.startInteractiveTransition(self)
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}

    func finishInteractiveTransition() {
        transitionWasCancelled = false
        appearance.begin(animated: isAnimated)
    }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        appearance.cancel(animated: isAnimated)
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        (animator as? any RestoringAnimator)?.restore()
        if !didComplete { appearance.cancel(animated: isAnimated) }
        end(didComplete)
        animator.animationEnded(didComplete)
        driver = nil
    }

    /// Shows the outgoing view as it was before the transition.
    func takeBack() {
        CATransaction.run {
            CATransaction.setDisableActions(true)
            for (layer, values) in before {
                for (key, value) in values { layer.setValue(value, forKey: key) }
            }
        }
    }

    /// Whether a controller appears or disappears in the transition.
    func contains(_ controller: UIViewController) -> Bool {
        controller === from || controller === to
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if key == .from { return movesFrom ? from.view : nil }
        return key == .to && movesTo ? to.view : nil
    }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        viewController === from ? from.view.frame : .zero
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        viewController === to ? frame : .zero
    }
}
