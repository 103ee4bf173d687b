import CLegatoKernels

/// The kernels of filters and blend modes in plain Swift.
enum FilterTwin {
    typealias Pictures = UnsafePointer<LegatoPlane>

    static let halve: @convention(c) (Pictures?, Pictures?, Int32, Int32, Int32) -> Void = {
        from,
        to,
        clamps,
        firstRow,
        lastRow in
        guard let from = from?.pointee, let to = to?.pointee else { return }
        to.fill(firstRow, lastRow) { x, y, c in
            var sum = 2
            for (i, j) in [(0, 0), (1, 0), (0, 1), (1, 1)] as [(Int32, Int32)] {
                sum += FilterTwin.byte(from, 2 * x + i, 2 * y + j, c, clamps)
            }
            return UInt8(sum / 4)
        }
    }

    static let enlarge: @convention(c) (Pictures?, Pictures?, Int32, Int32, Int32, Int32) -> Void =
        { from, to, times, clamps, firstRow, lastRow in
            guard let from = from?.pointee, let to = to?.pointee else { return }
            let size = 1 << (times + 1)
            func place(_ x: Int32) -> (low: Int32, part: Int) {
                let p = Int((Double(2 * x + 1) - Double(size) / 2))
                let low = Int((Double(p) / Double(size)).rounded(.down))
                return (Int32(low), p - low * size)
            }
            to.fill(firstRow, lastRow) { x, y, c in
                let (column, row) = (place(x), place(y))
                var sum = size * size / 2
                for (i, j) in [(0, 0), (1, 0), (0, 1), (1, 1)] as [(Int32, Int32)] {
                    let a = i == 0 ? size - column.part : column.part
                    let b = j == 0 ? size - row.part : row.part
                    sum += FilterTwin.byte(from, column.low + i, row.low + j, c, clamps) * a * b
                }
                return UInt8(sum / (size * size))
            }
        }

    static let recolor:
        @convention(c) (Pictures?, Pictures?, UnsafePointer<Float>?, Int32, Int32) -> Void = {
            from,
            to,
            matrix,
            firstRow,
            lastRow in
            guard let from = from?.pointee, let to = to?.pointee, let matrix else { return }
            to.fill(firstRow, lastRow) { x, y, c in
                let p = (0..<4).map { Float(FilterTwin.byte(from, x, y, $0, 0)) }
                guard c < 3 else { return UInt8(p[3]) }
                let m = (0..<4).map { matrix[4 * c + $0] }
                let value = p[0] * m[0] + p[1] * m[1] + p[2] * m[2] + p[3] * m[3]
                return UInt8(min(max(value, 0), p[3]) + 0.5)
            }
        }

    static let recolorStraight:
        @convention(c) (Pictures?, Pictures?, UnsafePointer<Float>?, Int32, Int32) -> Void = {
            from,
            to,
            matrix,
            firstRow,
            lastRow in
            guard let from = from?.pointee, let to = to?.pointee, let matrix else { return }
            to.fill(firstRow, lastRow) { x, y, c in
                let p = (0..<4).map { Float(FilterTwin.byte(from, x, y, $0, 0)) }
                guard p[3] > 0 else { return 0 }
                let s = p.map { min($0 / p[3], 1) }
                func channel(_ k: Int) -> Float {
                    let m = (0..<4).map { matrix[4 * k + $0] }
                    let a = p[3] * (1.0 / 255.0 as Float)
                    let sum = s[0] * m[0] + s[1] * m[1] + s[2] * m[2] + a * m[3] + matrix[16 + k]
                    return min(max(sum, 0), 1)
                }
                let alpha = channel(3) * 255
                return UInt8((c < 3 ? channel(c) * alpha : alpha) + 0.5)
            }
        }

    static let showFiltered:
        @convention(c) (
            UnsafePointer<LegatoTarget>?, Pictures?, UnsafePointer<LegatoTarget>?, Float, LegatoRect
        ) -> Void = { target, filtered, shape, opacity, clip in
            guard let target = target?.pointee, let filtered = filtered?.pointee,
                let shape = shape?.pointee
            else { return }
            let factor = UInt32(opacity * 65535)
            for y in clip.minY..<clip.maxY {
                for x in clip.minX..<clip.maxX {
                    let alpha = UInt32(shape.address(x, y)[3])
                    let k = Int(((256 * alpha * factor) >> 16 + 128) >> 8)
                    for c in 0..<4 {
                        let old = Int(target.address(x, y)[c])
                        let new = FilterTwin.byte(filtered, x, y, c, 0)
                        let sum = old * (255 - k) + new * k
                        target.address(x, y)[c] = UInt8((2 * sum + 255) / 510)
                    }
                }
            }
        }

    private static func byte(
        _ plane: LegatoPlane, _ x: Int32, _ y: Int32, _ channel: Int, _ clamps: Int32
    ) -> Int {
        Int(
            plane.value(
                x, y, channel, LegatoBlur(weights: nil, first: 0, count: 0, step: 4, clamps: clamps)
            )
        )
    }

