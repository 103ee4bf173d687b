/// The priority of a constraint, or of keeping a view's own size.
nonisolated public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
    /// The priority, 0 to 1000.
    public var rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// 1000: always.
    public static let required = UILayoutPriority(1000)
    /// 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// 250.
    public static let defaultLow = UILayoutPriority(250)
    /// 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns the priority higher by a number.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    /// Returns the priority lower by a number.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
    /// Raises a priority by a number.
    public static func += (priority: inout UILayoutPriority, number: Float) {
        priority = priority + number
    }
    /// Lowers a priority by a number.
    public static func -= (priority: inout UILayoutPriority, number: Float) {
        priority = priority - number
    }
}
