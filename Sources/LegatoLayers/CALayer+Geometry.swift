public import Foundation
public import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    /// The smallest upright rectangle around the layer in its superlayer, points.
    ///
    /// Setting moves `position` and sizes `bounds`, so that reading gives the same back for every
    /// transform that scales and moves; the origin of the bounds stays.
    public var frame: CGRect {
        get { Plane(of: state, in: nil).box(of: bounds) ?? .null }
        set {
            require(newValue.isFinite, "CALayer.frame must be finite, got \(newValue)")
            let frame = newValue.standardized
            let t = transform
            var size = Self.size(
                filling: frame.size,
                (abs(t.m11), abs(t.m12), abs(t.m21), abs(t.m22))
            )
            if CATransform3DIsIdentity(t) { size = frame.size }
            var moved = state
            moved.bounds.size = size
            moved.position = .zero
            let box = Plane(of: moved, in: nil).box(of: moved.bounds) ?? .zero
            position = CGPoint(
                x: frame.origin.x - box.origin.x,
                y: frame.origin.y - box.origin.y
            )
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    /// The size whose image under the linear map has the given extent.
    private static func size(
        filling frame: CGSize,
        _ m: (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat)
    ) -> CGSize {
        if m.b == 0 && m.c == 0 {
            return CGSize(
                width: m.a == 0 ? 0 : frame.width / m.a,
                height: m.d == 0 ? 0 : frame.height / m.d
            )
        }
        // |a|·w + |c|·h = frame width, |b|·w + |d|·h = frame height.
        let det = m.a * m.d - m.b * m.c
        guard abs(det) > 1e-12 else {
            let side = max(m.a + m.c, m.b + m.d)
            let even = side == 0 ? 0 : min(frame.width, frame.height) / side
            return CGSize(width: even, height: even)
        }
        return CGSize(
            width: max(0, (frame.width * m.d - frame.height * m.c) / det),
            height: max(0, (frame.height * m.a - frame.width * m.b) / det)
        )
    }

    /// Returns the transform as a 2-D one; the identity if it is none.
    public func affineTransform() -> CGAffineTransform {
        CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
    }

    /// Replaces the whole transform by a 2-D one.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// From this layer's space to its superlayer's.
    var planeToSuperlayer: Plane { Plane(of: state, in: superlayer?.state) }

    /// From this layer's space to that around the root of its tree.
    private var planeToRoot: Plane {
        var plane = planeToSuperlayer
        var at = superlayer
        while let layer = at {
            plane = plane.concat(layer.planeToSuperlayer)
            at = layer.superlayer
        }
        return plane
    }

    private static func map(
        from source: CALayer?,
        to target: CALayer?
    ) -> Plane? {
        let out = source?.planeToRoot ?? Plane()
        guard let target else { return out }
        return target.planeToRoot.inverse.map { out.concat($0) }
    }

    /// Converts a point of another layer's space to this one's; nil means the space around roots.
    ///
    /// A layer without area gives the point unchanged.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        Self.convert(point, Self.map(from: layer, to: self))
    }

    /// Converts a point of this layer's space to another one's; nil means the space around roots.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        Self.convert(point, Self.map(from: self, to: layer))
    }

    /// Converts a rectangle of another layer's space to the upright one around it in this one's.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        Self.map(from: layer, to: self)?.box(of: rect) ?? rect
    }

    /// Converts a rectangle of this layer's space to the upright one around it in another one's.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        Self.map(from: self, to: layer)?.box(of: rect) ?? rect
    }

    private static func convert(_ point: CGPoint, _ plane: Plane?) -> CGPoint {
        guard let at = plane?.map(point.x, point.y) else { return point }
        return CGPoint(x: at.x, y: at.y)
    }

    /// Finds the frontmost layer of this subtree at a point of the superlayer's space.
    func findLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden && opacity > 0, let inverse = planeToSuperlayer.inverse,
            let at = inverse.map(point.x, point.y)
        else { return nil }
        if !isDoubleSided {
            let d = planeToSuperlayer.derivative(bounds.midX, bounds.midY)
            if d.a * d.d - d.b * d.c < 0 { return nil }
        }
        let local = CGPoint(x: at.x, y: at.y)
        let isInside = contains(local)
        if masksToBounds && !isInside { return nil }
        let frontFirst = (sublayers ?? []).enumerated().sorted {
            $0.element.zPosition != $1.element.zPosition
                ? $0.element.zPosition > $1.element.zPosition : $0.offset > $1.offset
        }
        for (_, child) in frontFirst {
            if let hit = child.hitTest(local) { return hit }
        }
        return isInside ? self : nil
    }
}

extension Plane {
    /// The smallest upright rectangle around the image of a rectangle; nil if it passes the eye.
    func box(of rect: CGRect) -> CGRect? {
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        for x in [rect.minX, rect.maxX] {
            for y in [rect.minY, rect.maxY] {
                guard let at = map(x, y) else { return nil }
                (minX, maxX) = (min(minX, at.x), max(maxX, at.x))
                (minY, maxY) = (min(minY, at.y), max(maxY, at.y))
            }
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
