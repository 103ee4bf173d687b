import Foundation
public import LegatoMotion

/// The size of texts that the user prefers; `large` is the default.
nonisolated public enum DynamicTypeSize: Sendable, Hashable, Comparable, CaseIterable {
    /// Extra small.
    case xSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// The default size.
    case large
    /// Extra large.
    case xLarge
    /// Extra extra large.
    case xxLarge
    /// Extra extra extra large.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The fifth accessibility size.
    case accessibility5

    /// Whether it is an accessibility size.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The index among all sizes, from the smallest.
    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

nonisolated extension Font.TextStyle {
    /// Returns the size in points at a preferred text size: the table for iOS.
    func size(at typeSize: DynamicTypeSize) -> CGFloat { sizes[typeSize.index] }

    /// Returns a size scaled like this style's.
    func scaled(_ size: CGFloat, at typeSize: DynamicTypeSize) -> CGFloat {
        typeSize == .large ? size : size * self.size(at: typeSize) / self.size(at: .large)
    }

    private var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The size of texts that the user prefers; `large` by default.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

nonisolated private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension View {
    /// Sets the size of texts in the view whose fonts follow the size that the user prefers.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Clamps the size of texts that the user prefers to a range in the view.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let least = allowed.first, let greatest = allowed.last else { return }
            size = min(max(size, least), greatest)
        }
    }
}

/// A number that follows the size of texts that the user prefers.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconSize = 32.0
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates a number that is scaled like body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// Creates a number that is scaled like a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (value, style) = (wrappedValue, textStyle)
    }

    /// The number at the preferred size.
    public var wrappedValue: Value { value * Value(style.scaled(1, at: typeSize)) }
}
