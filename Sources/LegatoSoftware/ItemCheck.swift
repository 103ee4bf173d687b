import LegatoDrawing

extension DisplayItem {
    /// Whether every number of the item is finite.
    var isFinite: Bool {
        switch self {
        case .shape(let item):
            let rest = item.fill + item.border
            return (item.shape.checksum + rest.sum() + item.borderWidth).isFinite
        case .image(let item):
            return
                (item.shape.checksum + item.frame.checksum + item.source.checksum + item.tint.sum())
                .isFinite
        case .shadow(let item):
            return (item.shape.checksum + item.color.sum() + item.sigma).isFinite
        case .beginGroup(let group):
            let clip = group.clip?.checksum ?? 0
            guard let shadow = group.shadow else { return (clip + group.opacity).isFinite }
            return
                (clip + group.opacity + shadow.offset.sum() + shadow.sigma + shadow.color.sum())
                .isFinite
        case .endGroup:
            return true
        }
    }
}

extension LocalRect {
    /// Not finite if one of the numbers is not.
    fileprivate var checksum: Float { x * 0 + y * 0 + width * 0 + height * 0 }
}

extension RoundedShape {
    /// Not finite if one of the numbers is not.
    fileprivate var checksum: Float {
        let p = projection
        let linear = p.a * 0 + p.b * 0 + p.c * 0 + p.d * 0
        let rest = p.tx * 0 + p.ty * 0 + p.p * 0 + p.q * 0 + p.w * 0
        return linear + rest + rect.checksum + (radii * 0).sum()
    }
}
