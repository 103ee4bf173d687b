public import Foundation

/// An element of a path; all points are in the path's own coordinate space.
public enum PathElement: Sendable, Hashable {
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

extension PathElement {
    /// Calls a closure with each point, control points first.
    package func forEachPoint(_ body: (CGPoint) -> Void) {
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
