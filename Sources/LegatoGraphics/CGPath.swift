public import Foundation

/// An element of a path; all points are in the path's own coordinate space.
public enum CGPathElement: Sendable, Hashable {
    /// Starts a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath, which closes it.
    case close
}

/// A path of lines and Bézier curves, with value semantics.
///
/// Paths are equal if they have equal elements in the same order.
///
/// ```swift
/// var path = CGPath()
/// path.move(to: CGPoint(x: 0, y: 0))
/// path.addLine(to: CGPoint(x: 100, y: 0))
/// path.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 150, y: 50))
/// path.closeSubpath()
/// ```
public struct CGPath: Sendable, Hashable {
    /// The elements in drawing order; empty by default.
    public private(set) var elements: [CGPathElement] = []
    /// The start of the next line or curve; nil before the first `move(to:)`.
    public private(set) var currentPoint: CGPoint?
    private var start: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Starts a new subpath at a point; has no effect, with a warning, if the point is not finite.
    public mutating func move(to point: CGPoint) {
        append(.move(to: point), ending: point)
        start = point
    }

    /// Adds a straight line; has no effect, with a warning, if there is no current point or the
    /// point is not finite.
    public mutating func addLine(to point: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.line(to: point), ending: point)
    }

    /// Adds a quadratic Bézier curve; has no effect, with a warning, if there is no current point
    /// or a point is not finite.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.quadCurve(to: end, control: control), ending: end)
    }

    /// Adds a cubic Bézier curve; has no effect, with a warning, if there is no current point or a
    /// point is not finite.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.curve(to: end, control1: control1, control2: control2), ending: end)
    }

    /// Closes the subpath; has no effect if there is none or it is already closed.
    public mutating func closeSubpath() {
        guard let start, elements.last != .close else { return }
        append(.close, ending: start)
    }

    /// Adds the elements of another path, with an optional transform.
    public mutating func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let moved = path.applying(transform)
        elements += moved.elements
        if let end = moved.currentPoint { (currentPoint, start) = (end, moved.start) }
    }

    /// Returns the transformed path, without elements that become non-finite.
    public func applying(_ transform: CGAffineTransform) -> CGPath {
        transform.isIdentity ? self : mapPoints { $0.applying(transform) }
    }

    /// The bounding box of all points, including control points.
    ///
    /// It is the null rectangle for a path without points.
    public var boundingBox: CGRect {
        var (low, high) = (
            CGPoint(x: CGFloat.infinity, y: CGFloat.infinity),
            CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        )
        for element in elements {
            element.forEachPoint { p in
                low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
                high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
            }
        }
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Returns the path with every point mapped by a closure.
    func mapPoints(_ replacement: (CGPoint) -> CGPoint) -> CGPath {
        var path = CGPath()
        path.elements.reserveCapacity(elements.count)
        for element in elements {
            switch element {
            case .move(let p):
                path.move(to: replacement(p))
            case .line(let p):
                path.addLine(to: replacement(p))
            case .quadCurve(let p, let c):
                path.addQuadCurve(to: replacement(p), control: replacement(c))
            case .curve(let p, let c1, let c2):
                path.addCurve(
                    to: replacement(p), control1: replacement(c1), control2: replacement(c2)
                )
            case .close:
                path.closeSubpath()
            }
        }
        return path
    }

    private mutating func append(_ element: CGPathElement, ending end: CGPoint) {
        var isFinite = true
        element.forEachPoint { isFinite = isFinite && $0.isFinite }
        guard isFinite else {
            Warning.print(
                about: "points of a path",
                "The points of a path must be finite, got \(element); it is not added to the path. "
                    + "Check how they are computed."
            )
            return
        }
        elements.append(element)
        currentPoint = end
    }

    private func hasCurrentPoint(_ function: StaticString = #function) -> Bool {
        if currentPoint != nil { return true }
        Warning.print(
            "\(function) needs a current point and has no effect without one. Call move(to:) first."
        )
        return false
    }
}

/// A synonym of `CGPath`: declare it with `var` and modify it in place.
public typealias CGMutablePath = CGPath

extension CGPathElement {
    /// Calls a closure with each point, control points first.
    func forEachPoint(_ body: (CGPoint) -> Void) {
        switch self {
        case .move(let p), .line(let p):
            body(p)
        case .quadCurve(let p, let c):
            body(c)
            body(p)
        case .curve(let p, let c1, let c2):
            body(c1)
            body(c2)
            body(p)
        case .close:
            break
        }
    }
}
