import Foundation
import LegatoGraphics
import Testing

struct PathTests {
    let square = CGRect(x: 10, y: 20, width: 40, height: 40)

    @Test func elementsAreInTheOrderOfTheirAddition() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 2, y: 1))
        path.addCurve(
            to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 4, y: 1), control2: CGPoint(x: 5, y: 1)
        )
        #expect(path.currentPoint == CGPoint(x: 3, y: 0))
        path.closeSubpath()
        path.closeSubpath()
        #expect(
            path.elements == [
                .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 1, y: 0)),
                .quadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 2, y: 1)),
                .curve(
                    to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 4, y: 1),
                    control2: CGPoint(x: 5, y: 1)
                ),
                .close,
            ]
        )
        #expect(path.currentPoint == CGPoint(x: 0, y: 0))
    }

    @Test func theBoundingBoxContainsControlPoints() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -8))
        #expect(path.boundingBox == CGRect(x: 0, y: -8, width: 10, height: 8))
        #expect(CGPath().boundingBox.isNull && CGPath().isEmpty)
    }

    @Test func shapesFillTheirRectangle() {
        #expect(CGPath(rect: square).boundingBox == square)
        #expect(CGPath(ellipseIn: square).boundingBox == square)
        #expect(CGPath(roundedRect: square, cornerWidth: 8, cornerHeight: 4).boundingBox == square)
    }

    @Test func aTransformMovesEveryPoint() {
        let t = CGAffineTransform(scaleX: 2, y: 3)
        var pointed = t
        let path = CGPath(rect: square, transform: &pointed)
        #expect(path.boundingBox == square.applying(t))
        #expect(path == CGPath(rect: square).applying(t))
    }

    @Test func anEllipseStaysOnItsCircleToThreeTenThousandths() {
        let path = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
        var from = CGPoint(x: 1, y: 0)
        for case .curve(let end, let c1, let c2) in path.elements {
            for step in 0...32 {
                let t = CGFloat(step) / 32
                let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
                let (c, d) = (3 * t * t * (1 - t), t * t * t)
                let x = a * from.x + b * c1.x + c * c2.x + d * end.x
                let y = a * from.y + b * c1.y + c * c2.y + d * end.y
                #expect(abs((x * x + y * y).squareRoot() - 1) < 3e-4)
            }
            from = end
        }
        #expect(path.elements.count == 6)
    }

    @Test func cornerSizesAreClampedToHalfASide() {
        #expect(
            CGPath(roundedRect: square, cornerWidth: 99, cornerHeight: 99)
                == CGPath(roundedRect: square, cornerWidth: 20, cornerHeight: 20)
        )
    }

    @Test(
        arguments: [
            (0, 0.5, false, 0.5), (0.5, 0, false, 1.5), (0, 0.5, true, -1.5), (0, 2, false, 2),
            (0, 5, false, 2), (0, -2, true, -2), (0.25, 0.25, false, 0),
            // In the opposite direction: the rest of the circle, and for full turns all of it.
            (0, 2, true, -2), (0, -2, false, 2), (0, 4, true, -2), (0, -4, false, 2),
            (-0.5, 1.5, true, -2), (1.5, -0.5, false, 2), (0.1, 2.1, true, -2), (0, 3, true, -1),
            (0, 2.5, true, -1.5), (7.3, 9.3, true, -2), (0, -0.5, false, 1.5), (1, 0, true, -1),
            (-1 / 6, -5 / 6, false, 4 / 3), (0, 1.999, true, -0.001), (0, -5, false, 1),
            (0, -5, true, -2), (0.25, 0.25, true, 0), (1e6, 1e6 + 2, true, -2),
        ] as [(Double, Double, Bool, Double)]
    )
    func arcsSweepInTheRequestedDirection(
        start: Double, end: Double, clockwise: Bool, sweep: Double
    ) {
        let path = CGMutablePath()
        path.addArc(
            center: .zero, radius: 1, startAngle: start * .pi, endAngle: end * .pi,
            clockwise: clockwise
        )
        var total = 0.0
        var from = CGPoint(x: cos(start * .pi), y: sin(start * .pi))
        for case .curve(let to, _, _) in path.elements {
            total += atan2(
                Double(from.x * to.y - from.y * to.x), Double(from.x * to.x + from.y * to.y)
            )
            from = to
        }
        #expect(abs(total - sweep * .pi) < (abs(start) > 10 ? 1e-8 : 1e-12))
    }

    @Test func anArcIsJoinedToTheCurrentPoint() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 1, clockwise: false)
        #expect(path.elements[1] == .line(to: CGPoint(x: 2, y: 0)))
    }

    @Test func pathsOfEqualStructureInterpolateLinearly() {
        let a = CGPath(roundedRect: square, cornerWidth: 0, cornerHeight: 0)
        let b = CGPath(roundedRect: square.offsetBy(dx: 10, dy: 0), cornerWidth: 0, cornerHeight: 0)
        #expect(a.interpolated(to: b, fraction: 0) == a)
        #expect(a.interpolated(to: b, fraction: 1) == b)
        #expect(a.interpolated(to: b, fraction: 0.5)?.boundingBox == square.offsetBy(dx: 5, dy: 0))
    }

    @Test func pathsOfDifferentStructureDoNotInterpolate() {
        let a = CGPath(rect: square)
        #expect(a.interpolated(to: CGPath(ellipseIn: square), fraction: 0.5) == nil)
        #expect(a.interpolated(to: CGPath(), fraction: 0) == nil)
    }

    @Test func nonFinitePointsAndSegmentsWithoutAStartAreIgnoredWithAWarning() async throws {
        let exit = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let path = CGMutablePath()
            path.addLine(to: .zero)
            path.addQuadCurve(to: .zero, control: .zero)
            path.addCurve(to: .zero, control1: .zero, control2: .zero)
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            #expect(path.isEmpty && path.currentPoint == .zero)
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 0, y: CGFloat.infinity))
            path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
            path.addArc(
                center: .zero, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: false
            )
            path.addArc(
                center: .zero, radius: 1.7e308, startAngle: 1e300, endAngle: 2, clockwise: true,
                transform: CGAffineTransform(scaleX: 1e300, y: 1)
            )
            path.addArc(tangent1End: .zero, tangent2End: .zero, radius: -1)
            #expect(path.elements == [.move(to: CGPoint(x: 1, y: 2))])
            #expect(path.trimmed(from: .nan, to: 1).isEmpty)
        }
        let result = try #require(exit)
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("addLine(to:) needs a current point"))
        #expect(said.contains("The points of a path must be finite, got "))
        #expect(said.contains("finite radius, start angle and delta, got nan, 0.0 and 1.0"))
    }

    @Test func aNegativeRadiusMirrorsTheArc() {
        func arc(_ radius: CGFloat, from start: CGFloat) -> CGPath {
            let path = CGMutablePath()
            path.addArc(
                center: CGPoint(x: 5, y: 5), radius: radius, startAngle: start,
                endAngle: start + .pi / 2, clockwise: false
            )
            return path
        }
        let (one, other) = (arc(-4, from: 0).boundingBox, arc(4, from: .pi).boundingBox)
        #expect(abs(one.minX - other.minX) < 1e-9 && abs(one.maxY - other.maxY) < 1e-9)
        #expect(abs(one.width - 4) < 1e-9)
    }

    @Test func invalidCornerSizesAreClamped() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
        let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0)
        #expect(CGPath(roundedRect: rect, cornerWidth: -1, cornerHeight: .nan) == square)
        #expect(
            CGPath(roundedRect: rect, cornerWidth: .infinity, cornerHeight: 1e300)
                == CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 2)
        )
    }
}
