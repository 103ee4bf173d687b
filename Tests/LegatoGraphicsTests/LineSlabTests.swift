import Foundation
import LegatoGraphics
import TestSupport
import Testing

/// What combinations of long paths cost.
struct LineSlabTests {
    private typealias Sides = [(start: CGPoint, end: CGPoint)]

    private static func sides(_ points: [CGPoint]) -> Sides {
        zip(points, points.dropFirst() + points.prefix(1)).map { ($0, $1) }
    }

    /// Expects few pairs and visits for a number of crossings.
    private func expectFew(_ sides: Sides, crossings: Int) {
        let slabs = LineSlabs(sides)
        var pairs = 0
        let visits = slabs.forEachCrossing { _, _ in pairs += 1 }
        let count = Double(slabs.lines.count)
        #expect(pairs >= crossings)
        #expect(Double(pairs) <= Double(crossings) + count / 2)
        #expect(Double(visits) <= 2 * (count + Double(crossings)) * log2(count))
    }

    @Test("Long teeth of a comb are compared with few others", arguments: [0, 0.7, 1.6])
    func comb(angle: Double) {
        var points: [CGPoint] = []
        for tooth in 0..<2000 {
            let (left, right) = (CGFloat(tooth), CGFloat(tooth) + 0.5)
            points += [CGPoint(x: left, y: 1), CGPoint(x: left, y: 1000)]
            points += [CGPoint(x: right, y: 1000), CGPoint(x: right, y: 1)]
        }
        points += [CGPoint(x: 2000, y: 0), CGPoint(x: 0, y: 0)]
        let turned = points.map { $0.applying(CGAffineTransform(rotationAngle: angle)) }
        expectFew(Self.sides(turned), crossings: 0)
    }

    @Test("The turns of a spiral are not compared with each other")
    func spiral() {
        let points = (0..<5000).map { index in
            let (radius, angle) = (Double(index) / 13, Double(index) / 13)
            return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        }
        // The side that closes it crosses each turn.
        expectFew(Self.sides(points), crossings: 60)
    }

    @Test("The rays of a star have only their end in common")
    func star() {
        let sides = (0..<5000).map { index in
            let angle = Double(index) * 2 * .pi / 5000
            return (start: CGPoint.zero, end: CGPoint(x: cos(angle), y: sin(angle)))
        }
        expectFew(sides, crossings: 0)
    }

    @Test("Equal lines are one line")
    func coincident() {
        let square = Self.sides([
            CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 1), CGPoint(x: 8, y: 7), CGPoint(x: 1, y: 8),
        ])
        let sides = (0..<1000).flatMap { _ in square + square.map { ($0.end, $0.start) } }
        #expect(LineSlabs(sides).lines.count == 4)
        expectFew(sides, crossings: 0)
    }

    @Test("Two grids are compared where they cross")
    func grids() {
        var sides: Sides = []
        for row in 1...100 {
            let place = CGFloat(row) * 10
            sides.append((CGPoint(x: 0, y: place), CGPoint(x: 2000, y: place)))
            sides.append((CGPoint(x: place, y: 0), CGPoint(x: place, y: 2000)))
        }
        expectFew(sides, crossings: 10_000)
    }

    private static func scribble(_ count: Int) -> Sides {
        var random = SeededRandom(seed: 4)
        var points = [CGPoint.zero]
        for _ in 1..<count {
            let last = points[points.count - 1]
            points.append(
                CGPoint(
                    x: last.x + .random(in: -10...10, using: &random),
                    y: last.y + .random(in: -10...10, using: &random)
                ))
        }
        return sides(points)
    }

    @Test("A scribble is compared where it crosses itself")
    func scribble() {
        let sides = Self.scribble(1000)
        let crossings = Self.crossings(sides)
        #expect(crossings > 500)
        expectFew(sides, crossings: crossings)
    }

    @Test("A scribble of 20,000 segments is not compared with itself more often")
    func longScribble() {
        let slabs = LineSlabs(Self.scribble(20_000))
        var pairs = 0
        let visits = slabs.forEachCrossing { _, _ in pairs += 1 }
        #expect(pairs > 20_000 && pairs < 40_000)
        #expect(visits < 30 * 20_000)
    }

    /// The number of pairs that cross each other, by comparing all whose x ranges overlap.
    private static func crossings(_ sides: Sides) -> Int {
        let sorted = sides.map { $0.start.x < $0.end.x ? $0 : ($0.end, $0.start) }
            .sorted { $0.start.x < $1.start.x }
        func isLeft(_ point: CGPoint, _ side: (start: CGPoint, end: CGPoint)) -> Bool {
            (side.end.x - side.start.x) * (point.y - side.start.y)
                > (side.end.y - side.start.y) * (point.x - side.start.x)
        }
        var crossings = 0
        for (index, side) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                guard other.start.x < side.end.x else { break }
                if isLeft(other.start, side) != isLeft(other.end, side),
                    isLeft(side.start, other) != isLeft(side.end, other)
                {
                    crossings += 1
                }
            }
        }
        return crossings
    }
}
