/// The edges of a layer that are antialiased; all by default.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable, Hashable {
    /// The bit mask.
    public let rawValue: UInt32
    /// Creates a mask from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edge of minimum x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge of maximum x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge of minimum y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge of maximum y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
    /// All four edges.
    package static let all = CAEdgeAntialiasingMask(rawValue: 15)
}
