import LegatoGraphics

/// A half-plane of device points, inside which `x·X + y·Y + constant` is positive.
@usableFromInline
package struct CutLine: Sendable, Equatable {
    /// The coefficient of device x.
    package var x: Double
    /// The coefficient of device y.
    package var y: Double
    /// The constant term.
    package var constant: Double
    /// Whether points on the line itself are inside.
    package var isClosed: Bool

    /// Creates a half-plane; closed by default.
    @usableFromInline
    package init(x: Double, y: Double, constant: Double, isClosed: Bool = true) {
        self.x = x
        self.y = y
        self.constant = constant
        self.isClosed = isClosed
    }

    /// The complementary half-plane; each pixel is in exactly one of the two.
    @usableFromInline
    package var complement: CutLine {
        CutLine(x: -x, y: -y, constant: -constant, isClosed: !isClosed)
    }

    /// Clips the columns of a row to those whose centres are inside.
    fileprivate func cut(row: Int32, _ minX: inout Int32, _ maxX: inout Int32) {
        let rest = y * (Double(row) + 0.5) + constant
        guard x != 0 else {
            if !(rest > 0 || (isClosed && rest == 0)) { maxX = minX }
            return
        }
        // A line and its complement give the same edge, so that no pixel is lost.
        let edge = max(-1e9, min(1e9, -rest / x - 0.5))
        if x > 0 {
            minX = max(minX, Int32(device: isClosed ? edge.rounded(.up) : edge.rounded(.down) + 1))
        } else {
            maxX = min(maxX, Int32(device: isClosed ? edge.rounded(.down) + 1 : edge.rounded(.up)))
        }
    }
}

/// The convex parts of the target that items of a display list are clipped to.
///
/// Clipping is by whole pixels: an item is drawn unchanged in the pixels whose centres are inside
/// all half-planes, and not at all in the others. The parts of an item on both sides of a line
/// therefore add up to the whole item, without a seam and on every renderer.
package struct CutTable: Sendable, Equatable {
    /// The end of the lines of each cut, which start where those of the previous cut end.
    private var ends: [Int32] = []
    private var lines: [CutLine] = []

    /// Creates an empty table.
    package init() {}

    /// The number of cuts.
    package var count: Int { ends.count }

    /// Returns the half-planes of a cut; none for -1.
    /// - Precondition: The cut is -1 or in the table.
    package subscript(cut: Int32) -> ArraySlice<CutLine> {
        guard cut != -1 else { return [] }
        require(
            cut >= 0 && cut < ends.count, "A cut index must be within 0..<\(ends.count), got \(cut)"
        )
        let first = cut == 0 ? 0 : Int(ends[Int(cut) - 1])
        return lines[first..<Int(ends[Int(cut)])]
    }

    /// Adds the intersection of half-planes; returns its index.
    /// - Precondition: All numbers are finite.
    package mutating func append(_ part: some Sequence<CutLine>) -> Int32 {
        for line in part {
            require(
                line.x.isFinite && line.y.isFinite && line.constant.isFinite,
                "The numbers of a cut must be finite, got \(line)"
            )
            lines.append(line)
        }
        ends.append(Int32(lines.count))
        return Int32(ends.count - 1)
    }

    /// Removes all cuts and keeps the memory.
    package mutating func removeAll() {
        ends.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
    }

    /// Calls `body` with disjoint rectangles that cover the pixels of a cut in an area, from top to
    /// bottom; with the area itself for -1.
    package func forEachRectangle(of cut: Int32, in area: PixelRect, _ body: (PixelRect) -> Void) {
        guard !area.isEmpty else { return }
        guard cut != -1 else { return body(area) }
        let lines = self[cut]
        // Consecutive rows with the same columns form one rectangle.
        var open = PixelRect(minX: 0, minY: area.minY, maxX: 0, maxY: area.minY)
        for row in area.minY..<area.maxY {
            var (minX, maxX) = (area.minX, area.maxX)
            for line in lines { line.cut(row: row, &minX, &maxX) }
            if maxX <= minX { (minX, maxX) = (0, 0) }
            if (minX, maxX) != (open.minX, open.maxX) {
                if !open.isEmpty { body(open) }
                open = PixelRect(minX: minX, minY: row, maxX: maxX, maxY: row)
            }
            open.maxY = row + 1
        }
        if !open.isEmpty { body(open) }
    }
}
