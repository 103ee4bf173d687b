package import Foundation

/// The numbers that a modifier or an initializer of views takes.
///
/// What SwiftUI survives, Legato survives: a number that cannot be shown is ignored, with one sentence
/// that names the type, the modifier, the value and what counts in its place. Every modifier that takes
/// numbers asks here, at its door.
package struct NumberCheck {
    /// The largest magnitude of a number in views: what layers show, see `LayerRange`.
    package static let limit = 1e9

    package static let range = "numbers from \(-limit) to \(limit)"

    private enum Owner {
        case type(Any.Type)
        case name(() -> String)
    }

    private let owner: Owner
    private let name: StaticString

    /// Creates the check of a modifier or an initializer of a type.
    package init(_ owner: Any.Type, _ name: StaticString) {
        (self.owner, self.name) = (.type(owner), name)
    }

    /// Creates the check of a modifier of a view that messages call by a name.
    package init(_ owner: @autoclosure @escaping () -> String, _ name: StaticString) {
        (self.owner, self.name) = (.name(owner), name)
    }

    /// Returns a number from -1e9 to 1e9, or another in place of one beyond, NaN or an infinity.
    package func number(_ value: CGFloat, or other: CGFloat) -> CGFloat {
        if abs(value) <= Self.limit { return value }
        warn("\(value)", "\(other) is used")
        return other
    }

    /// Returns a number from -1e9 to 1e9; nil in place of any other.
    package func number(_ value: CGFloat?) -> CGFloat? {
        guard let value, !(abs(value) <= Self.limit) else { return value }
        warn("\(value)", "it is left out")
        return nil
    }

    /// Returns a length from 0 to 1e9: 0 in place of a negative one, nil in place of any other.
    package func length(_ value: CGFloat?) -> CGFloat? {
        guard let value, value < 0, value >= -Self.limit else { return number(value) }
        warn("\(value)", "0 is used", rule: "lengths from 0 to \(Self.limit)")
        return 0
    }

    /// Returns a length that may be infinite, as one above 1e9 becomes; see `length(_:)` otherwise.
    package func limit(_ value: CGFloat?) -> CGFloat? {
        guard let value, value > Self.limit else { return length(value) }
        return .infinity
    }

    /// Returns a ratio or a scale above 0, from 1e-9 to 1e9; nil in place of any other.
    package func ratio(_ value: CGFloat?) -> CGFloat? {
        guard let value, !(value >= 1 / Self.limit && value <= Self.limit) else { return value }
        let rule = "ratios from \(1 / Self.limit) to \(Self.limit)"
        warn("\(value)", "it is left out", rule: rule)
        return nil
    }

    /// Returns a finite number, which is no length and may be as large as its type lets it be; nil in
    /// place of any other.
    package func finite(_ value: Double?, _ remedy: @autoclosure () -> String) -> Double? {
        guard let value, !value.isFinite else { return value }
        warn("\(value)", remedy(), rule: "finite numbers")
        return nil
    }

    /// Returns a range whose length is finite, or another in its place.
    package func range(
        _ value: ClosedRange<Double>,
        or other: ClosedRange<Double>
    ) -> ClosedRange<Double> {
        if (value.upperBound - value.lowerBound).isFinite { return value }
        warn("\(value)", "\(other) is used", rule: "ranges of finite length")
        return other
    }

    /// Returns what has an order, as views have and times; another, 0 by default, in place of NaN.
    package func order(_ value: Double, or other: Double = 0) -> Double {
        guard value.isNaN else { return value }
        warn("\(value)", other == 0 ? "0 is used" : "\(other) is used", rule: "numbers but NaN")
        return other
    }

    /// Returns a count of at least 1.
    package func count(_ value: Int) -> Int {
        if value >= 1 { return value }
        warn("\(value)", "1 is used", rule: "counts of at least 1")
        return 1
    }

    /// Returns a size with `other` in place of a length beyond the range.
    package func size(_ value: CGSize, or other: CGFloat) -> CGSize {
        CGSize(width: number(value.width, or: other), height: number(value.height, or: other))
    }

    /// Returns a point; (0, 0) in place of one with a coordinate beyond the range.
    package func point(_ value: CGPoint) -> CGPoint {
        let isInRange = number(Optional(value.x)) != nil && number(Optional(value.y)) != nil
        return isInRange ? value : .zero
    }

    /// Returns a point of a rectangle with the middle in place of a fraction beyond the range.
    package func anchor(_ value: UnitPoint) -> UnitPoint {
        UnitPoint(x: number(value.x, or: 0.5), y: number(value.y, or: 0.5))
    }

    /// Returns an angle with 0 in place of one beyond 1e9 radians.
    package func angle(_ value: Angle) -> Angle {
        .radians(Double(number(value.radians, or: 0)))
    }

    /// Returns a transform; the identity in place of one with a number beyond the range.
    package func transform(_ value: CGAffineTransform) -> CGAffineTransform {
        let numbers = [value.a, value.b, value.c, value.d, value.tx, value.ty]
        guard let wrong = numbers.first(where: { !(abs($0) <= Self.limit) }) else { return value }
        warn("\(wrong)", "the identity is used")
        return .identity
    }

    /// Says what is not used, and what is instead; of one modifier in one body once, whatever its
    /// values: those of animated views are others in every frame.
    package func warn(_ value: String, _ remedy: String, rule: String = Self.range) {
        // Nested views have long names; their end says least.
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
