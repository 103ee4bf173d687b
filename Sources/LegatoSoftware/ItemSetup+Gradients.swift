import CLegatoKernels
import LegatoDrawing

extension ItemSetup {
    /// Prepares a gradient; returns false if nothing is visible.
    func setGradient(
        _ gradient: GradientItem, kind: GradientKind, stretches: UnsafePointer<LegatoStretch>
    ) -> Bool {
        guard gradient.tint.w > 0, gradient.frame.width > 0, gradient.frame.height > 0,
            let axes = GradientAxes(kind, from: gradient.start, to: gradient.end),
            let map = gradient.shape.inverseProjection
        else { return false }
        let frame = LocalBox(gradient.frame, in: map)
        let unit = map.texels(
            frame: frame, source: LocalRect(x: 0, y: 0, width: 1, height: 1), width: 1, height: 1
        )
        let location = TexelMap(
            map: map, s: unit.s * axes.x.x + unit.t * axes.x.y + map.w * axes.x.z,
            t: unit.s * axes.y.x + unit.t * axes.y.y + map.w * axes.y.z
        )
        item.pointee.kind = Int32(LEGATO_GRADIENT.rawValue)
        item.pointee.variant = Int32(kind.geometry.rawValue)
        item.pointee.stretches = stretches
        item.pointee.tint = kernelColor(gradient.tint)
        item.pointee.texels = location.kernelMap
        item.pointee.rowsAreLevel =
            kind == .axial && map.isAffine && item.pointee.texels.ux == 0 ? 1 : 0
        return setOutline(
            gradient.shape, map: map, box: LocalBox(gradient.shape.rect, in: map),
            wantsInterior: true
        )
    }
}

extension GradientKind {
    /// The kernels' constant.
    fileprivate var geometry: LegatoGradientGeometry {
        switch self {
        case .axial: LEGATO_AXIAL
        case .radial: LEGATO_RADIAL
        case .conic: LEGATO_CONIC
        }
    }
}

extension GradientTable {
    /// Returns the intervals of a gradient for the kernels, valid until the next update.
    func stretches(of gradient: Int) -> UnsafePointer<LegatoStretch> {
        let first = UnsafeRawPointer(records + runs[gradient].first)
        // A record has the same layout as the kernels' struct: five vectors of four numbers.
        return first.assumingMemoryBound(to: LegatoStretch.self)
    }
}
