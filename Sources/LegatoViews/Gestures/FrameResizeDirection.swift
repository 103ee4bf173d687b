/// A direction in which an edge of a rectangle is moved.
nonisolated public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
    /// The rectangle becomes smaller.
    case inward
    /// The rectangle becomes larger.
    case outward

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Inwards.
        public static let inward = Set(rawValue: 1)
        /// Outwards.
        public static let outward = Set(rawValue: 2)
        /// Both directions.
        public static let all: Set = [.inward, .outward]
    }
}
