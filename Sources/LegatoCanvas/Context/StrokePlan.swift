import Foundation
import LegatoGraphics

/// How a context's current path is stroked: as a whole, or clipped to the surface together with its
/// dashes.
struct StrokePlan {
    /// Whether the path and its dashes are clipped.
    private(set) var isCut: Bool
    /// The lines to stroke without dashes, in pixels.
    private(set) var path = PathGeometry()
    /// The line width in points, clamped to cairo's range.
    private(set) var lineWidth: CGFloat

    /// The maximum number of dashes of a line that is stroked whole.
    private static let fewDashes: CGFloat = 10_000

    /// Plans the stroke of the current path with the current style.
    init(_ context: CGContext) {
        let state = context.state
        let limit = CGContext.greatestCoordinate
        let pixels = context.pixelsPerPoint
        lineWidth = min(state.lineWidth, 2 * limit / pixels)
        let reach = lineWidth / 2 * pixels * max(1.5, min(state.miterLimit, 100))
        let isLarge = !context.pixelPath.isWithin(limit) || lineWidth < state.lineWidth
        isCut =
            isLarge
            || (!state.dash.isEmpty && Self.maximumDashes(context) > Self.fewDashes)
        guard isCut else { return }
        // The clipped ends are outside the surface, including their caps.
        let region = context.region(outset: 2 * reach + 8)
        let lines = context.pixelPath.lines(within: region)
        let parts = DashedLines(context, region)
        for line in lines { path.add(parts.visible(line)) }
        guard let dashed = parts.dashed(lines) else { return }
        path = PathGeometry()
        for line in dashed { path.add([line]) }
    }

    /// An upper bound on the number of dashes of the current path.
    private static func maximumDashes(_ context: CGContext) -> CGFloat {
        let period = context.state.dash.reduce(0, +)
        let inverse = context.ctm.inverted()
        var (length, last, start) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func add(_ points: CGPoint...) {
            for point in points {
                let delta = CGVector(dx: point.x - last.x, dy: point.y - last.y)
                length += delta.length(under: inverse)
                last = point
            }
        }
        for element in context.pixelPath.elements {
            switch element {
            case .move(let p): (last, start) = (p, p)
            case .line(let p): add(p)
            case .quadCurve(let p, let c): add(c, p)
            case .curve(let p, let c1, let c2): add(c1, c2, p)
            case .close: add(start)
            }
        }
        let dashes = length / period * CGFloat(max(context.state.dash.count, 2)) / 2
        return dashes.isNaN ? .infinity : dashes
    }
}

/// The parts of lines within a region, and their dashes.
private struct DashedLines {
    private let region: CGRect
    private let lengths: [CGFloat]
    private let period: CGFloat
    private let phase: CGFloat
    private let inverse: CGAffineTransform

    init(_ context: CGContext, _ region: CGRect) {
        self.region = region
        let dash = context.state.dash
        lengths = dash.count % 2 == 0 ? dash : dash + dash
        period = lengths.reduce(0, +)
        phase = context.state.dashPhase
        inverse = context.ctm.inverted()
    }

    /// Returns the parts of a line within the region.
    func visible(_ line: PixelLine) -> [PixelLine] {
        var parts: [PixelLine] = []
        var isWhole = true
        forEachPart(of: line) { from, to, first, last, _, _ in
            if first > 0 || parts.isEmpty || parts[parts.count - 1].points.last != from {
                parts.append(PixelLine(points: [from]))
                if parts.count > 1 || first > 0 { isWhole = false }
            }
            if last < 1 { isWhole = false }
            parts[parts.count - 1].points.append(to)
        }
        if isWhole, line.isClosed, parts.count == 1, parts[0].points.count > line.points.count {
            parts[0].points.removeLast()
            parts[0].isClosed = true
        }
        return parts
    }

    /// Returns the dashes of lines within the region; nil for solid lines and for too many dashes.
    func dashed(_ lines: [PixelLine]) -> [PixelLine]? {
        guard period > 0, period.isFinite else { return nil }
        var seen: CGFloat = 0
        for line in lines {
            forEachPart(of: line) { from, to, _, _, _, _ in
                seen += CGVector(dx: to.x - from.x, dy: to.y - from.y).length(under: inverse)
            }
        }
        let limit = CGContext.greatestDashCount
        guard seen / period * CGFloat(lengths.count / 2) <= CGFloat(limit) else {
            Warning.print(
                """
                A stroke has more than \(limit) visible dashes (CGContext.greatestDashCount) and \
                is drawn as a solid line. Use longer dashes.
                """
            )
            return nil
        }
        return lines.flatMap(dashed)
    }

