import LegatoGraphics
package import LegatoMotion
package import LegatoRenderTree

/// An animation of a layer: its timing, pacing and delegate.
///
/// Adding one to a layer stores a copy, which is what `CALayer.animation(forKey:)` returns and
/// which cannot be changed any more.
@preconcurrency @MainActor open class CAAnimation: CAMediaTiming, CAAction {
    // In an order without gaps: many are kept.
    private var rarities: Rarities?
    private var timingValues = Timing()
    /// Whether this is the copy that a layer keeps, or in a group that one keeps.
    package private(set) var isStored = false
    /// What a layer notes of the copy that it keeps.
    var attachment = Attachment()

    private struct Timing {
        var beginTime: CFTimeInterval = 0
        var duration: CFTimeInterval = 0
        var timeOffset: CFTimeInterval = 0
        var speed: Float = 1
        var repeatCount: Float = 0
        var timingFunction: CAMediaTimingFunction?
        var autoreverses = false
        var isRemovedOnCompletion = true
    }

    /// What few animations have, apart from the others, so that these stay small.
    final class Rarities {
        static let none = Rarities()

        var values = Values()

        struct Values {
            var repeatDuration: CFTimeInterval = 0
            var fillMode = CAMediaTimingFillMode.removed
            var delegate: (any CAAnimationDelegate)?
            var preferredFrameRateRange = CAFrameRateRange.default
            /// What stands under the program's own keys.
            var own: [String: Any] = [:]
            /// What makes a transform of the numbers of an animation of a property.
            var valueFunction: CAValueFunction?
            /// What a basic animation adds.
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
    public required init() {}

    /// Returns an animation with equal values that can be changed.
    public func copy() -> CAAnimation {
        let copy = type(of: self).init()
        copy.timingValues = timingValues
        if rarities != nil { copy.rare = rare }
        copy.copyValues(from: self)
        return copy
    }

    /// Returns the default value of a property, nil where it is zero or nothing.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "removedOnCompletion": true
        case "speed": Float(1)
        case "fillMode": CAMediaTimingFillMode.removed.rawValue
        // Those of subclasses, which Core Animation answers for all of them.
        case "calculationMode": CAAnimationCalculationMode.linear.rawValue
        case "type": CATransitionType.fade.rawValue
        default: nil
        }
    }

    /// Copies what a subclass adds; overrides call `super`.
    open func copyValues(from other: CAAnimation) {}

    /// Traps on the copy that a layer keeps.
    package func willChange(_ name: String) {
        require(
            !isStored,
            "The animation was added to a layer and '\(name)' cannot be changed any more; change the "
                + "one that was added and add it again"
        )
    }

    private func set<T>(_ path: WritableKeyPath<Timing, T>, _ value: T, _ name: String) {
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
        require(!value.isNaN, "CAAnimation.\(name) must be a number, got \(value)")
        return value
    }

    /// When the animation begins, in the layer's time, seconds; 0, the default, is the commit.
    public var beginTime: CFTimeInterval {
        get { timingValues.beginTime }
        set { set(\.beginTime, finite(newValue, "beginTime"), "beginTime") }
    }
    /// The length of one pass, seconds; 0, the default, is the transaction's duration.
    public var duration: CFTimeInterval {
        get { timingValues.duration }
        set { set(\.duration, finite(newValue, "duration"), "duration") }
    }
    /// The rate against the layer's time; 1 by default.
    public var speed: Float {
        get { timingValues.speed }
        set { set(\.speed, Float(finite(Double(newValue), "speed")), "speed") }
    }
    /// The play position at the begin, seconds; 0 by default.
    public var timeOffset: CFTimeInterval {
        get { timingValues.timeOffset }
        set { set(\.timeOffset, finite(newValue, "timeOffset"), "timeOffset") }
    }
    /// How often a pass is played; 0, the default, plays it once, infinity never ends.
    public var repeatCount: Float {
        get { timingValues.repeatCount }
        set { set(\.repeatCount, Float(number(Double(newValue), "repeatCount")), "repeatCount") }
    }
    /// For how long passes are repeated, seconds, infinity for ever; 0, the default, leaves it to
    /// `repeatCount`.
    public var repeatDuration: CFTimeInterval {
        get { rare.repeatDuration }
        set { set(rare: \.repeatDuration, number(newValue, "repeatDuration"), "repeatDuration") }
    }
    /// Whether each pass is followed by one backwards; false by default.
    public var autoreverses: Bool {
        get { timingValues.autoreverses }
        set { set(\.autoreverses, newValue, "autoreverses") }
    }
    /// What shows outside the active time; removed by default.
    public var fillMode: CAMediaTimingFillMode {
        get { rare.fillMode }
        set { set(rare: \.fillMode, newValue, "fillMode") }
    }
    /// The pacing; nil, the default, is the transaction's or else linear.
    public var timingFunction: CAMediaTimingFunction? {
        get { timingValues.timingFunction }
        set { set(\.timingFunction, newValue, "timingFunction") }
    }
    /// Hears of begin and end; kept alive by the animation, nil by default.
    public var delegate: (any CAAnimationDelegate)? {
        get { rare.delegate }
        set { set(rare: \.delegate, newValue, "delegate") }
    }
    /// Whether the animation leaves the layer when it ends; true by default.
    public var isRemovedOnCompletion: Bool {
        get { timingValues.isRemovedOnCompletion }
        set { set(\.isRemovedOnCompletion, newValue, "isRemovedOnCompletion") }
    }

