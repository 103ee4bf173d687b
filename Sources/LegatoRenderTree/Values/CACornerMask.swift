/// The corners that `cornerRadius` rounds; all by default.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates a mask from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The corner of minimum x and minimum y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner of maximum x and minimum y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner of minimum x and maximum y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner of maximum x and maximum y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    /// All four corners.
    public static let all = CACornerMask(rawValue: 15)
}
