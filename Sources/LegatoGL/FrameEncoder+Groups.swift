import Foundation
import LegatoDrawing

extension TargetRole {
    /// Returns the role of the pictures of groups of a level; neighbouring levels never share one.
    static func groups(_ level: Int) -> TargetRole { level % 2 == 0 ? .evenGroups : .oddGroups }

    /// Returns the role of the output of a round of filters, which the next one reads.
    static func filters(_ round: Int) -> TargetRole { round % 2 == 0 ? .evenFilters : .oddFilters }
}

extension GroupItem {
    /// How its picture is composited with the target.
    fileprivate var blending: Blending {
        switch blend {
        case .normal: .over
        case .plusLighter: .adding
        case .destinationIn: .keeping
        default: .over
        }
    }
}

extension Picture {
    /// Creates the picture of a group of a level.
    init(_ scope: FrameEncoder.Scope, _ level: Int) {
        self.init(
            source: .target(.groups(level), page: scope.cell.page), region: scope.region,
            at: SIMD2(scope.cell.x, scope.cell.y)
        )
    }
}

extension FrameEncoder {
    /// Draws a part of a group's picture into a target, with the group's clip.
    func addPicture(
        _ picture: Picture, _ group: GroupItem, to outer: Scope, within part: PixelRect,
        opacity: Float
    ) {
        let area = outer.place(part)
        guard opacity > 0, !area.isEmpty else { return }
        let source = picture.source
        let offset = pixelOffset(from: outer.place, to: picture.region, at: picture.at)
        let paint = SIMD4(offset.x, offset.y, opacity, 0)
        guard let clip = group.clip else {
            let record = outer.pass.batches.append(
                BatchKey(
                    pipeline: Pipeline(.none, .copy), source: source, blending: group.blending
                ),
                area: area
            )
            InstanceQuad(area).write(to: record)
            record[2] = paint
            return
        }
        guard let outline = PlacedOutline(clip, outer.place, within: area) else { return }
        let pipeline = Pipeline(outline.kind == .similar ? .affine : outline.kind, .copy)
        let record = outer.pass.batches.append(
            BatchKey(pipeline: pipeline, source: source), area: outline.quad.area
        )
        outline.write(to: record, as: pipeline.outline)[0] = paint
    }

    /// Clears the enclosing target outside a region, within a cut.
    func clear(around region: PixelRect, cut: Int32) {
        cuts.forEachRectangle(of: cut, in: scope.region) { clear($0, around: region) }
    }

    private func clear(_ all: PixelRect, around region: PixelRect) {
        let inside = region.intersection(all)
        var rest = [all]
        if !inside.isEmpty {
            var (above, below, left, right) = (all, all, inside, inside)
            (above.maxY, below.minY) = (inside.minY, inside.maxY)
            (left.minX, left.maxX) = (all.minX, inside.minX)
            (right.minX, right.maxX) = (inside.maxX, all.maxX)
            rest = [above, below, left, right]
        }
        let key = BatchKey(pipeline: Pipeline(.none, .color), blending: .replacing)
        for area in rest where !area.isEmpty {
            let place = scope.place(area)
            let record = scope.pass.batches.append(key, area: place)
            InstanceQuad(place).write(to: record)
            record[2] = .zero
        }
    }