    /// The frame rates that suit the animation; no wish by default.
    ///
    /// A window makes frames at a divisor of its display's rate that lies in the range, as long as all
    /// that moves in it has such a wish; an animation in a group without one has that of the group.
    public var preferredFrameRateRange: CAFrameRateRange {
        get { rare.preferredFrameRateRange }
        set { set(rare: \.preferredFrameRateRange, newValue, "preferredFrameRateRange") }
    }

    /// The property that a key names; nil for a key of the program's own.
    package func declaredKey(_ key: String) -> AnimationKey? {
        AnimationKey(CAAnimation.keys[key], of: self)
    }

    /// Returns the value of a property, or of a key of the program's own; nil if there is none.
    ///
    /// Keys are spelt as Core Animation's: `removedOnCompletion`, `additive`, `cumulative`. Names
    /// cast to their type and to `String`, numbers and switches to every type that holds them. A
    /// key of the program's own that was not set is looked up in `defaultValue(forKey:)`.
    open func value(forKey key: String) -> Any? {
        if let declared = declaredKey(key) { return declared.get() }
        return Boxed.out(ownValue(forKey: key))
    }

    /// Sets a property, or stores a value under a key of the program's own; the latter is allowed
    /// on added animations too.
    ///
    /// Numbers of every Swift type fit a number, nil is 0 for one, numbers in strings are read.
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

    /// Adds the animation to the layer under the event's key.
    public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer else { return }
        layer.add(self, forKey: event)
    }

    /// Fills in what a layer, or a group for its own, resolves when the animation is added.
    package func resolve(duration: CFTimeInterval, timingFunction: CAMediaTimingFunction?) {
        if timingValues.duration <= 0 { timingValues.duration = duration }
        if timingValues.timingFunction == nil { timingValues.timingFunction = timingFunction }
    }

    /// Fills in the begin that the first commit decides.
    package func resolve(beginTime: CFTimeInterval) { timingValues.beginTime = beginTime }

    /// Makes this the copy that a layer keeps: from now on changing it traps.
    package func store() { isStored = true }

    /// The timing as committed.
    package var mediaTiming: MediaTiming {
        MediaTiming(
            beginTime: beginTime,
            duration: duration,
            speed: Double(speed),
            timeOffset: timeOffset,
            repeatCount: Double(max(0, repeatCount)),
            repeatDuration: max(0, repeatDuration),
            autoreverses: autoreverses,
            fill: fillMode.fill
        )
    }

    /// What the render tree gets, nothing for an animation that changes nothing.
    package func freeze(
        id: AnimationID,
        in groups: [FrozenAnimation.Group] = []
    ) -> [FrozenAnimation] { [] }

    /// The animations of properties that it consists of.
    package var leaves: [CAPropertyAnimation] { [] }

    /// A changeable copy with only those animations of properties that `change` lets pass; nil for
    /// nothing.
    package func copy(_ change: (CAPropertyAnimation) -> Bool) -> CAAnimation? { nil }

    /// Whether it changes a property.
    package func animates(_ property: LayerProperty) -> Bool { false }

    /// Traps if the animation cannot run on a layer.
    package func validate(for layer: CALayer) {}
}
