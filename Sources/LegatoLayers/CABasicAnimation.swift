import Foundation
import LegatoGraphics
package import LegatoMotion
package import LegatoRenderTree

/// An animation between two values of a property.
///
/// Missing ends are filled in as Core Animation does: `fromValue` alone runs to the value
/// underneath, `toValue` alone from it, `byValue` alone adds to it, `fromValue` with `byValue` and
/// `byValue` with `toValue` give the other end.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil by default.
    public var fromValue: Any? { didSet { willChange("fromValue") } }
    /// The value at the end; nil by default.
    public var toValue: Any? { didSet { willChange("toValue") } }
    /// What is added; nil by default, ignored when both ends are given.
    public var byValue: Any? { didSet { willChange("byValue") } }

    /// Copies the three values too.
    open override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    /// The spring that shapes the way; nil here.
    package var response: SpringResponse? { nil }

    package override func validate(for layer: CALayer) {
        super.validate(for: layer)
        guard let path else { return }
        for (name, value) in [("fromValue", fromValue), ("toValue", toValue), ("byValue", byValue)]
        {
            _ = operand(value, name, path)
        }
    }

    private func operand(_ value: Any?, _ name: String, _ path: PropertyPath) -> PropertyValue? {
        guard let value else { return nil }
        guard let operand = PropertyValue(value, for: path) else {
            refuse(
                "\(type(of: self)).\(name) for '\(keyPath ?? "")' cannot be \(value) of type "
                    + "\(type(of: value))"
            )
        }
        require(
            operand.isFinite,
            "\(type(of: self)).\(name) for '\(keyPath ?? "")' must be finite, got \(value)"
        )
        return operand
    }

    package override func freeze(id: AnimationID) -> FrozenAnimation? {
        guard let path else { return nil }
        let from = operand(fromValue, "fromValue", path)
        let to = operand(toValue, "toValue", path)
        let by = operand(byValue, "byValue", path)
        let ends: FrozenAnimation.Ends
        switch (path.property.row.type, path.part) {
        case (.transform, .whole):
            func matrix(_ v: PropertyValue?) -> CATransform3D? {
                if case .transform(let t)? = v { t } else { nil }
            }
            ends = .transform(from: matrix(from), to: matrix(to), by: matrix(by))
        case (.image, _), (.gravity, _), (.filter, _), (.corners, _):
            ends = .discrete(from: from, to: to)
        default:
            ends = .vector(from: from?.vector, to: to?.vector, by: by?.vector)
        }
        return FrozenAnimation(
            id: id,
            path: path,
            timing: mediaTiming,
            easing: timingFunction?.solver,
            spring: response,
            ends: ends,
            isAdditive: isAdditive,
            isCumulative: isCumulative
        )
    }
}
