import Foundation
import LegatoGraphics
import LegatoRenderTree

extension CALayer {
    var shownFrame: CGRect {
        get { read { $0.frame } ?? .null }
        set {
            require(newValue.isFinite, "CALayer.frame must be finite, got \(newValue)")
            let frame = newValue.standardized
            let t = transform
            var size = Self.size(
                filling: frame.size, (abs(t.m11), abs(t.m12), abs(t.m21), abs(t.m22))
            )
            if CATransform3DIsIdentity(t) { size = frame.size }
            var moved = state
            moved.bounds.size = size
            moved.position = .zero
            let box = moved.frame ?? .zero
            // Clamps coordinates that the transform makes too large to be visible.
            position = CGPoint(
                x: (frame.origin.x - box.origin.x).finite, y: (frame.origin.y - box.origin.y).finite
            )
            size = CGSize(width: size.width.finite, height: size.height.finite)
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    /// The size whose image under the linear map has the given size.
    private static func size(
        filling frame: CGSize, _ m: (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat)
    ) -> CGSize {
        if m.b == 0 && m.c == 0 {
            return CGSize(
                width: m.a == 0 ? 0 : frame.width / m.a, height: m.d == 0 ? 0 : frame.height / m.d
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
}

extension LayerState {
    /// The smallest axis-aligned rectangle around the layer in its superlayer; nil if part of the
    /// layer is behind the viewer.
    fileprivate var frame: CGRect? {
        let t = transform
        guard t.m14 == 0 && t.m24 == 0 && t.m34 == 0 && t.m44 == 1 else {
            return ProjectiveTransform(of: self, in: nil).box(of: bounds)
        }
        // Relative to the anchor point, neither a flip nor the origin of the bounds matters.
        let size = bounds.size
        let x = -anchorPoint.x * size.width
        let y = -anchorPoint.y * size.height
        let box = CGRect(origin: CGPoint(x: x, y: y), size: size)
            .box(turnedBy: (t.m11, t.m12, t.m21, t.m22))
        return box.offsetBy(
            dx: position.x + (t.m41 - anchorPointZ * t.m31),
            dy: position.y + (t.m42 - anchorPointZ * t.m32)
        )
    }
}

extension CGRect {
    /// The smallest axis-aligned rectangle around the image under a linear map.
    ///
    /// Its size is computed from the size alone; a difference of corners would add their rounding
    /// error.
    fileprivate func box(turnedBy m: (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat)) -> CGRect {
        func minimum(_ v: CGFloat, _ length: CGFloat, _ factor: CGFloat) -> CGFloat {
            (factor < 0 ? v + length : v) * factor
        }
        return CGRect(
            x: minimum(origin.x, size.width, m.a) + minimum(origin.y, size.height, m.c),
            y: minimum(origin.x, size.width, m.b) + minimum(origin.y, size.height, m.d),
            width: size.width * abs(m.a) + size.height * abs(m.c),
            height: size.width * abs(m.b) + size.height * abs(m.d)
        )
    }
}

extension ProjectiveTransform {
    /// The smallest axis-aligned rectangle around the image of a rectangle; nil if a corner is
    /// behind the viewer.
    func box(of rect: CGRect) -> CGRect? {
        let rect = rect.standardized
        if isAffine { return rect.box(turnedBy: (a, b, c, d)).offsetBy(dx: tx, dy: ty) }
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
