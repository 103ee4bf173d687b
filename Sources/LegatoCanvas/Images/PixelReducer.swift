/// Downsamples an image row by row.
///
/// Each pixel of the result is the area-weighted mean of the source pixels that it covers, in
/// integer arithmetic. Colours are premultiplied.
struct PixelReducer {
    private let source: (width: Int, height: Int)
    private let target: (width: Int, height: Int)
    /// The result; complete once all rows are added.
    private(set) var pixels: [UInt8]
    /// Horizontal sums over one row of the source.
    private var row: [UInt32]
    /// Vertical sums over the rows covered by one row of the target.
    private var sums: [UInt64]
    private var sourceRow = 0
    private var targetRow = 0

    /// Creates a reducer without rows.
    /// - Precondition: Sides are 1 to 65535 pixels; the target is no larger than the source.
    init(from source: (width: Int, height: Int), to target: (width: Int, height: Int)) {
        (self.source, self.target) = (source, target)
        pixels = []
        pixels.reserveCapacity(target.width * target.height * 4)
        row = [UInt32](repeating: 0, count: target.width * 4)
        sums = [UInt64](repeating: 0, count: target.width * 4)
    }

    /// Returns the result for a whole image.
    consuming func reduce(_ rows: UnsafePointer<UInt8>) -> [UInt8] {
        for y in 0..<source.height { add(rows + y * source.width * 4) }
        return pixels
    }

    /// Adds the next row of the source.
    mutating func add(_ pixels: UnsafePointer<UInt8>) {
        addColumns(pixels)
        // In units in which a row of the source has the height `target.height`, and a row of the
        // target `source.height`.
        var start = sourceRow * target.height
        let end = start + target.height
        sourceRow += 1
        while start < end {
            let edge = (targetRow + 1) * source.height
            let weight = UInt64(min(end, edge) - start)
            for i in row.indices { sums[i] += UInt64(row[i]) * weight }
            start = min(end, edge)
            if start == edge { finishRow() }
        }
    }

    private mutating func addColumns(_ pixels: UnsafePointer<UInt8>) {
        for x in 0..<target.width {
            var start = x * source.width
            let end = start + source.width
            var (red, green, blue, alpha) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
            while start < end {
                let column = start / target.width
                let edge = min(end, (column + 1) * target.width)
                let weight = UInt32(edge - start)
                let pixel = pixels + column * 4
                red += UInt32(pixel[0]) * weight
                green += UInt32(pixel[1]) * weight
                blue += UInt32(pixel[2]) * weight
                alpha += UInt32(pixel[3]) * weight
                start = edge
            }
            row[x * 4] = red
            row[x * 4 + 1] = green
            row[x * 4 + 2] = blue
            row[x * 4 + 3] = alpha
        }
    }

    private mutating func finishRow() {
        let area = UInt64(source.width * source.height)
        for i in sums.indices {
            pixels.append(UInt8((sums[i] + area / 2) / area))
            sums[i] = 0
        }
        targetRow += 1
    }
}
