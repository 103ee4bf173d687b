import Foundation
import LegatoGraphics
import Testing

@Suite("Elements of paths by Core Graphics' names")
struct PathElementTests {
    @Test("Kinds and points, with control points before the end")
    func points() {
        var path = CGPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(
            to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5)
        )
        path.closeSubpath()
        var found: [(CGPathElementType, [CGFloat])] = []
        path.applyWithBlock { element in
            found.append((element.pointee.type, (0..<3).map { element.pointee.points[$0].x }))
            #expect(element.pointee.points.pointee.x == element.pointee.points[0].x)
        }
        #expect(
            found.map(\.0) == [
                .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint,
                .closeSubpath,
            ]
        )
        #expect(found.map(\.1) == [[1, 0, 0], [3, 0, 0], [7, 5, 0], [2, 4, 9], [0, 0, 0]])
    }
}
