/// Which edges of a layer are smoothed; all by default.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edge of smallest x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge of largest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge of smallest y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge of largest y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
    /// All four.
    package static let all = CAEdgeAntialiasingMask(rawValue: 15)
}
