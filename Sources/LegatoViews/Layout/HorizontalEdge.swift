/// An edge of the x axis.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, Hashable {
    /// The edge where reading starts: the left one, or the right one in right-to-left layouts.
    case leading
    /// The edge where reading ends: the right one, or the left one in right-to-left layouts.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Sendable, Hashable {
        /// The raw bits, one for each edge.
        public let rawValue: Int8
        /// Creates a set from raw bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}
