public import Foundation

/// A displacement in a plane.
public struct CGVector: Sendable, Hashable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)
}
