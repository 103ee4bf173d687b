import CLegatoKernels

/// A continuous corner in plain Swift, as the kernels compute it.
struct CornerTwin {
    var share: Float
    var isLeft = false
    var isTop = false

    init(share: Float) { self.share = share }

    /// Creates the corner of the quadrant that contains a pixel.
    init(_ outline: LegatoOutline, _ p: Place) {
        isLeft = p.u < 0
        isTop = p.v < 0
        share = SIMD4(outline.smoothing)[(isTop ? 0 : 2) + (isLeft ? 0 : 1)]
    }

    private func fourthRoot(_ x: Float) -> Float { x.squareRoot().squareRoot() }

    func distance(_ item: LegatoItem, _ p: Place, _ q: SIMD2<Float>, _ r: Float) -> Float {
        let m = item.map
        let rest = 1 - share
        let inverse = 1 / r
        let x = max(q.x * inverse, 1 / 1024)
        let y = max(q.y * inverse, 1 / 1024)
        let xPower = x * x * fourthRoot(x)
        let yPower = y * y * fourthRoot(y)
        let level = share * (xPower * x + yPower * y) + rest * (x * x + y * y)
        let gx = share * 3.25 * xPower + rest * 2 * x
        let gy = share * 3.25 * yPower + rest * 2 * y
        let power = level / (x * gx + y * gy)
        let step = fourthRoot(level) - 1
        let b = 4 * power
        let rise = b * step / (1 + (0.5 - 0.5 * b) * step)
        let sx = isLeft ? -gx : gx
        let sy = isTop ? -gy : gy
        let across = sx * (m.ux - p.u * m.wx) + sy * (m.vx - p.v * m.wx)
        let down = sx * (m.uy - p.u * m.wy) + sy * (m.vy - p.v * m.wy)
        let slope = (across * across + down * down).squareRoot() * p.inverseW * inverse
        let distance = level * rise / (power * (1 + rise) * slope)
        return level < 0.015625 ? -1 : distance
    }

    /// Returns the corner's position at height y, as a fraction of its extent.
    func reach(_ y: Float) -> Float {
        let rest = 1 - share
        let c = max(1 - (share * (y * y * y * fourthRoot(y)) + rest * (y * y)), 1e-9)
        let half = c.squareRoot()
        let quarter = half.squareRoot()
        var x = share * (quarter * fourthRoot(quarter)) + rest * half
        for _ in 0..<3 {
            let power = x * x * fourthRoot(x)
            let value = share * (power * x) + rest * (x * x)
            x = max(x - (value - c) / (share * 3.25 * power + rest * 2 * x), 1e-4)
        }
        return min(x, 1)
    }
}
