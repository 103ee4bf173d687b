import CoreGraphics
import SwiftUI

/// Elements of a path by C functions and blocks, and a geometry effect with a method of its own.
extension CGPath {
    typealias Applier = @convention(block) (UnsafePointer<CGPathElement>) -> Void

    func apply(with applier: @escaping Applier) {
        let callback:
            @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void = {
                info, element in
                unsafeBitCast(info, to: Applier.self)(element)
            }
        apply(info: unsafeBitCast(applier, to: UnsafeMutableRawPointer.self), function: callback)
    }

    var ends: [CGPoint] {
        var points: [CGPoint] = []
        apply { element in
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
            case .addQuadCurveToPoint: points.append(element.pointee.points[1])
            case .addCurveToPoint: points.append(element.pointee.points[2])
            case .closeSubpath: break
            @unknown default: break
            }
        }
        return points
    }
}

struct FollowEffect: GeometryEffect {
    var fraction: CGFloat
    let path: Path

    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let point = point(at: fraction)
        return ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y))
    }

    func point(at fraction: CGFloat) -> CGPoint {
        path.trimmedPath(from: 0, to: fraction).currentPoint ?? .zero
    }
}
