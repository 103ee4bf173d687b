import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// The controllers of a zoom transition, for the closure that returns its source view.
@preconcurrency @MainActor public final class UIZoomTransitionSourceViewProviderContext {
    /// The controller that contains the source view.
    public let sourceViewController: UIViewController
    /// The controller that grows out of the source view.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
    }
}

extension UIViewController {
    /// The transition with which a controller is pushed or presented, and with which it leaves.
    ///
    /// ```swift
    /// detail.preferredTransition = .zoom { [photo] _ in grid.cell(for: photo) }
    /// navigationController?.pushViewController(detail, animated: true)
    /// ```
    @preconcurrency @MainActor public final class Transition {
        fileprivate enum Kind {
            case style(UIModalTransitionStyle)
            case zoom((UIZoomTransitionSourceViewProviderContext) -> UIView?)
        }
        fileprivate let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// A presented view comes in from below; a pushed one slides in.
        public static var coverVertical: Transition { Transition(.style(.coverVertical)) }

        /// A presented view fades in; a pushed one slides in.
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }

        /// The view grows out of a source view and shrinks back into it.
        ///
        /// The closure is called each time, so that it can return another view after the content has
        /// changed. Without a view, or for one outside of a window, the controller's view fades.
        /// - Parameter sourceViewProvider: Returns the source view.
        /// - Returns: The transition.
        public static func zoom(
            sourceViewProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(sourceViewProvider)) }
    }

    /// The style of presentation: that of the preferred transition, or else `modalTransitionStyle`.
    var presentationStyle: UIModalTransitionStyle {
        if case .style(let style)? = preferredTransition?.kind { return style }
        return modalTransitionStyle
    }

    /// Returns the animator of the preferred transition; nil if the controller does not zoom.
    ///
    /// `start` is the frame that the view has in a transition that was interrupted.
    func zoomAnimator(_ isForward: Bool, from start: CGRect? = nil) -> ZoomAnimator? {
        guard case .zoom(let provider)? = preferredTransition?.kind else { return nil }
        return ZoomAnimator(provider, isForward, from: start)
    }
}

/// Grows the view of a controller out of a source view, or shrinks it back into it.
final class ZoomAnimator: RestoringAnimator {
    private let provider: (UIZoomTransitionSourceViewProviderContext) -> UIView?
    private let isForward: Bool
    /// The frame of the view when it was interrupted; nil if it was at rest.
    private let start: CGRect?
    /// Clips the view to the part that is shown.
    private let stage = UIView()
    /// Shows the source view and the whole zoomed view again.
    private var undo: () -> Void = {}

    init(
        _ provider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView?,
        _ isForward: Bool, from start: CGRect?
    ) {
        (self.provider, self.isForward, self.start) = (provider, isForward, start)
    }

    /// The frame that is shown while the transition runs; nil otherwise.
    var shownFrame: CGRect? {
        guard stage.superview != nil else { return nil }
        return (stage.layer.presentation() ?? stage.layer).frame
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (context, container) = (transitionContext, transitionContext.containerView)
        guard let old = context.viewController(forKey: .from),
            let new = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let (source, zoomed) = isForward ? (old, new) : (new, old)
        let view: UIView = zoomed.view
        let full =
            isForward ? context.finalFrame(for: zoomed) : context.initialFrame(for: zoomed)
        if isForward {
            container.addSubview(view)
        } else if let shown = new.viewIfLoaded, shown.window == nil {
            container.insertSubview(shown, belowSubview: view)
            shown.layoutIfNeeded()
        }
        let found = provider(
            UIZoomTransitionSourceViewProviderContext(source: source, zoomed: zoomed)
        )
        if let found, found.window != nil {
            zoom(view, full, out: found, in: container)
        } else {
            view.alpha = isForward ? 0 : 1
            undo = { view.alpha = 1 }
        }
        let (isForward, stage) = (isForward, stage)
        let place = found.map { $0.convert($0.bounds, to: container) } ?? full
        let radius = found?.layer.cornerRadius ?? 0
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0
        ) {
            if stage.superview == nil {
                view.alpha = isForward ? 1 : 0
            } else {
                stage.layer.cornerRadius = isForward ? 0 : radius
                stage.frame = isForward ? full : place
                Self.fit(view, full, to: stage.bounds.size)
            }
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Shows the view in the stage, over the source view.
    private func zoom(_ view: UIView, _ full: CGRect, out source: UIView, in container: UIView) {
        stage.clipsToBounds = true
        stage.frame = start ?? (isForward ? source.convert(source.bounds, to: container) : full)
        stage.layer.cornerRadius = isForward ? source.layer.cornerRadius : 0
        container.insertSubview(stage, aboveSubview: view)
        stage.addSubview(view)
        // The view is scaled with the stage, and not resized with it.
        let (alpha, mask) = (source.alpha, view.autoresizingMask)
        (source.alpha, view.autoresizingMask) = (0, [])
        Self.fit(view, full, to: stage.bounds.size)
        undo = { [stage] in
            (source.alpha, view.autoresizingMask) = (alpha, mask)
            view.transform = .identity
            if view.superview === stage { container.insertSubview(view, aboveSubview: stage) }
            view.frame = full
            stage.removeFromSuperview()
        }
    }

    /// Scales a view of a full size so that it covers a part, from its top.
    private static func fit(_ view: UIView, _ full: CGRect, to size: CGSize) {
        guard full.width > 0, full.height > 0 else { return }
        let scale = max(size.width / full.width, size.height / full.height)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(x: size.width / 2, y: scale * full.height / 2)
    }

    func restore() {
        undo()
        undo = {}
    }
}
