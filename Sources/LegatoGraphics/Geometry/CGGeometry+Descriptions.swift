public import Foundation

// On Apple's platforms the types have these descriptions, too.

nonisolated extension CGPoint {
    /// The coordinates, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

nonisolated extension CGSize {
    /// The width and the height, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

nonisolated extension CGRect {
    /// The origin and the size, such as `(1.0, 2.0, 3.0, 4.0)`.
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
