public import Foundation
public import LegatoGraphics

extension CGPoint: Animatable {
    /// The coordinates (x, y), unscaled.
    @inlinable
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The extents (width, height), unscaled.
    @inlinable
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The origin and the size, ((x, y), (width, height)), unscaled.
    @inlinable
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension CGVector: Animatable {
    /// The components (dx, dy), unscaled.
    @inlinable
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(dx, dy) }
        set { self = CGVector(dx: newValue.first, dy: newValue.second) }
    }
}

extension EdgeInsets: Animatable {
    /// The distances (top, (leading, (bottom, trailing))), unscaled.
    @inlinable
    public var animatableData:
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            self = EdgeInsets(
                top: newValue.first, leading: newValue.second.first,
                bottom: newValue.second.second.first, trailing: newValue.second.second.second
            )
        }
    }
}

extension Angle: Animatable {
    /// The radians times 128.
    @inlinable
    public var animatableData: Double {
        get { radians * unitScale }
        set { radians = newValue / unitScale }
    }
}

extension UnitPoint: Animatable {
    /// The coordinates (x, y) times 128.
    @inlinable
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * unitScale, y * unitScale) }
        set { self = UnitPoint(x: newValue.first / unitScale, y: newValue.second / unitScale) }
    }
}

extension CGAffineTransform: Animatable {
    /// The entries (a, b, c, d) and the translation (tx, ty), unscaled.
    ///
    /// The entries interpolate linearly, so a half turn passes through a degenerate transform. To
    /// interpolate the decomposed transform instead, use
    /// `CATransform3D.interpolated(to:fraction:)`, as layers do.
    @inlinable
    public var animatableData: AnimatablePair<Vector4, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(
                Vector4(SIMD4(Double(a), Double(b), Double(c), Double(d))), AnimatablePair(tx, ty)
            )
        }
        set {
            let entries = newValue.first.simd
            self = CGAffineTransform(
                a: CGFloat(entries.x), b: CGFloat(entries.y), c: CGFloat(entries.z),
                d: CGFloat(entries.w), tx: newValue.second.first, ty: newValue.second.second
            )
        }
    }
}

extension CATransform3D: Animatable {
    /// The sixteen entries, in row-major order, unscaled.
    ///
    /// The entries interpolate linearly, as for `CGAffineTransform`.
    @inlinable
    public var animatableData: Vector16 {
        get { Vector16(elements) }
        set { self = CATransform3D(elements: newValue.simd) }
    }
}

/// The factor applied to animatable data of values between 0 and 1.
///
/// Springs settle below a fixed speed and force, which are chosen for points on a screen.
@inlinable package var unitScale: Double { 128 }
