import LegatoDrawing

/// An outline in a target, ready to be written to a record.
struct PlacedOutline {
    let map: PlacedProjection
    /// Its bounds: the rectangle, possibly clipped by an image's frame.
    let box: LocalBox
    /// The cheapest kind that draws it.
    let kind: OutlineKind
    /// The pixels it is drawn on.
    var quad: InstanceQuad
    private let rect: LocalRect
    private let radii: SIMD4<Float>
    /// The word for hard edges and continuous corners.
    private let corners: Float

    /// Positions an outline; returns nil if none of it is visible within the limit.
    ///
    /// An image's `frame` clips the outline; a shadow extends `reach` local points beyond it.
    init?(
        _ shape: RoundedShape, _ place: Placement, within limit: PixelRect, frame: LocalRect? = nil,
        reach: Double = 0
    ) {
        guard !limit.isEmpty,
            let map = PlacedProjection(shape.projection, around: shape.rect, place)
        else { return nil }
        var box = LocalBox(shape.rect, in: map.inverse)
        if let frame { box = box.intersection(LocalBox(frame, in: map.inverse)) }
        guard !box.isEmpty else { return nil }
        let quad = InstanceQuad(box.expanded(by: reach), map, margin: 1, within: limit)
        guard !quad.area.isEmpty else { return nil }
        (self.map, self.box, self.quad) = (map, box, quad)
        (rect, radii) = (shape.rect, shape.radii)
        corners = Float(shape.hardEdges.rawValue) + (shape.hasContinuousCorners ? 16 : 0)
        // A blurred shadow has no hard edges.
        if reach > 0 ? shape.hasContinuousCorners : shape.isSpecial {
            kind = .free
        } else if !map.inverse.isAffine {
            kind = .perspective
        } else if shape.radii == .zero {
            kind = .plain
        } else {
            kind = map.inverse.isSimilar ? .similar : .affine
        }
    }

    /// The whole pixels that the outline covers exactly; nil if an edge is inside a pixel.
    var wholePixels: PixelRect? {
        guard kind == .plain, map.keepsAxes else { return nil }
        let m = map.projection
        let extentX = (abs(m.a) * rectWidth + abs(m.c) * rectHeight) / 2
        let extentY = (abs(m.b) * rectWidth + abs(m.d) * rectHeight) / 2
        let edges = SIMD4(m.x - extentX, m.y - extentY, m.x + extentX, m.y + extentY)
        let whole = edges.rounded(.toNearestOrAwayFromZero)
        guard (whole - edges).max() < 1e-4, (edges - whole).max() < 1e-4, edges.max() < 1e6,
            edges.min() > -1e6
        else { return nil }
        return PixelRect(
            minX: Int32(device: whole.x), minY: Int32(device: whole.y),
            maxX: Int32(device: whole.z), maxY: Int32(device: whole.w)
        )
    }

    /// Returns the local units per unit of u and v in a record of a kind.
    func units(as kind: OutlineKind) -> SIMD2<Double> {
        switch kind {
        case .similar: SIMD2(map.inverse.gradientU, map.inverse.gradientU)
        case .plain, .affine: SIMD2(map.inverse.gradientU, map.inverse.gradientV)
        case .none, .round, .perspective, .free: SIMD2(1, 1)
        }
    }

    /// Writes the quad and the outline, and returns the start of the paint.
    func write(
        to record: UnsafeMutablePointer<SIMD4<Float>>, as kind: OutlineKind
    ) -> UnsafeMutablePointer<SIMD4<Float>> {
        write(to: record, as: kind, units: units(as: kind))
    }

    /// Writes them with u and v in given units; shadows use local points.
    func write(
        to record: UnsafeMutablePointer<SIMD4<Float>>, as kind: OutlineKind, units: SIMD2<Double>
    ) -> UnsafeMutablePointer<SIMD4<Float>> {
        quad.write(to: record)
        record[1].z = Float(map.inverse.originX)
        record[1].w = Float(map.inverse.originY)
        let half = SIMD2(Float(rectWidth / 2), Float(rectHeight / 2))
        if kind == .perspective || kind == .free {
            record[2] = SIMD4(SIMD3<Float>(map.inverse.u), half.x)
            record[3] = SIMD4(SIMD3<Float>(map.inverse.v), half.y)
            record[4] = SIMD4(SIMD3<Float>(map.inverse.w), kind == .free ? corners : 0)
            record[5] = limits(units: SIMD2(1, 1))
            record[6] = radii
            return record + 7
        }
        record[2] = SIMD4(
            Float(map.inverse.u.x / units.x), Float(map.inverse.u.y / units.x),
            Float(map.inverse.v.x / units.y),
            Float(map.inverse.v.y / units.y)
        )
        record[3] = limits(units: units)
        switch kind {
        case .similar:
            let scale = Float(1 / units.x)
            record[3] = SIMD4(half.x * scale, half.y * scale, 0, 0)
            record[4] = radii * scale
        case .affine:
            record[4] = SIMD4(half.x, half.y, Float(units.x), Float(units.y))
            record[5] = radii
            record[6] = SIMD4(Float(map.inverse.gradientUV), 0, 0, 0)
        case .none, .round, .plain, .perspective, .free: break
        }
        return record + 2 + kind.words
    }

    private var rectWidth: Double { Double(rect.width) }
    private var rectHeight: Double { Double(rect.height) }

    private func limits(units: SIMD2<Double>) -> SIMD4<Float> {
        SIMD4(
            Float(box.left / units.x), Float(box.top / units.y), Float(box.right / units.x),
            Float(box.bottom / units.y)
        )
    }
}

extension InstanceQuad {
    /// Writes the first two words of a record; the offsets' origin is 0.
    func write(to record: UnsafeMutablePointer<SIMD4<Float>>) {
        record[0] = corner
        record[1] = SIMD4(side.x, side.y, 0, 0)
    }
}

extension DrawColor {
    /// The colour with all channels clamped to 0...1 and to alpha.
    var inUnitRange: DrawColor {
        let unit = clamped(lowerBound: .zero, upperBound: .one)
        return pointwiseMin(unit, DrawColor(repeating: unit.w))
    }
}
