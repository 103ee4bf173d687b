/// One filter pass, from one picture to another.
package struct FilterStage: Sendable, Equatable {
    /// The operation of a stage.
    package enum Work: Sendable, Equatable {
        /// The mean of 2 x 2 pixels.
        case halve
        /// The horizontal pass of a Gaussian.
        case rows(BlurScale)
        /// The vertical pass of a Gaussian.
        case columns(BlurScale)
        /// Linear enlargement by a power of 2.
        case enlarge(Int32)
        /// A colour transform.
        case colors(ColorMatrix)
        /// A function of pixels.
        case shader(PixelShader)
    }

    /// The operation.
    package var work: Work
    /// The pixels of the source, at its resolution.
    package var from: PixelRect
    /// The pixels of the result, at its resolution.
    package var to: PixelRect
    /// Whether the edge pixels of the source extend outwards; otherwise its outside is transparent.
    package var clamps: Bool

    /// Plans a sequence of filters.
    ///
    /// - Parameters:
    ///   - filters: The filters.
    ///   - source: The device pixels of the source.
    ///   - wanted: The requested device pixels.
    ///   - clamps: Whether the edge pixels of the source extend outwards; otherwise its outside is
    ///     transparent.
    /// - Returns: The stages, none if nothing changes, and the pixels of the result, empty if none
    ///   of them are visible.
    package static func plan(
        _ filters: ArraySlice<GroupFilter>, from source: PixelRect, to wanted: PixelRect,
        clamps: Bool
    ) -> (stages: [FilterStage], result: PixelRect) {
        var stages: [FilterStage] = []
        var shown = source
        var rest = filters.reduce(0) { $0 + $1.reach }
        for filter in filters {
            rest -= filter.reach
            let needed = wanted.grown(by: rest)
            switch filter {
            case .colors(let matrix):
                let to = shown.intersection(needed)
                stages.append(
                    FilterStage(work: .colors(matrix), from: shown, to: to, clamps: clamps)
                )
                shown = to
            case .shader(let shader):
                let whole = clamps ? shown : shown.grown(by: shader.outset)
                let to = whole.intersection(needed)
                stages.append(
                    FilterStage(work: .shader(shader), from: shown, to: to, clamps: clamps)
                )
                shown = to
            case .blur(let sigma):
                guard let scale = BlurScale(sigma: sigma) else { continue }
                let whole = clamps ? shown : shown.grown(by: scale.reach)
                let to = whole.intersection(needed)
                let steps = to.isEmpty ? [] : blur(scale, from: shown, to: to, clamps: clamps)
                stages += steps
                shown = steps.isEmpty ? PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) : to
            }
            if shown.isEmpty { return ([], shown) }
        }
        return (stages, shown)
    }

    private static func blur(
        _ scale: BlurScale, from source: PixelRect, to wanted: PixelRect, clamps: Bool
    ) -> [FilterStage] {
        let (n, radius) = (scale.halvings, scale.radius)
        var sizes = [source]
        for _ in 0..<n { sizes.append(sizes[sizes.count - 1].halved) }
        let small = sizes[sizes.count - 1]
        let blurred = n == 0 ? wanted : wanted.samples(enlargedBy: n)
        let columns = blurred.intersection(clamps ? small : small.grown(by: radius))
        guard !columns.isEmpty else { return [] }
        // The required pixels at each size, from the last size back to the first.
        var needed = [columns.grown(by: radius).intersection(small)]
        for size in sizes.dropLast().reversed() {
            needed.append(needed[needed.count - 1].doubled.intersection(size))
        }
        needed.reverse()
        var stages: [FilterStage] = []
        for k in 0..<Int(n) {
            stages.append(
                FilterStage(work: .halve, from: needed[k], to: needed[k + 1], clamps: clamps)
            )
        }
        let start = needed[needed.count - 1]
        var rows = columns
        (rows.minY, rows.maxY) = (start.minY, start.maxY)
        stages.append(FilterStage(work: .rows(scale), from: start, to: rows, clamps: clamps))
        stages.append(FilterStage(work: .columns(scale), from: rows, to: columns, clamps: clamps))
        if n > 0 {
            stages.append(FilterStage(work: .enlarge(n), from: columns, to: wanted, clamps: clamps))
        }
        return stages
    }
}

extension PixelRect {
    /// The pixels of the halved picture that contain any of these.
    fileprivate var halved: PixelRect {
        PixelRect(minX: minX >> 1, minY: minY >> 1, maxX: (maxX + 1) >> 1, maxY: (maxY + 1) >> 1)
    }

    /// The pixels that are averaged into these.
    fileprivate var doubled: PixelRect {
        PixelRect(minX: minX * 2, minY: minY * 2, maxX: maxX * 2, maxY: maxY * 2)
    }

    /// Returns the pixels of a smaller picture between which these are interpolated.
    fileprivate func samples(enlargedBy n: Int32) -> PixelRect {
        func low(_ x: Int32) -> Int32 { (2 * x + 1 - (1 << n)) >> (n + 1) }
        return PixelRect(
            minX: low(minX), minY: low(minY), maxX: low(maxX - 1) + 2, maxY: low(maxY - 1) + 2
        )
    }
}
