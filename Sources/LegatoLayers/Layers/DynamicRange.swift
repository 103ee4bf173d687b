/// How contents that are brighter than white are mapped to the range of the screen.
nonisolated public struct CAToneMapMode: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the contents need it.
    public static let automatic = CAToneMapMode(rawValue: "automatic")
    /// They are not mapped.
    public static let never = CAToneMapMode(rawValue: "never")
    /// They are mapped if that is possible.
    public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")
}

/// The range of brightness in which a layer is shown.
nonisolated public struct CADynamicRange: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a range.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the contents need it.
    public static let automatic = CADynamicRange(rawValue: "automatic")
    /// Up to white.
    public static let standard = CADynamicRange(rawValue: "standard")
    /// Brighter than white, limited beside standard contents.
    public static let constrainedHigh = CADynamicRange(rawValue: "constrainedHigh")
    /// As bright as the screen allows.
    public static let high = CADynamicRange(rawValue: "high")
}

/// The values of a layer for screens with a high dynamic range.
struct DynamicRange {
    var isExtended = false
    var toneMapMode = CAToneMapMode.automatic
    var preferred = CADynamicRange.standard
    var headroom: Double = 0
}
