import Foundation
import LegatoDrawing

extension FrameEncoder {
    /// Returns a group's picture after its filters; nil if no part of it is visible.
    func filtered(
        _ picture: Picture, _ group: GroupItem, _ list: DisplayList, _ level: Int
    ) -> Picture? {
        guard !group.filters.isEmpty else { return picture }
        let (stages, result) = FilterStage.plan(
            list.filters(of: group), from: picture.region, to: scope.region, clamps: false
        )
        guard !result.isEmpty else { return nil }
        guard !stages.isEmpty else { return picture }
        let pages = levels[level].filtered
        var picture = picture
        for (number, stage) in stages.enumerated() {
            let round = levels[level].round(number)
            let isLast = number == stages.count - 1
            let (width, height) = (Int(stage.to.width), Int(stage.to.height))
            let cell = (isLast ? pages : round.pages).allocate(width: width, height: height)
            let role: TargetRole = isLast ? .filteredGroups : .filters(number)
            let pass =
                isLast
                ? round.result(page: cell.page) { makePass(width: pages.pageLimit, height: 0) }
                : round.pages[cell.page]
            picture = add(stage, to: picture, role, cell, pass)
        }
        return picture
    }

    /// Draws a stage into a cell; returns the result.
    private func add(
        _ stage: FilterStage, to picture: Picture, _ role: TargetRole, _ cell: Cell, _ pass: Pass
    ) -> Picture {
        let at = SIMD2(cell.x, cell.y)
        let size = SIMD2(Int(stage.to.width), Int(stage.to.height))
        let result = Picture(source: .target(role, page: cell.page), region: stage.to, at: at)
        if case .shader(let shader) = stage.work {
            pass.jobs.append(
                PixelJob(shader: shader, from: picture, source: stage.from, result: result)
            )
            return result
        }
        let record = append(PaintKind(stage.work), picture.source, to: pass, at, size)
        write(stage, from: picture, to: at, record)
        return result
    }

    /// Draws the filtered backdrop of a group.
    func addBackdrop(_ shape: Picture, _ group: GroupItem, _ list: DisplayList, _ level: Int) {
        let shown = shape.region.intersection(scope.region)
        let reach = list.filterReach(of: group)
        let source = shown.grown(by: reach).intersection(scope.region)
        let (stages, result) = FilterStage.plan(
            list.filters(of: group), from: source, to: shown, clamps: level == 0
        )
        guard !stages.isEmpty, !result.isEmpty, group.opacity > 0 else { return }
        var steps: [Step] = []
        let filtered = add(stages, to: below(source, level), &steps)
        let parts = [below(result, level), filtered, shape].map { ($0, Float(1)) }
        let places = addMixture(parts, of: result, &steps)
        let record = appendMixture(.filtered, result, steps)
        let opacity = min(group.opacity, 1)
        record[2] = SIMD4(lowHalf: offset(result, places[0]), highHalf: offset(result, places[1]))
        record[3] = SIMD4(lowHalf: offset(result, places[2]), highHalf: SIMD2(opacity, 0))
    }

    /// Draws a part of a group's picture with a blend mode that depends on the backdrop's colours.
    func addMixed(_ picture: Picture, _ group: GroupItem, _ level: Int, within shown: PixelRect) {
        guard !shown.isEmpty, group.opacity > 0 else { return }
        var steps: [Step] = []
        let parts = [(picture, min(group.opacity, 1)), (below(shown, level), 1)]
        let places = addMixture(parts, of: shown, &steps)
        let record = appendMixture(.mixed, shown, steps)
        record[2] = SIMD4(lowHalf: offset(shown, places[0]), highHalf: offset(shown, places[1]))
        let mode = group.blend.rawValue - GroupBlend.multiply.rawValue
        record[3] = SIMD4(Float(mode), 0, 0, 0)
    }

    /// The content of the target that encloses a group of a level.
    private func below(_ region: PixelRect, _ level: Int) -> Picture {
        let role: TargetRole = level == 0 ? .frame : .groups(level - 1)
        if level == 0 { readsFrame = true }
        let place = scope.place(region)
        return Picture(
            source: .target(role, page: scope.cell.page), region: region,
            at: SIMD2(Int(place.minX), Int(place.minY))
        )
    }

    private func offset(_ region: PixelRect, _ at: SIMD2<Int>) -> SIMD2<Float> {
        pixelOffset(from: scope.place, to: region, at: at)
    }

    /// Draws an instance from a mixture, after everything below it has been drawn.
    private func appendMixture(
        _ paint: PaintKind, _ region: PixelRect, _ steps: [Step]
    ) -> UnsafeMutablePointer<SIMD4<Float>> {
        let pass = scope.pass
        pass.batches.addBarrier()
        pass.interludes.append(steps)
        let key = BatchKey(
            pipeline: Pipeline(.none, paint), source: .target(.mixtures, page: 0),
            blending: .replacing
        )
        let area = scope.place(region)
        let record = pass.batches.append(key, area: area)
        InstanceQuad(area).write(to: record)
        return record
    }

