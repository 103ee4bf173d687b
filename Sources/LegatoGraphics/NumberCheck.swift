package import Foundation

/// Validates the numbers passed to a modifier or an initializer of views.
///
/// As in SwiftUI, invalid numbers never crash: a number that cannot be shown is ignored, with one
/// warning that names the type, the modifier, the value and its replacement. Every modifier that
/// takes numbers checks them here.
package struct NumberCheck {
    /// The largest magnitude of a number in views; layers share it, see `LayerRange`.
    package static let limit = 1e9

    package static let range = "numbers from \(-limit) to \(limit)"

    private enum Owner {
        case type(Any.Type)
        case name(() -> String)
    }

    private let owner: Owner
    private let name: StaticString

    /// Creates the check for a modifier or an initializer of a type.
    package init(_ owner: Any.Type, _ name: StaticString) {
        (self.owner, self.name) = (.type(owner), name)
    }

    /// Creates the check for a modifier of a view with a name for messages.
    package init(_ owner: @autoclosure @escaping () -> String, _ name: StaticString) {
        (self.owner, self.name) = (.name(owner), name)
    }

    /// Returns a number from -1e9 to 1e9; `other` for a larger magnitude, infinity or NaN.
    package func number(_ value: CGFloat, or other: CGFloat) -> CGFloat {
        if abs(value) <= Self.limit { return value }
        warn("\(value)", "\(other) is used")
        return other
    }

    /// Returns a number from -1e9 to 1e9; nil for any other.
    package func number(_ value: CGFloat?) -> CGFloat? {
        guard let value, !(abs(value) <= Self.limit) else { return value }
        warn("\(value)", "it is ignored")
        return nil
    }

    /// Returns a length from 0 to 1e9; 0 for a negative one, nil for any other.
    package func length(_ value: CGFloat?) -> CGFloat? {
        guard let value, value < 0, value >= -Self.limit else { return number(value) }
        warn("\(value)", "0 is used", rule: "lengths from 0 to \(Self.limit)")
        return 0
    }

    /// Returns a length that may be infinite, as lengths above 1e9 become; see `length(_:)`
    /// otherwise.
    package func limit(_ value: CGFloat?) -> CGFloat? {
        guard let value, value > Self.limit else { return length(value) }
        return .infinity
    }

    /// Returns a corner radius: 1e9, with which corners meet, for a larger or infinite one; 0 for a negative
    /// magnitude above 1e9 or NaN.
    package func radius(_ value: CGFloat) -> CGFloat {
        value > Self.limit ? Self.limit : number(value, or: 0)
    }

    /// Returns a ratio or a scale from 1e-9 to 1e9; nil for any other.
    package func ratio(_ value: CGFloat?) -> CGFloat? {
        guard let value, !(value >= 1 / Self.limit && value <= Self.limit) else { return value }
        let rule = "ratios from \(1 / Self.limit) to \(Self.limit)"
        warn("\(value)", "it is ignored", rule: rule)
        return nil
    }

    /// Returns a finite number of any magnitude; nil for any other.
    package func finite(_ value: Double?, _ remedy: @autoclosure () -> String) -> Double? {
        guard let value, !value.isFinite else { return value }
        warn("\(value)", remedy(), rule: "finite numbers")
        return nil
    }

    /// Returns a range of finite length; `other` for any other range.
    package func range(
        _ value: ClosedRange<Double>, or other: ClosedRange<Double>
    ) -> ClosedRange<Double> {
        if (value.upperBound - value.lowerBound).isFinite { return value }
        warn("\(value)", "\(other) is used", rule: "ranges of finite length")
        return other
    }

    /// Returns a priority, index or time, which may be infinite; `other`, 0 by default, for NaN.
    package func order(_ value: Double, or other: Double = 0) -> Double {
        guard value.isNaN else { return value }
        let remedy = other == 0 ? "0 is used" : "\(other) is used"
        warn("\(value)", remedy, rule: "numbers other than NaN")
        return other
    }

    /// Returns a count of at least 1.
    package func count(_ value: Int) -> Int {
        if value >= 1 { return value }
        warn("\(value)", "1 is used", rule: "counts of at least 1")
        return 1
    }

    /// Returns a size; `other` replaces lengths beyond the range.
    package func size(_ value: CGSize, or other: CGFloat) -> CGSize {
        CGSize(width: number(value.width, or: other), height: number(value.height, or: other))
    }

    /// Returns a point; (0, 0) if a coordinate is beyond the range.
    package func point(_ value: CGPoint) -> CGPoint {
        let isInRange = number(Optional(value.x)) != nil && number(Optional(value.y)) != nil
        return isInRange ? value : .zero
    }

    /// Returns a point of a rectangle; 0.5 replaces fractions beyond the range.
    package func anchor(_ value: UnitPoint) -> UnitPoint {
        UnitPoint(x: number(value.x, or: 0.5), y: number(value.y, or: 0.5))
    }

    /// Returns an angle; 0 beyond 1e9 radians.
    package func angle(_ value: Angle) -> Angle {
        .radians(Double(number(value.radians, or: 0)))
    }

    /// Returns a transform; the identity if a component is beyond the range.
    package func transform(_ value: CGAffineTransform) -> CGAffineTransform {
        let numbers = [value.a, value.b, value.c, value.d, value.tx, value.ty]
        guard let wrong = numbers.first(where: { !(abs($0) <= Self.limit) }) else { return value }
        warn("\(wrong)", "the identity is used")
        return .identity
    }

    /// Warns about an invalid value and names its replacement, once for each modifier and body.
    ///
    /// The values are not compared, because they change every frame in animated views.
    package func warn(_ value: String, _ remedy: String, rule: String = Self.range) {
        // Nested view types have long names, whose start is the most informative part.
        let owner =
            switch owner {
            case .type(let type): "\(type)".prefix(80)
            case .name(let name): name().prefix(80)
            }
        let body = RunningBody.type.map { ", in the body of \("\($0)".prefix(80))" } ?? ""
        let subject = "\(owner).\(name)\(body) takes \(rule)"
        Warning.print(about: subject, "\(subject), got \(value); \(remedy).")
    }
}
