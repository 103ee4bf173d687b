public import Foundation
public import LegatoGraphics
import LegatoMotion

/// The outline of a shape, made of lines and curves.
///
/// Replacing one path by another does not animate; a `Shape` with `animatableData` does.
///
/// ```swift
/// let triangle = Path { path in
///     path.move(to: CGPoint(x: 0, y: 80))
///     path.addLine(to: CGPoint(x: 100, y: 80))
///     path.addLine(to: CGPoint(x: 50, y: 0))
///     path.closeSubpath()
/// }
/// ```
nonisolated public struct Path: Sendable, Hashable {
    /// An element of a path.
    public enum Element: Sendable, Hashable {
        /// Starts a subpath.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to the start of the subpath, joined to it.
        case closeSubpath
    }

    /// The equivalent Core Graphics path.
    public var cgPath: CGPath { CGPath(geometry) }

    /// The elements.
    var geometry: PathGeometry

    /// Creates an empty path.
    public init() { geometry = PathGeometry() }

    /// Creates a path from a Core Graphics path.
    public init(_ path: CGPath) { geometry = path.geometry }

    init(_ geometry: PathGeometry) { self.geometry = geometry }

    /// Creates the outline of a rectangle.
    ///
    /// - Precondition: The rectangle is finite.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// Creates the outline of a rectangle with equal rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerSize: The width and height of the corners, each clamped to half a side; if they are
    ///     equal, both are clamped to half the shorter side.
    ///   - style: The corner style; continuous by default.
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates the outline of a rectangle with equal rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius of the corners, clamped to half the shorter side.
    ///   - style: The corner style; continuous by default.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
            style: style
        )
    }

    /// Creates the outline of a rectangle with a radius for each corner.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadii: The radii of the corners, clamped to half the shorter side.
    ///   - style: The corner style; continuous by default.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates the outline of the ellipse inscribed in a rectangle.
    ///
    /// - Precondition: The rectangle is finite.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Creates a path with a closure that adds its elements.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { geometry.isEmpty }

    /// The point where the next line or curve starts; nil before the first `move(to:)`.
    public var currentPoint: CGPoint? { geometry.currentPoint }

    /// Calls a closure with each element in drawing order.
    public func forEach(_ body: (Element) -> Void) {
        for element in geometry.elements { body(Element(element)) }
    }

    /// Returns the part between two fractions of the length, 0 to 1; empty if `from >= to`.
    ///
    /// - Precondition: Both fractions are finite.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(geometry.trimmed(from: from, to: to))
    }

    /// Returns the path with a transform applied to every point.
    ///
    /// - Precondition: Every transformed point is finite.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(geometry.applying(transform))
    }

    /// Returns the path translated by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

nonisolated extension Path.Element {
    fileprivate init(_ element: PathElement) {
        switch element {
        case .move(let p): self = .move(to: p)
        case .line(let p): self = .line(to: p)
        case .quadCurve(let p, let c): self = .quadCurve(to: p, control: c)
        case .curve(let p, let c1, let c2): self = .curve(to: p, control1: c1, control2: c2)
        case .close: self = .closeSubpath
        }
    }
}
