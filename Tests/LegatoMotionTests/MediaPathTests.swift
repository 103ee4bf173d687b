import AllocationCounter
import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport
import Testing

/// Animation along a path.
struct MediaPathTests {
    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    private func random(_ random: inout SeededRandom) -> CGPath {
        let path = CGMutablePath()
        path.move(to: point(random.whole(), random.whole()))
        for _ in 0..<6 {
            let (a, b, c) = (
                point(random.whole(), random.whole()), point(random.whole(), random.whole()),
                point(random.whole(), random.whole())
            )
            switch random.next() % 4 {
            case 0: path.addLine(to: a)
            case 1: path.addQuadCurve(to: a, control: b)
            case 2: path.move(to: a)
            default: path.addCurve(to: a, control1: b, control2: c)
            }
        }
        path.addLine(to: point(random.whole(), random.whole()))
        return path
    }

    @Test("A path without a line or curve cannot be animated along")
    func emptyPaths() {
        let path = CGMutablePath()
        #expect(MediaPath(path) == nil)
        path.move(to: point(1, 2))
        #expect(MediaPath(path) == nil)
        path.addLine(to: point(3, 4))
        path.move(to: point(5, 6))
        #expect(MediaPath(path)?.end == point(3, 4))
    }

    @Test("Every mode starts and ends with the path", arguments: 1...20 as ClosedRange<UInt64>)
    func ends(seed: UInt64) throws {
        var numbers = SeededRandom(seed: seed)
        let path = random(&numbers)
        var start: CGPoint?
        // A move followed by another one is not a segment.
        for element in path.elements {
            guard case .move(let p) = element else { break }
            start = p
        }
        for mode in [MediaKeyframes.CalculationMode.linear, .discrete, .paced, .cubicPaced] {
            let measured = try #require(MediaPath(path, mode: mode))
            #expect(measured.point(at: measured.position(at: 0)) == start, "\(mode)")
            #expect(measured.point(at: measured.position(at: .nan)) == start, "\(mode)")
            #expect(measured.point(at: measured.position(at: 1)) == path.currentPoint, "\(mode)")
            #expect(measured.end == path.currentPoint)
        }
    }

    @Test("The heading is the direction of motion", arguments: 1...20 as ClosedRange<UInt64>)
    func headings(seed: UInt64) throws {
        var numbers = SeededRandom(seed: seed)
        let measured = try #require(MediaPath(random(&numbers)))
        for step in 0..<200 {
            let fraction = (Double(step) + 0.5) / 200
            let (at, next) = (
                measured.position(at: fraction), measured.position(at: fraction + 1e-7)
            )
            let (a, b) = (measured.point(at: at), measured.point(at: next))
            let length = hypot(b.x - a.x, b.y - a.y)
            // Where the curve has almost no velocity the difference is meaningless.
            guard at.index == next.index, length > 1e-6 else { continue }
            let heading = measured.heading(at: at)
            let along = (cos(heading) * (b.x - a.x) + sin(heading) * (b.y - a.y)) / length
            #expect(along > 0.9999, "seed \(seed) at \(fraction)")
        }
    }

    @Test("Paced motion covers equal lengths in equal times")
    func pacing() throws {
        var numbers = SeededRandom(seed: 7)
        let path = CGMutablePath()
        path.move(to: .zero)
        for _ in 0..<5 {
            path.addCurve(
                to: point(numbers.whole(), numbers.whole()),
                control1: point(numbers.whole(), numbers.whole()),
                control2: point(numbers.whole(), numbers.whole())
            )
        }
        let measured = try #require(MediaPath(path, mode: .paced))
        let count = 20_000
        let points = (0...count).map {
            measured.point(at: measured.position(at: Double($0) / Double(count)))
        }
        let steps = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let quarters = (0..<4).map { quarter in
            steps[quarter * count / 4..<(quarter + 1) * count / 4].reduce(0, +)
        }
        for quarter in quarters { #expect(abs(quarter - quarters[0]) < 1e-4 * quarters[0]) }
    }

    @Test("A path without length stays at its point, whatever the mode")
    func zeroLength() throws {
        let path = CGMutablePath()
        path.move(to: point(3, 4))
        path.addLine(to: point(3, 4))
        for mode in [MediaKeyframes.CalculationMode.linear, .discrete, .paced] {
            let measured = try #require(MediaPath(path, mode: mode))
            for fraction in [0, 0.3, 1] {
                let position = measured.position(at: fraction)
                #expect(measured.point(at: position) == point(3, 4))
                #expect(measured.heading(at: position) == 0)
            }
        }
    }

    @Test("Points too far apart for subtraction never give NaN")
    func overflow() throws {
        let far = Double.greatestFiniteMagnitude
        let path = CGMutablePath()
        path.move(to: point(-far, far))
        path.addCurve(to: point(far, -far), control1: point(far, far), control2: point(-far, 0))
        path.addQuadCurve(to: point(-far, -far), control: point(far, far))
        for mode in [MediaKeyframes.CalculationMode.linear, .paced] {
            let measured = try #require(MediaPath(path, mode: mode))
            for fraction in [0, 0.2, 0.5, 0.7, 1] {
                let position = measured.position(at: fraction)
                let shown = measured.point(at: position)
                #expect(
                    shown.x.isFinite && shown.y.isFinite && measured.heading(at: position).isFinite)
            }
        }
    }

    @Test("Evaluation allocates nothing")
    func allocations() throws {
        var numbers = SeededRandom(seed: 3)
        let path = random(&numbers)
        for mode in [MediaKeyframes.CalculationMode.linear, .discrete, .paced] {
            let measured = try #require(MediaPath(path, mode: mode))
            var sum = 0.0
            func evaluate(_ fraction: Double) {
                let position = measured.position(at: fraction)
                sum += measured.point(at: position).x + measured.heading(at: position)
            }
            evaluate(0.5)
            let before = allocationsOfThisThread()
            for step in 0..<100 { evaluate(Double(step) / 100) }
            let after = allocationsOfThisThread()
            #expect(after - before == 0, "\(mode)")
            #expect(sum.isFinite)
        }
    }
}
