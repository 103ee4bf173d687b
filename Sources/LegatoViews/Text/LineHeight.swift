public import Foundation
import LegatoGraphics
public import LegatoMotion

nonisolated extension AttributedString {
    /// The height of the lines of a text, which is the distance between two baselines.
    nonisolated public struct LineHeight: Hashable, Sendable {
        private enum HeightRule: Hashable { case factor, increase, exact }

        private let kind: HeightRule
        private let value: CGFloat

        /// 1.5 times the size of the font.
        public static let loose = LineHeight(kind: .factor, value: 1.5)
        /// 1.3 times the size of the font.
        public static let normal = LineHeight(kind: .factor, value: 1.3)
        /// 1.15 times the size of the font.
        public static let tight = LineHeight(kind: .factor, value: 1.15)

        /// A multiple of the size of the font.
        ///
        /// - Parameter factor: The factor, at least 0; an infinite value or NaN counts as 1, with a
        ///   warning.
        /// - Returns: The height.
        public static func multiple(factor: CGFloat) -> LineHeight {
            let check = NumberCheck(Self.self, "multiple(factor:)")
            return LineHeight(kind: .factor, value: max(check.number(factor, or: 1), 0))
        }

        /// The size of the font and a distance.
        ///
        /// - Parameter increase: The distance in points; an infinite value or NaN counts as 0, with
        ///   a warning.
        /// - Returns: The height.
        public static func leading(increase: CGFloat) -> LineHeight {
            let check = NumberCheck(Self.self, "leading(increase:)")
            return LineHeight(kind: .increase, value: check.number(increase, or: 0))
        }

        /// A height that does not depend on the font.
        ///
        /// - Parameter points: The height in points, at least 0; an infinite value or NaN counts as
        ///   0, with a warning.
        /// - Returns: The height.
        public static func exact(points: CGFloat) -> LineHeight {
            let check = NumberCheck(Self.self, "exact(points:)")
            return LineHeight(kind: .exact, value: max(check.number(points, or: 0), 0))
        }

        /// Returns the height for a font of a size in points, in ems; nil for a size of 0.
        func ems(at size: CGFloat) -> CGFloat? {
            guard size > 0 else { return nil }
            return switch kind {
            case .factor: value
            case .increase: max(1 + value / size, 0)
            case .exact: value / size
            }
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The height of the lines of texts; nil, the default, for that of the typeface.
    public var lineHeight: AttributedString.LineHeight? {
        get { texts.lineHeight }
        set { texts.lineHeight = newValue }
    }
}

nonisolated extension View {
    /// Sets the height of the lines of texts in the view.
    ///
    /// `lineSpacing(_:)` is added between the lines.
    ///
    /// ```swift
    /// Text(article).lineHeight(.multiple(factor: 1.6))
    /// ```
    ///
    /// - Parameter lineHeight: The height; nil for that of the typeface.
    /// - Returns: The view.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
