public import Foundation
import LegatoGraphics

extension UIView {
    /// Begins a block whose changes animate until `commitAnimations()`: for 0.2 seconds, slow at both
    /// ends.
    /// - Parameters:
    ///   - animationID: A name for the program; not used.
    ///   - context: A value for the program; not used.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        ViewAnimation.begin()
    }

    /// Ends the block that `beginAnimations(_:context:)` has begun last; prints a warning without
    /// one.
    public static func commitAnimations() {
        guard !ViewAnimation.commit() else { return }
        UIKitWarning.print(
            "UIView.commitAnimations() has no effect: no block was begun. Call "
                + "UIView.beginAnimations(_:context:) before it."
        )
    }

    /// Sets the duration of the begun block, in seconds, for the changes that follow.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        let check = NumberCheck(UIView.self, "setAnimationDuration(_:)")
        guard let value = check.length(CGFloat(duration)) else { return }
        ViewAnimation.open?.timing.duration = TimeInterval(value)
    }

    /// Sets the time before the changes that follow in the begun block start, in seconds.
    public static func setAnimationDelay(_ delay: TimeInterval) {
        let check = NumberCheck(UIView.self, "setAnimationDelay(_:)")
        guard let value = check.number(Optional(CGFloat(delay))) else { return }
        ViewAnimation.open?.timing.delay = TimeInterval(value)
    }

    /// Sets the curve of the changes that follow in the begun block.
    public static func setAnimationCurve(_ curve: AnimationCurve) {
        ViewAnimation.open?.timing.curve = .bezier(curve.function)
    }

    /// Sets whether the animations of the changes that follow in the begun block run back, too.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        ViewAnimation.open?.timing.autoreverses = repeatAutoreverses
    }
}
