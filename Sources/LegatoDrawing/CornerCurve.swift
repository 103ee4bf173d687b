/// The shape of a rounded corner.
@usableFromInline
package enum CornerCurve: UInt8, Sendable, CaseIterable {
    /// A quarter circle.
    case circular
    /// A curve that begins earlier and has continuous curvature; see `CornerFigure`.
    case continuous
}

/// The edges of a rectangle in its own space.
@usableFromInline
package struct OutlineEdges: OptionSet, Sendable, Hashable {
    /// The bits.
    @usableFromInline
    package let rawValue: UInt8
    /// Creates a set from its bits.
    @usableFromInline
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The edge with the smallest x.
    package static let minX = OutlineEdges(rawValue: 1)
    /// The edge with the largest x.
    package static let maxX = OutlineEdges(rawValue: 2)
    /// The edge with the smallest y.
    package static let minY = OutlineEdges(rawValue: 4)
    /// The edge with the largest y.
    package static let maxY = OutlineEdges(rawValue: 8)

    /// All four edges.
    package static let all: OutlineEdges = [.minX, .maxX, .minY, .maxY]

    /// The same edges with y flipped.
    package var upsideDown: OutlineEdges {
        var edges = intersection([.minX, .maxX])
        if contains(.minY) { edges.insert(.maxY) }
        if contains(.maxY) { edges.insert(.minY) }
        return edges
    }
}
