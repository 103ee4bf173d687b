import Foundation

/// Numbers in the cells of tables; a dash stands for one that is missing.
enum TableText {
    /// Three digits, or all before the point.
    static func number(_ value: Double?) -> String {
        guard let value else { return "–" }
        return String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
    }

    /// A median with the least and the greatest value, where there are several.
    static func spread(_ values: [Double]) -> String {
        guard let all = Distribution(values) else { return number(nil) }
        guard values.count > 1 else { return number(all.middle) }
        return "\(number(all.middle)) (\(number(all.percentile(0)))–\(number(all.maximum)))"
    }

    /// How many times another value a value is.
    static func ratio(_ value: Double?, _ other: Double?) -> String {
        guard let value, let other, other > 0 else { return number(nil) }
        return number(value / other)
    }
}
