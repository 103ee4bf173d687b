import LegatoGraphics
package import LegatoRenderTree

/// An animation of the property that a key path names.
open class CAPropertyAnimation: CAAnimation {
    /// Whether the result is added to the value underneath; false by default.
    public var isAdditive = false { didSet { willChange("isAdditive") } }
    /// Whether each repetition starts where the last one ended; false by default.
    public var isCumulative = false { didSet { willChange("isCumulative") } }
    /// The key path, such as `position.x`; nil animates nothing.
    public var keyPath: String? { didSet { willChange("keyPath") } }

    /// What makes a transform of the animation's numbers; nil, the default, shows values as they
    /// are.
    ///
    /// The key path must lead to a whole transform, which the result replaces. A basic animation
    /// takes an end that is not given from the transform underneath: its angle, factors or
    /// displacement.
    public var valueFunction: CAValueFunction? {
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

    /// Creates an animation of nothing.
    public required init() { super.init() }

    /// Copies key path and switches.
    open override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        // Without one there is nothing to put apart.
        if valueFunction !== other.valueFunction { valueFunction = other.valueFunction }
    }

    private static let ownKeys: [String: ObjectKey<CAPropertyAnimation>] = [
        "keyPath": .object(\.keyPath), "additive": .flag(\.isAdditive),
        "cumulative": .flag(\.isCumulative), "valueFunction": .object(\.valueFunction),
    ]

    package override func declaredKey(_ key: String) -> AnimationKey? {
        AnimationKey(CAPropertyAnimation.ownKeys[key], of: self) ?? super.declaredKey(key)
    }

    /// The first key of the key path.
    var rootKey: String? { keyPath.map { PropertyPath.split($0).root } }

    /// The property that the key path names; nil for one of the program's own keys.
    package var propertyPath: PropertyPath? {
        let path = keyPath.flatMap { try? PropertyPath($0) }
        return path?.property.row.isAnimatable == true ? path : nil
    }

    package override func validate(for layer: CALayer) {
        guard let keyPath else { return }
        do {
            let path = try PropertyPath(keyPath)
            let row = path.property.row
            if !layer.state.has(path.property) {
                if layer.hasCustomValue(row.key) { return }
                warn(keyPath, on: layer, "only a \(row.owner.rawValue) has that property")
            } else if !row.isAnimatable {
                warn(keyPath, on: layer, "that property cannot be animated")
            }
            require(
                valueFunction == nil || path.isWholeTransform,
                "\(type(of: self)): a value function makes whole transforms, '\(keyPath)' is none"
            )
        } catch {
            if !error.rootIsKnown && layer.hasCustomValue(PropertyPath.split(keyPath).root) {
                return
            }
            warn(keyPath, on: layer, "the key path \(layer.problem(error))")
        }
    }

    /// Says that nothing will show: the animation takes its time and ends as others do.
    private func warn(_ keyPath: String, on layer: CALayer, _ problem: String) {
        Warning.print(
            "A \(type(of: self)) of '\(keyPath)' on \(layer.described) shows nothing: \(problem)."
        )
    }

    package override var leaves: [CAPropertyAnimation] { [self] }

    package override func copy(_ change: (CAPropertyAnimation) -> Bool) -> CAAnimation? {
        guard let copy = copy() as? CAPropertyAnimation, change(copy) else { return nil }
        return copy
    }

    package override func animates(_ property: LayerProperty) -> Bool {
        propertyPath?.property == property
    }

    /// Reads a value for what the key path names; traps if it does not fit.
    func operand(_ value: Any, _ name: String, _ path: PropertyPath) -> PropertyValue {
        guard let operand = PropertyValue(value, for: path) else { refuseValue(value, name) }
        require(
            operand.isFinite,
            "\(type(of: self)).\(name) for '\(keyPath ?? "")' must be finite, got \(value)"
        )
        return operand
    }

    /// Reads the numbers of a value function; traps if there are not as many as it takes.
    func arguments(
        _ value: Any,
        _ name: String,
        _ function: ValueFunction
    ) -> SIMD4<Double> {
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
        let through = valueFunction.map { " through '\($0.name.rawValue)'" } ?? ""
        refuse(
            "\(type(of: self)).\(name) for '\(keyPath ?? "")'\(through) cannot be \(value) of type "
                + "\(type(of: value))"
        )
    }
}
