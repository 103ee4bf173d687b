import CLegatoKernels

extension KernelTwin {
    /// Returns the tinted colour of a gradient at a pixel, not clamped to its alpha.
    static func gradient(_ item: LegatoItem, _ p: Place) -> SIMD4<Float> {
        var (middle, half) = interval(item, p)
        middle = minimum(middle > -4096 ? middle : -4096, 4096)
        half = minimum(half, 4000)
        let (low, high) = (middle - half, middle + half)
        var mean = mean(item.stretches, from: low, to: high)
        for i in 0..<4 where !(mean[i] > 0) { mean[i] = 0 }
        mean.w = minimum(mean.w, 1)
        return mean * SIMD4(item.tint)
    }

    private static func minimum(_ a: Float, _ b: Float) -> Float { a < b ? a : b }

    /// Returns a pixel's position along the gradient, and half its extent there.
    private static func interval(_ item: LegatoItem, _ p: Place) -> (middle: Float, half: Float) {
        let m = item.texels
        var x = p.dx * m.ux + (p.dy * m.uy + m.u0)
        var y = p.dx * m.vx + (p.dy * m.vy + m.v0)
        var (slopeX, slopeY) = (SIMD2(m.ux, m.uy), SIMD2(m.vx, m.vy))
        if p.isPerspective {
            x *= p.inverseW
            y *= p.inverseW
            slopeX = (slopeX - x * SIMD2(m.wx, m.wy)) * p.inverseW
            slopeY = (slopeY - y * SIMD2(m.wx, m.wy)) * p.inverseW
        }
        func length(_ v: SIMD2<Float>) -> Float { (v.x * v.x + v.y * v.y).squareRoot() }
        switch LegatoGradientGeometry(UInt32(item.variant)) {
        case LEGATO_AXIAL:
            return (x, 0.5 * length(slopeX))
        case LEGATO_RADIAL:
            let middle = (x * x + y * y).squareRoot()
            let half = 0.5 * length(x * slopeX + y * slopeY)
            return (middle, half / (middle > 1e-12 ? middle : 1e-12))
        default:
            let square = x * x + y * y
            let half = 0.0795774715 * length(x * slopeY - y * slopeX) / square
            return (turn(x, y), square > 0 ? minimum(half, 0.5) : 0.5)
        }
    }

    private static func turn(_ x: Float, _ y: Float) -> Float {
        let (low, high) = (min(abs(x), abs(y)), max(abs(x), abs(y)))
        let z = high > 0 ? low / high : 0
        let s = z * z
        var p: Float = -0.0007430583355017006
        for c: Float in [
            0.0038461685180664062, -0.009448567405343056, 0.015766043215990067,
            -0.022308088839054108, 0.03178202360868454, -0.05304946005344391, 0.15915492177009583,
        ] {
            p = p * s + c
        }
        var turn = p * z
        if abs(y) > abs(x) { turn = 0.25 - turn }
        if x < 0 { turn = 0.5 - turn }
        return y < 0 ? 1 - turn : turn
    }

    private static func mean(
        _ stretches: UnsafePointer<LegatoStretch>, from low: Float, to high: Float
    ) -> SIMD4<Float> {
        func index(_ t: Float) -> Int {
            var i = 0
            while t >= stretches[i].end { i += 1 }
            return i
        }
        let (i, j) = (index(low), index(high))
        if i == j { return mean(stretches[i], low, high) }
        let (first, last) = (stretches[i], stretches[j])
        let left = mean(first, low, first.end) * (first.end - low)
        let right = mean(last, last.begin, high) * (high - last.begin)
        let between = SIMD4(last.sum) - SIMD4(stretches[i + 1].sum)
        return ((left + between) + right) / (high - low)
    }

    private static func mean(_ s: LegatoStretch, _ low: Float, _ high: Float) -> SIMD4<Float> {
        let x = (low + high) * 0.5 - s.origin
        let half = (high - low) * 0.5
        let third = half * half * 0.333333333
        let curve = SIMD4(s.curve)
        return (SIMD4(s.constant) + curve * third) + (SIMD4(s.slope) + curve * x) * x
    }
}
