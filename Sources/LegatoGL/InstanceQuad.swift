import LegatoDrawing

/// The area that an instance is drawn on: a parallelogram, and the rectangle around it.
struct InstanceQuad {
    /// A corner, and the side along x or u.
    var corner: SIMD4<Float>
    /// The side along y or v.
    var side: SIMD2<Float>
    /// The whole pixels around it, clipped to the drawable ones; empty if nothing is visible.
    var area: PixelRect

    /// Creates a quad of whole pixels.
    init(_ area: PixelRect) {
        self.area = area
        corner = SIMD4(Float(area.minX), Float(area.minY), Float(area.width), 0)
        side = SIMD2(0, Float(area.height))
    }

    /// Creates the image of a box, outset by a margin in pixels (at least half a pixel, for
    /// antialiasing).
    ///
    /// If the image is cut by the limit, axis-aligned or in perspective, it is replaced by its
    /// bounding rectangle, so that no scissor is needed.
    init(_ box: LocalBox, _ map: PlacedProjection, margin: Double, within limit: PixelRect) {
        let (m, inverse) = (map.projection, map.inverse)
        guard m.isAffine else {
            self.init(Self.perspectiveBounds(box, m, within: limit))
            return
        }
        let margin = map.keepsAxes ? 0.5 : margin
        let left = box.left - margin * inverse.gradientU
        let top = box.top - margin * inverse.gradientV
        let width = box.right + margin * inverse.gradientU - left
        let height = box.bottom + margin * inverse.gradientV - top
        let (ux, uy) = (width * m.a, width * m.b)
        let (vx, vy) = (height * m.c, height * m.d)
        let x = m.x + left * m.a + top * m.c
        let y = m.y + left * m.b + top * m.d
        let minX = x + min(ux, 0) + min(vx, 0)
        let minY = y + min(uy, 0) + min(vy, 0)
        let everywhere = PixelRect(
            minX: -1_000_000, minY: -1_000_000, maxX: 1_000_000, maxY: 1_000_000
        )
        let whole = PixelRect(
            covering: minX, minY, minX + abs(ux) + abs(vx), minY + abs(uy) + abs(vy),
            within: everywhere
        )
        if map.keepsAxes || !limit.contains(whole) {
            self.init(whole.intersection(limit))
        } else {
            self.init(whole)
            corner = SIMD4(Float(x), Float(y), Float(ux), Float(uy))
            side = SIMD2(Float(vx), Float(vy))
        }
    }

    private static func perspectiveBounds(
        _ box: LocalBox, _ m: CentredProjection, within limit: PixelRect
    ) -> PixelRect {
        var (minX, minY) = (Double.infinity, Double.infinity)
        var (maxX, maxY) = (-Double.infinity, -Double.infinity)
        var behind = 0
        for i in 0..<4 {
            let u = i & 1 == 0 ? box.left : box.right
            let v = i & 2 == 0 ? box.top : box.bottom
            let w = u * m.p + v * m.q + m.w
            guard w > 1e-6 else {
                behind += 1
                continue
            }
            let x = (u * m.a + v * m.c + m.x) / w
            let y = (u * m.b + v * m.d + m.y) / w
            (minX, maxX) = (min(minX, x), max(maxX, x))
            (minY, maxY) = (min(minY, y), max(maxY, y))
        }
        guard behind == 0 else { return limit }
        return PixelRect(covering: minX - 2, minY - 2, maxX + 2, maxY + 2, within: limit)
    }
}
