package import Foundation
package import LegatoDrawing
package import LegatoGraphics

/// A projective transform of a layer's plane, for row vectors, in double precision.
///
/// Layers are flattened into their superlayer's plane, so a 3 x 3 matrix represents a whole chain
/// of them.
package struct ProjectiveTransform: BitwiseCopyable {
    package var a = 1.0, b = 0.0, p = 0.0
    package var c = 0.0, d = 1.0, q = 0.0
    package var tx = 0.0, ty = 0.0, w = 1.0

    package var isAffine: Bool { p == 0 && q == 0 && w == 1 }

    package static func scale(_ s: Double) -> ProjectiveTransform {
        var plane = ProjectiveTransform()
        (plane.a, plane.d) = (s, s)
        return plane
    }

    package static func translation(_ x: Double, _ y: Double) -> ProjectiveTransform {
        var plane = ProjectiveTransform()
        (plane.tx, plane.ty) = (x, y)
        return plane
    }

    /// Flips y about half of `fold`.
    static func flip(_ fold: Double) -> ProjectiveTransform {
        var plane = ProjectiveTransform()
        (plane.d, plane.ty) = (-1, fold)
        return plane
    }

    /// The transform from a layer's coordinate space to its superlayer's.
    package init(of state: LayerState, in parent: LayerState?) {
        self = withUnsafePointer(to: state) { own in
            guard let parent else { return ProjectiveTransform(of: own, in: nil) }
            return withUnsafePointer(to: parent) { ProjectiveTransform(of: own, in: $0) }
        }
    }

    /// The same, reading the values in place.
    package init(of s: UnsafePointer<LayerState>, in parent: UnsafePointer<LayerState>?) {
        let t = s.pointee.transform
        let sub = parent?.pointee.sublayerTransform ?? CATransform3DIdentity
        let flat =
            t.m14 == 0 && t.m24 == 0 && t.m44 == 1 && s.pointee.anchorPointZ == 0
            && CATransform3DIsIdentity(sub)
        guard flat else {
            self.init(flattening: CATransform3D(of: s, in: parent))
            return
        }
        self.init(flat: s)
        if s.pointee.isGeometryFlipped {
            let fold = s.pointee.fold
            (tx, ty) = (tx + fold * c, ty + fold * d)
            (c, d) = (-c, -d)
        }
    }

    /// The transform of a layer that stays in its superlayer's plane and is not flipped.
    private init(flat s: UnsafePointer<LayerState>) {
        let (t, position, anchor) = (s.pointee.transform, s.pointee.position, s.pointee.anchorPoint)
        self.init(
            turning: SIMD4(t.m11, t.m12, t.m21, t.m22), movingBy: SIMD2(t.m41, t.m42),
            position: SIMD2(position.x, position.y), anchorPoint: SIMD2(anchor.x, anchor.y),
            bounds: s.pointee.bounds
        )
    }

    /// The same from individual values; `t` contains the rows of the linear part.
    @inline(__always)
    init(
        turning t: SIMD4<Double>, movingBy delta: SIMD2<Double>, position: SIMD2<Double>,
        anchorPoint: SIMD2<Double>, bounds: CGRect
    ) {
        let x = bounds.origin.x + anchorPoint.x * bounds.size.width
        let y = bounds.origin.y + anchorPoint.y * bounds.size.height
        (a, b, c, d) = (t.x, t.y, t.z, t.w)
        tx = position.x + delta.x - (x * a + y * c)
        ty = position.y + delta.y - (x * b + y * d)
    }

    /// The orthographic projection of a 3-D transform's image of the plane z = 0.
    package init(flattening m: CATransform3D) {
        (a, b, p) = (m.m11, m.m12, m.m14)
        (c, d, q) = (m.m21, m.m22, m.m24)
        (tx, ty, w) = (m.m41, m.m42, m.m44)
        normalize()
    }

    /// Makes a transform affine if it is affine except for a common factor, as for a plane at one
    /// depth.
    private mutating func normalize() {
        guard p == 0 && q == 0 && w > 0 && w != 1 else { return }
        (a, b, c, d, tx, ty, w) = (a / w, b / w, c / w, d / w, tx / w, ty / w, 1)
    }

    /// Whether the whole plane is at or behind the viewer.
    package var isBehindEye: Bool { p == 0 && q == 0 && w <= 0 }

    package init() {}

    /// Concatenates this transform with `next`, which is applied second.
    package func concat(_ next: ProjectiveTransform) -> ProjectiveTransform {
        if isAffine && next.isAffine { return concatAffine(next) }
        var r = ProjectiveTransform()
        func row(_ x: Double, _ y: Double, _ z: Double) -> (Double, Double, Double) {
            (
                x * next.a + y * next.c + z * next.tx, x * next.b + y * next.d + z * next.ty,
                x * next.p + y * next.q + z * next.w
            )
        }
        (r.a, r.b, r.p) = row(a, b, p)
        (r.c, r.d, r.q) = row(c, d, q)
        (r.tx, r.ty, r.w) = row(tx, ty, w)
        r.normalize()
        return r
    }

    /// Concatenates two affine transforms.
    @inline(__always)
    func concatAffine(_ next: ProjectiveTransform) -> ProjectiveTransform {
        var r = ProjectiveTransform()
        r.a = a * next.a + b * next.c
        r.b = a * next.b + b * next.d
        r.c = c * next.a + d * next.c
        r.d = c * next.b + d * next.d
        r.tx = tx * next.a + ty * next.c + next.tx
        r.ty = tx * next.b + ty * next.d + next.ty
        return r
    }

    /// The largest component of an inverse, so that images of points in the range stay finite.
    private static let greatestInverse = 1e100

    /// The inverse; nil if the image of the plane has no or almost no area.
    package var inverse: ProjectiveTransform? {
        let det =
            a * (d * w - q * ty) - b * (c * w - q * tx) + p * (c * ty - d * tx)
        guard det != 0, det.isFinite else { return nil }
        var r = ProjectiveTransform()
        r.a = (d * w - q * ty) / det
        r.b = (p * ty - b * w) / det
        r.p = (b * q - p * d) / det
        r.c = (q * tx - c * w) / det
        r.d = (a * w - p * tx) / det
        r.q = (p * c - a * q) / det
        r.tx = (c * ty - d * tx) / det
        r.ty = (b * tx - a * ty) / det
        r.w = (a * d - b * c) / det
        let sum = abs(r.a) + abs(r.b) + abs(r.c) + abs(r.d) + abs(r.tx) + abs(r.ty)
        let size = sum + abs(r.p) + abs(r.q) + abs(r.w)
        // The comparison is also false for NaN.
        return size <= Self.greatestInverse ? r : nil
    }

    /// The image of a point; nil at or behind the viewer.
    package func map(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        if isAffine { return (x * a + y * c + tx, x * b + y * d + ty) }
        let depth = x * p + y * q + w
        guard depth > 1e-9 else { return nil }
        return ((x * a + y * c + tx) / depth, (x * b + y * d + ty) / depth)
    }

    /// The derivative of the transform at a point.
    package func derivative(_ x: Double, _ y: Double) -> (
        a: Double, b: Double, c: Double, d: Double
    ) {
        guard !isAffine, let at = map(x, y) else { return (a, b, c, d) }
        let depth = x * p + y * q + w
        return (
            (a - at.x * p) / depth, (b - at.y * p) / depth, (c - at.x * q) / depth,
            (d - at.y * q) / depth
        )
    }

    /// The transform for the display list.
    package var projection: Projection {
        var r = Projection(
            a: Float(a), b: Float(b), c: Float(c), d: Float(d), tx: Float(tx), ty: Float(ty)
        )
        if !isAffine { (r.p, r.q, r.w) = (Float(p), Float(q), Float(w)) }
        return r
    }

    /// The pixels that a rectangle can touch, plus one on each side; nil if a corner is behind the
    /// viewer.
    package func pixels(of rect: CGRect, outset: Double = 1) -> PixelRect? {
        if isAffine { return affinePixels(of: rect, outset: outset) }
        guard let p = map(rect.minX, rect.minY), let q = map(rect.maxX, rect.minY),
            let r = map(rect.minX, rect.maxY), let s = map(rect.maxX, rect.maxY)
        else { return nil }
        let (x, y) = (SIMD4(p.x, q.x, r.x, s.x), SIMD4(p.y, q.y, r.y, s.y))
        return PixelRect(
            minX: Self.before(x.min() - outset), minY: Self.before(y.min() - outset),
            maxX: Self.past(x.max() + outset), maxY: Self.past(y.max() + outset)
        )
    }

    /// The same for an affine transform.
    @inline(__always)
    func affinePixels(of rect: CGRect, outset: Double = 1) -> PixelRect {
        let (x0, y0) = (Double(rect.origin.x), Double(rect.origin.y))
        let (x1, y1) = (x0 + Double(rect.size.width), y0 + Double(rect.size.height))
        // Rounding is monotonic, so the extremes of the corners are sums of these.
        let (ax, bx, cy, dy) = (
            (x0 * a, x1 * a), (x0 * b, x1 * b), (y0 * c, y1 * c), (y0 * d, y1 * d)
        )
        return PixelRect(
            minX: Self.before(min(ax.0, ax.1) + min(cy.0, cy.1) + tx - outset),
            minY: Self.before(min(bx.0, bx.1) + min(dy.0, dy.1) + ty - outset),
            maxX: Self.past(max(ax.0, ax.1) + max(cy.0, cy.1) + tx + outset),
            maxY: Self.past(max(bx.0, bx.1) + max(dy.0, dy.1) + ty + outset)
        )
    }

    @inline(__always)
    private static func before(_ v: Double) -> Int32 {
        // Shorter than `rounded`, which needs a library call on processors without a rounding
        // instruction.
        let limited = max(-1e6, min(1e6, v))
        let whole = Int32(limited)
        return Double(whole) > limited ? whole - 1 : whole
    }

    @inline(__always)
    private static func past(_ v: Double) -> Int32 {
        let limited = max(-1e6, min(1e6, v))
        let whole = Int32(limited)
        return Double(whole) < limited ? whole + 1 : whole
    }

    /// The device rectangle with whole-pixel edges that a rectangle covers exactly; nil if there is
    /// none.
    func wholePixels(of rect: CGRect) -> PixelRect? {
        guard projection.keepsAxes, let p = map(rect.minX, rect.minY),
            let q = map(rect.maxX, rect.maxY)
        else { return nil }
        func whole(_ v: Double) -> Int32? {
            abs(v - v.rounded()) < 1e-4 && abs(v) < 1e6 ? Int32(device: v.rounded()) : nil
        }
        guard let x0 = whole(min(p.x, q.x)), let x1 = whole(max(p.x, q.x)),
            let y0 = whole(min(p.y, q.y)), let y1 = whole(max(p.y, q.y))
        else { return nil }
        return PixelRect(minX: x0, minY: y0, maxX: x1, maxY: y1)
    }
}
