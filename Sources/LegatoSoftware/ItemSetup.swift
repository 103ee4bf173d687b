import CLegatoKernels
import LegatoDrawing

/// The tolerance in pixels by which spans are wider (or interiors narrower) than exact, to allow
/// for rounding in the kernels' single precision.
private let spanMargin = 1.0 / 64

/// Sets up an item for the kernels in place; fields that its kind and mode do not read are
/// unchanged.
struct ItemSetup {
    let item: UnsafeMutablePointer<LegatoItem>

    /// Sets the outline and the box that limits it; returns false if nothing can be visible.
    ///
    /// `isNarrow` allows the modes for small items.
    func setOutline(
        _ shape: RoundedShape, map: InverseProjection, box: LocalBox, wantsInterior: Bool,
        isNarrow: Bool = false
    ) -> Bool {
        guard !box.isEmpty else { return false }
        let isRound = shape.radii != .zero
        var isSmall = false
        if shape.isSpecial {
            item.pointee.map = map.kernelMap(dividingU: 1, v: 1)
            item.pointee.mode = Int32(LEGATO_FREE.rawValue)
        } else if map.isAffine {
            let isSimilar = map.isSimilar
            let whole = LocalBox(shape.rect, in: map)
            let isEven =
                shape.radii == SIMD4(repeating: shape.radii.x) && box == whole
                && box.isThick(in: map) && Double(shape.radii.x) > 1e-6 * map.gradientU
            isSmall = isNarrow && box.isSmall(in: map) && (!isRound || isSimilar && isEven)
            let unitV = isSimilar && isRound ? map.gradientU : map.gradientV
            item.pointee.map = map.kernelMap(dividingU: map.gradientU, v: unitV)
            let round = !isSimilar ? LEGATO_AFFINE : isEven ? LEGATO_EVEN : LEGATO_SIMILAR
            let mode = isSmall ? LEGATO_SMALL_EVEN : round
            let plainMode = isSmall ? LEGATO_SMALL_PLAIN : LEGATO_PLAIN
            item.pointee.mode = Int32((isRound ? mode : plainMode).rawValue)
            item.pointee.gradientU = Float(map.gradientU)
            item.pointee.gradientV = Float(map.gradientV)
            item.pointee.gradientUV = Float(map.gradientUV)
        } else {
            item.pointee.map = map.kernelMap(dividingU: 1, v: 1)
            item.pointee.mode = Int32(
                (isRound ? LEGATO_PERSPECTIVE_ROUNDED : LEGATO_PERSPECTIVE).rawValue
            )
        }
        setLimits(
            &item.pointee.outline,
            mode: item.pointee.mode,
            shape: shape,
            map: map,
            box: box,
            inset: 0
        )
        if isSmall { return true }
        item.pointee.hasInterior = 0
        legato_spans_clear(&item.pointee.outer)
        cut(&item.pointee.outer, map: map, box: box, distance: -0.5 - spanMargin)
        if wantsInterior { setInterior(shape: shape, map: map, box: box, inset: 0) }
        return true
    }

    /// Sets the inner outline of the border of a shape whose outline is set.
    func setInner(_ shape: RoundedShape, map: InverseProjection, width: Double, wantsInterior: Bool)
    {
        let box = LocalBox(shape.rect, in: map).expanded(by: -width)
        item.pointee.hasInner = box.isEmpty ? 0 : 1
        guard !box.isEmpty else { return }
        if item.pointee.mode == Int32(LEGATO_EVEN.rawValue) && !box.isThick(in: map) {
            item.pointee.mode = Int32(LEGATO_SIMILAR.rawValue)
        }
        setLimits(
            &item.pointee.inner,
            mode: item.pointee.mode,
            shape: shape,
            map: map,
            box: box,
            inset: width
        )
        if wantsInterior { setInterior(shape: shape, map: map, box: box, inset: width) }
    }

