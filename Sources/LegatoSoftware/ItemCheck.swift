import LegatoDrawing

extension DisplayItem {
    /// Whether every number of the item is finite; those of a run of shapes are looked at one by one.
    var isFinite: Bool {
        switch self {
        case .shape(let item):
            let rest = item.fill * 0 + item.border * 0
            return (item.shape.checksum + rest).isZero && item.borderWidth.isFinite
        case .image(let item):
            let rest = item.frame.checksum + item.source.checksum + item.tint * 0
            return (item.shape.checksum + rest).isZero
        case .shadow(let item):
            return (item.shape.checksum + item.color * 0).isZero && item.sigma.isFinite
        case .gradient(let item):
            let ends = SIMD4(lowHalf: item.start, highHalf: item.end) * 0
            return (item.shape.checksum + item.frame.checksum + item.tint * 0 + ends).isZero
        case .beginGroup(let group):
            let clip = group.clip?.checksum ?? .zero
            guard clip.isZero, group.opacity.isFinite else { return false }
            guard let shadow = group.shadow else { return true }
            return (shadow.color * 0).isZero && (shadow.offset * 0) == .zero
                && shadow.sigma.isFinite
        case .shapes, .endGroup:
            return true
        }
    }
}

extension PlainShape {
    /// Whether every number of the shape is finite.
    var isFinite: Bool {
        let map = SIMD4(a, b, c, d) * 0 + SIMD4(tx, ty, radius, 0) * 0
        return (map + rect.checksum + fill * 0).isZero
    }
}

extension SIMD4<Float> {
    /// Whether all numbers are 0, of either sign.
    fileprivate var isZero: Bool { self == .zero }
}

extension LocalRect {
    /// Zeros, if all numbers are finite; otherwise one is not.
    fileprivate var checksum: SIMD4<Float> { SIMD4(x, y, width, height) * 0 }
}

extension RoundedShape {
    /// Zeros, if all numbers are finite; otherwise one is not.
    fileprivate var checksum: SIMD4<Float> {
        let p = projection
        let linear = SIMD4(p.a, p.b, p.p, p.c) * 0
        let rest = SIMD4(p.d, p.q, p.tx, p.ty) * 0
        return linear + rest + rect.checksum + radii * 0 + p.w * 0
    }
}
