package import Foundation

/// The elements of a path, as a value: what paths of every kind store.
///
/// Values are equal if they have equal elements in the same order.
package struct PathGeometry: Sendable, Hashable {
    /// The elements in drawing order; empty by default.
    package private(set) var elements: [PathElement] = []
    /// The start of the next line or curve; nil before the first `move(to:)`.
    package private(set) var currentPoint: CGPoint?
    private var start: CGPoint?

    /// Creates an empty path.
    package init() {}

    /// Whether the path has no elements.
    package var isEmpty: Bool { elements.isEmpty }

    /// Starts a new subpath at a point; has no effect, with a warning, if the point is not finite.
    package mutating func move(to point: CGPoint) {
        append(.move(to: point), ending: point)
        start = point
    }

    /// Adds a straight line; has no effect, with a warning, if there is no current point or the
    /// point is not finite.
    package mutating func addLine(to point: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.line(to: point), ending: point)
    }

    /// Adds a quadratic Bézier curve; has no effect, with a warning, if there is no current point
    /// or a point is not finite.
    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.quadCurve(to: end, control: control), ending: end)
    }

    /// Adds a cubic Bézier curve; has no effect, with a warning, if there is no current point or a
    /// point is not finite.
    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard hasCurrentPoint() else { return }
        append(.curve(to: end, control1: control1, control2: control2), ending: end)
    }

    /// Closes the subpath; has no effect if there is none or it is already closed.
    package mutating func closeSubpath() {
        guard let start, elements.last != .close else { return }
        append(.close, ending: start)
    }

    /// Adds the elements of another path, with an optional transform.
    package mutating func addPath(_ path: PathGeometry, transform: CGAffineTransform = .identity) {
        let moved = path.applying(transform)
        if elements.isEmpty { elements = moved.elements } else { elements += moved.elements }
        if let end = moved.currentPoint { (currentPoint, start) = (end, moved.start) }
    }

    /// Returns the transformed path, without elements that become non-finite.
    package func applying(_ transform: CGAffineTransform) -> PathGeometry {
        transform.isIdentity ? self : mapPoints { $0.applying(transform) }
    }

    /// The bounding box of all points, including control points.
    ///
    /// It is the null rectangle for a path without points.
    package var boundingBox: CGRect {
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
    func mapPoints(_ replacement: (CGPoint) -> CGPoint) -> PathGeometry {
        var path = PathGeometry()
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

    private mutating func append(_ element: PathElement, ending end: CGPoint) {
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