    /// Blurs a group's picture and draws its shadow into the enclosing target.
    func addShadow(of inner: Scope, _ group: GroupItem, _ pages: GroupLevel, _ level: Int) {
        guard let shadow = group.shadow, shadow.color != .zero else { return }
        let region = inner.region
        let to = region.moved(by: shadow, forward: true).intersection(scope.region)
        guard !to.isEmpty else { return }
        var source = TextureSource.target(.groups(level), page: inner.cell.page)
        var cell = inner.cell
        if group.clip != nil {
            let room = pages.clipped.allocate(width: Int(region.width), height: Int(region.height))
            let place = Placement(dx: Int32(room.x) - region.minX, dy: Int32(room.y) - region.minY)
            let clipped = Scope(region: region, place: place, pass: pages.clipped[room.page])
            addPicture(Picture(inner, level), group, to: clipped, within: region, opacity: 1)
            source = .target(.clippedGroups, page: room.page)
            cell = room
        }
        let rows = pages.rows.allocate(width: Int(to.width), height: Int(region.height))
        let shift = Int(to.minX - region.minX)
        addBlur(
            .blurRows, shadow.offset.x, shadow.sigma, source, to: pages.rows, rows,
            size: SIMD2(Int(to.width), Int(region.height)),
            offset: SIMD2(cell.x + shift - rows.x, cell.y - rows.y),
            limits: cell.x..<cell.x + Int(region.width)
        )
        let columns = pages.columns.allocate(width: Int(to.width), height: Int(to.height))
        addBlur(
            .blurColumns, shadow.offset.y, shadow.sigma, .target(.rowBlur, page: rows.page),
            to: pages.columns, columns, size: SIMD2(Int(to.width), Int(to.height)),
            offset: SIMD2(rows.x - columns.x, rows.y + Int(to.minY - region.minY) - columns.y),
            limits: rows.y..<rows.y + Int(region.height)
        )
        let key = BatchKey(
            pipeline: Pipeline(.none, .mask), source: .target(.columnBlur, page: columns.page)
        )
        let at = pixelOffset(from: scope.place, to: to, at: SIMD2(columns.x, columns.y))
        cuts.forEachRectangle(of: group.cut, in: to) { part in
            let area = scope.place(part)
            let record = scope.pass.batches.append(key, area: area)
            InstanceQuad(area).write(to: record)
            record[2] = SIMD4(at.x, at.y, 0, 0)
            record[3] = shadow.color.inUnitRange * min(group.opacity, 1)
        }
    }

    /// Returns the offset from a target's pixel to the pixel of the cell that shows a region.
    func pixelOffset(
        from place: Placement, to region: PixelRect, at room: SIMD2<Int>
    ) -> SIMD2<Float> {
        SIMD2(
            Float(room.x - Int(region.minX) - Int(place.dx)),
            Float(room.y - Int(region.minY) - Int(place.dy))
        )
    }

    /// Draws one dimension of a blur.
    ///
    /// Pixel x samples `ceil(x - displacement - 3 sigma)` to `floor(x - displacement + 3 sigma)`;
    /// with sigma 0 the two nearest pixels are interpolated linearly.
    private func addBlur(
        _ paint: PaintKind, _ displacement: Float, _ sigma: Float, _ source: TextureSource,
        to pages: CellPages, _ cell: Cell, size: SIMD2<Int>, offset: SIMD2<Int>, limits: Range<Int>
    ) {
        let isSoft = sigma > 0
        let reach = isSoft ? min(3 * sigma, GroupShadow.maximumReach) : 0
        let first = (-displacement - reach).rounded(isSoft ? .up : .down)
        let last = isSoft ? (-displacement + reach).rounded(.down) : first + 1
        let count = max(Int(last - first) + 1, 1)
        let factor = isSoft ? -1 / (2 * sigma * sigma) : 0
        var sum: Float = 0
        for k in 0..<count {
            let away = first + Float(k) + displacement
            sum += isSoft ? exp(factor * away * away) : 1 - abs(away)
        }
        let area = PixelRect(
            minX: Int32(cell.x), minY: Int32(cell.y), maxX: Int32(cell.x + size.x),
            maxY: Int32(cell.y + size.y)
        )
        let key = BatchKey(pipeline: Pipeline(.none, paint), source: source, blending: .replacing)
        let record = pages[cell.page].batches.append(key, area: area)
        InstanceQuad(area).write(to: record)
        record[2] = SIMD4(Float(offset.x), Float(offset.y), first, Float(count))
        record[3] = SIMD4(Float(limits.lowerBound), Float(limits.upperBound), displacement, factor)
        record[4] = SIMD4(1 / sum, 0, 0, 0)
    }
}
