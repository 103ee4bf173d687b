import Foundation
import LegatoGraphics

/// A way from one or three numbers to a transform: what `CAValueFunction` names.
public enum ValueFunction: String, Sendable, CaseIterable {
    /// A turn about x, radians.
    case rotateX
    /// A turn about y, radians.
    case rotateY
    /// A turn about z, radians.
    case rotateZ
    /// Factors along x, y and z.
    case scale
    /// A factor along x.
    case scaleX
    /// A factor along y.
    case scaleY
    /// A factor along z.
    case scaleZ
    /// A displacement along x, y and z, points.
    case translate
    /// A displacement along x, points.
    case translateX
    /// A displacement along y, points.
    case translateY
    /// A displacement along z, points.
    case translateZ

    /// How many numbers it takes: 3 for `scale` and `translate`, else 1.
    public var argumentCount: Int { self == .scale || self == .translate ? 3 : 1 }

    /// Makes the transform of the numbers, of which the first `argumentCount` count.
    func transform(_ v: SIMD4<Double>) -> CATransform3D {
        switch self {
        case .rotateX: CATransform3DMakeRotation(v.x, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(v.x, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(v.x, 0, 0, 1)
        case .scale: CATransform3DMakeScale(v.x, v.y, v.z)
        case .scaleX: CATransform3DMakeScale(v.x, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, v.x, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, v.x)
        case .translate: CATransform3DMakeTranslation(v.x, v.y, v.z)
        case .translateX: CATransform3DMakeTranslation(v.x, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, v.x, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, v.x)
        }
    }
}
