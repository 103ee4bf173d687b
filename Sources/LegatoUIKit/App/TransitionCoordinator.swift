import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// A transition between controllers, for its coordinator.
protocol CoordinatedTransition: UIViewControllerContextTransitioning {
    /// Whether it was interactive at its start.
    var wasInteractive: Bool { get }
    /// Whether an interaction controller drives it.
    var isDriven: Bool { get }
    /// The fraction that a gesture shows, 0 to 1.
    var percentComplete: CGFloat { get }
    /// The velocity after a gesture; 1 is that of the whole transition.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation after a gesture.
    var completionCurve: UIView.AnimationCurve { get }
}

/// Animates what controllers change alongside a transition, or when their window takes another
/// size.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let isAnimated = true
    let transitionDuration: TimeInterval
    let presentationStyle: UIModalPresentationStyle
    let targetTransform = CGAffineTransform.identity
    private var animations: [Block] = []
    private var completions: [Block] = []
    /// Whether it animates with the spring of sheets.
    private let isSpring: Bool
    private var hasBegun = false
    /// Whether a transition between controllers calls the completions.
    private let isPartOfTransition: Bool
    let initiallyInteractive: Bool

    private weak var transition: (any CoordinatedTransition)?
    private var handlers: [Block] = []

    init(
        in container: UIView, duration: TimeInterval = 0.3,
        style: UIModalPresentationStyle = .fullScreen, isSpring: Bool = false,
        transition: (any CoordinatedTransition)? = nil
    ) {
        (containerView, transitionDuration, presentationStyle) = (container, duration, style)
        (self.isSpring, self.transition) = (isSpring, transition)
        isPartOfTransition = transition != nil
        initiallyInteractive = transition?.wasInteractive == true
    }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !hasBegun else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) { handlers.append(handler) }

    func interactionChanged() { for handler in handlers { handler(self) } }

    /// Runs the animations in the block of an animator; they have run then.
    func runAlongside() {
        hasBegun = true
        for animation in animations { animation(self) }
        animations = []
    }

    /// Calls the completions, at the end of the transition.
    func end() {
        for completion in completions { completion(self) }
        (animations, completions, handlers) = ([], [], [])
    }

    /// Runs the animations, which take effect at once in a transition without duration.
    func run() {
        guard !hasBegun else { return }
        let animate = { self.runAlongside() }
        let complete: ((Bool) -> Void)? = isPartOfTransition ? nil : { _ in self.end() }
        if isSpring {
            UIView.animate(
                withDuration: transitionDuration, delay: 0, usingSpringWithDamping: 1,
                initialSpringVelocity: 0, options: .allowUserInteraction,
                animations: animate, completion: complete
            )
        } else {
            UIView.animate(
                withDuration: transitionDuration, delay: 0, options: .allowUserInteraction,
                animations: animate, completion: complete
            )
        }
    }

    // MARK: The transition

    var isInteractive: Bool { transition?.isInteractive == true }
    var isCancelled: Bool { transition?.transitionWasCancelled == true }
    var isInterruptible: Bool { transition?.isDriven == true }
    var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
    var completionVelocity: CGFloat { transition?.completionVelocity ?? 1 }
    var completionCurve: UIView.AnimationCurve { transition?.completionCurve ?? .easeInOut }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
}

extension UIWindowScene {
    /// Calls `viewWillTransition(to:with:)` before the display takes another size.
    func willResize(to size: CGSize) {
        let coordinators = windows.compactMap { window -> TransitionCoordinator? in
            guard let controller = window.shownController else { return nil }
            let coordinator = TransitionCoordinator(in: window)
            controller.viewWillTransition(to: size, with: coordinator)
            return coordinator
        }
        let sizes = windows.map { ($0, $0.bounds.size) }
        endResizing = {
            for (window, size) in sizes { window.areaChanged(from: size) }
            for coordinator in coordinators { coordinator.run() }
        }
    }

    /// Runs what was to be animated alongside the change of size.
    func hasResized() {
        endResizing?()
        endResizing = nil
    }
}
