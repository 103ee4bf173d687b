public import Foundation

/// Distances inwards from the edges of a rectangle, in points; negative distances extend outwards.
public struct EdgeInsets: Sendable, Hashable {
    /// The distance from the top edge; 0 by default.
    public var top: CGFloat
    /// The distance from the leading edge; 0 by default.
    public var leading: CGFloat
    /// The distance from the bottom edge; 0 by default.
    public var bottom: CGFloat
    /// The distance from the trailing edge; 0 by default.
    public var trailing: CGFloat

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets from the four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
