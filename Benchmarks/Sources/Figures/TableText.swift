import Foundation

/// Numbers in table cells; a dash is a missing number.
enum TableText {
    /// Returns a number with three digits, or all digits before the point.
    static func number(_ value: Double?) -> String {
        guard let value else { return "–" }
        return String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
    }

    /// Returns a median with minimum and maximum, if there are several values.
    static func spread(_ values: [Double]) -> String {
        guard let all = Distribution(values) else { return number(nil) }
        guard values.count > 1 else { return number(all.middle) }
        return "\(number(all.middle)) (\(number(all.percentile(0)))–\(number(all.maximum)))"
    }

    /// Returns a value as a multiple of another one.
    static func ratio(_ value: Double?, _ other: Double?) -> String {
        guard let value, let other, other > 0 else { return number(nil) }
        return number(value / other)
    }
}
