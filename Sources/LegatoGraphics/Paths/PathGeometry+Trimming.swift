package import Foundation

extension PathGeometry {
    /// Returns the part of the path between two fractions of its length, in the order of its
    /// subpaths.
    ///
    /// Closing lines count. A closed subpath that is kept entirely stays closed; subpaths without
    /// length are dropped. Fractions are clamped to 0...1. The result is empty if `start >= end` or
    /// either is NaN.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> PathGeometry {
        guard !start.isNaN, !end.isNaN else { return PathGeometry() }
        let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
        guard start < end else { return PathGeometry() }
        let subpaths = subpaths
        let total = subpaths.reduce(0) { $0 + $1.length }
        if start == 0 && end == 1 && subpaths.allSatisfy({ $0.length > 0 }) { return self }
        let (first, last) = (start * total, end * total)
        var path = PathGeometry()
        var passed = 0.0
        for subpath in subpaths where subpath.length > 0 {
            let begin = passed
            passed += subpath.length
            guard passed > first && begin < last else { continue }
            if begin >= first && passed <= last {
                path.append(subpath)
            } else {
                path.append(subpath, from: first - begin, to: last - begin)
            }
        }
        return path
    }

    /// Returns the length of the longest miter within a limit, in line widths; at least 1.
    package func longestMiter(within limit: CGFloat) -> CGFloat {
        var longest: CGFloat = 1
        for subpath in subpaths {
            let segments = subpath.segments.map(\.segment).filter { $0.startDirection != nil }
            var before = subpath.isClosed ? segments.last?.endDirection : nil
            for segment in segments {
                if let before, let next = segment.startDirection {
                    let cosine = before.dx * next.dx + before.dy * next.dy
                    let miter = (2 / max(1e-12, 1 + cosine)).squareRoot()
                    // With tolerance, so that rounding does not exclude a miter that is drawn.
                    if miter <= limit * 1.001 { longest = max(longest, miter) }
                }
                before = segment.endDirection
            }
        }
        return longest
    }

    private mutating func append(_ subpath: Subpath) {
        guard let first = subpath.segments.first?.segment.from else { return }
        move(to: first)
        for (segment, _) in subpath.segments.dropLast(subpath.hasClosingLine ? 1 : 0) {
            append(segment)
        }
        if subpath.isClosed { closeSubpath() }
    }

    /// Appends the part of a subpath between two distances along it.
    private mutating func append(_ subpath: Subpath, from first: Double, to last: Double) {
        var passed = 0.0
        var isOpen = false
        for (segment, length) in subpath.segments {
            let begin = passed
            passed += length
            guard length > 0 && passed > first && begin < last else { continue }
            let part = segment.part(
                from: begin < first ? segment.parameter(atLength: first - begin, of: length) : 0,
                to: passed > last ? segment.parameter(atLength: last - begin, of: length) : 1
            )
            if !isOpen { move(to: part.from) }
            isOpen = true
            append(part)
        }
    }

    private mutating func append(_ segment: PathSegment) {
        if segment.isLine {
            addLine(to: segment.to)
        } else {
            addCurve(to: segment.to, control1: segment.control1, control2: segment.control2)
        }
    }

    /// Connected segments, with their lengths.
    private struct Subpath {
        var segments: [(segment: PathSegment, length: Double)] = []
        var isClosed = false
        /// Whether the last segment is the implicit line of a close.
        var hasClosingLine = false
        var length: Double { segments.reduce(0) { $0 + $1.length } }
    }

    private var subpaths: [Subpath] {
        var all: [Subpath] = []
        var current = Subpath()
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func finish() {
            if !current.segments.isEmpty { all.append(current) }
            current = Subpath()
        }
        func add(_ segment: PathSegment) {
            current.segments.append((segment, segment.length))
            last = segment.to
        }
        for element in elements {
            switch element {
            case .move(let p):
                finish()
                (start, last) = (p, p)
            case .line(let p): add(PathSegment(from: last, to: p))
            case .quadCurve(let p, let c):
                func raised(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
                }
                add(PathSegment(from: last, control1: raised(last), control2: raised(p), to: p))
            case .curve(let p, let c1, let c2):
                add(PathSegment(from: last, control1: c1, control2: c2, to: p))
            case .close:
                current.isClosed = true
                if last != start {
                    current.hasClosingLine = true
                    add(PathSegment(from: last, to: start))
                }
                finish()
                last = start
            }
        }
        finish()
        return all
    }
}
