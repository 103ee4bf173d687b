import Foundation
import LegatoMotion

/// A number that scales with the text size that the user prefers.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconSize = 32.0
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private nonisolated(unsafe) let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a number that is scaled like body text.
    nonisolated public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// Creates a number that is scaled like a text style.
    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (value, style) = (wrappedValue, textStyle)
    }

    /// The number at the preferred size.
    public var wrappedValue: Value { value * Value(style.scaled(1, at: typeSize)) }
}
