public import LegatoGraphics
public import Foundation
package import LegatoRenderTree
import LegatoMotion

/// How the values between the key values of an animation are found.
public nonisolated struct CAAnimationCalculationMode: NameBridging, Sendable, Hashable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a mode from a string; one that is unknown counts as linear.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// On straight lines; the default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each key value stays until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// On straight lines at the same speed throughout.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the key values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On the smooth curve at the same speed throughout.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    fileprivate var mode: MediaKeyframes.CalculationMode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}

/// Whether a layer that moves along a path turns with it.
public nonisolated struct CAAnimationRotationMode: NameBridging, Sendable, Hashable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a mode from a string; with one that is unknown the layer does not turn.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer's +x points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's -x points along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

    fileprivate var turn: Double? {
        switch self {
        case .rotateAuto: 0
        case .rotateAutoReverse: .pi
        default: nil
        }
    }
}

/// An animation through several values of a property, or of a point along a path.
///
/// Fewer than two values, and a path without a line or curve, animate nothing. If the numbers of
/// values and key times differ, those that have both are in use.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The key values, each of a type that fits the key path; nil by default.
    public var values: [Any]? { didSet { willChange("values") } }
    /// The path that a point moves along; nil by default.
    ///
    /// It wins over `values`; properties that are no points do not heed it. Each line, curve and
    /// closing line is one step; a move in between is a jump that takes no time.
    public var path: CGPath? { didSet { willChange("path") } }
    /// When each value is reached, as fractions of the duration; nil, the default, is evenly.
    ///
    /// They ascend from 0 to 1 and are limited to that. A discrete mode takes one more than there
    /// are values, at which the last value ends; a path one more than it has steps, any other
    /// number spaces them evenly. The paced modes do not heed them. All must be finite.
    public var keyTimes: [NSNumber]? { didSet { check(keyTimes, "keyTimes") } }
    /// The pacing from each value to the next, linear where there is none; nil by default.
    ///
    /// Discrete and paced modes do not heed it.
    public var timingFunctions: [CAMediaTimingFunction]? {
        didSet { willChange("timingFunctions") }
    }
    /// How values in between are found; linear by default.
    public var calculationMode = CAAnimationCalculationMode.linear {
        didSet { willChange("calculationMode") }
    }
    /// How tight a cubic curve is at each value: 1 stops there, below 0 it swings wider; nil, the
    /// default, is 0 for all.
    ///
    /// Formula: the tangents of Kochanek and Bartels. All must be finite.
    public var tensionValues: [NSNumber]? { didSet { check(tensionValues, "tensionValues") } }
    /// How sharply a cubic curve bends at each value, 0 is smooth; nil, the default, is 0 for all.
    ///
    /// All must be finite.
    public var continuityValues: [NSNumber]? {
        didSet { check(continuityValues, "continuityValues") }
    }
    /// Where a cubic curve heads at each value: 1 as it came, -1 as it goes on; nil, the default,
    /// is 0 for all.
    ///
    /// All must be finite.
    public var biasValues: [NSNumber]? { didSet { check(biasValues, "biasValues") } }
    /// Whether the layer turns along `path`; nil, the default, leaves its transform alone.
    public var rotationMode: CAAnimationRotationMode? { didSet { willChange("rotationMode") } }

    private func check(_ numbers: [NSNumber]?, _ name: String) {
        willChange(name)
        for number in numbers ?? [] {
            require(
                number.doubleValue.isFinite,
                "\(type(of: self)).\(name) must be finite, got \(number)"
            )
        }
    }

    /// Copies values, path and their rhythm too.
    open override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    private static let ownKeys: [String: ObjectKey<CAKeyframeAnimation>] = [
        "values": .object(\.values), "path": .object(\.path), "keyTimes": .numbers(\.keyTimes),
        "timingFunctions": .object(\.timingFunctions),
        "calculationMode": .name(\.calculationMode, nothing: .linear),
        "tensionValues": .numbers(\.tensionValues),
        "continuityValues": .numbers(\.continuityValues), "biasValues": .numbers(\.biasValues),
        "rotationMode": .name(\.rotationMode),
    ]

    package override func declaredKey(_ key: String) -> AnimationKey? {
        AnimationKey(CAKeyframeAnimation.ownKeys[key], of: self) ?? super.declaredKey(key)
    }

    package override func validate(for layer: CALayer) {
        super.validate(for: layer)
        guard let property = propertyPath, layer.state.has(property.property) else { return }
        _ = keyframes(property)
    }

    package override func animates(_ property: LayerProperty) -> Bool {
        super.animates(property)
            || property == .transform && way != nil && rotationMode?.turn != nil
    }

    package override func freeze(
        id: AnimationID,
        in groups: [FrozenAnimation.Group] = []
    ) -> [FrozenAnimation] {
        guard let property = propertyPath, let keyframes = keyframes(property) else { return [] }
        return [
            FrozenAnimation(
                id: id,
                path: property,
                timing: mediaTiming,
                easing: timingFunction?.easing,
                spring: nil,
                ends: .keyframes(keyframes),
                function: valueFunction?.function,
                isAdditive: isAdditive,
                isCumulative: isCumulative,
                groups: groups,
                rates: preferredFrameRateRange.rates ?? groups.last?.rates
            )
        ]
    }

    /// The path, where the key path leads to a point.
    private var way: CGPath? {
        guard let path, let property = propertyPath else { return nil }
        switch (property.property.row.type, property.part) {
        case (.point, .whole), (.rect, .origin): return path
        default: return nil
        }
    }

    private var rhythm: FrozenKeyframes.Rhythm {
        func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
        return FrozenKeyframes.Rhythm(
            keyTimes: keyTimes.map { numbers($0) },
            timingFunctions: (timingFunctions ?? []).map(\.solver),
            mode: calculationMode.mode,
            shape: MediaKeyframes.Shape(
                tension: numbers(tensionValues),
                continuity: numbers(continuityValues),
                bias: numbers(biasValues)
            )
        )
    }

    /// What the render tree gets; nil if nothing is animated.
    ///
    /// Traps if a value does not fit.
    private func keyframes(_ property: PropertyPath) -> FrozenKeyframes? {
        if let way { return FrozenKeyframes(path: way, turn: rotationMode?.turn, rhythm) }
        let list = values ?? []
        if let function = valueFunction?.function {
            return FrozenKeyframes(
                vectors: list.enumerated().map { arguments($1, "values[\($0)]", function) },
                width: function.argumentCount,
                rhythm
            )
        }
        let operands = list.enumerated().map { operand($1, "values[\($0)]", property) }
        if property.isWholeTransform {
            let transforms = operands.compactMap {
                if case .transform(let t) = $0 { t } else { nil }
            }
            return FrozenKeyframes(transforms: transforms, rhythm)
        }
        let vectors = operands.compactMap(\.vector)
        let width = property.laneCount
        guard width > 0, vectors.count == operands.count else {
            return FrozenKeyframes(values: operands, rhythm)
        }
        return FrozenKeyframes(vectors: vectors, width: width, rhythm)
    }
}
