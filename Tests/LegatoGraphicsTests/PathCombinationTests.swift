import Foundation
import LegatoGraphics
import Testing

/// Combinations of paths.
struct PathCombinationTests {
    private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    private let right = CGPath(rect: CGRect(x: 20, y: 10, width: 40, height: 20))

    private func contains(_ path: CGPath) -> [Bool] {
        [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 50, y: 20)]
            .map { path.contains($0) }
    }

    @Test("A combination contains the points that its rule says")
    func combinations() {
        #expect(contains(left.union(right)) == [true, true, true])
        #expect(contains(left.intersection(right)) == [false, true, false])
        #expect(contains(left.subtracting(right)) == [true, false, false])
        #expect(contains(left.symmetricDifference(right)) == [true, false, true])
        let box = left.intersection(right).boundingBox
        #expect(box == CGRect(x: 20, y: 10, width: 20, height: 20))
        #expect(left.intersects(right))
        let far = right.applying(CGAffineTransform(translationX: 100, y: 0))
        #expect(!left.intersects(far) && left.intersection(far).isEmpty)
    }

    @Test("A line is cut where it crosses the other path")
    func lines() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -10, y: 20), CGPoint(x: 50, y: 20)])
        let inside = line.lineIntersection(left).boundingBox
        #expect(inside == CGRect(x: 0, y: 20, width: 40, height: 0))
        #expect(
            line.lineSubtracting(left).elements == [
                .move(to: CGPoint(x: -10, y: 20)), .line(to: CGPoint(x: 0, y: 20)),
                .move(to: CGPoint(x: 40, y: 20)), .line(to: CGPoint(x: 50, y: 20)),
            ])
    }

    @Test("Components are the connected areas, each with its holes")
    func components() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
        path.addRect(CGRect(x: 10, y: 10, width: 40, height: 40))
        path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        path.addRect(CGRect(x: 100, y: 0, width: 10, height: 10))
        let components = path.componentsSeparated(using: .evenOdd)
            .sorted { $0.boundingBox.width < $1.boundingBox.width }
        #expect(components.map(\.boundingBox.width) == [10, 20, 60])
        let ring = try #require(components.last)
        #expect(ring.contains(CGPoint(x: 5, y: 30)))
        #expect(!ring.contains(CGPoint(x: 15, y: 30)) && !ring.contains(CGPoint(x: 30, y: 30)))
        #expect(path.normalized().boundingBox == path.boundingBox)
        #expect(path.componentsSeparated().count == 2)
    }

    @Test("Curves become segments within the threshold")
    func flattening() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (fine, coarse) = (circle.flattened(threshold: 0.01), circle.flattened(threshold: 1))
        #expect(fine.elements.count > coarse.elements.count && coarse.elements.count > 6)
        // The curves themselves are within 0.02 points of the circle.
        #expect(deviation(fine) < 0.01 + 0.02)
        #expect((0.1..<1.02).contains(deviation(coarse)))
        #expect(deviation(circle.flattened(threshold: .nan)) < 0.02 + 0.02)
    }

    /// The largest distance of the ends and middles of the segments from the circle.
    private func deviation(_ path: CGPath) -> CGFloat {
        var (largest, start, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func measure(to end: CGPoint) {
            for point in [end, CGPoint(x: (last.x + end.x) / 2, y: (last.y + end.y) / 2)] {
                largest = max(largest, abs(hypot(point.x - 50, point.y - 50) - 50))
            }
            last = end
        }
        for element in path.elements {
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let end): measure(to: end)
            case .close: measure(to: start)
            default: Issue.record("A curve remains")
            }
        }
        return largest
    }
}
