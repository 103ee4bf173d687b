public import Foundation

/// One step of a path; every point is in the path's own space.
public enum CGPathElement: Sendable, Hashable {
    /// Starts a subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath, joined there.
    case close
}

/// Lines and curves, as a value: a copy never changes with its original.
///
/// Equal paths have equal elements in the same order.
public struct CGPath: Sendable, Hashable {
    /// The steps in drawing order; empty by default.
    public private(set) var elements: [CGPathElement] = []
    /// Where the next line or curve starts; nil before the first `move(to:)`.
    public private(set) var currentPoint: CGPoint?
    private var start: CGPoint?

    /// Creates a path without elements.
    public init() {}

    /// Whether there are no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Starts a subpath at a point; does nothing, with a warning, if that is not finite.
    public mutating func move(to point: CGPoint) {
        append(.move(to: point), ending: point)
        start = point
    }

    /// Adds a straight line; does nothing, with a warning, without a current point or for a point that
    /// is not finite.
    public mutating func addLine(to point: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.line(to: point), ending: point)
    }

    /// Adds a quadratic Bézier curve; does nothing, with a warning, without a current point or for
    /// points that are not finite.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.quadCurve(to: end, control: control), ending: end)
    }

    /// Adds a cubic Bézier curve; does nothing, with a warning, without a current point or for points
    /// that are not finite.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.curve(to: end, control1: control1, control2: control2), ending: end)
    }

    /// Closes the subpath; without one, or when it is closed already, nothing happens.
    public mutating func closeSubpath() {
        guard let start, elements.last != .close else { return }
        append(.close, ending: start)
    }

    /// Adds the elements of another path, moved by a transform.
    public mutating func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let moved = path.applying(transform)
        elements += moved.elements
        if let end = moved.currentPoint { (currentPoint, start) = (end, moved.start) }
    }

    /// Returns the path with every point moved by a transform, without what is not finite then.
    public func applying(_ transform: CGAffineTransform) -> CGPath {
        transform.isIdentity ? self : mapPoints { $0.applying(transform) }
    }

    /// The smallest upright rectangle that holds every point, control points included.
    ///
    /// The null rectangle for a path without points.
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

    /// Returns the path with every point replaced.
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
                    to: replacement(p),
                    control1: replacement(c1),
                    control2: replacement(c2)
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
                "A path leaves out what has a point that is not finite. Check the numbers given to it."
            )
            return
        }
        elements.append(element)
        currentPoint = end
    }

    private func hasCurrentPoint(_ function: StaticString = #function) -> Bool {
        if currentPoint != nil { return true }
        Warning.print(
            "\(function) of a path has no current point and does nothing. Call move(to:) first."
        )
        return false
    }
}

/// The same type as `CGPath`: declare it with `var` and change it in place.
public typealias CGMutablePath = CGPath

extension CGPathElement {
    /// Calls `body` with each point, controls first.
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
