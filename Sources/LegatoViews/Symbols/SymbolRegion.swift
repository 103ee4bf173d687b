import Foundation
import LegatoGraphics

/// A union of polygons that is added to a drawing or cut out of it.
nonisolated struct SymbolPart {
    /// What happens to the polygons.
    enum PartOperation {
        /// They are added to the earlier drawing.
        case add
        /// They are cut out of the earlier drawing.
        case cut
        /// They are cut out of a symbol of one colour, and added to the first layer of others.
        case sign
    }

    let kind: PartOperation
    /// Whether it belongs to the second layer of the symbol, such as an enclosing circle.
    let isSecondary: Bool
    /// The closed polygons; the part contains every point that one of them winds around.
    var polygons: [[CGPoint]]

    /// Whether the polygons are visible in a layer.
    func isVisible(in layer: SymbolLayer) -> Bool {
        switch layer {
        case .whole: kind == .add
        case .primary: kind == .sign || kind == .add && !isSecondary
        case .secondary: kind == .add && isSecondary
        }
    }
}

/// A part of a symbol that has one style.
nonisolated enum SymbolLayer {
    /// The symbol in one style.
    case whole
    /// The symbol itself, where an enclosing shape has another style.
    case primary
    /// The enclosing shape.
    case secondary
}

/// The area that remains after polygons were added and cut out in order, as polygons that do not
/// overlap.
///
/// The area is swept from top to bottom. Between the heights of two neighbouring corners or
/// crossings it consists of trapezoids, which are joined to the ones above where they continue
/// them.
nonisolated struct SymbolRegion {
    /// The polygons.
    private(set) var polygons: [[CGPoint]] = []

    /// A side of a polygon, going down.
    private struct Side {
        let top: CGPoint
        let bottom: CGPoint
        let part: Int
        let winding: Int

        func x(at y: CGFloat) -> CGFloat {
            top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
        }
    }

    /// A polygon that grows downwards.
    private struct Open {
        var left: [CGPoint]
        var right: [CGPoint]

        var polygon: [CGPoint] { left + right.reversed() }
    }

    private static let minimum: CGFloat = 1e-6

    /// Computes the area that the parts leave in one layer of the symbol.
    init(_ parts: [SymbolPart], _ layer: SymbolLayer) {
        let visible = parts.map { $0.isVisible(in: layer) }
        guard visible.contains(true) else { return }
        let sides = Self.sides(of: parts)
        let heights = Self.heights(of: sides)
        var open: [Open] = []
        var (next, active) = (0, [Side]())
        for (y, below) in zip(heights, heights.dropFirst()) {
            active.removeAll { $0.bottom.y <= y + Self.minimum }
            while next < sides.count, sides[next].top.y <= y + Self.minimum {
                if sides[next].bottom.y > y + Self.minimum { active.append(sides[next]) }
                next += 1
            }
            let spans = Self.spans(of: active, at: (y + below) / 2, visible)
            var grown: [Open] = []
            for (left, right) in spans {
                let top = (CGPoint(x: left.x(at: y), y: y), CGPoint(x: right.x(at: y), y: y))
                let bottom = (
                    CGPoint(x: left.x(at: below), y: below),
                    CGPoint(x: right.x(at: below), y: below)
                )
                let above = open.firstIndex { Self.isNear($0, top) }
                var piece = above.map { open.remove(at: $0) } ?? Open(left: [top.0], right: [top.1])
                piece.left.append(bottom.0)
                piece.right.append(bottom.1)
                grown.append(piece)
            }
            polygons += open.map(\.polygon)
            open = grown
        }
        polygons += open.map(\.polygon)
    }

    private static func isNear(_ piece: Open, _ top: (CGPoint, CGPoint)) -> Bool {
        guard let left = piece.left.last, let right = piece.right.last else { return false }
        return abs(left.x - top.0.x) < 1e-4 && abs(right.x - top.1.x) < 1e-4
    }

    /// The sides of all polygons, by the height of their upper ends.
    private static func sides(of parts: [SymbolPart]) -> [Side] {
        var sides: [Side] = []
        for (index, part) in parts.enumerated() {
            for polygon in part.polygons {
                for (i, from) in polygon.enumerated() {
                    let to = polygon[(i + 1) % polygon.count]
                    if to.y - from.y > minimum {
                        sides.append(Side(top: from, bottom: to, part: index, winding: 1))
                    } else if from.y - to.y > minimum {
                        sides.append(Side(top: to, bottom: from, part: index, winding: -1))
                    }
                }
            }
        }
        return sides.sorted { $0.top.y < $1.top.y }
    }

    /// The heights of all corners and crossings, in order.
    private static func heights(of sides: [Side]) -> [CGFloat] {
        var heights: [CGFloat] = []
        for (i, side) in sides.enumerated() {
            heights += [side.top.y, side.bottom.y]
            for other in sides[(i + 1)...] {
                guard other.top.y < side.bottom.y else { break }
                let (from, to) = (other.top.y, min(side.bottom.y, other.bottom.y))
                let (first, last) = (
                    side.x(at: from) - other.top.x, side.x(at: to) - other.x(at: to)
                )
                guard first * last < 0 else { continue }
                heights.append(from + (to - from) * first / (first - last))
            }
        }
        heights.sort()
        var distinct: [CGFloat] = []
        for y in heights where y - (distinct.last ?? -.infinity) > minimum { distinct.append(y) }
        return distinct
    }

    /// The pairs of sides between which a height is inside, from left to right.
    private static func spans(
        of sides: [Side], at y: CGFloat, _ visible: [Bool]
    ) -> [(left: Side, right: Side)] {
        let places = sides.map { $0.x(at: y) }
        let order = places.indices.sorted { places[$0] < places[$1] }
        var windings = [Int](repeating: 0, count: visible.count)
        var spans: [(left: Side, right: Side)] = []
        var start: Int?
        for (index, place) in order.enumerated() {
            windings[sides[place].part] += sides[place].winding
            // Sides on top of each other count as one.
            if index + 1 < order.count, places[order[index + 1]] - places[place] < minimum {
                continue
            }
            let last = windings.lastIndex { $0 != 0 }
            let isInside = last.map { visible[$0] } ?? false
            if isInside, start == nil { start = place }
            if !isInside, let left = start {
                spans.append((sides[left], sides[place]))
                start = nil
            }
        }
        return spans
    }
}
