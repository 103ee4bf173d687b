import Foundation
import LegatoGraphics

/// Draws a symbol in hundredths of the em size, with y pointing down and the origin at the middle of
/// the capital letters beside it.
nonisolated struct SymbolPen {
    /// The width of lines.
    var line: CGFloat
    /// Whether bodies are filled; otherwise their outlines are drawn.
    var isFilled = false
    /// Whether what is drawn belongs to the second layer of the symbol.
    var isSecondary = false
    private(set) var parts: [SymbolPart] = []
    private var isCutting = false
    /// Converts the coordinates of a part that is drawn smaller.
    private var scale: CGFloat = 1
    private var shift = CGPoint.zero

    init(line: CGFloat, isFilled: Bool = false) { (self.line, self.isFilled) = (line, isFilled) }

    // MARK: Modes

    /// Cuts what a closure draws out of what was drawn before.
    mutating func cut(_ body: (inout SymbolPen) -> Void) {
        let outer = isCutting
        isCutting = true
        body(&self)
        isCutting = outer
    }

    /// Cuts away what a closure draws with a margin around it, then draws it.
    mutating func over(_ body: (inout SymbolPen) -> Void) {
        let outer = (line, isFilled)
        cut { pen in
            pen.line = outer.0 * 2.6
            pen.isFilled = true
            body(&pen)
        }
        (line, isFilled) = outer
        body(&self)
    }

    /// Draws a part scaled about the origin and moved; lines keep their width.
    mutating func placed(
        _ factor: CGFloat, x: CGFloat = 0, y: CGFloat = 0, _ body: (inout SymbolPen) -> Void
    ) {
        let outer = (scale, shift)
        shift = CGPoint(x: shift.x + x * scale, y: shift.y + y * scale)
        scale *= factor
        body(&self)
        (scale, shift) = outer
    }

    /// Draws bodies as filled or not.
    mutating func filled(_ isFilled: Bool = true, _ body: (inout SymbolPen) -> Void) {
        let outer = self.isFilled
        self.isFilled = isFilled
        body(&self)
        self.isFilled = outer
    }

    // MARK: Strokes

    /// Draws an open line through points, given as alternating coordinates, with round ends.
    mutating func line(_ numbers: CGFloat...) { line(numbers) }

    /// Draws an open line through points, given as alternating coordinates, with round ends.
    mutating func line(_ numbers: [CGFloat]) { stroke(Self.points(numbers), isClosed: false) }

    /// Draws an open arc, in degrees clockwise from the right.
    mutating func arc(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat, from: CGFloat, to: CGFloat) {
        let count = max(4, Int(abs(to - from) / 6))
        stroke(
            (0...count).map { i in
                let angle = (from + (to - from) * CGFloat(i) / CGFloat(count)) * .pi / 180
                return CGPoint(x: x + r * cos(angle), y: y + r * sin(angle))
            }, isClosed: false
        )
    }

    /// Draws an open curve; see `SymbolCurve`.
    mutating func curve(_ text: StaticString) {
        stroke(SymbolCurve(text).points, isClosed: false)
    }

    // MARK: Bodies

    /// Draws a closed body of straight sides, given as alternating coordinates.
    mutating func body(_ numbers: CGFloat...) { body(numbers) }

    /// Draws a closed body of straight sides, given as alternating coordinates.
    mutating func body(_ numbers: [CGFloat]) { body(Self.points(numbers)) }

    /// Draws a closed body of curves; see `SymbolCurve`.
    mutating func shape(_ text: StaticString) { body(SymbolCurve(text).points) }

    /// Draws a circle.
    mutating func ring(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) {
        body(Self.circle(CGPoint(x: x, y: y), r - line / 2 / scale))
    }

    /// Draws an ellipse.
    mutating func oval(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) {
        let half = line / 2 / scale
        body(
            Self.circle(.zero, 1).map {
                CGPoint(x: x + $0.x * (rx - half), y: y + $0.y * (ry - half))
            }
        )
    }

    /// Draws a rectangle with rounded corners, from its left, top, right and bottom.
    mutating func box(
        _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ radius: CGFloat
    ) {
        let half = line / 2 / scale
        body(
            Self.box(left + half, top + half, right - half, bottom - half, max(radius - half, 1))
        )
    }

    // MARK: Areas

    /// Fills a circle.
    mutating func disc(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) {
        add([place(Self.circle(CGPoint(x: x, y: y), r))])
    }

    /// Fills a rectangle with rounded corners, from its left, top, right and bottom.
    mutating func block(
        _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ radius: CGFloat
    ) {
        add([place(Self.box(left, top, right, bottom, radius))])
    }

    /// Fills a polygon, given as alternating coordinates.
    mutating func area(_ numbers: CGFloat...) { add([place(Self.points(numbers))]) }

    /// Fills curves; see `SymbolCurve`.
    mutating func area(_ text: StaticString) { add([place(SymbolCurve(text).points)]) }

    /// Fills a path by the non-zero winding rule.
    mutating func fill(_ path: CGPath) { add(SymbolCurve.polygons(of: path).map(place)) }

    // MARK: Parts

    private mutating func body(_ points: [CGPoint]) {
        var polygons = outline(points.map(place), isClosed: true)
        if isFilled { polygons.append(Self.wound(points.map(place))) }
        add(polygons)
    }

    private mutating func stroke(_ points: [CGPoint], isClosed: Bool) {
        add(outline(points.map(place), isClosed: isClosed))
    }

    private mutating func add(_ polygons: [[CGPoint]]) {
        parts.append(
            SymbolPart(isCut: isCutting, isSecondary: isSecondary, polygons: polygons)
        )
    }

    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * scale + shift.x, y: point.y * scale + shift.y)
    }

    private func place(_ points: [CGPoint]) -> [CGPoint] { points.map(place) }

    /// The pieces of a stroke with round joins and ends, all wound in one direction.
    private func outline(_ points: [CGPoint], isClosed: Bool) -> [[CGPoint]] {
        let half = line / 2
        guard half > 0 else { return [] }
        var pieces: [[CGPoint]] = []
        let ends = isClosed ? points + points.prefix(1) : points
        for (i, (from, to)) in zip(ends, ends.dropFirst()).enumerated() {
            let length = hypot(to.x - from.x, to.y - from.y)
            guard length > 1e-6 else { continue }
            let n = CGPoint(
                x: -(to.y - from.y) / length * half, y: (to.x - from.x) / length * half
            )
            pieces.append(
                Self.wound([
                    CGPoint(x: from.x + n.x, y: from.y + n.y),
                    CGPoint(x: to.x + n.x, y: to.y + n.y),
                    CGPoint(x: to.x - n.x, y: to.y - n.y),
                    CGPoint(x: from.x - n.x, y: from.y - n.y),
                ])
            )
            let before = isClosed || i > 0 ? ends[i > 0 ? i - 1 : ends.count - 2] : nil
            if Self.needsJoin(before, from, to) { pieces.append(Self.circle(from, half, 24)) }
        }
        if !isClosed, let last = ends.last { pieces.append(Self.circle(last, half, 24)) }
        return pieces
    }

    /// Whether a line turns far enough at a point for its outer side to show a gap.
    private static func needsJoin(_ before: CGPoint?, _ point: CGPoint, _ after: CGPoint) -> Bool {
        guard let before else { return true }
        let (a, b) = (
            CGVector(dx: point.x - before.x, dy: point.y - before.y),
            CGVector(dx: after.x - point.x, dy: after.y - point.y)
        )
        return atan2(abs(a.dx * b.dy - a.dy * b.dx), a.dx * b.dx + a.dy * b.dy) > 0.02
    }

    // MARK: Figures

    private static func points(_ numbers: [CGFloat]) -> [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map {
            CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        }
    }

    /// Returns a polygon wound clockwise on screen, so that pieces add up where they overlap.
    private static func wound(_ points: [CGPoint]) -> [CGPoint] {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        return area < 0 ? points.reversed() : points
    }

    private static func circle(_ center: CGPoint, _ r: CGFloat, _ count: Int = 72) -> [CGPoint] {
        (0..<count).map { i in
            let angle = 2 * CGFloat.pi * CGFloat(i) / CGFloat(count)
            return CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle))
        }
    }

    private static func box(
        _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ radius: CGFloat
    ) -> [CGPoint] {
        let r = max(0, min(radius, (right - left) / 2, (bottom - top) / 2))
        let corners = [
            CGPoint(x: right - r, y: bottom - r), CGPoint(x: left + r, y: bottom - r),
            CGPoint(x: left + r, y: top + r), CGPoint(x: right - r, y: top + r),
        ]
        return corners.enumerated().flatMap { quarter, center in
            (0...12).map { i in
                let angle = (CGFloat(quarter) + CGFloat(i) / 12) * .pi / 2
                return CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle))
            }
        }
    }
}