    /// Copies a region of several pictures, each with an opacity, side by side into one target;
    /// returns their positions.
    private func addMixture(
        _ pictures: [(Picture, opacity: Float)], of region: PixelRect, _ steps: inout [Step]
    ) -> [SIMD2<Int>] {
        let (width, height) = (Int(region.width), Int(region.height))
        let isWide = width >= height
        let count = pictures.count
        let pass = makePass(
            width: isWide ? width : width * count, height: isWide ? height * count : height
        )
        var places: [SIMD2<Int>] = []
        for (i, (picture, opacity)) in pictures.enumerated() {
            let at = isWide ? SIMD2(0, i * height) : SIMD2(i * width, 0)
            let shift = SIMD2(
                Int(region.minX - picture.region.minX), Int(region.minY - picture.region.minY)
            )
            let record = append(.copy, picture.source, to: pass, at, SIMD2(width, height))
            let offset = picture.at &+ shift &- at
            record[2] = SIMD4(Float(offset.x), Float(offset.y), opacity, 0)
            places.append(at)
        }
        steps.append(Step(role: .mixtures, page: 0, pass: pass, size: pass))
        return places
    }

    private func append(
        _ paint: PaintKind, _ source: TextureSource, to pass: Pass, _ at: SIMD2<Int>,
        _ size: SIMD2<Int>
    ) -> UnsafeMutablePointer<SIMD4<Float>> {
        let area = PixelRect(
            minX: Int32(at.x), minY: Int32(at.y), maxX: Int32(at.x + size.x),
            maxY: Int32(at.y + size.y)
        )
        let key = BatchKey(pipeline: Pipeline(.none, paint), source: source, blending: .replacing)
        let record = pass.batches.append(key, area: area)
        InstanceQuad(area).write(to: record)
        return record
    }

    /// Adds the stages of backdrop filters as steps, in sequence.
    private func add(
        _ stages: [FilterStage], to picture: Picture, _ steps: inout [Step]
    ) -> Picture {
        var picture = picture
        for (number, stage) in stages.enumerated() {
            let pass = makePass(width: Int(stage.to.width), height: Int(stage.to.height))
            let role = TargetRole.filters(number)
            picture = add(stage, to: picture, role, Cell(page: 0, x: 0, y: 0), pass)
            steps.append(Step(role: role, page: 0, pass: pass, size: pass))
        }
        return picture
    }

    /// Writes the parameters of a stage; `picture` contains at least the source.
    private func write(
        _ stage: FilterStage, from picture: Picture, to at: SIMD2<Int>,
        _ record: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        let (from, to) = (stage.from, stage.to)
        // The offset from a pixel at the source's resolution to the target's.
        let shift =
            picture.at
            &- SIMD2(Int(picture.region.minX), Int(picture.region.minY))
        // The offset from a pixel of the target to the result's resolution.
        let place = SIMD2(Int(to.minX), Int(to.minY)) &- at
        let low = SIMD2(Int(from.minX), Int(from.minY)) &+ shift
        let high = SIMD2(Int(from.maxX), Int(from.maxY)) &+ shift
        let clamps: Float = stage.clamps ? 1 : 0
        func pair(_ v: SIMD2<Int>) -> SIMD2<Float> { SIMD2(Float(v.x), Float(v.y)) }
        switch stage.work {
        case .shader: break
        case .halve, .enlarge:
            var times: Float = 0
            if case .enlarge(let n) = stage.work { times = Float(n) }
            record[2] = SIMD4(lowHalf: pair(place), highHalf: SIMD2(clamps, times))
            record[3] = SIMD4(lowHalf: pair(shift), highHalf: .zero)
            record[4] = SIMD4(lowHalf: pair(low), highHalf: pair(high))
        case .rows(let scale), .columns(let scale):
            let isAlongRows = PaintKind(stage.work) == .filterRows
            let limits = isAlongRows ? SIMD2(low.x, high.x) : SIMD2(low.y, high.y)
            let factor = -1 / (2 * scale.sigma * scale.sigma)
            var sum: Float = 0
            for k in -scale.radius...scale.radius { sum += exp(factor * Float(k * k)) }
            record[2] = SIMD4(
                lowHalf: pair(place &+ shift),
                highHalf: SIMD2(Float(-scale.radius), Float(2 * scale.radius + 1))
            )
            record[3] = SIMD4(lowHalf: pair(limits), highHalf: SIMD2(0, factor))
            record[4] = SIMD4(1 / sum, clamps, 0, 0)
        case .colors(let matrix):
            record[2] = SIMD4(lowHalf: pair(place &+ shift), highHalf: .zero)
            if let rows = matrix.premultipliedRows {
                (record[3], record[4], record[5]) = rows
            } else {
                (record[3], record[4], record[5]) = (matrix.red, matrix.green, matrix.blue)
                (record[6], record[7]) = (matrix.alpha, matrix.bias)
            }
        }
    }
}

extension PaintKind {
    /// The paint that draws a stage.
    fileprivate init(_ work: FilterStage.Work) {
        switch work {
        case .halve: self = .halve
        case .rows: self = .filterRows
        case .columns: self = .filterColumns
        case .enlarge: self = .enlarge
        // Drawn by a `PixelJob`, without a paint.
        case .shader: self = .copy
        case .colors(let matrix):
            self = matrix.premultipliedRows == nil ? .recolorStraight : .recolor
        }
    }
}
