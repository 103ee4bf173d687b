public import CLegatoPaths
public import Foundation

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a new subpath; one point.
    case moveToPoint
    /// A straight line; one point.
    case addLineToPoint
    /// A quadratic Bézier curve; the control point and the end.
    case addQuadCurveToPoint
    /// A cubic Bézier curve; two control points and the end.
    case addCurveToPoint
    /// A line back to the start of the subpath; no points.
    case closeSubpath
}

/// An element of a path, as passed by `applyWithBlock(_:)`.
///
/// It is a C type, so that C functions and blocks can take it.
public typealias CGPathElement = LegatoPathElement

extension CGPathElement {
    /// The kind of the element, which determines the number of points.
    public var type: CGPathElementType {
        get { CGPathElementType(rawValue: _type) ?? .closeSubpath }
        set { _type = newValue.rawValue }
    }

    /// The points of the element, control points first; valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint> {
        get { _points.assumingMemoryBound(to: CGPoint.self) }
        set { _points = UnsafeMutableRawPointer(newValue) }
    }

    /// Creates an element of points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.init(_type: type.rawValue, _points: UnsafeMutableRawPointer(points))
    }
}

/// A C function that is called with each element of a path.
public typealias CGPathApplierFunction =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a closure with each element, in drawing order.
    ///
    /// ```swift
    /// path.applyWithBlock { element in
    ///     if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0]) }
    /// }
    /// ```
    ///
    /// The pointers are valid during the call only. `elements` is an array of the same elements.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points: [CGPoint] = []
            element.forEachPoint { points.append($0) }
            // An empty buffer has no base address.
            points.append(.zero)
            points.withUnsafeMutableBufferPointer { buffer in
                guard let address = buffer.baseAddress else { return }
                var passed = CGPathElement(type: element.type, points: address)
                block(&passed)
            }
        }
    }

    /// Calls a function with each element, in drawing order, and with the caller's `info` pointer.
    public final func apply(
        info: UnsafeMutableRawPointer?, function: CGPathApplierFunction
    ) {
        applyWithBlock { function(info, $0) }
    }
}

extension PathElement {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
