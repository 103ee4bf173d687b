import Foundation
import LegatoGraphics
package import LegatoMotion
package import LegatoRenderTree

/// An animation between two values of a property.
///
/// Missing values are filled in as in Core Animation: `fromValue` alone animates to the underlying
/// value, `toValue` alone from it, and `byValue` alone adds to it; `byValue` together with
/// `fromValue` or `toValue` determines the other end.
///
/// ```swift
/// let pulse = CABasicAnimation(keyPath: "transform.scale")
/// pulse.fromValue = 1
/// pulse.toValue = 1.2
/// pulse.duration = 0.4
/// pulse.autoreverses = true
/// card.add(pulse, forKey: "pulse")
/// ```
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil by default.
    open var fromValue: Any? {
        get { from.value }
        set {
            willChange("fromValue")
            from = CompactValue(newValue)
        }
    }
    /// The value at the end; nil by default.
    open var toValue: Any? {
        get { to.value }
        set {
            willChange("toValue")
            to = CompactValue(newValue)
        }
    }
    /// The value to add; nil by default, ignored if both ends are given.
    open var byValue: Any? {
        get { rare.byValue }
        set {
            willChange("byValue")
            rare.byValue = newValue
        }
    }
    private var from = CompactValue.nothing
    private var to = CompactValue.nothing

    /// Copies `fromValue`, `toValue` and `byValue`, too.
    open override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (from, to) = (other.from, other.to)
        // Avoids allocating storage for values that few animations set.
        if byValue != nil || other.byValue != nil { byValue = other.byValue }
    }

    private static let ownKeys: [String: ObjectKey<CABasicAnimation>] = [
        "fromValue": .object(\.fromValue), "toValue": .object(\.toValue),
        "byValue": .object(\.byValue),
    ]

    package override func declaredKey(_ key: String) -> BoundKey? {
        BoundKey(CABasicAnimation.ownKeys[key], of: self) ?? super.declaredKey(key)
    }

    /// The spring's response; nil for an animation that is not a spring.
    package var response: SpringResponse? { nil }

    package override func validate(for layer: CALayer) {
        super.validate(for: layer)
        guard let path = propertyPath, layer.state.has(path.property) else { return }
        guard let function = valueFunction?.function else {
            _ = ends(path)
            return
        }
        _ = ends(of: function)
    }

    private func ends(_ path: PropertyPath) -> FrozenAnimation.Ends {
        let from = fromValue.map { operand($0, "fromValue", path) }
        let to = toValue.map { operand($0, "toValue", path) }
        let by = byValue.map { operand($0, "byValue", path) }
        switch (path.property.row.type, path.part) {
        case (.transform, .whole):
            func matrix(_ v: PropertyValue?) -> CATransform3D? {
                if case .transform(let t)? = v { t } else { nil }
            }
            return .transform(from: matrix(from), to: matrix(to), by: matrix(by))
        case (_, .cell) where path.type.laneCount == 0:
            return .values(from: from, to: to, by: by)
        case (let type, .whole) where type.laneCount == 0:
            return .values(from: from, to: to, by: by)
        default:
            return .vector(from: from?.vector, to: to?.vector, by: by?.vector)
        }
    }

    private func ends(of function: ValueFunction) -> FrozenAnimation.Ends {
        .vector(
            from: fromValue.map { arguments($0, "fromValue", function) },
            to: toValue.map { arguments($0, "toValue", function) },
            by: byValue.map { arguments($0, "byValue", function) }
        )
    }

    package override func freeze(
        id: AnimationID, in groups: [FrozenAnimation.Group] = []
    ) -> [FrozenAnimation] {
        guard let path = propertyPath else { return [] }
        let function = valueFunction?.function
        return [
            FrozenAnimation(
                id: id, path: path, timing: mediaTiming, easing: timingFunction?.easing,
                spring: response, ends: function.map { ends(of: $0) } ?? ends(path),
                function: function, isAdditive: isAdditive, isCumulative: isCumulative,
                groups: groups, rates: preferredFrameRateRange.rates ?? groups.last?.rates
            )
        ]
    }
}
