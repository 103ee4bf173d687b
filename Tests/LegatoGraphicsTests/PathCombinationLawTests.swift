import Foundation
import LegatoGraphics
import TestSupport
import Testing

/// Combinations of random paths.
struct PathCombinationLawTests {
    /// Paths of polygons whose corners are anywhere, or on a coarse grid, where many coincide.
    private static func path(_ random: inout SeededRandom, isCoarse: Bool) -> CGPath {
        func point() -> CGPoint {
            let x = Double.random(in: 0...100, using: &random)
            let y = Double.random(in: 0...100, using: &random)
            return isCoarse
                ? CGPoint(x: (x / 20).rounded() * 20, y: (y / 20).rounded() * 20)
                : CGPoint(x: x, y: y)
        }
        let path = CGMutablePath()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let count = Int.random(in: 1...9, using: &random)
            path.addLines(between: (0..<count).map { _ in point() })
            if count > 3 { path.closeSubpath() }
        }
        return path
    }

    @Test("A point is in a combination by whether it is in the two paths", arguments: cases(0..<60))
    func windings(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let (a, b) = (
            Self.path(&random, isCoarse: seed % 2 == 0), Self.path(&random, isCoarse: seed % 2 == 0)
        )
        let rule: CGPathFillRule = seed % 3 == 0 ? .evenOdd : .winding
        let combinations: [(path: CGPath, isInside: (Bool, Bool) -> Bool)] = [
            (a.union(b, using: rule), { $0 || $1 }),
            (a.intersection(b, using: rule), { $0 && $1 }),
            (a.subtracting(b, using: rule), { $0 && !$1 }),
            (a.symmetricDifference(b, using: rule), { $0 != $1 }),
            (a.normalized(using: rule), { first, _ in first }),
        ]
        let components = a.componentsSeparated(using: rule)
        for _ in 0..<200 {
            let point = CGPoint(
                x: Double.random(in: 0...100, using: &random),
                y: Double.random(in: 0...100, using: &random)
            )
            let (first, second) = (a.contains(point, using: rule), b.contains(point, using: rule))
            for combination in combinations {
                #expect(combination.path.contains(point) == combination.isInside(first, second))
            }
            #expect(components.count { $0.contains(point) } == (first ? 1 : 0))
        }
    }

    @Test("The parts of lines inside and outside are all of them", arguments: 0..<40)
    func parts(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let (lines, area) = (
            Self.path(&random, isCoarse: seed % 2 == 0), Self.path(&random, isCoarse: seed % 2 == 0)
        )
        let (inside, outside) = (lines.lineIntersection(area), lines.lineSubtracting(area))
        #expect(abs(inside.length + outside.length - lines.length) <= 1e-9 * lines.length)
        // On a coarse grid, some parts are on the outline, which belongs to either side.
        func isOnOutline(_ point: CGPoint) -> Bool {
            let around = [(-1e-6, 0), (1e-6, 0), (0, -1e-6), (0, 1e-6)].map {
                area.contains(CGPoint(x: point.x + $0, y: point.y + $1))
            }
            return Set(around).count > 1
        }
        for middle in inside.middles where seed % 2 != 0 || !isOnOutline(middle) {
            #expect(area.contains(middle))
        }
        for middle in outside.middles where seed % 2 != 0 || !isOnOutline(middle) {
            #expect(!area.contains(middle))
        }
    }

    @Test("A line through a corner of the area is cut there")
    func corners() {
        var random = SeededRandom(seed: 1)
        let range: ClosedRange<CGFloat> = 10...90
        func point() -> CGPoint {
            CGPoint(
                x: .random(in: range, using: &random), y: .random(in: range, using: &random))
        }
        for _ in 0..<2000 {
            let (corner, second, third) = (point(), point(), point())
            let area = CGMutablePath()
            area.addLines(between: [corner, second, third])
            area.closeSubpath()
            // From beyond the corner to the centre of the triangle.
            let end = CGPoint(
                x: (corner.x + second.x + third.x) / 3, y: (corner.y + second.y + third.y) / 3
            )
            let line = CGMutablePath()
            line.addLines(between: [
                CGPoint(
                    x: corner.x + (corner.x - end.x) * 0.7, y: corner.y + (corner.y - end.y) * 0.7
                ), end,
            ])
            let length = hypot(end.x - corner.x, end.y - corner.y)
            #expect(abs(line.lineIntersection(area).length - length) < 1e-4)
        }
    }

    @Test("A hole belongs to the area around it where it touches the outline, too")
    func touchingHoles() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 60)])
        path.closeSubpath()
        path.addLines(between: [.zero, CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 20)])
        path.closeSubpath()
        path.addRect(CGRect(x: 100, y: 0, width: 90, height: 30))
        for hole in 0..<20 {
            path.addRect(CGRect(x: 102 + hole * 4, y: 10, width: 2, height: 10))
        }
        let components = path.componentsSeparated(using: .evenOdd)
        #expect(components.map(\.boundingBox.width).sorted() == [60, 90])
        for point in [CGPoint(x: 29, y: 15), CGPoint(x: 143, y: 15)] {
            #expect(!components.contains { $0.contains(point) })
        }
        for point in [CGPoint(x: 40, y: 1), CGPoint(x: 145, y: 15)] {
            #expect(components.count { $0.contains(point) } == 1)
        }
    }

    @Test("A path that is smaller than the resolution of another one vanishes")
    func tinyPaths() {
        var random = SeededRandom(seed: 1)
        let tiny = CGMutablePath()
        // Comparing all pairs of these takes a minute.
        tiny.addLines(
            between: (0..<5000).map { _ in
                CGPoint(
                    x: Double.random(in: 0...1, using: &random),
                    y: Double.random(in: 0...1, using: &random)
                )
            })
        let huge = CGPath(rect: CGRect(x: 1e10, y: 0, width: 1e10, height: 1e10))
        #expect(huge.normalized().elements.count == 5)
        #expect(tiny.union(huge) == huge.normalized())
    }

    @Test("Lines within the resolution of each other are one line")
    func nearLines() {
        let lines = CGMutablePath()
        // Comparing all pairs of these takes minutes.
        for index in 0..<20_000 {
            lines.move(to: CGPoint(x: 0, y: Double(index) * 1e-9))
            lines.addLine(to: CGPoint(x: 100, y: Double(20_000 - index) * 1e-9))
        }
        let area = CGPath(rect: CGRect(x: 0, y: -10, width: 50, height: 20))
        #expect(lines.union(area).boundingBox == area.boundingBox)
    }

    @Test("Coordinates of any size are combined", arguments: [1e-300, 1e-9, 1e12, 1e160, 1e300])
    func sizes(size: Double) {
        let a = CGPath(rect: CGRect(x: 0, y: 0, width: 2 * size, height: 2 * size))
        let b = CGPath(rect: CGRect(x: size, y: size, width: 2 * size, height: 2 * size))
        let both = a.intersection(b)
        // Sizes of less than a ten-millionth of a point vanish.
        #expect(both.isEmpty == (size < 1e-7))
        if size > 1 { #expect(abs(both.boundingBox.width / size - 1) < 1e-6) }
        let (inside, outside) = (a.lineIntersection(b).length, a.lineSubtracting(b).length)
        #expect(abs(inside / size - (both.isEmpty ? 0 : 2)) < 1e-6)
        #expect(abs((inside + outside) / size - 8) < 1e-6)
        #expect(a.componentsSeparated().count == (both.isEmpty ? 0 : 1))
        #expect(b.normalized().elements.count == (both.isEmpty ? 0 : 5))
    }
}

extension CGPath {
    /// The segments of a path of lines.
    private var segments: [(start: CGPoint, end: CGPoint)] {
        var segments: [(start: CGPoint, end: CGPoint)] = []
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let end):
                segments.append((last, end))
                last = end
            case .close:
                segments.append((last, start))
                last = start
            default: Issue.record("A curve remains")
            }
        }
        return segments
    }

    fileprivate var length: CGFloat {
        segments.reduce(0) { $0 + hypot($1.end.x - $1.start.x, $1.end.y - $1.start.y) }
    }

    /// The middles of segments that are not too short for the rounding of their ends.
    fileprivate var middles: [CGPoint] {
        segments.filter { hypot($0.end.x - $0.start.x, $0.end.y - $0.start.y) > 1e-4 }
            .map { CGPoint(x: ($0.start.x + $0.end.x) / 2, y: ($0.start.y + $0.end.y) / 2) }
    }
}
