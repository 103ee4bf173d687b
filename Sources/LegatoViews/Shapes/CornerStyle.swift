public import Foundation
import LegatoGraphics

nonisolated extension Edge {
    /// The corners of a rectangle.
    public enum Corner {
        /// The form of a corner of a `ConcentricRectangle`: a radius, or the one that is concentric
        /// with the corner of the container.
        ///
        /// A number is a radius: `let corner: Edge.Corner.Style = 12`.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral,
            ExpressibleByIntegerLiteral
        {
            /// Whether the radius follows the container.
            let isConcentric: Bool
            /// The radius, in points; for a concentric corner the smallest one.
            var radius: CGFloat

            /// The radius of the container's corner less the distance from it, at least 0.
            public static let concentric = Style(isConcentric: true, radius: 0)

            /// Returns a style whose radius is that of the container's corner less the distance from
            /// it, but not below the one of another style.
            ///
            /// - Parameter minimum: The style of the smallest radius, such as a number; the minimum
            ///   of a concentric style is its own minimum. nil, the default, for 0.
            /// - Returns: A concentric style.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(isConcentric: true, radius: minimum?.radius ?? 0)
            }

            /// Returns a style with a radius.
            ///
            /// - Parameter radius: The radius in points, at least 0, limited to half the shorter side
            ///   of the rectangle. Numbers out of range are replaced by 0, with a warning.
            /// - Returns: The style.
            public static func fixed(_ radius: CGFloat) -> Style {
                let check = NumberCheck(Self.self, "fixed(_:)")
                return Style(isConcentric: false, radius: check.length(radius) ?? 0)
            }

            /// Creates a style with a radius in points; see `fixed(_:)`.
            public init(floatLiteral value: Double) { self = .fixed(value) }

            /// Creates a style with a radius in points; see `fixed(_:)`.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

            private init(isConcentric: Bool, radius: CGFloat) {
                (self.isConcentric, self.radius) = (isConcentric, radius)
            }
        }
    }
}
