import CLegatoKernels
import LegatoDrawing

extension FrameDrawing {
    /// Draws the shadows of passes.
    func drawShadows(_ passes: [Int], of frame: Frame) {
        func plane(_ pass: Pass, _ path: (ShadowPlanes) -> LegatoPlane) -> PixelRect {
            guard let shadow = pass.shadow else { return .none }
            return PixelRect(path(shadow).rect)
        }
        reserveScratch(passes, of: frame)
        perform(frame, passes, rowsOf: { plane($0, \.alpha) }) { band, _ in
            takeAlpha(band, of: frame)
        }
        frame.passes.withUnsafeMutableBufferPointer { all in
            workers.perform(passes.count) { number, _ in all[passes[number]].shadow?.findRuns() }
        }
        perform(frame, passes, rowsOf: { plane($0, \.rows) }) { band, thread in
            guard let shadow = frame.passes[band.pass].shadow else { return }
            shadow.blurRows(band.minY..<band.maxY, kernels, scratch[thread])
        }
        perform(frame, passes, rowsOf: { plane($0, \.result) }) { band, _ in
            guard let shadow = frame.passes[band.pass].shadow else { return }
            shadow.blurColumns(band.minY..<band.maxY, kernels)
        }
    }

    private func takeAlpha(_ band: Band, of frame: Frame) {
        let pass = frame.passes[band.pass]
        guard var shadow = pass.shadow else { return }
        var area = pass.region
        area.minY = band.minY
        area.maxY = band.maxY
        if shadow.needsClip {
            shadow.picture.clear(area, to: 0)
            withUnsafeTemporaryAllocation(of: LegatoItem.self, capacity: 1) { memory in
                guard let item = memory.baseAddress else { return }
                let setup = ItemSetup(item: item)
                let clip = pass.group?.clip
                if setup.setGroup(clip, opacity: 1, picture: pass.target, bounds: area) {
                    kernels.draw(item, &shadow.picture, area.kernelRect)
                }
            }
        }
        kernels.alpha(&shadow.picture, &shadow.alpha, band.minY, band.maxY)
    }
}

extension ShadowPlanes {
    /// Finds the longest runs of equal rows and of equal columns around the middle of the alpha.
    ///
    /// All blur windows within a run have the same input, so that their sum is computed only once.
    mutating func findRuns() {
        let rect = alpha.rect
        let (width, height) = (Int(rect.maxX - rect.minX), Int(rect.maxY - rect.minY))
        guard let bytes = alpha.bytes, width > 0, height > 0 else { return }
        func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * Int(alpha.stride) }
        let middle = height / 2
        func isLikeMiddle(_ y: Int) -> Bool { row(y).isEqual(to: row(middle), count: width) }
        var (top, bottom) = (middle, middle + 1)
        while top > 0 && isLikeMiddle(top - 1) { top -= 1 }
        while bottom < height && isLikeMiddle(bottom) { bottom += 1 }
        equalRows = rect.minY + Int32(top)..<rect.minY + Int32(bottom)
        // The columns are compared in the rows that differ.
        var (left, right) = (0, width)
        for y in 0..<height where y <= top || y >= bottom {
            let (row, value) = (row(y), row(y)[width / 2])
            var x = width / 2
            while x > left && row[x - 1] == value { x -= 1 }
            left = x
            x = width / 2 + 1
            while x < right && row[x] == value { x += 1 }
            right = x
            guard right - left > 1 else { break }
        }
        equalColumns = rect.minX + Int32(left)..<rect.minX + Int32(right)
    }

    /// Blurs rows of the alpha along their columns.
    func blurRows(
        _ band: Range<Int32>, _ kernels: LegatoKernels, _ scratch: UnsafeMutablePointer<Float>
    ) {
        blur(band, equal: equalRows, in: rows) { part, lines in
            var (from, to) = (alpha, part)
            kernels.blurRows(&from, &to, alongRows, lines.lowerBound, lines.upperBound, scratch)
        }
    }

    /// Blurs columns into rows of the result.
    func blurColumns(_ band: Range<Int32>, _ kernels: LegatoKernels) {
        blur(band, equal: equalRows.outputs(of: alongColumns), in: result) { part, lines in
            var (from, to) = (rows, part)
            kernels.blurColumns(&from, &to, alongColumns, lines.lowerBound, lines.upperBound)
        }
    }

    /// Draws a band of rows of a plane, computing rows and columns whose inputs are equal only
    /// once.
    private func blur(
        _ band: Range<Int32>, equal: Range<Int32>, in plane: LegatoPlane,
        _ draw: (_ part: LegatoPlane, _ lines: Range<Int32>) -> Void
    ) {
        let same = equal.clamped(to: band)
        blur(band.lowerBound..<max(same.lowerBound, band.lowerBound), in: plane, draw)
        guard !same.isEmpty else {
            return blur(same.lowerBound..<band.upperBound, in: plane, draw)
        }
        blur(same.lowerBound..<same.lowerBound + 1, in: plane, draw)
        let width = Int(plane.rect.maxX - plane.rect.minX)
        for y in same.dropFirst() {
            plane.row(y).update(from: plane.row(same.lowerBound), count: width)
        }
        blur(same.upperBound..<band.upperBound, in: plane, draw)
    }

    private func blur(
        _ lines: Range<Int32>, in plane: LegatoPlane,
        _ draw: (_ part: LegatoPlane, _ lines: Range<Int32>) -> Void
    ) {
        guard !lines.isEmpty else { return }
        let all = plane.rect.minX..<plane.rect.maxX
        let same = equalColumns.outputs(of: alongRows).clamped(to: all)
        // The kernels draw many columns at a time.
        guard same.count > 64 else { return draw(plane, lines) }
        draw(plane.columns(all.lowerBound..<same.lowerBound + 1), lines)
        for y in lines {
            let first = plane.row(y) + Int(same.lowerBound - all.lowerBound)
            first.update(repeating: first[0], count: same.count)
        }
        draw(plane.columns(same.upperBound..<all.upperBound), lines)
    }
}

extension UnsafeMutablePointer<UInt8> {
    /// Returns whether two rows of bytes are equal.
    fileprivate func isEqual(to other: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
        let (a, b) = (UnsafeRawPointer(self), UnsafeRawPointer(other))
        var offset = 0
        while offset + 8 <= count {
            let word = a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard word == b.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
                return false
            }
            offset += 8
        }
        while offset < count {
            guard self[offset] == other[offset] else { return false }
            offset += 1
        }
        return true
    }
}

extension Range<Int32> {
    /// The output pixels of a blur whose input is within these pixels.
    fileprivate func outputs(of blur: LegatoBlur) -> Range<Int32> {
        let first = lowerBound - blur.first
        return first..<Swift.max(upperBound - blur.first - blur.count + 1, first)
    }
}

extension LegatoPlane {
    /// The first byte of a row of a plane with one byte per pixel.
    fileprivate func row(_ y: Int32) -> UnsafeMutablePointer<UInt8> {
        bytes + Int(y - rect.minY) * Int(stride)
    }

    /// A part of a plane with one byte per pixel.
    fileprivate func columns(_ columns: Range<Int32>) -> LegatoPlane {
        var part = self
        part.bytes += Int(columns.lowerBound - rect.minX)
        (part.rect.minX, part.rect.maxX) = (columns.lowerBound, columns.upperBound)
        return part
    }
}
