import LegatoGraphics

extension PixelRect {
    /// The minimum number of opaquely covered pixels for which the search for hidden items is
    /// worthwhile.
    package static let minimumOpaqueArea = 4096
}

/// The alpha from which a colour counts as opaque: 255 in 8 bits, even at edges within
/// `edgeTolerance` of a pixel's edge.
private let opaqueAlpha: Float = 0.9999
/// The distance in pixels that an edge may be inside of a pixel that it covers.
private let edgeTolerance = 1.0 / 4096

extension DisplayList {
    /// Returns the pixels that an item covers opaquely; nil for a group or a run, and for too few
    /// pixels.
    package func opaquePixels(of item: DisplayItem) -> PixelRect? {
        switch item {
        case .shape(let item):
            guard item.fill.w >= opaqueAlpha, item.cut == -1, item.shape.isLarge else { return nil }
            return item.shape.coveredPixels(within: item.scissor)
        case .image(let item):
            guard item.tint.isOne, item.cut == -1, !item.isRaster, !item.isAdded,
                item.shape.isLarge,
                images.indices.contains(Int(item.image)), images[Int(item.image)].isOpaque,
                item.source.isInUnitSquare, item.frame.width > 0, item.frame.height > 0
            else { return nil }
            var frame = item.shape
            (frame.rect, frame.radii) = (item.frame, .zero)
            return item.shape.coveredPixels(within: item.scissor)
                .flatMap { frame.coveredPixels(within: $0) }
        case .gradient(let item):
            guard item.tint.isOne, item.cut == -1, item.shape.isLarge, isOpaque(item) else {
                return nil
            }
            return item.shape.coveredPixels(within: item.scissor)
        case .shapes, .shadow, .beginGroup, .endGroup:
            return nil
        }
    }

    /// Whether every colour of a gradient is opaque; false if the gradient is so long, or its stops
    /// so far out, that means in single precision may not be opaque.
    private func isOpaque(_ item: GradientItem) -> Bool {
        guard gradients.indices.contains(Int(item.gradient)) else { return false }
        let gradient = gradients[Int(item.gradient)]
        let (first, count) = (Int(gradient.firstStop), Int(gradient.stopCount))
        guard first >= 0, count >= 1, first + count <= stops.count,
            item.frame.width > 0, item.frame.height > 0,
            GradientAxes(gradient.kind, from: item.start, to: item.end) != nil
        else { return false }
        let p = item.shape.projection
        let scale = max(abs(p.a), abs(p.b), abs(p.c), abs(p.d))
        guard max(item.frame.width, item.frame.height) * scale <= 8192 else { return false }
        return stops[first..<first + count].allSatisfy {
            $0.color.w >= opaqueAlpha && $0.location >= -1 && $0.location <= 2
        }
    }
}

extension PlainShape {
    /// Returns the pixels that the shape covers opaquely; nil for too few pixels.
    func opaquePixels(of run: ShapeRun) -> PixelRect? {
        let area = abs(a * d - b * c) * rect.width * rect.height
        guard fill.w >= opaqueAlpha, area >= Float(PixelRect.minimumOpaqueArea), run.cut == -1
        else {
            return nil
        }
        return item(scissor: run.scissor).shape.coveredPixels(within: run.scissor)
    }
}

extension GroupItem {
    /// Whether opaque pixels of its picture hide what is below the group, within the clip.
    var passesOpaque: Bool {
        blend == .normal && opacity >= opaqueAlpha && filters.isEmpty && cut == -1
    }
}

extension DrawColor {
    /// Whether a picture is drawn untinted.
    fileprivate var isOne: Bool { min() >= opaqueAlpha }
}

extension LocalRect {
    /// Whether it is within the unit square.
    fileprivate var isInUnitSquare: Bool {
        x >= 0 && y >= 0 && x + width <= 1 && y + height <= 1 && width > 0 && height > 0
    }
}

extension RoundedShape {
    /// Whether it is axis-aligned and contains enough pixels.
    fileprivate var isLarge: Bool {
        let p = projection
        return abs(p.determinant) * rect.width * rect.height >= Float(PixelRect.minimumOpaqueArea)
            && p.keepsAxes
    }

    /// Returns the pixels of a rectangle that the outline covers entirely; nil if the outline is
    /// not axis-aligned, and for too few pixels.
    ///
    /// For a rounded outline there are three candidates: without the rows of the corners, without
    /// their columns, and inset on all sides to the middle of the arcs, by `r (1 - 1/√2)` and half
    /// a pixel. The one with the most pixels is returned.
    package func coveredPixels(within limit: PixelRect) -> PixelRect? {
        guard projection.keepsAxes, rect.width >= 0, rect.height >= 0 else { return nil }
        var best: PixelRect
        if radii == .zero {
            best = coveredPixels(inset: .zero).intersection(limit)
        } else {
            // A continuous corner encloses at least the area of a circular one of its extent.
            let r = curve == .circular ? SIMD4<Double>(radii) : CornerFigure(self).extents
            let left = max(r[0], r[2])
            let right = max(r[1], r[3])
            let top = max(r[0], r[1])
            let bottom = max(r[2], r[3])
            let p = projection
            let halfX = 0.5 / Double(max(abs(p.a), abs(p.b)))
            let halfY = 0.5 / Double(max(abs(p.c), abs(p.d)))
            func inner(_ radius: Double, _ half: Double) -> Double {
                radius > 0 ? radius * (1 - 0.5.squareRoot()) + half : 0
            }
            let rows = coveredPixels(inset: SIMD4(0, top, 0, bottom)).intersection(limit)
            let columns = coveredPixels(inset: SIMD4(left, 0, right, 0)).intersection(limit)
            let inset = SIMD4(
                inner(left, halfX), inner(top, halfY), inner(right, halfX), inner(bottom, halfY)
            )
            best = coveredPixels(inset: inset).intersection(limit)
            if rows.area > best.area { best = rows }
            if columns.area > best.area { best = columns }
        }
        return best.area >= PixelRect.minimumOpaqueArea ? best : nil
    }

    /// Returns the pixels entirely within the rectangle inset by (left, top, right, bottom) in
    /// points.
    private func coveredPixels(inset: SIMD4<Double>) -> PixelRect {
        let left = Double(rect.x) + inset.x
        let top = Double(rect.y) + inset.y
        let right = Double(rect.x) + Double(rect.width) - inset.z
        let bottom = Double(rect.y) + Double(rect.height) - inset.w
        guard left < right, top < bottom else { return .none }
        let (a, b, tx) = (Double(projection.a), Double(projection.b), Double(projection.tx))
        let (c, d, ty) = (Double(projection.c), Double(projection.d), Double(projection.ty))
        let (x0, x1) = (left * a + top * c + tx, right * a + bottom * c + tx)
        let (y0, y1) = (left * b + top * d + ty, right * b + bottom * d + ty)
        let low = SIMD2(min(x0, x1), min(y0, y1))
        let high = SIMD2(max(x0, x1), max(y0, y1))
        guard (low + high).sum().isFinite, low.min() > -1e6, high.max() < 1e6 else {
            return .none
        }
        // Far from the origin the renderers' single precision exceeds the tolerance.
        let isExact = (high - low).max() <= 8192 && low.min() > -16384 && high.max() < 16384
        let slack = isExact ? edgeTolerance : -1
        return PixelRect(
            minX: Int32(device: (low.x - slack).rounded(.up)),
            minY: Int32(device: (low.y - slack).rounded(.up)),
            maxX: Int32(device: (high.x + slack).rounded(.down)),
            maxY: Int32(device: (high.y + slack).rounded(.down))
        )
    }
}
