import Foundation
import LegatoGraphics

/// One of the four edges of a rectangle.
public nonisolated enum Edge: Int8, CaseIterable, Sendable, Hashable {
    /// The edge at the smallest y.
    case top
    /// The edge where reading starts: the left one, or the right one in right-to-left layouts.
    case leading
    /// The edge at the largest y.
    case bottom
    /// The edge where reading ends: the right one, or the left one in right-to-left layouts.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable, Hashable {
        /// The raw bits, one for each edge.
        public let rawValue: Int8

        /// Creates a set from raw bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one edge.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}

nonisolated extension EdgeInsets {
    /// Creates insets of one length at some edges and zero at the others.
    init(_ length: CGFloat, at edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// The inset at an edge.
    subscript(edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}
