public import Foundation

/// A point in the unit space of a rectangle: (0, 0) is its top leading corner, (1, 1) the opposite
/// one.
///
/// Coordinates outside 0...1 are outside the rectangle, and are kept.
public struct UnitPoint: Sendable, Hashable {
    /// The horizontal fraction, from leading (0) to trailing (1); 0 by default.
    public var x: CGFloat
    /// The vertical fraction, from top (0) to bottom (1); 0 by default.
    public var y: CGFloat

    /// Creates the point (0, 0).
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point from its fractions.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin, (0, 0).
    public static let zero = UnitPoint()
    /// The centre, (0.5, 0.5).
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The centre of the leading edge, (0, 0.5).
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The centre of the trailing edge, (1, 0.5).
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The centre of the top edge, (0.5, 0).
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The centre of the bottom edge, (0.5, 1).
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner, (0, 0).
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner, (1, 0).
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner, (0, 1).
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner, (1, 1).
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
