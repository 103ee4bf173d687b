extension UIStackView {
    /// How the subviews share the length of the stack.
    nonisolated public enum Distribution: Int, Sendable, Hashable {
        /// At their natural lengths; the one with the lowest hugging priority takes the remaining
        /// length, and the one with the lowest compression resistance is shortened.
        case fill = 0
        /// At equal lengths.
        case fillEqually = 1
        /// In proportion to their natural lengths.
        case fillProportionally = 2
        /// At their natural lengths, with equal spaces.
        case equalSpacing = 3
        /// At their natural lengths, with equal distances between their centres.
        case equalCentering = 4
    }

    /// The alignment of the subviews across the stack.
    nonisolated public enum Alignment: Int, Sendable, Hashable {
        /// Across the whole breadth of the stack.
        case fill = 0
        /// At the leading edge, or at the top.
        case leading = 1
        /// The baselines of the first lines of a row in one line; as `leading` in a column.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge, or at the bottom.
        case trailing = 4
        /// The baselines of the last lines of a row in one line; as `trailing` in a column.
        case lastBaseline = 5

        /// At the top of a row.
        public static let top = Alignment.leading
        /// At the bottom of a row.
        public static let bottom = Alignment.trailing
    }
}
