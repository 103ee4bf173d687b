public import LegatoGraphics
public import Foundation
package import LegatoRenderTree
import LegatoMotion

/// Whether a layer that moves along a path rotates to match it.
public nonisolated struct CAAnimationRotationMode: NameBridging, Sendable, Hashable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode from its name; with an unknown name the layer does not rotate.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer's +x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's -x axis points along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

    fileprivate var turn: Double? {
        switch self {
        case .rotateAuto: 0
        case .rotateAutoReverse: .pi
        default: nil
        }
    }
}

/// An animation of a property through several values, or of a point along a path.
///
/// Has no effect with fewer than two values, or with a path without lines and curves. If the
/// numbers of values and key times differ, only values with a key time are used.
///
/// ```swift
/// let shake = CAKeyframeAnimation(keyPath: "position.x")
/// shake.values = [0, 12, -12, 6, 0]
/// shake.keyTimes = [0, 0.2, 0.5, 0.8, 1]
/// shake.isAdditive = true
/// shake.duration = 0.4
/// card.add(shake, forKey: "shake")
/// ```
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values of the keyframes, each of a type that fits the key path; nil by default.
    open var values: [Any]? { didSet { willChange("values") } }
    /// The path along which a point moves; nil by default.
    ///
    /// It takes precedence over `values` and is ignored for key paths that are neither points nor
    /// the `translation` of a transform. Each line, curve and closing line is one segment; a move
    /// in between is a jump that takes no time.
    open var path: CGPath? {
        didSet {
            path = path?.frozen
            willChange("path")
        }
    }
    /// When each value is reached, as fractions of the duration; nil, the default, spaces them
    /// evenly.
    ///
    /// The times ascend from 0 to 1 and are clamped to that range. A discrete mode takes one more
    /// time than there are values, at which the last value ends. A path takes one more time than it
    /// has segments: with fewer, it is followed up to the last time, and more space it evenly. The
    /// paced modes ignore them. All must be finite.
    open var keyTimes: [NSNumber]? { didSet { check(keyTimes, "keyTimes") } }
    /// The timing function from each value to the next, linear where missing; nil by default.
    ///
    /// Discrete and paced modes ignore them.
    open var timingFunctions: [CAMediaTimingFunction]? {
        didSet { willChange("timingFunctions") }
    }
    /// How values between keyframes are interpolated; linear by default.
    open var calculationMode = CAAnimationCalculationMode.linear {
        didSet { willChange("calculationMode") }
    }
    /// The tension of a cubic curve at each value: 1 stops there, below 0 the curve is wider; nil,
    /// the default, means 0.
    ///
    /// The tangents are those of Kochanek and Bartels. All must be finite.
    open var tensionValues: [NSNumber]? { didSet { check(tensionValues, "tensionValues") } }
    /// The continuity of a cubic curve at each value, smooth at 0; nil, the default, means 0.
    ///
    /// All must be finite.
    open var continuityValues: [NSNumber]? {
        didSet { check(continuityValues, "continuityValues") }
    }
    /// The bias of a cubic curve at each value: towards the incoming direction at 1, the outgoing
    /// one at -1; nil, the default, means 0.
    ///
    /// All must be finite.
    open var biasValues: [NSNumber]? { didSet { check(biasValues, "biasValues") } }
    /// Whether the layer rotates along `path`; nil, the default, leaves its transform unchanged.
    open var rotationMode: CAAnimationRotationMode? { didSet { willChange("rotationMode") } }

    private func check(_ numbers: [NSNumber]?, _ name: String) {
        willChange(name)
        for number in numbers ?? [] {
            require(
                number.doubleValue.isFinite,
                "\(type(of: self)).\(name) must be finite, got \(number)"
            )
        }
    }

    /// Copies the keyframes, the path and their timing, too.
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

    package override func declaredKey(_ key: String) -> BoundKey? {
        BoundKey(CAKeyframeAnimation.ownKeys[key], of: self) ?? super.declaredKey(key)
    }

    package override func validate(for layer: CALayer) {
        super.validate(for: layer)
        guard let property = propertyPath, layer.state.has(property.property) else { return }
        _ = keyframes(property)
    }

    package override func animates(_ property: LayerProperty) -> Bool {
        super.animates(property)
            || property == .transform && frozenPath != nil && rotationMode?.turn != nil
    }

    package override func freeze(
        id: AnimationID, in groups: [FrozenAnimation.Group] = []
    ) -> [FrozenAnimation] {
        guard let property = propertyPath, let keyframes = keyframes(property) else { return [] }
        return [
            FrozenAnimation(
                id: id, path: property, timing: mediaTiming, easing: timingFunction?.easing,
                spring: nil, ends: .keyframes(keyframes), function: valueFunction?.function,
                isAdditive: isAdditive, isCumulative: isCumulative, groups: groups,
                rates: preferredFrameRateRange.rates ?? groups.last?.rates
            )
        ]
    }

    /// The path, if the key path names a point or a translation.
    private var frozenPath: CGPath? {
        guard let path, let property = propertyPath else { return nil }
        switch (property.property.row.type, property.part) {
        case (.point, .whole), (.rect, .origin), (_, .transform(.translation)): return path
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
                tension: numbers(tensionValues), continuity: numbers(continuityValues),
                bias: numbers(biasValues)
            )
        )
    }

    /// The keyframes for the render tree; nil if nothing is animated.
    ///
    /// Traps if a value does not fit the property.
    private func keyframes(_ property: PropertyPath) -> FrozenKeyframes? {
        if let frozenPath {
            return FrozenKeyframes(path: frozenPath, turn: rotationMode?.turn, rhythm)
        }
        let list = values ?? []
        if let function = valueFunction?.function {
            return FrozenKeyframes(
                vectors: list.enumerated().map { arguments($1, "values[\($0)]", function) },
                width: function.argumentCount, rhythm
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
