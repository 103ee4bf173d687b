public import Foundation

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a new subpath.
    case moveToPoint
    /// A straight line.
    case addLineToPoint
    /// A quadratic Bézier curve.
    case addQuadCurveToPoint
    /// A cubic Bézier curve.
    case addCurveToPoint
    /// A straight line that closes the subpath.
    case closeSubpath
}

extension CGPathElement {
    /// The points of an element, in the order of Core Graphics: control points come before the end.
    public struct Points: Sendable {
        fileprivate let all: [CGPoint]

        /// A point; zero beyond those of the element.
        public subscript(index: Int) -> CGPoint { all.indices.contains(index) ? all[index] : .zero }
        /// The first point; zero for an element without points.
        public var pointee: CGPoint { self[0] }
    }

    /// The kind of the element.
    public var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    /// The points: one for a move and a line, two and three for curves, none for the end of a
    /// subpath.
    public var points: Points {
        switch self {
        case .move(let end), .line(let end): Points(all: [end])
        case .quadCurve(let end, let control): Points(all: [control, end])
        case .curve(let end, let control1, let control2): Points(all: [control1, control2, end])
        case .close: Points(all: [])
        }
    }
}

extension CGPath {
    /// Calls a closure with a pointer to each element, which is valid only in the closure.
    ///
    /// ```swift
    /// path.applyWithBlock { element in
    ///     if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0]) }
    /// }
    /// ```
    ///
    /// `elements` is the array of the same elements.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements { withUnsafePointer(to: element, block) }
    }
}
