import Foundation
import LegatoGraphics

/// A function from one or three numbers to a transform, as named by `CAValueFunction`.
package enum ValueFunction: String, Sendable, CaseIterable {
    /// A rotation about x, in radians.
    case rotateX
    /// A rotation about y, in radians.
    case rotateY
    /// A rotation about z, in radians.
    case rotateZ
    /// Scale factors along x, y and z.
    case scale
    /// A scale factor along x.
    case scaleX
    /// A scale factor along y.
    case scaleY
    /// A scale factor along z.
    case scaleZ
    /// A translation along x, y and z, in points.
    case translate
    /// A translation along x, in points.
    case translateX
    /// A translation along y, in points.
    case translateY
    /// A translation along z, in points.
    case translateZ

    /// The number of arguments: 3 for `scale` and `translate`, otherwise 1.
    package var argumentCount: Int { self == .scale || self == .translate ? 3 : 1 }

    /// Returns the arguments that correspond to a transform's components.
    func numbers(of transform: CATransform3D) -> SIMD4<Double> {
        let parts = TransformComponents(transform)
        let (turn, scale, place) = (parts.rotation, parts.scale, parts.translation)
        return switch self {
        case .rotateX: SIMD4(turn.x, 0, 0, 0)
        case .rotateY: SIMD4(turn.y, 0, 0, 0)
        case .rotateZ: SIMD4(turn.z, 0, 0, 0)
        case .scale: SIMD4(scale, 0)
        case .scaleX: SIMD4(scale.x, 0, 0, 0)
        case .scaleY: SIMD4(scale.y, 0, 0, 0)
        case .scaleZ: SIMD4(scale.z, 0, 0, 0)
        case .translate: SIMD4(place, 0)
        case .translateX: SIMD4(place.x, 0, 0, 0)
        case .translateY: SIMD4(place.y, 0, 0, 0)
        case .translateZ: SIMD4(place.z, 0, 0, 0)
        }
    }

    /// Returns the transform for the arguments, which are the first `argumentCount` lanes.
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
