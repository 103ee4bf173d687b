public import Foundation
import LegatoGraphics
import LegatoLayers

/// Animates changes of views, and can be paused, scrubbed, reversed and continued.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.alpha = 0 }
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.3
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// While the animator is active, the model values are the final values.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject,
    UIViewImplicitlyAnimating
{
    /// A part of the run from one progress to another.
    private struct Segment {
        var start: Double
        var end: Double
        var begin: CFTimeInterval
        var timing: ViewTiming

        func progress(at time: CFTimeInterval) -> Double {
            start + (end - start) * timing.progress(at: time - begin)
        }
    }

    /// The duration, in seconds.
    public let duration: TimeInterval
    /// The time between the start and the first movement, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// The timing.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Whether the animator is active.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation is running, neither paused nor scrubbed.
    open private(set) var isRunning = false { didSet { updateTouches() } }
    /// Whether the animation stays active at its end; false by default.
    open var pausesOnCompletion = false
    /// Whether the views receive touches while the animation runs; true by default.
    open var isUserInteractionEnabled = true { didSet { updateTouches() } }
    /// Whether a paused animation shows its fraction on a straight line, not on the curve; true by
    /// default.
    open var scrubsLinearly = true
    /// The views that receive no touches now.
    private var blocked: [UIView] = []
    /// The fraction that was set, if the curve shows another one.
    private var scrubbed: CGFloat?
    /// Whether the animation may be paused, scrubbed, reversed and stopped while it runs; true by
    /// default.
    ///
    /// Otherwise these have no effect on a running animation, and print a warning.
    open var isInterruptible = true
    private var blocks: [(changes: () -> Void, delay: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [AnimatorTrack] = []
    private var segment: Segment?
    private var paused = 0.0
    private var reversed = false
    private var timer: CADisplayLink?

    /// Creates an animator without a duration, whose changes take effect at once, with the default
    /// curve of layers.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters())
    }

    /// Creates an animator with a timing.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let check = NumberCheck(UIViewPropertyAnimator.self, "init(duration:)")
        let wanted = TimeInterval(check.length(CGFloat(duration)) ?? 0)
        self.duration = ViewTiming(parameters, duration: max(wanted, 1e-4)).duration
        timingParameters = parameters
    }

    /// Returns an inactive animator with the same duration, timing and settings.
    ///
    /// It has neither animations nor completions: two animators would move the same views.
    nonisolated open override func copy() -> Any {
        MainActor.assumeIsolated { () -> UIViewPropertyAnimator in
            let copy = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
            copy.delay = delay
            copy.pausesOnCompletion = pausesOnCompletion
            copy.isUserInteractionEnabled = isUserInteractionEnabled
            copy.isInterruptible = isInterruptible
            copy.scrubsLinearly = scrubsLinearly
            return copy
        }
    }

    /// Creates an animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve)
        )
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic curve, given by its two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles within the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio)
        )
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 7))
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: curve ?? .easeInOut, animations: animations
        )
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Content

    /// Adds changes; those added to an active animator start at its current progress.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that start later than the others and end with them.
    ///
    /// ```swift
    /// animator.addAnimations({ card.center.y = 300 })
    /// animator.addAnimations({ label.alpha = 1 }, delayFactor: 0.5)
    /// ```
    /// - Parameters:
    ///   - animation: A closure that changes views.
    ///   - delayFactor: When they start, as a part of what is left of the animation, 0 to 1. A number
    ///     that is not finite starts them at once.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let check = NumberCheck(UIViewPropertyAnimator.self, "addAnimations(delayFactor:)")
        let delay = Double(min(max(check.number(delayFactor, or: 0), 0), 1))
        if state == .active { record(animation, delay) } else { blocks.append((animation, delay)) }
    }

    /// Adds a closure that is called at the end with the position at which the animation ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs changes and records them; the animator shows their progress, after a delay that is a part
    /// of what is left.
    private func record(_ body: () -> Void, _ delay: Double) {
        let start = reversed ? 0 : progress + delay * (1 - progress)
        var new: [AnimatorTrack] = []
        let known = tracks
        let timing = ViewTiming(duration: duration, curve: .bezier(.init(name: .linear)))
        let block = ViewAnimation(timing) { change in
            if let track = (known + new).first(where: {
                $0.layer === change.layer && $0.key == change.key
            }) {
                track.take(change, from: start)
            } else if let track = AnimatorTrack(change, from: start) {
                new.append(track)
            }
        }
        ViewAnimation.run(block, body)
        tracks += new
        show(known + new)
    }

    // MARK: Running

    /// A layer that the animator moves, on a display if one is.
    private var layer: CALayer? { tracks.first { $0.layer.host != nil }?.layer }

    private var now: CFTimeInterval { layer?.host?.clock.now ?? CACurrentMediaTime() }

    /// The progress on screen; setting it pauses the animation there.
    ///
    /// It runs from 0 at the start to 1 at the end, or at the start of a reversed animator. A number
    /// that is not finite is ignored.
    open var fractionComplete: CGFloat {
        get { scrubbed ?? CGFloat(reversed ? 1 - progress : progress) }
        set {
            let check = NumberCheck(UIViewPropertyAnimator.self, "fractionComplete")
            guard state != .stopped, let value = check.number(Optional(newValue)),
                mayInterrupt("fractionComplete")
            else { return }
            activate()
            isRunning = false
            segment = nil
            var fraction = min(max(Double(value), 0), 1)
            scrubbed = scrubsLinearly ? nil : CGFloat(fraction)
            if !scrubsLinearly {
                let timing = ViewTiming(parameters, duration: duration)
                fraction = timing.progress(at: fraction * timing.duration)
            }
            paused = reversed ? 1 - fraction : fraction
            stopWaiting()
            show(tracks)
        }
    }

    /// The progress from the start to the end.
    private var progress: Double { segment?.progress(at: now) ?? paused }

    /// Whether the animation runs towards its start; may be changed while it runs.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed, mayInterrupt("isReversed") else { return }
            reversed = newValue
            if isRunning { runOn(durationFactor: 0, timingParameters) }
        }
    }

    /// Starts the animation, or continues a paused one.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after a delay, in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped, !isRunning else { return }
        let check = NumberCheck(UIViewPropertyAnimator.self, "startAnimation(afterDelay:)")
        self.delay = TimeInterval(check.length(CGFloat(delay)) ?? 0)
        if state == .active { return runOn(durationFactor: 0, timingParameters) }
        activate()
        start(ViewTiming(parameters, duration: duration), delay: self.delay)
    }

    /// Pauses the animation at its progress; makes an animator that has not started active.
    open func pauseAnimation() {
        guard state != .stopped, mayInterrupt("pauseAnimation()") else { return }
        activate()
        paused = progress
        isRunning = false
        segment = nil
        stopWaiting()
        show(tracks)
    }

    /// Continues a paused animation.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the rest; nil for the animator's own.
    ///   - durationFactor: The duration of the rest, in durations of the animator; 0 for the
    ///     remaining time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        let check = NumberCheck(UIViewPropertyAnimator.self, "continueAnimation(durationFactor:)")
        runOn(durationFactor: check.length(durationFactor) ?? 0, parameters ?? timingParameters)
    }

    /// Stops the animation where it is: the model values become the presentation values.
    ///
    /// - Parameter withoutFinishing: Whether the animator becomes inactive at once without calling
    ///   its completions; otherwise it stays stopped until `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, mayInterrupt("stopAnimation(_:)") else { return }
        let end = progress
        stopWaiting()
        for track in tracks { track.finish(at: end) }
        (isRunning, segment, paused) = (false, nil, end)
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { clear() }
    }

    /// Finishes a stopped animation at a position, and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        switch finalPosition {
        case .end: for track in tracks { track.finish(at: 1) }
        case .start: for track in tracks { track.finish(at: 0) }
        case .current: break
        }
        complete(at: finalPosition)
    }

    private func mayInterrupt(_ name: String) -> Bool {
        guard isRunning, !isInterruptible else { return true }
        UIKitWarning.print(
            "UIViewPropertyAnimator.\(name) has no effect: the animation runs, and isInterruptible "
                + "is false. Set it to true before the start."
        )
        return false
    }

    private var parameters: any UITimingCurveProvider {
        timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        paused = reversed ? 1 : 0
        let due = blocks
        blocks = []
        for (block, delay) in due { record(block, delay) }
    }

    /// Runs from the current progress to the end of its direction.
    private func runOn(durationFactor: CGFloat, _ provider: (any UITimingCurveProvider)?) {
        paused = progress
        let left = abs((reversed ? 0 : 1) - paused)
        let length = durationFactor > 0 ? duration * Double(durationFactor) : duration * left
        start(ViewTiming(provider ?? parameters, duration: max(length, 1e-4)), delay: 0)
    }

    private func start(_ timing: ViewTiming, delay: TimeInterval) {
        scrubbed = nil
        segment = Segment(
            start: paused, end: reversed ? 0 : 1, begin: now + delay, timing: timing
        )
        isRunning = true
        show(tracks)
        wait()
    }

    private func show(_ tracks: [AnimatorTrack]) {
        for track in tracks {
            if let segment {
                track.run(from: segment.start, to: segment.end, segment.timing, segment.begin)
            } else {
                track.hold(at: paused)
            }
        }
    }

    // MARK: The end

    private func wait() {
        stopWaiting()
        timer = .started(for: layer) { [weak self] link in self?.frame(link) }
    }

    private func stopWaiting() {
        timer?.invalidate()
        timer = nil
    }

    private func frame(_ link: CADisplayLink) {
        guard let segment, now >= segment.begin + segment.timing.duration else { return }
        stopWaiting()
        (paused, isRunning) = (segment.end, false)
        self.segment = nil
        if pausesOnCompletion { return show(tracks) }
        for track in tracks { track.finish(at: paused) }
        complete(at: paused == 1 ? .end : .start)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let due = completions
        state = .inactive
        clear()
        for completion in due { completion(position) }
    }

    /// Keeps touches from the views while the animation runs, unless they are to receive them.
    private func updateTouches() {
        for view in blocked { view.touchBlocks -= 1 }
        let blocks = isRunning && !isUserInteractionEnabled
        blocked = blocks ? tracks.compactMap { $0.layer.delegate as? UIView } : []
        for view in blocked { view.touchBlocks += 1 }
    }

    private func clear() {
        scrubbed = nil
        (tracks, completions, blocks) = ([], [], [])
        (segment, paused, reversed) = (nil, 0, false)
    }
}
