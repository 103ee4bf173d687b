import Foundation

/// The horizontal or the vertical axis.
public nonisolated enum Axis: Int8, CaseIterable, Sendable, Hashable {
    /// From leading to trailing edge.
    case horizontal
    /// From top to bottom.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable, Hashable {
        /// The raw bits, one for each axis.
        public let rawValue: Int8

        /// Creates a set of one axis.
        public init(_ axis: Axis) { self.init(rawValue: axis == .horizontal ? 1 : 2) }

        /// Creates a set from raw bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }

    /// The other axis.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

nonisolated extension Axis: CustomStringConvertible {
    /// The name of the axis.
    public var description: String {
        self == .horizontal ? "horizontal" : "vertical"
    }
}

nonisolated extension CGSize {
    /// Creates a size from its lengths along and across an axis.
    init(_ length: CGFloat, along axis: Axis, across other: CGFloat) {
        self =
            axis == .horizontal
            ? CGSize(width: length, height: other) : CGSize(width: other, height: length)
    }

    /// The length along an axis.
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

nonisolated extension CGPoint {
    /// Creates a point from its coordinates along and across an axis.
    init(_ coordinate: CGFloat, along axis: Axis, across other: CGFloat) {
        self =
            axis == .horizontal
            ? CGPoint(x: coordinate, y: other) : CGPoint(x: other, y: coordinate)
    }

    /// The coordinate along an axis.
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

nonisolated extension Edge {
    /// The edges at the start and end of an axis.
    static func ends(of axis: Axis) -> (first: Edge, last: Edge) {
        axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    }
}
