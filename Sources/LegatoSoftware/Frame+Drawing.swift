import CLegatoKernels
import LegatoDrawing

/// A piece of work that one thread does at a time.
struct Band {
    var pass: Int
    var minY: Int32
    var maxY: Int32
}

/// Draws prepared frames, band by band, on all threads.
final class FrameDrawing {
    let crew: Crew
    let kernels: LegatoKernels
    private var bands: [Band] = []
    private(set) var scratch: [UnsafeMutablePointer<Float>] = []
    private var scratchCount = 0

    init(crew: Crew, kernels: LegatoKernels) {
        self.crew = crew
        self.kernels = kernels
    }

    deinit {
        for buffer in scratch { buffer.deallocate() }
    }

    /// Draws groups from the innermost outwards, the display last.
    func draw(_ frame: Frame) {
        let deepest = frame.passes.reduce(0) { max($0, $1.level) }
        for level in stride(from: deepest, through: 0, by: -1) {
            perform(frame, rowsOf: { $0.level == level ? $0.region : .none }) { band, _ in
                drawContent(band, of: frame)
            }
            if frame.hasFilters {
                drawBackdrops(level, of: frame)
                drawFilters(level, of: frame)
            }
            let throwsShadow = frame.passes.contains { $0.level == level && $0.shadow != nil }
            if level > 0 && throwsShadow { drawShadows(level, of: frame) }
        }
    }

    private func perform(
        _ frame: Frame,
        rowsOf: (Pass) -> PixelRect,
        only: Int? = nil,
        _ work: (_ band: Band, _ thread: Int) -> Void
    ) {
        bands.removeAll(keepingCapacity: true)
        for (index, pass) in frame.passes.enumerated() where only ?? index == index {
            let rows = rowsOf(pass)
            guard !rows.isEmpty else { continue }
            // Enough bands for all threads to end together, few enough to set out items cheaply.
            let height = max(16, (rows.maxY - rows.minY) / Int32(clamping: crew.count * 6))
            let origin = pass.target.originY
            var y = rows.minY
            while y < rows.maxY {
                // Pairs of rows, counted from the first of the target, stay together.
                let end = min(origin + ((y - origin + height) & ~1), rows.maxY)
                bands.append(Band(pass: index, minY: y, maxY: end))
                y = end
            }
        }
        bands.withUnsafeBufferPointer { bands in
            crew.perform(bands.count) { work(bands[$0], $1) }
        }
    }

    private func drawContent(_ band: Band, of frame: Frame) {
        var target = frame.passes[band.pass].target
        let pass = frame.passes[band.pass]
        var area = pass.region
        area.minY = band.minY
        area.maxY = band.maxY
        if !pass.isCovered { target.clear(area, to: pass.background) }
        let end = pass.backdrops.first?.operation ?? pass.end
        draw(pass.first..<end, ofPass: band.pass, frame, area, &target)
    }

    /// Draws some operations of a pass over what is there.
    func drawOperations(_ operations: Range<Int>, ofPass index: Int, _ frame: Frame) {
        perform(frame, rowsOf: \.region, only: index) { band, _ in
            var target = frame.passes[index].target
            var area = frame.passes[index].region
            (area.minY, area.maxY) = (band.minY, band.maxY)
            draw(operations, ofPass: index, frame, area, &target)
        }
    }

    private func draw(
        _ range: Range<Int>,
        ofPass pass: Int,
        _ frame: Frame,
        _ area: PixelRect,
        _ target: inout LegatoTarget
    ) {
        frame.operations.withUnsafeBufferPointer { operations in
            for index in range where operations[index].pass == Int32(truncatingIfNeeded: pass) {
                let clip = operations[index].bounds.intersection(area)
                guard !clip.isEmpty else { continue }
                guard operations[index].cut != -1 else {
                    kernels.draw(frame.items + index, &target, clip.kernelRect)
                    continue
                }
                frame.cuts.forEachRectangle(of: operations[index].cut, in: clip) {
                    kernels.draw(frame.items + index, &target, $0.kernelRect)
                }
            }
        }
    }

    private func drawShadows(_ level: Int, of frame: Frame) {
        func plane(_ pass: Pass, _ path: (ShadowPlanes) -> LegatoPlane) -> PixelRect {
            guard pass.level == level, let shadow = pass.shadow else { return .none }
            return PixelRect(path(shadow).rect)
        }
        reserveScratch(frame)
        perform(frame, rowsOf: { plane($0, \.alpha) }) { band, _ in
            takeAlpha(band, of: frame)
        }
        perform(frame, rowsOf: { plane($0, \.rows) }) { band, thread in
            guard var shadow = frame.passes[band.pass].shadow else { return }
            kernels.blurRows(
                &shadow.alpha,
                &shadow.rows,
                shadow.alongRows,
                band.minY,
                band.maxY,
                scratch[thread]
            )
        }
        perform(frame, rowsOf: { plane($0, \.result) }) { band, thread in
            guard var shadow = frame.passes[band.pass].shadow else { return }
            kernels.blurColumns(
                &shadow.rows,
                &shadow.result,
                shadow.alongColumns,
                band.minY,
                band.maxY,
                scratch[thread]
            )
        }
    }

    private func takeAlpha(_ band: Band, of frame: Frame) {
        let pass = frame.passes[band.pass]
        guard var shadow = pass.shadow, let group = pass.group else { return }
        var area = pass.region
        area.minY = band.minY
        area.maxY = band.maxY
        if shadow.needsClip {
            shadow.picture.clear(area, to: 0)
            withUnsafeTemporaryAllocation(of: LegatoItem.self, capacity: 1) { memory in
                guard let item = memory.baseAddress else { return }
                let setup = ItemSetup(item: item)
                if setup.setGroup(group.clip, opacity: 1, picture: pass.target) {
                    kernels.draw(item, &shadow.picture, area.kernelRect)
                }
            }
        }
        kernels.alpha(&shadow.picture, &shadow.alpha, band.minY, band.maxY)
    }

    private func reserveScratch(_ frame: Frame) {
        var needed = 0
        for case let shadow? in frame.passes.map(\.shadow) {
            let width = Int(shadow.result.rect.maxX - shadow.result.rect.minX)
            needed = max(needed, width + Int(shadow.alongRows.count) + 32)
        }
        reserveScratch(needed)
    }

    /// Makes room for so many numbers of each thread.
    func reserveScratch(_ needed: Int) {
        guard needed > scratchCount || scratch.isEmpty else { return }
        for buffer in scratch { buffer.deallocate() }
        scratch = (0..<crew.count).map { _ in .allocate(capacity: needed) }
        scratchCount = needed
    }
}

extension LegatoTarget {
    /// Fills whole pixels.
    func clear(_ area: PixelRect, to color: UInt32) {
        let count = Int(area.maxX - area.minX)
        for y in area.minY..<area.maxY {
            let offset = Int64(y - originY) * stride + Int64(area.minX - originX) * 4
            let row = UnsafeMutableRawPointer(pixels + Int(offset))
            row.bindMemory(to: UInt32.self, capacity: count).update(repeating: color, count: count)
        }
    }
}
