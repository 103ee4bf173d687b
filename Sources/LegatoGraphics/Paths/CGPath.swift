public import Foundation

/// An immutable path of lines and Bézier curves.
///
/// Build one with `CGMutablePath`, or from a shape. Paths are equal if they have equal elements in
/// the same order. A mutable path is copied when it is assigned to a layer or an animation.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: CGPoint(x: 0, y: 0))
/// path.addLine(to: CGPoint(x: 100, y: 0))
/// path.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 150, y: 50))
/// path.closeSubpath()
/// ```
public class CGPath: @unchecked Sendable {
    /// The path's geometry, which only a mutable path changes.
    package final internal(set) var geometry: PathGeometry

    /// Creates an empty path.
    public convenience init() { self.init(PathGeometry()) }

    /// Creates a path of elements.
    package required init(_ geometry: PathGeometry) { self.geometry = geometry }

    /// Creates the outline of a rectangle: from (minX, minY) along x, then y.
    ///
    /// Points that are not finite are left out, with a warning.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: A pointer to a transform of the points, such as `&transform`; nil, the
    ///     default, leaves them as they are.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        var geometry = PathGeometry()
        geometry.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(geometry)
    }

    /// Creates the outline of an ellipse inscribed in a rectangle: from (maxX, midY) towards
    /// increasing y.
    ///
    /// Points that are not finite are left out, with a warning.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: A pointer to a transform of the points, such as `&transform`; nil, the
    ///     default, leaves them as they are.
    public convenience init(
        ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        var geometry = PathGeometry()
        geometry.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(geometry)
    }

    /// Creates the outline of a rounded rectangle.
    ///
    /// Points that are not finite are left out, with a warning.
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The width of a corner, clamped to 0 and half the width; NaN counts as 0.
    ///   - cornerHeight: The height of a corner, clamped to 0 and half the height; NaN counts as 0.
    ///   - transform: A pointer to a transform of the points, such as `&transform`; nil, the
    ///     default, leaves them as they are.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        var geometry = PathGeometry()
        geometry.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity
        )
        self.init(geometry)
    }

    /// The path itself if it is immutable, otherwise an immutable copy.
    package var frozen: CGPath { self }

    // MARK: Queries

    /// The elements in drawing order.
    public final var elements: [PathElement] { geometry.elements }

    /// Whether the path has no elements.
    public final var isEmpty: Bool { geometry.isEmpty }

    /// The start of the next line or curve; zero if the path is empty.
    public final var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// The bounding box of all points, including control points.
    ///
    /// It is the null rectangle for a path without points.
    public final var boundingBox: CGRect { geometry.boundingBox }

    /// The bounding box of the lines and curves, without control points.
    ///
    /// It is the null rectangle for a path without points.
    public final var boundingBoxOfPath: CGRect { geometry.boundingBoxOfPath }

    /// Returns whether the path is a single axis-aligned rectangle, and stores it at a pointer.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let box = boundingBox
        guard !box.isNull else { return false }
        var outline = PathGeometry()
        outline.addRect(box)
        guard outline == geometry else { return false }
        rect?.pointee = box
        return true
    }

    /// Tests whether a point is inside the path by a fill rule.
    ///
    /// - Parameters:
    ///   - point: The point, in the path's coordinates; nothing contains one that is not finite.
    ///   - rule: The fill rule; `winding` by default.
    ///   - transform: Maps the path before the test; the identity by default.
    /// - Returns: Whether the point is inside.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        geometry.applying(transform).contains(point, using: rule)
    }
}

extension CGPath: Hashable {
    /// Whether both paths have equal elements in the same order.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.geometry == b.geometry }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(geometry) }
}
