import Foundation

/// Conversion of boxed values in key-value coding.
package enum Boxed {
    /// Returns the value as key-value coding returns it: numbers as `NSNumber`, names as
    /// `NSString`.
    package static func out(_ value: Any?) -> Any? {
        guard let value, !(value is String) else { return value }
        return value as? NSNumber ?? value as? NSString ?? value
    }

    /// Converts a number of any type, a Boolean or a numeric string; returns nil for anything else.
    package static func number(_ value: Any) -> Double? {
        switch value {
        case let v as Bool: v ? 1 : 0
        case let v as any BinaryInteger: Double(exactly: v) ?? Double(Int64(clamping: v))
        case let v as any BinaryFloatingPoint: Double(v)
        case let v as NSNumber: v.doubleValue
        case let v as String: Double(v)
        default: nil
        }
    }
}
