import CLegatoKernels
import LegatoDrawing

/// A piece of work for a single thread.
struct Band {
    var pass: Int
    var minY: Int32
    var maxY: Int32
}

extension Frame {
    /// Pointers to the passes and operations of a frame, so that threads read them without
    /// reference counting.
    struct Content {
        unowned(unsafe) var frame: Frame
        var passes: UnsafeBufferPointer<Pass>
        var operations: UnsafeBufferPointer<Operation>
    }

    /// Calls a closure with the passes and operations.
    ///
    /// The closure must not change them.
    func withContent(_ body: (Content) -> Void) {
        passes.withUnsafeBufferPointer { passes in
            operations.withUnsafeBufferPointer { operations in
                body(Content(frame: self, passes: passes, operations: operations))
            }
        }
    }
}

/// Draws prepared frames, band by band, on all threads.
final class FrameDrawing {
    /// The product of pixels and operations below which one thread draws them before another one
    /// has woken.
    private static let briefWork = 131_072

    let workers: WorkerPool
    let kernels: LegatoKernels
    private var bands: [Band] = []
    private(set) var scratch: [UnsafeMutablePointer<Float>] = []
    private var scratchCount = 0

    init(workers: WorkerPool, kernels: LegatoKernels) {
        self.workers = workers
        self.kernels = kernels
    }

    deinit {
        for buffer in scratch { buffer.deallocate() }
    }

    /// Draws the groups, innermost first, and finally the display.
    func draw(_ frame: Frame, of list: DisplayList, statistics: inout RenderStatistics) {
        let deepest = (frame.levels.lastIndex { !$0.isEmpty }) ?? 0
        for level in stride(from: deepest, through: 0, by: -1) {
            frame.plan(level, of: list, statistics: &statistics)
            let passes = frame.levels[level]
            let pixels = passes.reduce(0) { $0 + frame.passes[$1].region.area }
            let isBrief = pixels * frame.operations.count < Self.briefWork
            frame.withContent { content in
                perform(frame, passes, isBrief: isBrief, rowsOf: \.region) { band, _ in
                    drawContent(band, of: content)
                }
            }
            if frame.hasFilters {
                drawBackdrops(level, of: frame)
                drawFilters(level, of: frame)
            }
            let throwsShadow = passes.contains { frame.passes[$0].shadow != nil }
            if throwsShadow { drawShadows(passes, of: frame) }
        }
    }

    /// Performs work on bands of rows of passes, on this thread if it is brief.
    func perform(
        _ frame: Frame, _ passes: [Int], isBrief: Bool = false, rowsOf: (Pass) -> PixelRect,
        _ work: (_ band: Band, _ thread: Int) -> Void
    ) {
        bands.removeAll(keepingCapacity: true)
        frame.passes.withUnsafeBufferPointer { all in
            let count = passes.reduce(0) { sum, index in
                let rows = rowsOf(all[index])
                return rows.isEmpty ? sum : sum + Int(rows.maxY - rows.minY)
            }
            // Enough bands to balance the threads, but few enough to keep the setup of bands and
            // items cheap.
            let height = Int32(min(max(16, count / (workers.count * 6)), 32768))
            for index in passes {
                let rows = rowsOf(all[index])
                guard !rows.isEmpty else { continue }
                let origin = all[index].target.originY
                var y = rows.minY
                while y < rows.maxY {
                    // Pairs of rows, counted from the first row of the target, stay together.
                    let end = min(origin + ((y - origin + height) & ~1), rows.maxY)
                    bands.append(Band(pass: index, minY: y, maxY: end))
                    y = end
                }
            }
        }
        bands.withUnsafeBufferPointer { bands in
            guard !isBrief else { return bands.forEach { work($0, 0) } }
            workers.perform(bands.count) { work(bands[$0], $1) }
        }
    }

    private func drawContent(_ band: Band, of content: Frame.Content) {
        let (passes, index) = (content.passes, band.pass)
        // Only parts are read: a copy of a pass would retain all that it contains.
        var (target, area) = (passes[index].target, passes[index].region)
        (area.minY, area.maxY) = (band.minY, band.maxY)
        if !passes[index].isCovered { target.clear(area, to: passes[index].background) }
        let last = passes[index].backdrops.first?.after ?? passes[index].last
        draw(from: passes[index].first, through: last, content, area, &target)
    }

    /// Draws operations of a pass over the existing pixels: those after one, or from the first for
    /// -1, up to and including another one.
    func drawOperations(
        after before: Int32, through last: Int32, ofPass index: Int, _ frame: Frame
    ) {
        let first =
            before >= 0 ? frame.operations[Int(before)].next : frame.passes[index].first
        guard first >= 0 && first <= last else { return }
        frame.withContent { content in
            perform(frame, [index], rowsOf: \.region) { band, _ in
                var target = content.passes[index].target
                var area = content.passes[index].region
                (area.minY, area.maxY) = (band.minY, band.maxY)
                draw(from: first, through: last, content, area, &target)
            }
        }
    }

    private func draw(
        from first: Int32, through last: Int32, _ content: Frame.Content, _ area: PixelRect,
        _ target: inout LegatoTarget
    ) {
        let operations = content.operations
        var next = first
        while next >= 0 && next <= last {
            let index = Int(next)
            next = operations[index].next
            let clip = operations[index].bounds.intersection(area)
            guard !clip.isEmpty else { continue }
            guard operations[index].cut != -1 else {
                kernels.draw(operations[index].item, &target, clip.kernelRect)
                continue
            }
            content.frame.cuts.forEachRectangle(of: operations[index].cut, in: clip) {
                kernels.draw(operations[index].item, &target, $0.kernelRect)
            }
        }
    }

    /// Allocates scratch memory for the shadows of passes.
    func reserveScratch(_ passes: [Int], of frame: Frame) {
        var needed = 0
        for index in passes {
            guard let shadow = frame.passes[index].shadow else { continue }
            let width = Int(shadow.result.rect.maxX - shadow.result.rect.minX)
            needed = max(needed, width + Int(shadow.alongRows.count) + 32)
        }
        reserveScratch(needed)
    }

    /// Allocates scratch memory of a number of floats for each thread.
    func reserveScratch(_ needed: Int) {
        guard needed > scratchCount || scratch.isEmpty else { return }
        for buffer in scratch { buffer.deallocate() }
        scratch = (0..<workers.count).map { _ in .allocate(capacity: needed) }
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