    private func setLimits(
        _ outline: inout LegatoOutline, mode: Int32, shape: RoundedShape, map: InverseProjection,
        box: LocalBox, inset: Double
    ) {
        let isSimilar =
            mode == Int32(LEGATO_SIMILAR.rawValue) || mode == Int32(LEGATO_EVEN.rawValue)
            || mode == Int32(LEGATO_SMALL_EVEN.rawValue)
        let unit = isSimilar ? map.gradientU : 1
        outline.halfWidth = Float((Double(shape.rect.width) / 2 - inset) / unit)
        outline.halfHeight = Float((Double(shape.rect.height) / 2 - inset) / unit)
        let figure = CornerFigure(shape, inset: inset)
        let extents = SIMD4<Float>(figure.extents / unit)
        outline.radius = (extents.x, extents.y, extents.z, extents.w)
        let isFree = mode == Int32(LEGATO_FREE.rawValue)
        if isFree {
            outline.setCorners(figure, isContinuous: shape.hasContinuousCorners)
            // The inner edge of a border is always antialiased.
            outline.hardEdges = inset == 0 ? Int32(shape.hardEdges.rawValue) : 0
        }
        if map.isAffine && !isFree {
            let unitV = isSimilar ? map.gradientU : map.gradientV
            outline.left = Float(box.left / map.gradientU)
            outline.right = Float(box.right / map.gradientU)
            outline.top = Float(box.top / unitV)
            outline.bottom = Float(box.bottom / unitV)
        } else {
            let e = map.edges(of: box)
            outline.edgeX = (Float(e.0.x), Float(e.1.x), Float(e.2.x), Float(e.3.x))
            outline.edgeY = (Float(e.0.y), Float(e.1.y), Float(e.2.y), Float(e.3.y))
            outline.edgeC = (Float(e.0.z), Float(e.1.z), Float(e.2.z), Float(e.3.z))
        }
    }

    /// Clips spans to the pixels at least `distance` pixels inside the edges of a box.
    func cut(_ spans: inout LegatoSpans, map: InverseProjection, box: LocalBox, distance: Double) {
        let edges = map.edges(of: box)
        cut(&spans, map: map, line: edges.0, distance: distance)
        cut(&spans, map: map, line: edges.1, distance: distance)
        cut(&spans, map: map, line: edges.2, distance: distance)
        cut(&spans, map: map, line: edges.3, distance: distance)
    }

    private func cut(
        _ spans: inout LegatoSpans, map: InverseProjection, line: SIMD3<Double>, distance: Double
    ) {
        let constant =
            line.z - distance - map.originX * line.x - map.originY * line.y
        legato_spans_cut(&spans, line.x, line.y, constant)
    }

    /// Sets the pixels of full coverage of an affine outline: half a pixel inside the edges, and
    /// inside two chords of each corner's arc.
    private func setInterior(
        shape: RoundedShape, map: InverseProjection, box: LocalBox, inset: Double
    ) {
        guard map.isAffine else { return }
        item.pointee.hasInterior = 1
        legato_spans_clear(&item.pointee.interior)
        cut(&item.pointee.interior, map: map, box: box, distance: 0.5 + spanMargin)
        let (gu, gv) = (map.gradientU * map.gradientU, map.gradientV * map.gradientV)
        let spread = ((gu - gv) * (gu - gv) + 4 * map.gradientUV * map.gradientUV).squareRoot()
        let gradient = ((gu + gv + spread) / 2).squareRoot()
        // A continuous corner encloses at least the area of a circular one of its extent.
        let extents = CornerFigure(shape, inset: inset).extents
        for corner in 0..<4 {
            let radius = extents[corner]
            guard radius > 0 else { continue }
            let signX: Double = corner & 1 == 0 ? -1 : 1
            let signY: Double = corner & 2 == 0 ? -1 : 1
            let x = signX * (Double(shape.rect.width) / 2 - inset - radius)
            let y = signY * (Double(shape.rect.height) / 2 - inset - radius)
            let (cosine, sine) = (0.9238795325112867, 0.3826834323650898)
            for (nx, ny) in [(cosine * signX, sine * signY), (sine * signX, cosine * signY)] {
                let line = SIMD3(
                    -(nx * map.u.x + ny * map.v.x),
                    -(nx * map.u.y + ny * map.v.y),
                    radius * cosine + nx * (x - map.u.z) + ny * (y - map.v.z)
                )
                cut(
                    &item.pointee.interior,
                    map: map,
                    line: line,
                    distance: (0.5 + spanMargin) * gradient
                )
            }
        }
    }
}

extension LegatoOutline {
    /// Sets the shape of the corners.
    mutating func setCorners(_ figure: CornerFigure, isContinuous: Bool) {
        let shares = SIMD4<Float>(figure.smoothing)
        smoothing = (shares.x, shares.y, shares.z, shares.w)
        self.isContinuous = isContinuous ? 1 : 0
    }
}
