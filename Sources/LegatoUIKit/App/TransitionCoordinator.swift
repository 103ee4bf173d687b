import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// Animates what controllers change when their window takes another size.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let isAnimated = true
    let transitionDuration: TimeInterval = 0.3
    let presentationStyle = UIModalPresentationStyle.fullScreen
    let targetTransform = CGAffineTransform.identity
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var hasBegun = false

    init(in container: UIView) { containerView = container }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !hasBegun else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs the animations, now that the window has its new size.
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
