import CLegatoKernels

/// The kernels in plain Swift: one pixel at a time, without spans, interiors or vectors.
enum KernelTwin {
    static let kernels = LegatoKernels(
        name: nil,
        draw: { item, target, clip in
            guard let item, let target else { return }
            for y in clip.minY..<clip.maxY {
                for x in clip.minX..<clip.maxX {
                    KernelTwin.draw(item.pointee, target.pointee, x, y)
                }
            }
        },
        alpha: { target, plane, firstRow, lastRow in
            guard let target = target?.pointee, let plane = plane?.pointee else { return }
            for y in firstRow..<lastRow {
                for x in plane.rect.minX..<plane.rect.maxX {
                    plane.address(x, y)[0] = target.address(x, y)[3]
                }
            }
        },
        blurRows: { from, to, blur, firstRow, lastRow, _ in
            guard let from = from?.pointee, let to = to?.pointee else { return }
            to.fill(firstRow, lastRow, step: blur.step) { x, y, c in
                KernelTwin.blurred(blur) { from.value(x + $0, y, c, blur) }
            }
        },
        blurColumns: { from, to, blur, firstRow, lastRow in
            guard let from = from?.pointee, let to = to?.pointee else { return }
            to.fill(firstRow, lastRow, step: blur.step) { x, y, c in
                KernelTwin.blurred(blur) { from.value(x, y + $0, c, blur) }
            }
        },
        swapRedBlue: { from, to, count in
            guard let from, let to else { return }
            for i in 0..<Int(count) {
                for c in 0..<4 { to[i * 4 + c] = from[i * 4 + [2, 1, 0, 3][c]] }
            }
        },
        halve: FilterTwin.halve,
        enlarge: FilterTwin.enlarge,
        recolor: FilterTwin.recolor,
        recolorStraight: FilterTwin.recolorStraight,
        showFiltered: FilterTwin.showFiltered
    )

    private static func blurred(_ blur: LegatoBlur, _ value: (Int32) -> Float) -> UInt8 {
        var sum: Float = 0
        for k in 0..<blur.count { sum += value(blur.first + k) * blur.weights[Int(k)] }
        return UInt8(min(sum, 255) + 0.5)
    }

    /// The source of one pixel: 256 * channels, and the factor on the backdrop.
    private struct Source {
        var color: SIMD4<UInt32>
        var value: Float

        /// Creates the source from a colour that is the same for all pixels.
        init(uniform c: SIMD4<Float>, _ value: Float) {
            color = SIMD4(truncating: c * 256 + 0.5)
            self.value = value
        }

        /// Creates the source from a colour of this pixel only.
        init(mixed c: SIMD4<Float>, _ value: Float) {
            color = SIMD4(truncating: c * 256)
            self.value = value
        }

        func tinted(_ item: LegatoItem) -> Source {
            guard item.isTinted != 0 else { return self }
            var source = self
            let factors = SIMD4<UInt32>(truncating: SIMD4(item.tint) * 257 + 0.5)
            for i in 0..<4 { source.color[i] = (color[i] * factors[i]) >> 16 }
            return source
        }
    }

    private static func draw(_ item: LegatoItem, _ target: LegatoTarget, _ x: Int32, _ y: Int32) {
        let pixel = target.address(x, y)
        if item.kind == Int32(LEGATO_KEEP.rawValue) && !item.holds(x, y) {
            for c in 0..<4 { pixel[c] = 0 }
            return
        }
        guard let source = source(item, x, y) else { return }
        let isMixed = item.kind == Int32(LEGATO_MIXED.rawValue)
        let factor = UInt32(source.value * 65535)
        func channel(_ c: Int) -> UInt32 { ((source.color[c] * factor) >> 16 + 128) >> 8 }
        if isMixed {
            let above = SIMD4<UInt8>(truncatingIfNeeded: SIMD4((0..<4).map(channel)))
            return FilterTwin.mix(above, into: pixel, blend: item.variant)
        }
        let isAdded = item.kind == Int32(LEGATO_ADD.rawValue)
        let isKept = item.kind == Int32(LEGATO_KEEP.rawValue)
        let keep = isKept ? channel(3) : 255 - channel(3)
        for c in 0..<4 {
            if isAdded {
                pixel[c] = UInt8(min(channel(c) + UInt32(pixel[c]), 255))
                continue
            }
            // Twice the product and the divisor, so that a half is never in between.
            pixel[c] = UInt8((isKept ? 0 : channel(c)) + (2 * UInt32(pixel[c]) * keep + 255) / 510)
        }
    }

