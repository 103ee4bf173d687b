import LegatoGraphics
package import LegatoRenderTree

/// An animation of the property that a key path names.
///
/// An abstract class; use a subclass such as `CABasicAnimation` or `CAKeyframeAnimation`. An
/// animation whose key path the layer does not have, or that is not animatable, has no visible
/// effect, and adding it prints a warning.
open class CAPropertyAnimation: CAAnimation {
    /// Whether the result is added to the value underneath; false by default.
    open var isAdditive = false { didSet { willChange("isAdditive") } }
    /// Whether each repetition starts where the previous one ended; false by default.
    open var isCumulative = false { didSet { willChange("isCumulative") } }
    /// The key path of the animated property, such as `position.x`; if nil, nothing is animated.
    open var keyPath: String? {
        get { target?.keyPath }
        set {
            willChange("keyPath")
            target = newValue.map(AnimatedKeyPath.named)
        }
    }

    private var target: AnimatedKeyPath?

    /// The function that converts the animated numbers to a transform; nil, the default, uses the
    /// values themselves.
    ///
    /// The key path must name a whole transform, which the result replaces. If an end of a basic
    /// animation is nil, it is taken from the transform underneath: its angle, scale factors or
    /// translation.
    open var valueFunction: CAValueFunction? {
        get { rare.valueFunction }
        set {
            willChange("valueFunction")
            rare.valueFunction = newValue
        }
    }

    /// Creates an animation of the property that `keyPath` names.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }

    /// Creates an animation without a key path.
    public override init() { super.init() }

    /// Copies the key path, the flags and the value function from another animation.
    open override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        target = other.target
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        // Setting nil would allocate the storage of rare values.
        if valueFunction !== other.valueFunction { valueFunction = other.valueFunction }
    }

    private static let ownKeys: [String: ObjectKey<CAPropertyAnimation>] = [
        "keyPath": .object(\.keyPath), "additive": .flag(\.isAdditive),
        "cumulative": .flag(\.isCumulative), "valueFunction": .object(\.valueFunction),
    ]

    package override func declaredKey(_ key: String) -> BoundKey? {
        BoundKey(CAPropertyAnimation.ownKeys[key], of: self) ?? super.declaredKey(key)
    }

    /// The first key of the key path.
    var rootKey: String? { keyPath.map { PropertyPath.split($0).root } }

    /// The animatable property that the key path names; nil for custom keys.
    package var propertyPath: PropertyPath? {
        target?.path.flatMap { $0.property.row.isAnimatable ? $0 : nil }
    }

    /// Traps if the animation cannot run on a layer.
    package func validate(for layer: CALayer) {
        guard let keyPath else { return }
        guard let path = target?.path else { return reportUnknown(keyPath, on: layer) }
        let row = path.property.row
        if !layer.state.has(path.property) {
            if layer.hasCustomValue(row.key) { return }
            warn(keyPath, on: layer, "only a \(row.owner.rawValue) has this property")
        } else if !row.isAnimatable {
            warn(keyPath, on: layer, "this property is not animatable")
        }
        require(
            valueFunction == nil || path.isWholeTransform,
            "\(type(of: self)).valueFunction needs the key path of a transform, got '\(keyPath)'"
        )
    }

    /// Warns about an unknown key path, unless its first key is a custom key.
    private func reportUnknown(_ keyPath: String, on layer: CALayer) {
        do {
            _ = try PropertyPath(keyPath)
        } catch {
            if !error.hasValidRoot && layer.hasCustomValue(PropertyPath.split(keyPath).root) {
                return
            }
            warn(keyPath, on: layer, "the key path \(layer.problem(error))")
        }
    }

    /// Warns that the animation has no visible effect; its callbacks are called nevertheless.
    private func warn(_ keyPath: String, on layer: CALayer, _ problem: String) {
        Warning.print(
            "A \(type(of: self)) of '\(keyPath)' on \(layer.described) has no effect: \(problem)."
        )
    }

    package override func animates(_ property: LayerProperty) -> Bool {
        propertyPath?.property == property
    }

    /// Converts a value for the property that the key path names; traps if it does not fit.
    func operand(_ value: Any, _ name: String, _ path: PropertyPath) -> PropertyValue {
        guard let operand = PropertyValue(value, for: path) else { refuseValue(value, name) }
        require(
            operand.isFinite,
            "\(type(of: self)).\(name) for '\(keyPath ?? "")' must be finite, got \(value)"
        )
        return operand
    }

    /// Converts the arguments of a value function; traps if their number or type is wrong.
    func arguments(_ value: Any, _ name: String, _ function: ValueFunction) -> SIMD4<Double> {
        let list = (value as? [Any]) ?? [value]
        let numbers = list.compactMap { Boxed.number($0) }
        guard numbers.count == list.count, numbers.count == function.argumentCount else {
            refuseValue(value, name)
        }
        var vector = SIMD4<Double>.zero
        for (i, number) in numbers.enumerated() {
            require(
                number.isFinite,
                "\(type(of: self)).\(name) for '\(keyPath ?? "")' must be finite, got \(value)"
            )
            vector[i] = number
        }
        return vector
    }

    private func refuseValue(_ value: Any, _ name: String) -> Never {
        let rule =
            valueFunction.map { "be the arguments of '\($0.name.rawValue)'" }
            ?? "have the property's type"
        refuse(
            "\(type(of: self)).\(name) for '\(keyPath ?? "")' must \(rule), got \(value) of type "
                + "\(type(of: value))"
        )
    }
}

/// A key path and the property that it names, parsed once and shared by all its animations.
private final class AnimatedKeyPath {
    let keyPath: String
    /// The property; nil for custom and unknown keys.
    let path: PropertyPath?

    /// The maximum number of cached key paths.
    private static let limit = 1000
    private static var known: [String: AnimatedKeyPath] = [:]

    private init(_ keyPath: String) {
        self.keyPath = keyPath
        path = try? PropertyPath(keyPath)
    }

    static func named(_ keyPath: String) -> AnimatedKeyPath {
        if let target = known[keyPath] { return target }
        let target = AnimatedKeyPath(keyPath)
        if known.count < limit { known[keyPath] = target }
        return target
    }
}
