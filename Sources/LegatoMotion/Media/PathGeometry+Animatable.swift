import Foundation
package import LegatoGraphics

extension PathGeometry: Animatable {
    /// The coordinates of all points, unscaled.
    ///
    /// Paths with the same kinds of elements in the same order interpolate point by point. Other
    /// paths cannot be interpolated: an animated change jumps immediately, and setting data of
    /// another structure has no effect.
    ///
    /// - Precondition: Data that is set is finite.
    package var animatableData: PathVector {
        get {
            var (kinds, coordinates): ([PathElementKind], [Double]) = ([], [])
            for element in elements {
                kinds.append(element.kind)
                element.forEachPoint { point in
                    coordinates.append(Double(point.x))
                    coordinates.append(Double(point.y))
                }
            }
            return PathVector(structure: .path(kinds), coordinates: coordinates)
        }
        set {
            if newValue.structure == nil {
                self = moved(to: repeatElement(0, count: animatableData.coordinates.count))
            } else if newValue.structure == .path(elements.map(\.kind)) {
                self = moved(to: newValue.coordinates)
            }
        }
    }

    /// Returns a path with the same elements and other coordinates.
    private func moved(to coordinates: some Sequence<Double>) -> PathGeometry {
        var rest = coordinates.makeIterator()
        func point() -> CGPoint {
            let x = rest.next() ?? 0
            return CGPoint(x: x, y: rest.next() ?? 0)
        }
        var path = PathGeometry()
        for element in elements {
            let end = element.kind == .close ? .zero : point()
            switch element {
            case .move: path.move(to: end)
            case .line: path.addLine(to: end)
            case .quadCurve: path.addQuadCurve(to: end, control: point())
            case .curve: path.addCurve(to: end, control1: point(), control2: point())
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}

extension PathElement {
    fileprivate var kind: PathElementKind {
        switch self {
        case .move: .move
        case .line: .line
        case .quadCurve: .quadCurve
        case .curve: .curve
        case .close: .close
        }
    }

    /// Calls a closure with the end point and then the control points.
    fileprivate func forEachPoint(_ body: (CGPoint) -> Void) {
        switch self {
        case .move(let end), .line(let end): body(end)
        case .quadCurve(let end, let control):
            body(end)
            body(control)
        case .curve(let end, let control1, let control2):
            body(end)
            body(control1)
            body(control2)
        case .close: break
        }
    }
}