    private static func source(_ item: LegatoItem, _ x: Int32, _ y: Int32) -> Source? {
        let kind = LegatoKind(UInt32(item.kind))
        let color = SIMD4(item.color)
        if kind == LEGATO_MASK {
            let mask = item.pixels[item.offset(x, y, bytes: 1)]
            return Source(uniform: color, Float(mask) * (1 / 255) * item.opacity)
        }
        let place = Place(item, x, y)
        if kind == LEGATO_SHADOW {
            let value = min(max(ShadowTwin(item: item).value(place), 0), 1)
            return Source(uniform: color, place.isInFront ? value : 0)
        }
        let outer = coverage(item, item.outline, place)
        switch kind {
        case LEGATO_GRADIENT:
            guard outer > 0 else { return nil }
            return Source(mixed: cutToAlpha(gradient(item, place)), outer)
        case LEGATO_COLOR:
            return Source(uniform: color, outer)
        case LEGATO_BORDER:
            let border = SIMD4(item.border)
            guard item.hasInner != 0 else { return Source(uniform: border, outer) }
            let inner = coverage(item, item.inner, place)
            return Source(mixed: mixed(border, color, inner), outer)
        case LEGATO_COPY, LEGATO_ADD, LEGATO_KEEP, LEGATO_MIXED:
            guard outer > 0 else { return nil }
            let start = item.pixels + item.offset(x, y, bytes: 4)
            let texel = SIMD4(Float(start[0]), Float(start[1]), Float(start[2]), Float(start[3]))
            return Source(mixed: cutToAlpha(texel), outer * item.opacity).tinted(item)
        default:
            let texel = cutToAlpha(sampled(item, place, kind))
            return Source(mixed: texel, outer * item.opacity).tinted(item)
        }
    }

    private static func cutToAlpha(_ c: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(min(c.x, c.w), min(c.y, c.w), min(c.z, c.w), c.w)
    }

    static func mixed(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ k: Float) -> SIMD4<Float> {
        SIMD4(
            a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k, a.z + (b.z - a.z) * k,
            a.w + (b.w - a.w) * k
        )
    }
}

extension LegatoTarget {
    func address(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt8> {
        pixels + Int(Int64(y - originY) * stride) + Int(x - originX) * 4
    }
}

extension LegatoPlane {
    func address(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt8> {
        bytes + Int(Int64(y - rect.minY) * stride) + Int(x - rect.minX)
    }

    /// Returns a channel of a pixel; outside, 0 or the closest pixel's.
    func value(_ x: Int32, _ y: Int32, _ channel: Int, _ blur: LegatoBlur) -> Float {
        let near = (
            x: min(max(x, rect.minX), rect.maxX - 1), y: min(max(y, rect.minY), rect.maxY - 1)
        )
        guard blur.clamps != 0 || near == (x, y) else { return 0 }
        let column = Int(near.x - rect.minX) * Int(blur.step)
        return Float(bytes[Int(Int64(near.y - rect.minY) * stride) + column + channel])
    }

    /// Sets the channels of rows of pixels.
    func fill(
        _ firstRow: Int32, _ lastRow: Int32, step: Int32 = 4,
        _ value: (_ x: Int32, _ y: Int32, _ channel: Int) -> UInt8
    ) {
        for y in firstRow..<lastRow {
            for x in rect.minX..<rect.maxX {
                let start = Int(Int64(y - rect.minY) * stride) + Int((x - rect.minX) * step)
                for c in 0..<Int(step) { bytes[start + c] = value(x, y, c) }
            }
        }
    }
}

extension LegatoItem {
    /// Whether a picture has a pixel at a position.
    func holds(_ x: Int32, _ y: Int32) -> Bool {
        x >= offsetX && x < offsetX + pixelWidth && y >= offsetY && y < offsetY + pixelHeight
    }

    func offset(_ x: Int32, _ y: Int32, bytes: Int) -> Int {
        Int(Int64(y - offsetY) * pixelStride) + Int(x - offsetX) * bytes
    }
}

extension SIMD4<Float> {
    init(_ tuple: (Float, Float, Float, Float)) {
        self.init(tuple.0, tuple.1, tuple.2, tuple.3)
    }
}

extension SIMD4<UInt32> {
    init(truncating c: SIMD4<Float>) {
        self.init(UInt32(c.x), UInt32(c.y), UInt32(c.z), UInt32(c.w))
    }
}
