import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

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
    private var hasBegun = false

    init(
        in container: UIView, duration: TimeInterval = 0.3,
        style: UIModalPresentationStyle = .fullScreen
    ) { (containerView, transitionDuration, presentationStyle) = (container, duration, style) }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !hasBegun else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs the animations, which take effect at once in a transition without duration.
    func run() {
        hasBegun = true
        UIView.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseInOut) {
            for animation in self.animations { animation(self) }
        } completion: { _ in
            for completion in self.completions { completion(self) }
            (self.animations, self.completions) = ([], [])
        }
    }
}

extension UIViewController {
    /// Performs a transition, during which controllers have a coordinator.
    static func coordinate(
        _ controllers: [UIViewController], in container: UIView, duration: TimeInterval,
        style: UIModalPresentationStyle = .fullScreen, _ transition: () -> Void
    ) {
        let coordinator = TransitionCoordinator(in: container, duration: duration, style: style)
        for one in controllers { one.ownCoordinator = coordinator }
        _ = coordinator.animate(alongsideTransition: nil) { _ in
            for one in controllers where one.ownCoordinator === coordinator {
                one.ownCoordinator = nil
            }
        }
        transition()
        coordinator.run()
    }
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
        endResizing = { for coordinator in coordinators { coordinator.run() } }
    }

    /// Runs what was to be animated alongside the change of size.
    func hasResized() {
        endResizing?()
        endResizing = nil
    }
}
