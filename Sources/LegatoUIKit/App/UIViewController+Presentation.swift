import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

extension UIViewController {
    private var isSheet: Bool {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: true
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: false
        }
    }

    /// Shows a controller over the window of this one.
    ///
    /// A sheet leaves the top of the window visible and dims it. Without a window, or if the
    /// controller presents another already, nothing is shown and a warning is printed.
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - animated: Whether its view moves or fades in, by its `modalTransitionStyle`.
    ///   - completion: Called when its view has come to rest.
    public func present(
        _ viewControllerToPresent: UIViewController, animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        let new = viewControllerToPresent
        guard let window = view.window, presentedViewController == nil,
            new.presentingViewController == nil
        else {
            return UIKitWarning.print(
                "\(type(of: self)).present(_:) shows nothing: a controller needs a view in a "
                    + "window, and presents one controller at a time, which is presented once."
            )
        }
        presentedViewController = new
        new.presentingViewController = self
        let area = window.layer.bounds
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
        new.setShown(true, animated: animated)
        window.addSubview(shown)
        guard animated else { return LayerHost.afterwards { completion?() } }
        new.setAway(true, in: area)
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            new.setAway(false, in: area)
        } completion: { _ in
            completion?()
        }
    }

    /// Removes the controller that this one presents, or else this one if it is presented.
    ///
    /// - Parameters:
    ///   - animated: Whether its view moves or fades out, by its `modalTransitionStyle`.
    ///   - completion: Called when its view has left the window.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
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
        old.setShown(false, animated: animated)
        let shown: UIView = old.view
        let area = shown.superview?.bounds ?? shown.bounds
        let leave = {
            shown.removeFromSuperview()
            old.setAway(false, in: area)
            old.backdrop?.removeFromSuperview()
            old.backdrop = nil
            completion?()
        }
        guard animated, shown.window != nil else { return leave() }
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            old.setAway(true, in: area)
        } completion: { _ in
            leave()
        }
    }

    /// The frame of the presented view in a window.
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

    /// Puts the presented view where it comes from, or back to its place.
    private func setAway(_ isAway: Bool, in area: CGRect) {
        backdrop?.alpha = isAway ? 0 : 1
        switch modalTransitionStyle {
        case .coverVertical:
            view.transform =
                isAway
                ? CGAffineTransform(
                    translationX: 0, y: area.maxY - view.center.y + view.bounds.midY)
                : .identity
        case .crossDissolve: view.alpha = isAway ? 0 : 1
        }
    }
}

nonisolated extension CGSize {
    /// The area; 0 for an empty size.
    var area: CGFloat { max(width, 0) * max(height, 0) }
}
