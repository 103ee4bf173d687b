import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

extension UIViewController {
    /// Returns the animators of presentation and dismissal, and the presentation controller of the
    /// style `custom`; nil by default.
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { transitions as? any UIViewControllerTransitioningDelegate }
        set { transitions = newValue }
    }

    /// The controller of the presentation of this controller; nil without one.
    var ownPresentation: UIPresentationController? {
        get { presentation as? UIPresentationController }
        set { presentation = newValue }
    }

    private var isSheet: Bool {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: true
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .popover,
            .none:
            false
        }
    }

    /// The controller of the sheet as which this controller is or would be presented; nil for other
    /// styles.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The controller of the presentation, also before it begins; that of the nearest presented
    /// controller that contains this one.
    ///
    /// For the style `custom` it is the one that `transitioningDelegate` returns when the controller
    /// is presented, and nil before.
    public var presentationController: UIPresentationController? {
        if presentingViewController == nil, let parent { return parent.presentationController }
        if presentingViewController == nil,
            isSheet != (ownPresentation is UISheetPresentationController)
        {
            ownPresentation = nil
        }
        let isPopover = modalPresentationStyle == .popover
        if presentingViewController == nil,
            isPopover != (ownPresentation is UIPopoverPresentationController)
        {
            if isPopover || ownPresentation is UIPopoverPresentationController {
                ownPresentation = nil
            }
        }
        if ownPresentation == nil, isPopover {
            ownPresentation = UIPopoverPresentationController(
                presentedViewController: self, presenting: nil
            )
        }
        if ownPresentation == nil, isSheet {
            ownPresentation = UISheetPresentationController(
                presentedViewController: self, presenting: nil
            )
        }
        return ownPresentation
    }

    func show(
        _ new: UIViewController, animated: Bool, _ completion: (() -> Void)?
    ) {
        guard let window = view.window, presentedViewController == nil,
            new.presentingViewController == nil
        else {
            return UIKitWarning.print(
                "\(type(of: self)).present(_:) shows nothing: its view must be in a window, it "
                    + "can present one controller at a time, and that must not be presented yet."
            )
        }
        let delegate = new.transitioningDelegate
        let animator =
            animated
            ? delegate?.animationController(forPresented: new, presenting: self, source: self)
                ?? new.zoomAnimator(true) : nil
        let presentation = presentation(for: new, hasAnimator: animator != nil)
        presentedViewController = new
        new.presentingViewController = self
        new.ownPresentation = presentation
        new.isBeingPresented = true
        let area = contextView(for: new) ?? window
        let container = PresentationContainer(presentation, frame: area.layer.bounds)
        area.addSubview(container)
        presentation.begin(in: container)
        let shown = presentation.presentedView
        func place() {
            let frame = presentation.frameOfPresentedViewInContainerView
            shown?.frame = frame
            if frame == container.bounds {
                shown?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
        }
        let appearance = self.presentation(of: new)
        guard animated else {
            presentation.presentationTransitionWillBegin()
            appearance.begin(animated: false)
            place()
            if let shown { container.addSubview(shown) }
            hide(behind: presentation)
            appearance.end()
            new.isBeingPresented = false
            presentation.presentationTransitionDidEnd(true)
            return LayerHost.afterwards { completion?() }
        }
        // An animator may move the view of the presenting controller into the container.
        let above = view.parent
        new.presentersHome = home()
        place()
        let context = TransitionContext(
            animator ?? ModalAnimator(presentation, isDismissal: false), from: self, to: new,
            moves: (presentation.movesPresenter, true), in: container, presentation: presentation,
            style: new.modalPresentationStyle, appearance: appearance
        ) {
            presentation.presentationTransitionWillBegin()
            place()
        } end: { [self] didComplete in
            if didComplete {
                hide(behind: presentation)
                // Only a view that has moved is returned to its superview at dismissal.
                if view.parent === above { new.presentersHome = nil }
            } else {
                new.presentersHome?()
                new.presentersHome = nil
                (presentedViewController, new.presentingViewController) = (nil, nil)
                shown?.removeFromSuperview()
            }
            appearance.end(didComplete: didComplete)
            new.isBeingPresented = false
            presentation.presentationTransitionDidEnd(didComplete)
            if !didComplete { new.endPresentation() }
            completion?()
        }
        context.run(
            by: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) })
        return
    }

    /// The presentation of a controller, whose animator places the views of styles other than
    /// `custom`.
    private func presentation(
        for new: UIViewController, hasAnimator: Bool
    ) -> UIPresentationController {
        if new.modalPresentationStyle == .custom {
            let own = new.transitioningDelegate?.presentationController(
                forPresented: new, presenting: self, source: self
            )
            if let own { return own }
        } else if !hasAnimator, let sheet = new.sheetPresentationController {
            return sheet
        } else if let popover = new.popoverPresentationController {
            return popover
        }
        return UIPresentationController(presentedViewController: new, presenting: self)
    }

    /// The view that a controller covers over the current context; nil for the whole window.
    private func contextView(for new: UIViewController) -> UIView? {
        guard new.modalPresentationStyle == .overCurrentContext else { return nil }
        return sequence(first: self, next: \.parent).first(where: \.definesPresentationContext)?
            .viewIfLoaded
    }

    /// Removes the view of this controller from its window while a presentation requires it.
    private func hide(behind presentation: UIPresentationController) {
        guard presentation.shouldRemovePresentersView, view.superview != nil else { return }
        if presentation.presentedViewController.presentersHome == nil {
            presentation.presentedViewController.presentersHome = home()
        }
        view.removeFromSuperview()
    }

    private func endPresentation() {
        ownPresentation?.end()
        if !(ownPresentation is UISheetPresentationController) { ownPresentation = nil }
    }

    func dismissPresented(animated: Bool, _ completion: (() -> Void)?) {
        guard let old = presentedViewController else {
            if let presentingViewController {
                presentingViewController.dismiss(animated: animated, completion: completion)
            } else if let parent {
                parent.dismiss(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        old.presentedViewController.map { _ in old.dismiss(animated: false) }
        presentedViewController = nil
        old.presentingViewController = nil
        leave(old, animated: animated, completion)
    }

    private func leave(
        _ old: UIViewController, animated: Bool, _ completion: (() -> Void)?
    ) {
        guard let presentation = old.ownPresentation, let container = presentation.containerView
        else {
            completion?()
            return
        }
        let appearance = dismissal(of: old)
        (old.isBeingPresented, old.isBeingDismissed) = (false, true)
        let shown = presentation.presentedView
        let leave = {
            old.presentersHome?()
            old.presentersHome = nil
            shown?.removeFromSuperview()
            appearance.end()
            old.isBeingDismissed = false
            presentation.dismissalTransitionDidEnd(true)
            old.endPresentation()
            completion?()
        }
        guard animated, container.window != nil else {
            presentation.dismissalTransitionWillBegin()
            appearance.begin(animated: animated)
            return leave()
        }
        let delegate = old.transitioningDelegate
        let animator =
            delegate?.animationController(forDismissed: old) ?? old.zoomAnimator(false)
        if presentation.shouldRemovePresentersView {
            old.presentersHome?()
            old.presentersHome = nil
        }
        old.presentersHome = old.presentersHome ?? home()
        let velocity = (presentation as? UISheetPresentationController)?.releaseVelocity ?? 0
        let context = TransitionContext(
            animator ?? ModalAnimator(presentation, isDismissal: true, velocity: velocity),
            from: old, to: self, moves: (true, presentation.movesPresenter), in: container,
            presentation: presentation, style: old.modalPresentationStyle, appearance: appearance
        ) {
            presentation.dismissalTransitionWillBegin()
        } end: { [self] didComplete in
            presentation.cancelDismissal = nil
            guard didComplete else {
                old.presentersHome?()
                (presentedViewController, old.presentingViewController) = (old, self)
                if let shown { container.addSubview(shown) }
                hide(behind: presentation)
                appearance.end(didComplete: false)
                old.isBeingDismissed = false
                presentation.dismissalTransitionDidEnd(false)
                completion?()
                return
            }
            leave()
        }
        if animator == nil {
            presentation.cancelDismissal = { [weak context] in
                context?.cancelInteractiveTransition()
            }
        }
        context.run(
            by: animator.flatMap { animator in
                delegate?.interactionControllerForDismissal(using: animator)
                    ?? (animator is ZoomAnimator ? ZoomPan.driving(old) : nil)
            }
        )
    }

    /// Returns a closure that puts the view back into its superview at its index.
    private func home() -> (() -> Void)? {
        guard let above = view.parent else { return nil }
        let index = above.subviewList.firstIndex { $0 === view } ?? 0
        return { [weak self, weak above] in
            guard let self, let above, view.parent !== above else { return }
            above.insertSubview(view, at: index)
        }
    }
}

extension UIPresentationController {
    /// Whether animators receive the view of the presenting controller.
    ///
    /// Without a presentation controller of the program, they do unless the style is `custom`.
    fileprivate var movesPresenter: Bool {
        shouldRemovePresentersView
            || type(of: self) == UIPresentationController.self && presentationStyle != .custom
    }
}

nonisolated extension CGSize {
    /// The area; 0 for an empty size.
    var area: CGFloat { max(width, 0) * max(height, 0) }
}