    private func dashed(_ line: PixelLine) -> [PixelLine] {
        var dashes: [PixelLine] = []
        var end = (index: 0, at: CGFloat.infinity)
        forEachPart(of: line) { from, to, _, _, start, length in
            // Lengths are measured from the start of the line, in points.
            var (index, next) = self.dash(at: start)
            let goesOn = index % 2 == 0 && dashes.last?.points.last == from && end.index == index
            if index % 2 == 0 && !goesOn { dashes.append(PixelLine(points: [from])) }
            var steps = 0
            while next < start + length, steps <= 2 * CGContext.greatestDashCount {
                steps += 1
                let share = length > 0 ? (next - start) / length : 1
                let cut = CGPoint(
                    x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share
                )
                if index % 2 == 0 {
                    dashes[dashes.count - 1].points.append(cut)
                } else {
                    dashes.append(PixelLine(points: [cut]))
                }
                index = (index + 1) % lengths.count
                next += lengths[index]
            }
            if index % 2 == 0 { dashes[dashes.count - 1].points.append(to) }
            end = (index, start + length)
        }
        return dashes
    }

    /// Returns the dash or gap at a distance along a line, and the distance at which it ends.
    private func dash(at length: CGFloat) -> (index: Int, end: CGFloat) {
        let place = length + phase
        var rest = place - (place / period).rounded(.down) * period
        var index = 0
        while index < lengths.count - 1, rest >= lengths[index] {
            rest -= lengths[index]
            index += 1
        }
        return (index, length + max(lengths[index] - rest, 0))
    }

    /// Calls `body` with each segment within the region: its end points, their fractions of the
    /// whole segment, the length of the line before the segment, and the segment's length, in
    /// points.
    private func forEachPart(
        of line: PixelLine, _ body: (CGPoint, CGPoint, CGFloat, CGFloat, CGFloat, CGFloat) -> Void
    ) {
        guard let first = line.points.first else { return }
        let corners =
            line.points.dropFirst() + (line.isClosed || line.points.count == 1 ? [first] : [])
        var (last, passed) = (first, CGFloat(0))
        for point in corners {
            let delta = CGVector(dx: point.x - last.x, dy: point.y - last.y)
            let length = delta.length(under: inverse)
            var (low, high) = (CGFloat(0), CGFloat(1))
            for (from, step, minimum, greatest) in [
                (last.x, delta.dx, region.minX, region.maxX),
                (last.y, delta.dy, region.minY, region.maxY),
            ] {
                if step == 0 {
                    if from < minimum || from > greatest { high = -1 }
                } else {
                    let (a, b) = ((minimum - from) / step, (greatest - from) / step)
                    (low, high) = (max(low, min(a, b)), min(high, max(a, b)))
                }
            }
            if low <= high {
                func at(_ share: CGFloat) -> CGPoint {
                    share == 0
                        ? last
                        : share == 1
                            ? point
                            : CGPoint(
                                x: max(region.minX, min(region.maxX, last.x + delta.dx * share)),
                                y: max(region.minY, min(region.maxY, last.y + delta.dy * share))
                            )
                }
                body(at(low), at(high), low, high, passed + low * length, (high - low) * length)
            }
            passed += length
            last = point
        }
    }
}

extension CGVector {
    /// The length of the transformed vector.
    fileprivate func length(under t: CGAffineTransform) -> CGFloat {
        hypot(t.a * dx + t.c * dy, t.b * dx + t.d * dy)
    }
}

extension PathGeometry {
    /// Adds lines as subpaths.
    fileprivate mutating func add(_ lines: [PixelLine]) {
        for line in lines {
            guard let first = line.points.first else { continue }
            move(to: first)
            if line.points.count == 1 { addLine(to: first) }
            for point in line.points.dropFirst() { addLine(to: point) }
            if line.isClosed { closeSubpath() }
        }
    }
}
