import Foundation
import LegatoGraphics

/// One of the four sides of a rectangle.
public nonisolated enum Edge: Int8, CaseIterable, Sendable, Hashable {
    /// The side of smallest y.
    case top
    /// The side where reading begins: the left one.
    case leading
    /// The side of largest y.
    case bottom
    /// The side where reading ends: the right one.
    case trailing

    /// Any number of sides.
    public struct Set: OptionSet, Sendable, Hashable {
        /// A bit for each side.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates the set of one side.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top side alone.
        public static let top = Set(.top)
        /// The leading side alone.
        public static let leading = Set(.leading)
        /// The bottom side alone.
        public static let bottom = Set(.bottom)
        /// The trailing side alone.
        public static let trailing = Set(.trailing)
        /// The leading and the trailing side.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom side.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]
    }

    /// The sides where an axis begins and ends.
    static func ends(of axis: Axis) -> (first: Edge, last: Edge) {
        axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    }
}

nonisolated extension EdgeInsets {
    /// Creates insets of one length at some sides and of zero at the others.
    init(_ length: CGFloat, at edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// The distance from a side.
    subscript(edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}
