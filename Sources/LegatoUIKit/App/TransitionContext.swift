import Foundation
import LegatoGraphics
import LegatoLayers

/// A driver that scrubs the animations of the container's layers.
protocol ScrubbingDriver: UIViewControllerInteractiveTransitioning {}

/// An animator that moves views in ways that only the transition needs.
protocol RestoringAnimator: UIViewControllerAnimatedTransitioning {
    /// Puts the views back into the container, unchanged, before the transition ends.
    func restore()
}

/// The context of a transition with a custom animator.
final class TransitionContext: CoordinatedTransition {
    let animator: any UIViewControllerAnimatedTransitioning
    let containerView: UIView
    let isAnimated: Bool
    private(set) var isInteractive = false
    /// Whether an interaction controller drives the transition.
    var isDriven: Bool { driver != nil }
    /// Whether a gesture keeps other transitions from replacing this one.
    var isLocked = false
    /// Whether it was interactive at its start.
    private(set) var wasInteractive = false
    private(set) var transitionWasCancelled = false
    /// The fraction that a gesture shows, 0 to 1.
    private(set) var percentComplete: CGFloat = 0
    /// The velocity with which a gesture has released the transition, in transitions per second.
    var completionVelocity: CGFloat = 1
    /// The curve of the animation after the gesture.
    var completionCurve = UIView.AnimationCurve.easeInOut
    let presentationStyle: UIModalPresentationStyle
    /// The time of the container at which an interactive transition began.
    var start: CFTimeInterval = 0
    private let from: UIViewController
    private let to: UIViewController
    private let appearance: AppearanceChange
    /// Which views the animator moves: both, or only the incoming or outgoing one.
    private let movesFrom: Bool
    private let movesTo: Bool
    /// The presentation that begins or ends; nil in a container.
    private let presentation: UIPresentationController?
    private var isOver = false
    /// The driver of an interactive transition, which the program may release before the end.
    private var driver: (any UIViewControllerInteractiveTransitioning)?
    private(set) var coordinator: TransitionCoordinator?
    /// Returns where a container places the view of a controller; nil for all of the container view.
    var place: ((UIViewController) -> CGRect)?
    private let willBegin: () -> Void
    private let end: (Bool) -> Void
    /// The layers of the outgoing view with the values that animators change.
    private let before: [(layer: CALayer, values: [String: Any])]

    init(
        _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController,
        to: UIViewController, moves: (from: Bool, to: Bool), in container: UIView,
        presentation: UIPresentationController? = nil, isAnimated: Bool = true,
        style: UIModalPresentationStyle = .fullScreen, appearance: AppearanceChange,
        willBegin: @escaping () -> Void = {}, end: @escaping (Bool) -> Void
    ) {
        (self.animator, containerView, self.presentation) = (animator, container, presentation)
        self.willBegin = willBegin
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
        self.driver = driver
        isInteractive = driver?.wantsInteractiveStart == true
        (wasInteractive, isLocked) = (isInteractive, driver != nil)
        let coordinator = TransitionCoordinator(
            in: containerView, duration: animator.transitionDuration(using: self),
            style: presentationStyle, isSpring: animator is ModalAnimator, transition: self
        )
        self.coordinator = coordinator
        for one in [from, to] { one.ownCoordinator = coordinator }
        willBegin()
        appearance.begin(animated: isAnimated)
        if let driver {
            driver.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
        // Another driver does not scrub animations; changes alongside wait for its end.
        if driver == nil || driver is any ScrubbingDriver { coordinator.run() }
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        transitionWasCancelled = false
        appearance.begin(animated: isAnimated)
        setInteractive(false)
        coordinator?.run()
    }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        appearance.cancel(animated: isAnimated)
        setInteractive(false)
    }

    func pauseInteractiveTransition() {
        isLocked = true
        setInteractive(true)
    }

    private func setInteractive(_ isInteractive: Bool) {
        guard self.isInteractive != isInteractive else { return }
        self.isInteractive = isInteractive
        coordinator?.interactionChanged()
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        if didComplete { coordinator?.run() } else { transitionWasCancelled = true }
        (animator as? any RestoringAnimator)?.restore()
        if !didComplete { appearance.cancel(animated: isAnimated) }
        end(didComplete)
        animator.animationEnded(didComplete)
        driver = nil
        for one in [from, to] where one.ownCoordinator === coordinator { one.ownCoordinator = nil }
        coordinator?.end()
        coordinator = nil
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
        if key == .from { return movesFrom ? view(of: from) : nil }
        return key == .to && movesTo ? view(of: to) : nil
    }

    private func view(of controller: UIViewController) -> UIView? {
        presentation?.presentedViewController === controller
            ? presentation?.presentedView : controller.view
    }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        viewController === from ? view(of: from)?.frame ?? .zero : .zero
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        guard viewController === to else { return .zero }
        return presentation?.presentedViewController === to
            ? presentation?.frameOfPresentedViewInContainerView ?? .zero
            : place?(to) ?? containerView.bounds
    }
}
