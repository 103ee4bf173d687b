import CLegatoKernels
import LegatoDrawing

extension FrameDrawing {
    /// Draws the operations after the backdrop filters of a level's passes.
    func drawBackdrops(_ level: Int, of frame: Frame) {
        for index in frame.levels[level] where !frame.passes[index].backdrops.isEmpty {
            let pass = frame.passes[index]
            for (number, backdrop) in pass.backdrops.enumerated() {
                run(backdrop.chain)
                let shape = frame.passes[backdrop.shape]
                let shown = shape.region.intersection(PixelRect(backdrop.chain.result.rect))
                performRows(shown.minY..<shown.maxY) { rows, _ in
                    var clip = shown.kernelRect
                    (clip.minY, clip.maxY) = (rows.lowerBound, rows.upperBound)
                    var (target, filtered) = (pass.target, backdrop.chain.result)
                    var alpha = shape.target
                    kernels.showFiltered(&target, &filtered, &alpha, backdrop.opacity, clip)
                }
                let next = number + 1
                let last = next < pass.backdrops.count ? pass.backdrops[next].after : pass.last
                drawOperations(after: backdrop.after, through: last, ofPass: index, frame)
            }
        }
    }

    /// Filters the groups of a level.
    func drawFilters(_ level: Int, of frame: Frame) {
        for index in frame.levels[level] {
            if let chain = frame.passes[index].filtering { run(chain) }
        }
    }

    private func run(_ chain: FilterChain) {
        reserveScratch(chain.scratchCount)
        for step in chain.steps {
            performRows(step.to.rect.minY..<step.to.rect.maxY) { rows, thread in
                kernels.perform(step, rows, scratch[thread])
            }
        }
    }

    private func performRows(_ rows: Range<Int32>, _ work: (Range<Int32>, Int) -> Void) {
        guard !rows.isEmpty else { return }
        let height = max(16, Int32(rows.count) / Int32(clamping: workers.count * 6))
        let pieces = (Int32(rows.count) + height - 1) / height
        workers.perform(Int(pieces)) { piece, thread in
            let start = rows.lowerBound + Int32(piece) * height
            work(start..<min(start + height, rows.upperBound), thread)
        }
    }
}
