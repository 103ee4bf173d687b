import CLegatoKernels

/// The shadow of one item in plain Swift, as the kernels compute it.
struct ShadowTwin {
    var item: LegatoItem

    func value(_ p: Place) -> Float {
        let mode = LegatoMode(UInt32(item.mode))
        let outline = item.outline
        if mode == LEGATO_PLAIN || mode == LEGATO_PERSPECTIVE {
            return axis(p.u, outline.halfWidth) * axis(p.v, outline.halfHeight)
        }
        let h = outline.halfHeight
        let low = -h > p.v - item.reach ? -h : p.v - item.reach
        let high = h < p.v + item.reach ? h : p.v + item.reach
        guard low < high else { return 0 }
        let middle = (low + high) * 0.5
        let half = (high - low) * 0.5
        let nodes: [Float] = [
            -0.932469514, -0.661209386, -0.238619186, 0.238619186, 0.661209386, 0.932469514,
        ]
        let weights: [Float] = [
            0.171324492, 0.360761573, 0.467913935, 0.467913935, 0.360761573, 0.171324492,
        ]
        var parts: [(weight: Float, left: Float, right: Float)] = []
        for (node, weight) in zip(nodes, weights) {
            let t = middle + half * node
            let z = (p.v - t) * item.inverseSigma
            let w =
                (half * weight) * (0.398942280 * item.inverseSigma)
                * exponential(-0.5 * (z * z)) * 0.5
            let isFree = mode == LEGATO_FREE
            let left =
                isFree ? continuousReach(t, 0) : reach(t, outline.radius.0, outline.radius.2)
            let right =
                isFree ? continuousReach(t, 1) : reach(t, outline.radius.1, outline.radius.3)
            if item.rowsAreLevel != 0, let last = parts.last, last.left == left,
                last.right == right
            {
                parts[parts.count - 1].weight += w
            } else {
                parts.append((w, left, right))
            }
        }
        return parts.reduce(0) { sum, part in
            let strip =
                errorFunction((p.u + part.left) * item.erfScale)
                - errorFunction((p.u - part.right) * item.erfScale)
            return sum + part.weight * strip
        }
    }

    private func axis(_ u: Float, _ h: Float) -> Float {
        let k = item.erfScale
        return 0.5 * (errorFunction((u + h) * k) - errorFunction((u - h) * k))
    }

    private func reach(_ t: Float, _ top: Float, _ bottom: Float) -> Float {
        let r = t < 0 ? top : bottom
        let k = max(abs(t) - (item.outline.halfHeight - r), 0)
        return (item.outline.halfWidth - r) + max(r * r - k * k, 0).squareRoot()
    }

    private func continuousReach(_ t: Float, _ side: Int) -> Float {
        let corner = side + (t < 0 ? 0 : 2)
        let r = SIMD4(item.outline.radius)[corner]
        let k = max(abs(t) - (item.outline.halfHeight - r), 0)
        let y = min(k / max(r, 1e-6), 1)
        let share = SIMD4(item.outline.smoothing)[corner]
        return (item.outline.halfWidth - r) + r * CornerTwin(share: share).reach(y)
    }

    private func errorFunction(_ x: Float) -> Float {
        let a = min(abs(x), 4)
        var p: Float = 4.30638e-5
        p = p * a + 2.765672e-4
        p = p * a + 1.520143e-4
        p = p * a + 9.2705272e-3
        p = p * a + 4.22820123e-2
        p = p * a + 7.05230784e-2
        p = p * a + 1
        for _ in 0..<4 { p *= p }
        let y = 1 - 1 / p
        return x < 0 ? -y : y
    }

    private func exponential(_ value: Float) -> Float {
        let x = max(value, -87)
        let i = (x * 1.44269504 + 0.5).rounded(.down)
        let f = (x - i * 0.693359375) - i * -2.12194440e-4
        var p: Float = 1.9875691500e-4
        p = p * f + 1.3981999507e-3
        p = p * f + 8.3334519073e-3
        p = p * f + 4.1665795894e-2
        p = p * f + 1.6666665459e-1
        p = p * f + 5.0000001201e-1
        p = (p * (f * f) + f) + 1
        return p * Float(bitPattern: UInt32(bitPattern: (Int32(i) + 127) << 23))
    }
}
