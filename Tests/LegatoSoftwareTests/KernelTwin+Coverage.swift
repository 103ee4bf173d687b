import CLegatoKernels

/// The position of a pixel: its device offset and its local coordinates.
struct Place {
    var dx, dy, u, v, inverseW: Float
    var isInFront: Bool
    var isPerspective: Bool

    init(_ item: LegatoItem, _ x: Int32, _ y: Int32) {
        let m = item.map
        dx = (Float(x) + 0.5) - m.originX
        dy = (Float(y) + 0.5) - m.originY
        u = dx * m.ux + (dy * m.uy + m.u0)
        v = dx * m.vx + (dy * m.vy + m.v0)
        inverseW = 1
        isInFront = true
        let mode = LegatoMode(UInt32(item.mode))
        isPerspective =
            mode == LEGATO_PERSPECTIVE || mode == LEGATO_PERSPECTIVE_ROUNDED || mode == LEGATO_FREE
        if isPerspective {
            let w = dx * m.wx + (dy * m.wy + m.w0)
            isInFront = w > 0
            inverseW = 1 / w
            u *= inverseW
            v *= inverseW
        }
    }
}

extension KernelTwin {
    private static func clamped(_ x: Float) -> Float {
        let low: Float = x > 0 ? x : 0
        return low < 1 ? low : 1
    }

    private static func overlap(_ low: Float, _ high: Float) -> Float {
        clamped((low < 0.5 ? low : 0.5) + (high < 0.5 ? high : 0.5))
    }

    static func coverage(_ item: LegatoItem, _ outline: LegatoOutline, _ p: Place) -> Float {
        let mode = LegatoMode(UInt32(item.mode))
        if mode == LEGATO_FULL { return 1 }
        var box: Float
        if p.isPerspective {
            let x = SIMD4(outline.edgeX)
            let y = SIMD4(outline.edgeY)
            let c = SIMD4(outline.edgeC)
            func edge(_ i: Int) -> Float {
                let e = p.dx * x[i] + (p.dy * y[i] + c[i])
                guard mode == LEGATO_FREE, outline.hardEdges >> i & 1 == 1 else { return e }
                return (i & 1 == 1 ? e > 0 : e >= 0) ? 0.5 : -0.5
            }
            box = overlap(edge(0), edge(1)) * overlap(edge(2), edge(3))
            if !p.isInFront { box = 0 }
        } else {
            box =
                overlap(p.u - outline.left, outline.right - p.u)
                * overlap(p.v - outline.top, outline.bottom - p.v)
        }
        let plain = [LEGATO_PLAIN, LEGATO_SMALL_PLAIN, LEGATO_PERSPECTIVE]
        guard !plain.contains(mode) else { return box }
        let u = mode == LEGATO_AFFINE ? p.u * item.gradientU : p.u
        let v = mode == LEGATO_AFFINE ? p.v * item.gradientV : p.v
        let r = SIMD4(outline.radius)[(v < 0 ? 0 : 2) + (u < 0 ? 0 : 1)]
        let qx = abs(u) - (outline.halfWidth - r)
        let qy = abs(v) - (outline.halfHeight - r)
        guard r > 0, qx > 0, qy > 0 else { return box }
        if mode == LEGATO_FREE && outline.isContinuous != 0 {
            let q = SIMD2(qx, qy)
            return corner(outline, box, CornerTwin(outline, p).distance(item, p, q, r), u, v)
        }
        let length = (qx * qx + qy * qy).squareRoot()
        var distance = length - r
        if [LEGATO_AFFINE, LEGATO_PERSPECTIVE_ROUNDED, LEGATO_FREE].contains(mode) {
            let sx = u < 0 ? -qx : qx
            let sy = v < 0 ? -qy : qy
            distance = distance * length / gradient(item, p, mode, u, v, sx, sy)
        }
        // Other modes ignore hard edges.
        guard mode == LEGATO_FREE else { return min(box, max(0.5 - distance, 0)) }
        return corner(outline, box, distance, u, v)
    }

    /// Returns the coverage in a corner's square in mode FREE.
    private static func corner(
        _ outline: LegatoOutline, _ box: Float, _ distance: Float, _ u: Float, _ v: Float
    ) -> Float {
        let edges: Int32 = (u < 0 ? 1 : 2) | (v < 0 ? 4 : 8)
        if outline.hardEdges & edges == edges { return distance <= 0 ? box : 0 }
        let corner = clamped(0.5 - distance)
        return box < corner ? box : corner
    }

    private static func gradient(
        _ item: LegatoItem, _ p: Place, _ mode: LegatoMode, _ u: Float, _ v: Float, _ sx: Float,
        _ sy: Float
    ) -> Float {
        if mode == LEGATO_AFFINE {
            let ax = sx * item.gradientU
            let ay = sy * item.gradientV
            return ((ax * ax + ay * ay) + 2 * (sx * sy) * item.gradientUV).squareRoot()
        }
        let m = item.map
        let gx = sx * (m.ux - u * m.wx) + sy * (m.vx - v * m.wx)
        let gy = sx * (m.uy - u * m.wy) + sy * (m.vy - v * m.wy)
        return (gx * gx + gy * gy).squareRoot() * p.inverseW
    }

    static func sampled(_ item: LegatoItem, _ p: Place, _ kind: LegatoKind) -> SIMD4<Float> {
        let m = item.texels
        var s = p.dx * m.ux + (p.dy * m.uy + m.u0)
        var t = p.dx * m.vx + (p.dy * m.vy + m.v0)
        if p.isPerspective {
            s *= p.inverseW
            t *= p.inverseW
        }
        func within(_ x: Float, _ low: Float, _ high: Float) -> Float {
            let y = x > low ? x : low
            return y < high ? y : high
        }
        func texel(_ x: Float, _ y: Float) -> SIMD4<Float> {
            let column = Int(within(x, 0, Float(item.pixelWidth - 1)))
            let row = Int(within(y, 0, Float(item.pixelHeight - 1)))
            let start = item.pixels + row * Int(item.pixelStride) + column * 4
            return SIMD4(Float(start[0]), Float(start[1]), Float(start[2]), Float(start[3]))
        }
        if kind == LEGATO_NEAREST { return texel(s, t) }
        s = within(s - 0.5, -1, Float(item.pixelWidth))
        t = within(t - 0.5, -1, Float(item.pixelHeight))
        let i = s.rounded(.down)
        let j = t.rounded(.down)
        let top = mixed(texel(i, j), texel(i + 1, j), s - i)
        let bottom = mixed(texel(i, j + 1), texel(i + 1, j + 1), s - i)
        return mixed(top, bottom, t - j)
    }
}
