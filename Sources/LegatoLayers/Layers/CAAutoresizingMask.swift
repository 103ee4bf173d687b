/// The flexible margins and sizes of a layer when its superlayer is resized.
public nonisolated struct CAAutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The margin at the minimum x edge.
    public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
    /// The width.
    public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
    /// The margin at the maximum x edge.
    public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
    /// The margin at the minimum y edge.
    public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
    /// The height.
    public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
    /// The margin at the maximum y edge.
    public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}
