import Foundation

nonisolated extension Text {
    /// The pattern and the colour of a line under or through a text.
    nonisolated public struct LineStyle: Sendable, Hashable {
        /// The pattern of a line.
        nonisolated public struct Pattern: Sendable, Hashable {
            /// The lengths of dashes and gaps, in widths of the line; empty for a solid line.
            let dashes: [CGFloat]

            /// A solid line.
            public static let solid = Pattern(dashes: [])
            /// Dots.
            public static let dot = Pattern(dashes: [2, 2])
            /// Dashes.
            public static let dash = Pattern(dashes: [6, 3])
            /// Alternating dashes and dots.
            public static let dashDot = Pattern(dashes: [6, 3, 2, 3])
            /// A dash and two dots, repeated.
            public static let dashDotDot = Pattern(dashes: [6, 3, 2, 3, 2, 3])
        }

        /// The pattern.
        let pattern: Pattern
        /// The colour; nil for that of the text.
        let color: Color?

        /// Creates a line style; a solid line in the colour of the text by default.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            (self.pattern, self.color) = (pattern, color)
        }

        /// A solid line in the colour of the text.
        public static let single = LineStyle()
    }

    /// The letter case of a text.
    nonisolated public enum Case: Sendable, Hashable {
        /// In uppercase.
        case uppercase
        /// In lowercase.
        case lowercase
    }
}

nonisolated extension TextAttributes.Rule {
    /// Creates a line of a style, or none.
    init(_ style: Text.LineStyle, isActive: Bool = true) {
        self.init(isActive: isActive, dashes: style.pattern.dashes, color: style.color)
    }
}
