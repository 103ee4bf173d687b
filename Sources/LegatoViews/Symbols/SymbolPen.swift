import Foundation
import LegatoGraphics

/// Draws a symbol in hundredths of the em size, with y pointing down and the origin at the middle of
/// the capital letters beside it.
nonisolated struct SymbolPen {
    /// The width of lines.
    var line: CGFloat
    /// Whether bodies are filled; otherwise their outlines are drawn.
    var isFilled = false
    /// Whether drawing adds to the second layer of the symbol.
    var isSecondary = false
    /// The value that shows the variable parts; nil to draw them complete.
    var value: SymbolValue?
    /// Whether a value has shown variable parts.
    private(set) var isVariable = false
    /// The share of lines that is drawn, from their starts.
    private var reach: CGFloat = 1
    private(set) var parts: [SymbolPart] = []
    private var kind = SymbolPart.PartOperation.add
    /// Converts the coordinates of a part that is drawn smaller.
    private var scale: CGFloat = 1
    private var shift = CGPoint.zero
    /// Whether drawing is upside down.
    private var isFlipped = false

    init(line: CGFloat, isFilled: Bool = false) { (self.line, self.isFilled) = (line, isFilled) }

    // MARK: Modes

    /// Cuts the drawing of a closure out of the earlier drawing.
    mutating func cut(_ body: (inout SymbolPen) -> Void) {
        let outer = kind
        kind = .cut
        body(&self)
        kind = outer
    }

    /// Draws the sign of an enclosing shape: cut out of it, unless the sign has its own style.
    mutating func sign(_ body: (inout SymbolPen) -> Void) {
        let outer = kind
        kind = .sign
        body(&self)
        kind = outer
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

    /// Draws a part scaled about the origin, moved, or upside down; lines keep their width.
    mutating func placed(
        _ factor: CGFloat, x: CGFloat = 0, y: CGFloat = 0, flip: Bool = false,
        _ body: (inout SymbolPen) -> Void
    ) {
        let outer = (scale, shift, isFlipped)
        isFlipped = isFlipped != flip
        shift = CGPoint(x: shift.x + x * scale, y: shift.y + y * scale)
        scale *= factor
        body(&self)
        (scale, shift, isFlipped) = outer
    }

    /// Draws bodies as filled or not.
    mutating func filled(_ isFilled: Bool = true, _ body: (inout SymbolPen) -> Void) {
        let outer = self.isFilled
        self.isFilled = isFilled
        body(&self)
        self.isFilled = outer
    }

    /// Draws one of several parts that the value of the symbol shows one after the other.
    ///
    /// What the value does not show is in the second layer.
    mutating func variable(_ number: Int, of count: Int, _ body: (inout SymbolPen) -> Void) {
        guard let value else { return body(&self) }
        isVariable = true
        let share = value.share(of: number, of: count)
        let isOuter = isSecondary
        if share < 1 {
            isSecondary = true
            body(&self)
            isSecondary = isOuter
        }
        guard share > 0 else { return }
        reach = share
        if share < 1 { cut(body) }
        body(&self)
        reach = 1
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
    mutating func ring(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) { oval(x, y, r, r) }

    /// Draws an ellipse.
    mutating func oval(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) {
        let width = line / scale
        band(
            Self.oval(x, y, rx, ry),
            Self.oval(x, y, max(0, rx - width), max(0, ry - width))
        )
    }

    /// Draws a rectangle with rounded corners, from its left, top, right and bottom.
    mutating func box(
        _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ radius: CGFloat
    ) {
        let width = line / scale
        band(
            Self.box(left, top, right, bottom, radius),
            Self.box(
                left + width, top + width, max(left + width, right - width),
                max(top + width, bottom - width), radius - width
            )
        )
    }

    /// Draws the area between two outlines, or within the outer one if bodies are filled.
    private mutating func band(_ outer: [CGPoint], _ inner: [CGPoint]) {
        let isFilled = isFilled || kind == .cut
        add(isFilled ? [place(outer)] : [place(outer), place(inner).reversed()])
    }

    // MARK: Areas

    /// Fills a circle.
    mutating func disc(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) {
        add([place(Self.oval(x, y, r, r))])
    }

    /// Fills a rectangle with rounded corners, from its left, top, right and bottom.
    mutating func block(
        _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ radius: CGFloat
    ) {
        add([place(Self.box(left, top, right, bottom, radius))])
    }

    /// Fills a polygon, given as alternating coordinates.
    mutating func area(_ numbers: CGFloat...) { add([Self.wound(place(Self.points(numbers)))]) }

    /// Fills curves; see `SymbolCurve`.
    mutating func area(_ text: StaticString) {
        add([Self.wound(place(SymbolCurve(text).points))])
    }

    /// Fills a path by the non-zero winding rule.
    mutating func fill(_ path: CGPath) {
        let polygons = SymbolCurve.polygons(of: path).map(place)
        let area = polygons.reduce(0) { $0 + Self.area($1) }
        add(area < 0 ? polygons.map { $0.reversed() } : polygons)
    }

    // MARK: Parts

    private mutating func body(_ points: [CGPoint]) {
        var polygons = outline(points.map(place), isClosed: true)
        if isFilled { polygons.append(Self.wound(points.map(place))) }
        add(polygons)
    }

    private mutating func stroke(_ points: [CGPoint], isClosed: Bool) {
        let points = points.map(place)
        guard reach < 1 else { return add(outline(points, isClosed: isClosed)) }
        let whole = isClosed ? points + points.prefix(1) : points
        add(outline(Self.start(of: whole, reach), isClosed: false))
    }

    /// The first share of a line by its length.
    private static func start(of points: [CGPoint], _ share: CGFloat) -> [CGPoint] {
        let lengths = zip(points, points.dropFirst()).map(distance)
        var rest = lengths.reduce(0, +) * share
        var result = Array(points.prefix(1))
        for (index, length) in lengths.enumerated() {
            let (from, to) = (points[index], points[index + 1])
            guard length < rest else {
                let part = length > 0 ? rest / length : 0
                result.append(
                    CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                )
                break
            }
            result.append(to)
            rest -= length
        }
        return result
    }

    /// Adds polygons whose winding is never counterclockwise on screen, so that overlaps add up.
    private mutating func add(_ polygons: [[CGPoint]]) {
        if let last = parts.last, last.kind == kind, last.isSecondary == isSecondary {
            parts[parts.count - 1].polygons += polygons
        } else {
            parts.append(
                SymbolPart(kind: kind, isSecondary: isSecondary, polygons: polygons)
            )
        }
    }

    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * scale + shift.x, y: (isFlipped ? -point.y : point.y) * scale + shift.y)
    }

    /// Returns a placed polygon, wound as before.
    private func place(_ points: [CGPoint]) -> [CGPoint] {
        let placed = points.map(place)
        return isFlipped ? placed.reversed() : placed
    }

    /// The pieces of a stroke with round ends and corners.
    private func outline(_ points: [CGPoint], isClosed: Bool) -> [[CGPoint]] {
        var corners = points
        for i in corners.indices.dropFirst().reversed()
        where Self.distance(corners[i], corners[i - 1]) < 1e-6 {
            corners.remove(at: i)
        }
        if isClosed, corners.count > 1, Self.distance(corners[0], corners[corners.count - 1]) < 1e-6
        {
            corners.removeLast()
        }
        guard let first = corners.first, line > 0 else { return [] }
        guard corners.count > 1 else { return [Self.round(first, line / 2)] }
        if isClosed { corners.append(first) }
        let normals = zip(corners, corners.dropFirst()).map { from, to in
            let length = Self.distance(from, to)
            return CGPoint(
                x: (from.y - to.y) / length * line / 2, y: (to.x - from.x) / length * line / 2
            )
        }
        var pieces: [[CGPoint]] = []
        for (i, normal) in normals.enumerated() {
            let before = i > 0 ? normals[i - 1] : isClosed ? normals.last : nil
            let after = i + 1 < normals.count ? normals[i + 1] : isClosed ? normals.first : nil
            let (start, end) = (Self.joined(normal, before), Self.joined(normal, after))
            let (from, to) = (corners[i], corners[i + 1])
            let (a, b) = (start ?? normal, end ?? normal)
            pieces.append(
                Self.wound([
                    CGPoint(x: from.x + a.x, y: from.y + a.y),
                    CGPoint(x: to.x + b.x, y: to.y + b.y),
                    CGPoint(x: to.x - b.x, y: to.y - b.y),
                    CGPoint(x: from.x - a.x, y: from.y - a.y),
                ])
            )
            if start == nil { pieces.append(Self.round(from, line / 2)) }
        }
        if !isClosed, let last = corners.last { pieces.append(Self.round(last, line / 2)) }
        return pieces
    }

    /// The common end of two pieces of a stroke that turns a little; nil at a corner or an end.
    private static func joined(_ normal: CGPoint, _ other: CGPoint?) -> CGPoint? {
        guard let other else { return nil }
        let sum = CGPoint(x: normal.x + other.x, y: normal.y + other.y)
        let (length, square) = (
            sum.x * sum.x + sum.y * sum.y, normal.x * normal.x + normal.y * normal.y
        )
        guard length > 3.8 * square else { return nil }
        let factor = 2 * square / length
        return CGPoint(x: sum.x * factor, y: sum.y * factor)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        hypot(b.x - a.x, b.y - a.y)
    }

    // MARK: Figures

    private static func points(_ numbers: [CGFloat]) -> [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map {
            CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        }
    }

    /// Twice the area of a polygon, negative if it winds counterclockwise on screen.
    private static func area(_ points: [CGPoint]) -> CGFloat {
        guard var before = points.last else { return 0 }
        var area: CGFloat = 0
        for point in points {
            area += before.x * point.y - point.x * before.y
            before = point
        }
        return area
    }

    /// Returns a polygon wound clockwise on screen.
    private static func wound(_ points: [CGPoint]) -> [CGPoint] {
        area(points) < 0 ? points.reversed() : points
    }

    private static func oval(
        _ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat
    ) -> [CGPoint] {
        let count = max(rx, ry) > 20 ? 72 : 32
        return (0..<count).map { i in
            let angle = 2 * CGFloat.pi * CGFloat(i) / CGFloat(count)
            return CGPoint(x: x + rx * cos(angle), y: y + ry * sin(angle))
        }
    }

    /// The round end of a stroke.
    private static func round(_ center: CGPoint, _ r: CGFloat) -> [CGPoint] {
        (0..<16).map { i in
            let angle = CGFloat.pi * CGFloat(i) / 8
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
            (0...9).map { i in
                let angle = (CGFloat(quarter) + CGFloat(i) / 9) * .pi / 2
                return CGPoint(x: center.x + r * cos(angle), y: center.y + r * sin(angle))
            }
        }
    }
}
