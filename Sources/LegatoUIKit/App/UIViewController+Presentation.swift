import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

extension UIViewController {
    /// Returns the animators of presentation and dismissal; nil by default.
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { transitions as? any UIViewControllerTransitioningDelegate }
        set { transitions = newValue }
    }

    private var isSheet: Bool {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: true
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom: false
        }
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
        presentedViewController = new
        new.presentingViewController = self
        let area = window.layer.bounds
        if animated, present(new, in: window, completion) { return }
        if new.isSheet {
            let backdrop = UIView(frame: area)
            backdrop.backgroundColor = UIColor(white: 0, alpha: 0.2)
            backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(backdrop)
            new.backdrop = backdrop
        }
        let shown: UIView = new.view
        shown.frame = new.presentedFrame(in: area)
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if new.isSheet {
            shown.layer.cornerRadius = 10
            shown.layer.masksToBounds = true
        }
        let appearance = presentation(of: new)
        guard animated else {
            appearance.begin(animated: false)
            window.addSubview(shown)
            appearance.end()
            return LayerHost.afterwards { completion?() }
        }
        let style = new.modalPresentationStyle
        Self.coordinate([self, new], in: window, duration: 0.5, style: style) {
            appearance.begin(animated: true)
            window.addSubview(shown)
            new.setDismissed(true, in: area)
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
            ) {
                new.setDismissed(false, in: area)
            } completion: { _ in
                appearance.end()
                completion?()
            }
        }
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
        guard animated, let window = view.window else {
            return leave(old, animated: animated, completion)
        }
        let style = old.modalPresentationStyle
        Self.coordinate([self, old], in: window, duration: 0.5, style: style) {
            leave(old, animated: true, completion)
        }
    }

    private func leave(
        _ old: UIViewController, animated: Bool, _ completion: (() -> Void)?
    ) {
        let appearance = dismissal(of: old)
        let shown: UIView = old.view
        let area = shown.superview?.bounds ?? shown.bounds
        let leave = {
            old.presentersHome?()
            old.presentersHome = nil
            shown.removeFromSuperview()
            old.setDismissed(false, in: area)
            old.backdrop?.removeFromSuperview()
            old.backdrop = nil
            appearance.end()
            completion?()
        }
        if animated, shown.window != nil, dismiss(old, leave, appearance, completion) { return }
        appearance.begin(animated: animated)
        guard animated, shown.window != nil else { return leave() }
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            old.setDismissed(true, in: area)
        } completion: { _ in
            leave()
        }
    }

    /// Presents a controller with an animator; returns false without one.
    private func present(
        _ new: UIViewController, in window: UIWindow, _ completion: (() -> Void)?
    ) -> Bool {
        let delegate = new.transitioningDelegate
        guard
            let animator = delegate?.animationController(
                forPresented: new, presenting: self, source: self
            ) ?? new.zoomAnimator(true)
        else { return false }
        let container = UIView(frame: window.layer.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(container)
        new.backdrop = container
        new.view.frame = container.bounds
        // An animator may move the view of the presenting controller into the container.
        let above = view.parent
        new.presentersHome = home()
        let appearance = presentation(of: new)
        let context = TransitionContext(
            animator, from: self, to: new, moves: (new.modalPresentationStyle != .custom, true),
            in: container, frame: container.bounds, style: new.modalPresentationStyle,
            appearance: appearance
        ) { [self] didComplete in
            if didComplete {
                // Only a view that the animator has moved is returned to its superview at
                // dismissal.
                if view.parent === above { new.presentersHome = nil }
            } else {
                new.presentersHome?()
                new.presentersHome = nil
                (presentedViewController, new.presentingViewController) = (nil, nil)
                new.backdrop = nil
                new.view.removeFromSuperview()
                container.removeFromSuperview()
            }
            appearance.end(didComplete: didComplete)
            completion?()
        }
        context.run(by: delegate?.interactionControllerForPresentation(using: animator))
        return true
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

    /// Dismisses a controller with an animator; returns false without one.
    private func dismiss(
        _ old: UIViewController, _ leave: @escaping () -> Void, _ appearance: AppearanceChange,
        _ completion: (() -> Void)?
    ) -> Bool {
        let delegate = old.transitioningDelegate
        guard
            let animator = delegate?.animationController(forDismissed: old)
                ?? old.zoomAnimator(false),
            let container = old.view.superview
        else { return false }
        old.presentersHome = old.presentersHome ?? home()
        let context = TransitionContext(
            animator, from: old, to: self, moves: (true, old.modalPresentationStyle != .custom),
            in: container, frame: container.bounds, style: old.modalPresentationStyle,
            appearance: appearance
        ) { [self] didComplete in
            guard didComplete else {
                old.presentersHome?()
                (presentedViewController, old.presentingViewController) = (old, self)
                container.addSubview(old.view)
                appearance.end(didComplete: false)
                completion?()
                return
            }
            leave()
        }
        context.run(
            by: delegate?.interactionControllerForDismissal(using: animator)
                ?? (animator is ZoomAnimator ? ZoomPan.driving(old) : nil)
        )
        return true
    }

    /// The frame of the presented view in the area of a window.
    private func presentedFrame(in area: CGRect) -> CGRect {
        guard isSheet else { return area }
        if modalPresentationStyle == .formSheet, preferredContentSize.area > 0 {
            let size = CGSize(
                width: min(preferredContentSize.width, area.width),
                height: min(preferredContentSize.height, area.height)
            )
            return CGRect(
                x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
                height: size.height
            )
        }
        let top = min(54, area.height / 10)
        return CGRect(x: 0, y: top, width: area.width, height: area.height - top)
    }

    /// Moves the presented view out or fades it out, by its `modalTransitionStyle`; restores it for
    /// false.
    private func setDismissed(_ isDismissed: Bool, in area: CGRect) {
        backdrop?.alpha = isDismissed ? 0 : 1
        switch presentationStyle {
        case .coverVertical:
            view.transform =
                isDismissed
                ? CGAffineTransform(
                    translationX: 0, y: area.maxY - view.center.y + view.bounds.midY)
                : .identity
        case .crossDissolve: view.alpha = isDismissed ? 0 : 1
        }
    }
}

nonisolated extension CGSize {
    /// The area; 0 for an empty size.
    var area: CGFloat { max(width, 0) * max(height, 0) }
}