    /// Blends a pixel over another one with a mode that depends on the backdrop.
    static func mix(_ above: SIMD4<UInt8>, into pixel: UnsafeMutablePointer<UInt8>, blend: Int32) {
        let unit: Float = 1 / 255
        let s = (0..<4).map { Float(above[$0]) * unit }
        var d = (0..<4).map { Float(pixel[$0]) * unit }
        for c in 0..<3 { d[c] = min(d[c], d[3]) }
        if blend >= Int32(LEGATO_DESTINATION_OUT.rawValue) {
            for (c, value) in operated(d, s, LegatoMixture(UInt32(blend))).enumerated() {
                pixel[c] = UInt8(value * 255 + 0.5)
            }
            return
        }
        func straight(_ p: [Float]) -> [Float] { (0..<3).map { p[3] > 0 ? p[$0] / p[3] : 0 } }
        let b = mixtures(straight(d), straight(s), LegatoMixture(UInt32(blend)))
        let alpha = s[3] + d[3] - s[3] * d[3]
        for c in 0..<3 {
            let value = s[c] * (1 - d[3]) + d[c] * (1 - s[3]) + (s[3] * d[3]) * b[c]
            pixel[c] = UInt8(min(max(value, 0), alpha) * 255 + 0.5)
        }
        pixel[3] = UInt8(min(alpha, 1) * 255 + 0.5)
    }

    /// Composites by an operator without a blend function.
    private static func operated(_ d: [Float], _ s: [Float], _ blend: LegatoMixture) -> [Float] {
        let (rest, free) = (1 - s[3], 1 - d[3])
        func result(_ c: Int, _ alpha: Float) -> Float {
            switch blend {
            case LEGATO_DESTINATION_OUT: d[c] * rest
            case LEGATO_SOURCE_ATOP: s[c] * d[3] + d[c] * rest
            case LEGATO_DESTINATION_OVER: d[c] + s[c] * free
            default: max(alpha - (d[3] - d[c]) - (s[3] - s[c]), 0)
            }
        }
        let alpha = blend == LEGATO_PLUS_DARKER ? min(s[3] + d[3], 1) : min(result(3, 1), 1)
        return (0..<3).map { min(max(result($0, alpha), 0), alpha) } + [alpha]
    }

    private static func mixtures(_ d: [Float], _ s: [Float], _ blend: LegatoMixture) -> [Float] {
        switch blend {
        case LEGATO_HUE: lightened(saturated(s, like: d), lightness(d))
        case LEGATO_SATURATION: lightened(saturated(d, like: s), lightness(d))
        case LEGATO_HUE_AND_SATURATION: lightened(s, lightness(d))
        case LEGATO_LUMINOSITY: lightened(d, lightness(s))
        default: (0..<3).map { mixture(d[$0], s[$0], blend) }
        }
    }

    private static func hardLight(_ d: Float, _ s: Float) -> Float {
        let twice = 2 * s
        return s <= 0.5 ? d * twice : d + (twice - 1) - d * (twice - 1)
    }

    private static func mixture(_ d: Float, _ s: Float, _ blend: LegatoMixture) -> Float {
        switch blend {
        case LEGATO_MULTIPLY: return d * s
        case LEGATO_SCREEN: return d + s - d * s
        case LEGATO_OVERLAY: return hardLight(s, d)
        case LEGATO_DARKEN: return min(d, s)
        case LEGATO_LIGHTEN: return max(d, s)
        case LEGATO_COLOR_DODGE: return d <= 0 ? 0 : s >= 1 ? 1 : min(d / (1 - s), 1)
        case LEGATO_COLOR_BURN: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min((1 - d) / s, 1)
        case LEGATO_HARD_LIGHT: return hardLight(d, s)
        case LEGATO_SOFT_LIGHT:
            let away = 2 * s - 1
            if s <= 0.5 { return d + away * d * (1 - d) }
            let lifted = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
            return d + away * (lifted - d)
        case LEGATO_DIFFERENCE: return abs(d - s)
        default: return d + s - 2 * d * s
        }
    }

    private static func lightness(_ c: [Float]) -> Float { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private static func lightened(_ c: [Float], _ wanted: Float) -> [Float] {
        let by = wanted - lightness(c)
        let moved = c.map { $0 + by }
        let l = lightness(moved)
        let (n, x) = (moved.min() ?? 0, moved.max() ?? 0)
        return moved.map { v in
            let low = n < 0 ? l + (v - l) * l / (l - n) : v
            return x > 1 ? l + (low - l) * (1 - l) / (x - l) : low
        }
    }

    private static func saturated(_ c: [Float], like of: [Float]) -> [Float] {
        let wanted = (of.max() ?? 0) - (of.min() ?? 0)
        let n = c.min() ?? 0
        let range = (c.max() ?? 0) - n
        return c.map { range > 0 ? ($0 - n) * wanted / range : 0 }
    }
}
