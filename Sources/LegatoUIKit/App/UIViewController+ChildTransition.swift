public import Foundation
import LegatoGraphics
import LegatoLayers

extension UIViewController {
    /// Exchanges the views of two children, with an animation.
    ///
    /// The view of the second child is added beside that of the first one, which is removed at the
    /// end; the appearance methods of both are called.
    /// - Parameters:
    ///   - fromViewController: The child that is shown.
    ///   - toViewController: The child that is to be shown.
    ///   - duration: The duration of the animation, in seconds.
    ///   - options: The curve, a transition and other options.
    ///   - animations: A closure that changes the views; nil, for a transition of the options.
    ///   - completion: Called when the animation has ended, with whether it ran to its end.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let old = fromViewController.view, let new = toViewController.view,
            let area = old.superview, fromViewController.parent === self,
            toViewController.parent === self
        else {
            return UIKitWarning.print(
                "\(type(of: self)).transition(from:to:) has no effect: both controllers must be "
                    + "children, and the view of the first one must be shown."
            )
        }
        let change = AppearanceChange(
            from: fromViewController, to: toViewController, appearsFirst: false)
        change.begin(animated: duration > 0)
        let finish = { (isFinished: Bool) in
            old.removeFromSuperview()
            change.end()
            completion?(isFinished)
        }
        if options.rawValue >> 20 & 7 != 0 {
            UIView.transition(
                with: area, duration: duration, options: options,
                animations: {
                    area.insertSubview(new, aboveSubview: old)
                    old.removeFromSuperview()
                    animations?()
                }, completion: finish
            )
        } else {
            area.insertSubview(new, aboveSubview: old)
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() },
                completion: finish
            )
        }
    }
}
