import Foundation
public import LegatoGraphics

extension CGPath: Animatable {
    /// The coordinates of all points, unscaled.
    ///
    /// Paths with the same kinds of elements in the same order move point by point. Between other
    /// paths there is nothing to move: an animated change jumps at once, and setting data of
    /// another structure does nothing.
    ///
    /// - Precondition: what is set is finite.
    public var animatableData: PathVector {
        get {
            var coordinates: [Double] = []
            for element in elements {
                for point in element.points { coordinates += [Double(point.x), Double(point.y)] }
            }
            return PathVector(structure: .path(elements.map(\.kind)), coordinates: coordinates)
        }
        set {
            if newValue.structure == nil {
                self = moved(to: repeatElement(0, count: animatableData.coordinates.count))
            } else if newValue.structure == .path(elements.map(\.kind)) {
                self = moved(to: newValue.coordinates)
            }
        }
    }

    /// The path with the same elements and other coordinates, as many as it has.
    private func moved(to coordinates: some Sequence<Double>) -> CGPath {
        var rest = coordinates.makeIterator()
        func point() -> CGPoint {
            let x = rest.next() ?? 0
            return CGPoint(x: x, y: rest.next() ?? 0)
        }
        var path = CGPath()
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

extension CGPathElement {
    fileprivate var kind: PathElementKind {
        switch self {
        case .move: .move
        case .line: .line
        case .quadCurve: .quadCurve
        case .curve: .curve
        case .close: .close
        }
    }

    /// The end and then the controls.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .quadCurve(let p, let c): [p, c]
        case .curve(let p, let c1, let c2): [p, c1, c2]
        case .close: []
        }
    }
}
