public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

extension UIView {
    /// The curve of an animation.
    nonisolated public enum AnimationCurve: Int, Sendable, Hashable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// At a constant speed.
        case linear

        /// The timing function of layers.
        @MainActor var function: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// How an animation block animates.
    nonisolated public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out the subviews inside the block, so that their changes also animate.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Lets views receive touches while they animate; without it they receive none.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Starts changes of opacity, background colour and anchor point at the values on screen;
        /// changes of position, bounds and corner radius add to running ones with or without it.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Repeats indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Runs back to the start after each run.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Uses the block's own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        /// Uses the block's own curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        /// Has no effect: a nested block always uses its own options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
        /// Has no effect: transitions always show the content as it changes while they run.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        /// `transition(from:to:duration:options:completion:)` hides the old view and shows the new one,
        /// rather than exchanging them in the superview.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A transition fades from the old content to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition turns the view about its vertical axis; its left edge moves towards the
        /// viewer.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition turns the view about its vertical axis; its right edge moves towards the
        /// viewer.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition turns the view about its horizontal axis; its upper edge moves towards the
        /// viewer.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition turns the view about its horizontal axis; its lower edge moves towards the
        /// viewer.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        @MainActor var function: CAMediaTimingFunction {
            let curve = AnimationCurve(rawValue: Int((rawValue >> 16) & 7)) ?? .easeInOut
            return curve.function
        }
    }

    /// Animates the changes that a closure makes to views and their layers.
    ///
    /// ```swift
    /// UIView.animate(withDuration: 0.4, delay: 0.1, options: .curveEaseOut) {
    ///     card.center.y += 200
    ///     card.alpha = 0.5
    /// } completion: { _ in
    ///     card.removeFromSuperview()
    /// }
    /// ```
    ///
    /// Model values change immediately. Animations of positions, sizes and numbers are additive: a
    /// running animation continues under the new one, so that value and velocity are continuous.
    /// - Parameters:
    ///   - duration: The duration in seconds; 0 makes the changes without animation.
    ///   - delay: The time before the animation starts, in seconds.
    ///   - options: The curve and other options.
    ///   - animations: A closure that changes views.
    ///   - completion: Called when the animations have ended, with whether all ran to their end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration, delay, options, animations, completion
        ) { _ in .bezier(options.function) }
    }

    /// Animates the changes of a closure with `curveEaseInOut`, and calls another when they have
    /// ended.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations,
            completion: completion
        )
    }

    /// Animates the changes of a closure with a spring that settles within a duration.
    ///
    /// - Parameters:
    ///   - duration: The duration until the spring has settled, in seconds.
    ///   - delay: The time before the animation starts, in seconds.
    ///   - dampingRatio: 1 for no oscillation, towards 0 for more; clamped to 0.01 to 1.
    ///   - velocity: The initial velocity, in distances of the whole animation per second.
    ///   - options: Options other than the curve.
    ///   - animations: A closure that changes views.
    ///   - completion: Called when the animations have ended, with whether all ran to their end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let check = NumberCheck(UIView.self, "animate(withDuration:delay:usingSpringWithDamping:)")
        let ratio = check.number(dampingRatio, or: 1)
        let velocity = check.number(velocity, or: 0)
        run(duration, delay, options, animations, completion) {
            .spring(ViewTiming.spring(duration: $0, dampingRatio: ratio, velocity: velocity))
        }
    }

    /// Animates the changes of a closure with a spring of a perceptual duration and a bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds; 0.5 by default. The spring settles later.
    ///   - bounce: 0 for no bounce, up to 1 for more; below 0 is flatter.
    ///   - initialSpringVelocity: The initial velocity, in distances of the animation per second.
    ///   - delay: The time before the animation starts, in seconds.
    ///   - options: Options other than the curve.
    ///   - animations: A closure that changes views.
    ///   - completion: Called when the animations have ended, with whether all ran to their end.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let check = NumberCheck(UIView.self, "animate(springDuration:bounce:)")
        let bounce = min(max(check.number(bounce, or: 0), -0.99), 1)
        let velocity = check.number(initialSpringVelocity, or: 0)
        guard let perceptual = check.length(CGFloat(duration)), perceptual > 0 else {
            return run(0, delay, options, animations, completion) { _ in .bezier(options.function) }
        }
        let spring = ViewTiming.spring(
            perceptualDuration: perceptual, bounce: bounce, velocity: velocity
        )
        run(spring.settling, delay, options, animations, completion) { _ in
            .spring(spring.parameters)
        }
    }

    /// Animates the changes of a closure with a SwiftUI animation.
    ///
    /// Layers move exactly as SwiftUI views do in `withAnimation`; a spring that is retargeted
    /// keeps its velocity.
    /// - Parameters:
    ///   - animation: The timing curve or the spring.
    ///   - changes: A closure that changes views.
    ///   - completion: Called when the animations are logically complete.
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) { animate(animation, criteria: .logicallyComplete, changes, completion: completion) }

    /// Animates the changes of a closure with a SwiftUI animation.
    ///
    /// - Parameters:
    ///   - animation: The timing curve or the spring.
    ///   - criteria: When the completion is called.
    ///   - isContinuous: Whether the changes are those of a drag, whose velocity the next spring
    ///     takes over.
    ///   - changes: A closure that changes views.
    ///   - completion: Called when the animations have ended by the criteria.
    static func animate(
        _ animation: Animation, criteria: AnimationCompletionCriteria, isContinuous: Bool = false,
        _ changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        guard ViewAnimation.areEnabled else {
            changes()
            if let completion { LayerHost.afterwards(completion) }
            return
        }
        var transaction = Transaction(animation: animation)
        transaction.isContinuous = isContinuous
        transaction[AnimatesNewcomers.self] = true
        if let completion {
            transaction.addAnimationCompletion(criteria: criteria, completion)
        }
        withTransaction(transaction, changes)
    }

    /// Runs a closure whose changes do not animate, even inside an animation block.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.run(nil, actionsWithoutAnimation)
    }

    /// Sets whether animation blocks animate; true by default.
    public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

    /// Whether animation blocks animate.
    public static var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// The duration of the block that is running, in seconds; 0 outside of blocks.
    public static var inheritedAnimationDuration: TimeInterval {
        ViewAnimation.current?.timing.duration ?? 0
    }

    /// Repeats the animations of the changes that a closure makes inside an animation block.
    ///
    /// - Parameters:
    ///   - count: The number of runs; may be fractional, and is ignored if it is negative.
    ///   - autoreverses: Whether each run also runs back.
    ///   - animations: A closure that changes views.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = ViewAnimation.current else { return animations() }
        let count = NumberCheck(UIView.self, "modifyAnimations(withRepeatCount:)").length(count)
        let outer = block.timing
        block.timing.repeatCount = Float(count ?? 0)
        block.timing.autoreverses = autoreverses
        animations()
        block.timing = outer
    }

    /// Sets how often the animations of the current block run.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {
        ViewAnimation.current?.timing.repeatCount = max(repeatCount, 0)
    }

    /// Animates the change of a view's content that a closure makes, with a fade or a flip.
    ///
    /// - Parameters:
    ///   - view: The view whose content and subviews the closure changes.
    ///   - duration: The duration in seconds.
    ///   - options: The curve, the transition and other options; without a transition, or for a
    ///     flip of a view without a superview, it fades as with `transitionCrossDissolve`.
    ///   - animations: A closure that changes the view.
    ///   - completion: Called when the transition has ended, with whether it ran to its end.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let checked = check(duration, 0, "transition(with:duration:)")
        let end = TransitionEnd(completion)
        guard checked.duration > 0, ViewAnimation.areEnabled, view.layer.host != nil else {
            animations?()
            return LayerHost.afterwards { end.call(true) }
        }
        if let flip = FlipTransition(options, of: view.layer, end) {
            performWithoutAnimation { animations?() }
            return flip.start(duration: checked.duration)
        }
        let transition = CATransition()
        transition.duration = checked.duration
        transition.timingFunction = options.function
        transition.delegate = end
        view.layer.add(transition, forKey: kCATransition)
        performWithoutAnimation { animations?() }
    }

    /// Fades from a view to another, which replaces it in the superview, or is shown in its place with
    /// `showHideTransitionViews`.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else { return }
        transition(
            with: superview, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                    return
                }
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }, completion: completion
        )
    }

    private static func check(
        _ duration: TimeInterval, _ delay: TimeInterval, _ name: StaticString
    ) -> (duration: TimeInterval, delay: TimeInterval) {
        let check = NumberCheck(UIView.self, name)
        return (
            TimeInterval(check.length(CGFloat(duration)) ?? 0),
            TimeInterval(check.number(CGFloat(delay), or: 0))
        )
    }

    private static func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?,
        _ curve: (TimeInterval) -> ViewTiming.Curve
    ) {
        var (duration, delay) = check(duration, delay, "animate(withDuration:delay:)")
        let outer = ViewAnimation.current
        if let outer, !options.contains(.overrideInheritedDuration) {
            duration = outer.timing.duration
        }
        guard ViewAnimation.areEnabled, duration > 0 || delay > 0 else {
            let still = ViewTiming(duration: 0, curve: .bezier(options.function))
            return ViewAnimation(still, completion: completion).runUnanimated(animations)
        }
        if let outer, outer.timing.delay > 0 { delay += outer.timing.delay }
        var timing = ViewTiming(duration: duration, delay: delay, curve: curve(duration))
        if let outer, !options.contains(.overrideInheritedCurve) {
            timing.curve = outer.timing.curve
        }
        if options.contains(.repeat) { timing.repeatCount = .infinity }
        timing.autoreverses = options.contains(.autoreverse)
        let block = ViewAnimation(
            timing, startsFromCurrentState: options.contains(.beginFromCurrentState),
            laysOut: options.contains(.layoutSubviews),
            blocksTouches: !options.contains(.allowUserInteraction), recorder: outer?.recorder,
            completion: completion
        )
        block.run(animations)
    }
}

/// Calls a completion at the end of a transition.
private final class TransitionEnd: CAAnimationDelegate {
    private let completion: ((Bool) -> Void)?

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    func call(_ isFinished: Bool) { completion?(isFinished) }

    func animationDidStop(_ animation: CAAnimation, finished: Bool) { call(finished) }
}
