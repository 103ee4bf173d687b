/// How the stored pixels of an image are turned for display, with the numbers of EXIF.
///
/// Photographs of phones lie on their side in the file, and are `right` or `left`.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As they are stored.
    case up = 1
    /// Flipped from left to right.
    case upMirrored = 2
    /// Rotated by half a turn.
    case down = 3
    /// Flipped from top to bottom.
    case downMirrored = 4
    /// Rotated by a quarter turn clockwise, then flipped from left to right.
    case leftMirrored = 5
    /// Rotated by a quarter turn clockwise.
    case right = 6
    /// Rotated by a quarter turn anticlockwise, then flipped from left to right.
    case rightMirrored = 7
    /// Rotated by a quarter turn anticlockwise.
    case left = 8

    /// The orientation that turns a picture back.
    var inverse: CGImagePropertyOrientation {
        switch self {
        case .right: .left
        case .left: .right
        case .up, .upMirrored, .down, .downMirrored, .leftMirrored, .rightMirrored: self
        }
    }

    /// Whether width and height are exchanged.
    package var isOnSide: Bool { rawValue >= 5 }
}
