import Foundation
import Legato
import TestSupport
import Testing

/// Combinations of paths and shapes.
struct ShapeCombinationTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let right = Path(CGRect(x: 10, y: 5, width: 20, height: 10))

    /// The area of a path whose subpaths do not cross.
    private func area(_ path: Path) -> CGFloat {
        var (total, start, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func add(_ point: CGPoint) {
            total += (last.x * point.y - point.x * last.y) / 2
            last = point
        }
        path.forEach { element in
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let point): add(point)
            case .closeSubpath: add(start)
            case .quadCurve, .curve: Issue.record("A combination has no curves")
            }
        }
        return abs(total)
    }

    private func corners(_ path: Path) -> Int {
        var count = 0
        path.forEach { element in
            switch element {
            case .move, .line: count += 1
            default: break
            }
        }
        return count
    }

    @Test("Rectangles have the areas and corners of their combinations")
    func rectangles() {
        #expect(abs(area(left.union(right)) - 500) < 0.001)
        #expect(abs(area(left.intersection(right)) - 100) < 0.001)
        #expect(abs(area(left.subtracting(right)) - 300) < 0.001)
        #expect(abs(area(left.symmetricDifference(right)) - 400) < 0.001)
        #expect(corners(left.union(right)) == 8)
        #expect(corners(left.intersection(right)) == 4)
        #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(left.subtracting(left).isEmpty)
        #expect(left.symmetricDifference(left).isEmpty)
    }

    @Test("Edges that two rectangles share vanish")
    func sharedEdges() {
        let next = Path(CGRect(x: 20, y: 0, width: 10, height: 20))
        let whole = left.union(next)
        #expect(corners(whole) == 4)
        #expect(abs(area(whole) - 600) < 0.001)
        #expect(left.intersection(next).isEmpty)
        let inside = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(abs(area(left.subtracting(inside)) - 200) < 0.001)
    }

    @Test("A hole stays a hole, by both rules")
    func hole() {
        let ring = left.subtracting(Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(abs(area(ring) - 300) < 0.001)
        for isEven in [false, true] {
            #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: isEven))
            #expect(ring.contains(CGPoint(x: 2, y: 10), eoFill: isEven))
        }
        let cross = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        #expect(abs(area(cross.normalized(eoFill: true)) - 300) < 0.001)
        #expect(abs(area(cross.normalized(eoFill: false)) - 400) < 0.001)
    }

    @Test(
        "Every point of a grid is in a combination as it is in the paths", arguments: cases(0..<12))
    nonisolated func laws(seed: Int) {
        var random = Generator(state: UInt64(seed + 1))
        func figure() -> Path {
            var path = Path()
            for kind in 0..<2 {
                let box = CGRect(
                    x: CGFloat.random(in: 0...60, using: &random),
                    y: CGFloat.random(in: 0...60, using: &random),
                    width: CGFloat.random(in: 5...40, using: &random),
                    height: CGFloat.random(in: 5...40, using: &random)
                )
                if kind == 0 { path.addEllipse(in: box) } else { path.addRect(box.integral) }
            }
            return path
        }
        let (a, b) = (figure(), figure())
        let all: [(Path, (Bool, Bool) -> Bool)] = [
            (a.union(b), { $0 || $1 }), (a.intersection(b), { $0 && $1 }),
            (a.subtracting(b), { $0 && !$1 }), (a.symmetricDifference(b), { $0 != $1 }),
        ]
        var wrong: [CGPoint] = []
        for x in stride(from: 0.37, to: 100, by: 3.1) {
            for y in stride(from: 0.41, to: 100, by: 3.3) {
                let point = CGPoint(x: x, y: y)
                let (isInA, isInB) = (a.contains(point), b.contains(point))
                let differs = all.contains { path, rule in
                    path.contains(point) != rule(isInA, isInB)
                }
                guard differs else { continue }
                // Within the flatness of an outline either result is right.
                let isNear = [(-0.05, 0.0), (0.05, 0), (0, -0.05), (0, 0.05)].contains { dx, dy in
                    let other = CGPoint(x: x + dx, y: y + dy)
                    return a.contains(other) != isInA || b.contains(other) != isInB
                }
                if !isNear { wrong.append(point) }
            }
        }
        #expect(wrong.isEmpty)
    }

    private nonisolated struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test("Lines are cut where another path begins")
    func lines() {
        let line = Path { path in
            path.move(to: CGPoint(x: -10, y: 10))
            path.addLine(to: CGPoint(x: 40, y: 10))
        }
        #expect(abs(line.lineIntersection(left).boundingRect.width - 20) < 1e-9)
        let outside = line.lineSubtraction(left)
        #expect(corners(outside) == 4)
        #expect(abs(outside.boundingRect.width - 50) < 1e-9)
    }

    @Test("Huge paths have few segments, and an empty one changes nothing")
    func huge() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e30, height: 1e30))
        let half = circle.intersection(Path(CGRect(x: 0, y: 0, width: 5e29, height: 1e30)))
        #expect(corners(half) < 1000)
        #expect(abs(area(half) / 3.9269908e59 - 1) < 0.001)
        #expect(abs(area(Path().union(left)) - 400) < 0.001)
        #expect(Path().intersection(left).isEmpty)
    }

    @Test("A ring of shapes is drawn with its hole, and animates")
    func drawn() {
        let ring = Circle().subtracting(Circle().scale(0.5))
        let stage = ViewDisplay(
            ring.fill(.black).frame(width: 100, height: 100), size: CGSize(width: 100, height: 100)
        )
        let picture = stage.display.snapshot()
        #expect(picture[50, 50].red == 255 && picture[50, 10].red == 0 && picture[2, 2].red == 255)
        var other = Circle().trim(from: 0, to: 0.25).union(Rectangle())
        other.animatableData.scale(by: 2)
        #expect(other.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect.width == 10)
    }
}
