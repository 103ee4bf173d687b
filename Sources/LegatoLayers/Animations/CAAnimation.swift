public import Foundation
import LegatoGraphics
package import LegatoMotion
package import LegatoRenderTree

/// The base class of animations: timing, timing function and delegate.
///
/// Adding an animation to a layer stores a copy, which `CALayer.animation(forKey:)` returns and
/// which is read-only.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming,
    @MainActor NSCopying
{
    // Ordered without padding, because layers keep many animations.
    private var rarities: Rarities?
    private var timingValues = TimingValues()
    /// Whether this is the copy that a layer keeps, or part of such a group.
    package private(set) var isStored = false
    /// The layer's bookkeeping for the copy that it keeps.
    var attachment = AnimationAttachment()

    private struct TimingValues {
        var beginTime: CFTimeInterval = 0
        var duration: CFTimeInterval = 0
        var timeOffset: CFTimeInterval = 0
        var speed: Float = 1
        var repeatCount: Float = 0
        var timingFunction: CAMediaTimingFunction?
        var autoreverses = false
        var isRemovedOnCompletion = true
    }

    /// The values that few animations set, stored separately to keep animations small.
    final class Rarities {
        static let none = Rarities()

        var values = Values()

        struct Values {
            var repeatDuration: CFTimeInterval = 0
            var fillMode = CAMediaTimingFillMode.removed
            var delegate: (any CAAnimationDelegate)?
            var preferredFrameRateRange = CAFrameRateRange.default
            /// The values of custom keys.
            var own: [String: Any] = [:]
            /// Converts the numbers of a property animation into a transform.
            var valueFunction: CAValueFunction?
            /// The `byValue` of a basic animation.
            var byValue: Any?
        }
    }

    var rare: Rarities.Values {
        get { (rarities ?? .none).values }
        _modify {
            let own = rarities ?? Rarities()
            rarities = own
            yield &own.values
        }
    }

    /// Creates an animation with default values.
    public override init() { super.init() }

    /// Returns the copy that `copy(with:)` of the class makes of the animation.
    package func duplicate() -> CAAnimation {
        let copy = copy(with: nil)
        guard let animation = copy as? CAAnimation else {
            refuse("\(type(of: self)).copy(with:) must return a CAAnimation, got \(copy)")
        }
        require(
            animation !== self && !animation.isStored,
            "\(type(of: self)).copy(with:) must return a new animation, got "
                + (animation === self ? "the original" : "one that a layer keeps")
                + "; return the copy that super.copy(with:) makes"
        )
        return animation
    }

    /// Returns a modifiable copy for the host's own work, which is made without `copy(with:)`.
    ///
    /// The copy of a group has the group's animations themselves.
    final func plainCopy() -> CAAnimation {
        let copy = type(of: self).make()
        copy.timingValues = timingValues
        if rarities != nil { copy.rare = rare }
        copy.copyValues(from: self)
        return copy
    }

    /// Returns what `copy(with:)` does.
    nonisolated open override func copy() -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// Returns a modifiable animation of the same class with equal values.
    ///
    /// A layer calls it once to keep a copy of an animation that is added. A subclass with custom
    /// properties overrides `copyValues(from:)`, or this method, and calls `super`.
    /// - Parameter zone: Has no effect.
    /// - Returns: The copy: a new `CAAnimation`. An override that returns anything else traps when
    ///   the animation is added.
    open func copy(with zone: NSZone? = nil) -> Any { plainCopy() }

    /// Returns the default value of a property; nil if the default is zero or nil.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "removedOnCompletion": true
        case "speed": Float(1)
        case "fillMode": CAMediaTimingFillMode.removed._bridgeToObjectiveC()
        // Keys of subclasses, for which Core Animation's base class returns the defaults, too.
        case "calculationMode": CAAnimationCalculationMode.linear._bridgeToObjectiveC()
        case "type": CATransitionType.fade._bridgeToObjectiveC()
        default: nil
        }
    }

    /// Copies the properties of a subclass; overrides call `super`.
    open func copyValues(from other: CAAnimation) {}

    /// Traps if this is the copy that a layer keeps, which is read-only.
    package func willChange(_ name: String) {
        require(
            !isStored,
            "An animation returned by a layer is read-only: '\(name)' cannot be changed; "
                + "change the original or a copy() and add it again"
        )
    }

    private func set<T>(_ path: WritableKeyPath<TimingValues, T>, _ value: T, _ name: String) {
        willChange(name)
        timingValues[keyPath: path] = value
    }

    private func set<T>(rare path: WritableKeyPath<Rarities.Values, T>, _ value: T, _ name: String)
    {
        willChange(name)
        rare[keyPath: path] = value
    }

    private func finite(_ value: Double, _ name: String) -> Double {
        require(value.isFinite, "CAAnimation.\(name) must be finite, got \(value)")
        return value
    }

    private func number(_ value: Double, _ name: String) -> Double {
        require(!value.isNaN, "CAAnimation.\(name) must not be NaN, got \(value)")
        return value
    }

    /// When the animation begins, in seconds of the layer's time; 0, the default, means at the
    /// commit.
    open var beginTime: CFTimeInterval {
        get { timingValues.beginTime }
        set { set(\.beginTime, finite(newValue, "beginTime"), "beginTime") }
    }
    /// The length of one pass, in seconds; 0, the default, means the transaction's duration.
    open var duration: CFTimeInterval {
        get { timingValues.duration }
        set { set(\.duration, finite(newValue, "duration"), "duration") }
    }
    /// The rate of the animation relative to the layer's time; 1 by default.
    open var speed: Float {
        get { timingValues.speed }
        set { set(\.speed, Float(finite(Double(newValue), "speed")), "speed") }
    }
    /// The animation's local time at its start, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timingValues.timeOffset }
        set { set(\.timeOffset, finite(newValue, "timeOffset"), "timeOffset") }
    }
    /// The number of passes, which may be fractional; 0, the default, means one, infinity never
    /// ends.
    open var repeatCount: Float {
        get { timingValues.repeatCount }
        set { set(\.repeatCount, Float(number(Double(newValue), "repeatCount")), "repeatCount") }
    }
    /// The total duration of all passes, in seconds, or infinity; 0, the default, means that
    /// `repeatCount` determines it.
    open var repeatDuration: CFTimeInterval {
        get { rare.repeatDuration }
        set { set(rare: \.repeatDuration, number(newValue, "repeatDuration"), "repeatDuration") }
    }
    /// Whether each pass is followed by a reversed one; false by default.
    open var autoreverses: Bool {
        get { timingValues.autoreverses }
        set { set(\.autoreverses, newValue, "autoreverses") }
    }
    /// What is presented outside the active duration; `.removed` by default.
    open var fillMode: CAMediaTimingFillMode {
        get { rare.fillMode }
        set { set(rare: \.fillMode, newValue, "fillMode") }
    }
    /// The timing function; nil, the default, means the transaction's, or else linear.
    open var timingFunction: CAMediaTimingFunction? {
        get { timingValues.timingFunction }
        set { set(\.timingFunction, newValue, "timingFunction") }
    }
    /// Receives start and stop callbacks.
    ///
    /// Retained by the animation; nil by default.
    open var delegate: (any CAAnimationDelegate)? {
        get { rare.delegate }
        set { set(rare: \.delegate, newValue, "delegate") }
    }
    /// Whether the animation is removed from the layer when it ends; true by default.
    open var isRemovedOnCompletion: Bool {
        get { timingValues.isRemovedOnCompletion }
        set { set(\.isRemovedOnCompletion, newValue, "isRemovedOnCompletion") }
    }

    /// The preferred frame-rate range; `.default` expresses no preference.
    ///
    /// A window lowers its frame rate to a divisor of the display's rate in the range while
    /// everything that is animating has a preference. An animation without one inherits that of its
    /// group.
    open var preferredFrameRateRange: CAFrameRateRange {
        get { rare.preferredFrameRateRange }
        set { set(rare: \.preferredFrameRateRange, newValue, "preferredFrameRateRange") }
    }

    /// The property for a key; nil for a custom key.
    package func declaredKey(_ key: String) -> BoundKey? {
        BoundKey(CAAnimation.keys[key], of: self)
    }

    /// Returns the value of a property or a custom key; nil if it has none.
    ///
    /// Keys are spelt as in Core Animation: `removedOnCompletion`, `additive`, `cumulative`. Names
    /// can be cast to their type and to `String`, numbers and Booleans to every type that can hold
    /// them. A custom key without a value is looked up in `defaultValue(forKey:)`.
    open func value(forKey key: String) -> Any? {
        if let declared = declaredKey(key) { return declared.get() }
        return Boxed.out(ownValue(forKey: key))
    }

    /// Sets a property, or stores a value for a custom key.
    ///
    /// Values of custom keys may be set even after the animation was added to a layer. Numeric
    /// properties accept every Swift number type, a string that contains a number, and nil for 0.
    /// - Precondition: the value fits the property.
    open func setValue(_ value: Any?, forKey key: String) {
        if let declared = declaredKey(key) {
            declared.set(value, "\(type(of: self)).\(key)")
        } else {
            setOwnValue(value, forKey: key)
        }
    }

    func ownValue(forKey key: String) -> Any? {
        rare.own[key] ?? type(of: self).defaultValue(forKey: key)
    }

    func setOwnValue(_ value: Any?, forKey key: String) { rare.own[key] = value }

    /// Sets the duration and timing function that are inherited from the layer or group.
    package func resolve(duration: CFTimeInterval, timingFunction: CAMediaTimingFunction?) {
        if timingValues.duration <= 0 { timingValues.duration = duration }
        if timingValues.timingFunction == nil { timingValues.timingFunction = timingFunction }
    }

    /// Sets the begin time that the first commit determines.
    package func resolve(beginTime: CFTimeInterval) { timingValues.beginTime = beginTime }

    /// Makes this the copy that a layer keeps, which traps when changed.
    package func store() { isStored = true }

    /// The timing to commit.
    package var mediaTiming: MediaTiming {
        MediaTiming(
            beginTime: beginTime, duration: duration, speed: Double(speed), timeOffset: timeOffset,
            repeatCount: Double(max(0, repeatCount)), repeatDuration: max(0, repeatDuration),
            autoreverses: autoreverses, fill: fillMode.fill
        )
    }

    /// The animations for the render tree; empty for an animation that changes nothing.
    package func freeze(
        id: AnimationID, in groups: [FrozenAnimation.Group] = []
    ) -> [FrozenAnimation] { [] }

    /// Whether the animation affects a property.
    package func animates(_ property: LayerProperty) -> Bool { false }
}

/// Receives the start and stop of an animation; both methods are optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation's active duration begins.
    func animationDidStart(_ animation: CAAnimation)
    /// Called when the animation ends; `finished` is false if it was removed before its end.
    func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ animation: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}
