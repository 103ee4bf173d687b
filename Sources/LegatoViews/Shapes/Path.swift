public import Foundation
public import LegatoGraphics
import LegatoMotion

/// The outline of a shape: lines and curves, as a value.
///
/// A change from one path to another does not animate; a `Shape` whose data move does.
nonisolated public struct Path: Sendable, Hashable {
    /// One step of a path.
    public enum Element: Sendable, Hashable {
        /// Starts a subpath.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to the start of the subpath, joined there.
        case closeSubpath
    }

    /// The same path as layers take it.
    public internal(set) var cgPath: CGPath

    /// Creates a path without elements.
    public init() { self.init(CGPath()) }

    /// Creates a path from one as layers take it.
    public init(_ path: CGPath) { cgPath = path }

    /// Creates the outline of a rectangle.
    /// - Precondition: the rectangle is finite.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// Creates the outline of a rectangle with rounded corners, all alike.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerSize: The width and height of the corners, cut to half a side.
    ///   - style: How the corners bend; continuously by default.
    public init(
        roundedRect rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates the outline of a rectangle with rounded corners, all alike.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius of the corners, cut to half a side.
    ///   - style: How the corners bend; continuously by default.
    public init(
        roundedRect rect: CGRect,
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            roundedRect: rect,
            cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
            style: style
        )
    }

    /// Creates the outline of a rectangle with rounded corners, each with a radius of its own.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadii: The radii of the corners, cut to half the smaller side.
    ///   - style: How the corners bend; continuously by default.
    public init(
        roundedRect rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates the outline of the ellipse that fills a rectangle.
    /// - Precondition: the rectangle is finite.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Creates a path that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether there are no elements.
    public var isEmpty: Bool { cgPath.isEmpty }

    /// Where the next line or curve starts; nil before the first `move(to:)`.
    public var currentPoint: CGPoint? { cgPath.currentPoint }

    /// Calls a closure with each element in drawing order.
    public func forEach(_ body: (Element) -> Void) {
        for element in cgPath.elements { body(Element(element)) }
    }

    /// Returns the part between two fractions of the length, 0 to 1; empty if `from >= to`.
    /// - Precondition: both fractions are finite.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(cgPath.trimmed(from: from, to: to))
    }

    /// Returns the path with every point moved by a transform.
    /// - Precondition: every moved point is finite.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(cgPath.applying(transform))
    }

    /// Returns the path moved by a distance in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

nonisolated extension Path: Shape {
    /// Returns the path as it is, in whatever rectangle.
    public func path(in rect: CGRect) -> Path { self }
}

nonisolated extension Path.Element {
    fileprivate init(_ element: CGPathElement) {
        switch element {
        case .move(let p): self = .move(to: p)
        case .line(let p): self = .line(to: p)
        case .quadCurve(let p, let c): self = .quadCurve(to: p, control: c)
        case .curve(let p, let c1, let c2): self = .curve(to: p, control1: c1, control2: c2)
        case .close: self = .closeSubpath
        }
    }
}
