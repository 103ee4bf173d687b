public import Foundation
import LegatoGraphics
import LegatoLayers

extension UIView {
    /// How a keyframe animation runs.
    nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        /// The bits; those of the curves are the bits of `AnimationOptions`.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out the subviews inside the keyframes, so that their changes also animate.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
        /// Has no effect: views always receive touches while they animate.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
        /// Has no effect: keyframes always replace running animations and start at their values on
        /// screen, or else at the model values.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        /// Repeats indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// Runs back to the start after each run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// Uses the animation's own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
        /// Linear interpolation between the values; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from value to value without interpolation.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Linear interpolation at a constant speed; the times are ignored.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates on a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates on a smooth curve through the values at a constant speed; the times are
        /// ignored.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        @MainActor var mode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// Animates the changes of the keyframes that a closure adds with `addKeyframe`.
    ///
    /// ```swift
    /// UIView.animateKeyframes(withDuration: 2, delay: 0) {
    ///     UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
    ///         card.alpha = 0
    ///     }
    ///     UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
    ///         card.alpha = 1
    ///     }
    /// }
    /// ```
    ///
    /// The whole animation is slow at both ends, unless the options contain the bits of another
    /// curve of `AnimationOptions`.
    /// Inside another block, it takes the duration of that block, unless the options contain
    /// `overrideInheritedDuration`. In the block of a property animator it is a part of what the
    /// animator runs, scrubs and reverses, with straight lines between the keyframes.
    /// - Parameters:
    ///   - duration: The duration of the whole animation, in seconds.
    ///   - delay: The time before it starts, in seconds.
    ///   - options: The interpolation between keyframes, repetitions and other options.
    ///   - animations: A closure that adds keyframes; its other changes take the whole duration.
    ///   - completion: Called when the animations have ended, with whether all ran to their end.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let check = NumberCheck(UIView.self, "animateKeyframes(withDuration:delay:)")
        var length = TimeInterval(check.length(CGFloat(duration)) ?? 0)
        let outer = ViewAnimation.current
        if let outer, !options.contains(.overrideInheritedDuration) {
            length = outer.timing.duration
        }
        let pause = TimeInterval(check.number(CGFloat(delay), or: 0))
        let curve = AnimationOptions(rawValue: options.rawValue).function
        var timing = ViewTiming(duration: length, delay: pause, curve: .bezier(curve))
        if options.contains(.repeat) { timing.repeatCount = .infinity }
        timing.autoreverses = options.contains(.autoreverse)
        guard ViewAnimation.areEnabled, length > 0 else {
            return ViewAnimation(timing, completion: completion).runUnanimated(animations)
        }
        let film = KeyframeFilm()
        let block = ViewAnimation(
            timing, laysOut: options.contains(.layoutSubviews), recorder: film.record,
            completion: completion
        )
        block.run {
            let outerFilm = KeyframeFilm.current
            KeyframeFilm.current = film
            defer { KeyframeFilm.current = outerFilm }
            animations()
            block.layOutResized()
            for strip in film.strips {
                if let recorder = outer?.recorder {
                    recorder(strip.wholeChange)
                } else {
                    block.add(strip.animation(options.mode), to: strip.layer)
                }
            }
        }
    }

    /// Adds a keyframe to the running `animateKeyframes` closure; its changes are the values at the
    /// keyframe's end.
    ///
    /// - Parameters:
    ///   - start: When the change starts, as a fraction of the whole duration.
    ///   - length: How long it takes, as a fraction of the whole duration.
    ///   - animations: A closure that changes views.
    public static func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration length: Double,
        animations: @escaping () -> Void
    ) {
        let check = NumberCheck(UIView.self, "addKeyframe(withRelativeStartTime:)")
        let begin = min(max(Double(check.number(CGFloat(start), or: 0)), 0), 1)
        let end = min(max(begin + Double(check.number(CGFloat(length), or: 0)), begin), 1)
        guard let film = KeyframeFilm.current else { return animations() }
        let outer = film.frame
        film.frame = (begin, end)
        defer { film.frame = outer }
        animations()
        ViewAnimation.current?.layOutResized()
    }
}

/// The changes that the keyframes of an animation make.
@MainActor private final class KeyframeFilm {
    /// The film that is being recorded.
    static var current: KeyframeFilm?

    /// The keyframe values and times of one property.
    final class Strip {
        let layer: CALayer
        let key: String
        var values: [Any]
        var times: [Double] = [0]
        private let change: ViewChange

        init(_ change: ViewChange, from start: Any) {
            (layer, key, values) = (change.layer, change.key, [start])
            self.change = change
        }

        /// The change of all keyframes.
        var wholeChange: ViewChange {
            change.frames = zip(times, values).dropFirst().map { (time: $0, value: $1) }
            return change
        }

        func animation(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: key)
            var (values, times) = (values, times)
            if let last = values.last, times.last.map({ $0 < 1 }) == true {
                values.append(last)
                times.append(1)
            }
            if mode == .discrete { times.append(1) }
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            return animation
        }
    }

    var strips: [Strip] = []
    /// The times at which the current keyframe begins and ends.
    var frame = (begin: 0.0, end: 1.0)

    func record(_ change: ViewChange) {
        guard let start = change.start, let value = change.layer.value(forKey: change.key) else {
            return
        }
        let known = strips.first { $0.layer === change.layer && $0.key == change.key }
        let strip = known ?? Strip(change, from: start)
        if known == nil { strips.append(strip) }
        if let last = strip.times.last, let held = strip.values.last, last < frame.begin {
            strip.values.append(held)
            strip.times.append(frame.begin)
        }
        strip.values.append(value)
        strip.times.append(max(frame.end, strip.times.last ?? 0))
    }
}
