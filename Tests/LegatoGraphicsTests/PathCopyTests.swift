import Foundation
import LegatoGraphics
import Testing

struct PathCopyTests {
    private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func aCopyDoesNotFollowAMutablePath() throws {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 4, y: 0)])
        let copy = try #require(path.copy())
        let other = try #require(path.mutableCopy())
        #expect(copy == path && other == path && copy.hashValue == path.hashValue)
        path.closeSubpath()
        #expect(copy != path && copy.elements.count == 2)
        #expect(other.elements.count == 2)
        #expect(!(copy is CGMutablePath))
    }

    @Test func aPathCanBeAddedToItself() {
        let path = CGMutablePath()
        path.addRect(square)
        path.addPath(path, transform: CGAffineTransform(translationX: 5, y: 0))
        #expect(path.elements.count == 10)
        #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 35, height: 40))
    }

    @Test func copiesApplyTheTransformOfAPointer() {
        var shift = CGAffineTransform(translationX: 1, y: 2)
        let path = CGPath(rect: square)
        let moved = CGPath(rect: square, transform: &shift)
        #expect(path.copy(using: &shift) == moved && path.mutableCopy(using: &shift) == moved)
        #expect(path.copy(using: nil) == path)
        #expect(CGPath(ellipseIn: square, transform: &shift).boundingBox == moved.boundingBox)
    }

    @Test func blocksReceiveThePointsOfElements() {
        let path = CGMutablePath()
        let points = (1...6).map { CGPoint(x: $0, y: -$0) }
        path.move(to: points[0])
        path.addQuadCurve(to: points[2], control: points[1])
        path.addCurve(to: points[5], control1: points[3], control2: points[4])
        path.closeSubpath()
        var (types, seen): ([CGPathElementType], [CGPoint]) = ([], [])
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            seen += (0..<count).map { element.pointee.points[$0] }
        }
        #expect(types == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(seen == points)
        types = []
        // A C function: it captures nothing.
        withUnsafeMutablePointer(to: &types) { types in
            path.apply(info: types) { info, element in
                info?.assumingMemoryBound(to: [CGPathElementType].self).pointee
                    .append(element.pointee.type)
            }
        }
        #expect(types == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        withUnsafeMutablePointer(to: &seen[0]) { point in
            var element = CGPathElement(type: .addLineToPoint, points: point)
            element.type = .moveToPoint
            #expect(element.type == .moveToPoint && element.points[0] == points[0])
        }
    }

    @Test func aStrokeContainsWhatIsWithinHalfItsWidth() {
        let stroke = CGPath(rect: square).copy(
            strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10
        )
        #expect(stroke.boundingBox == square.insetBy(dx: -2, dy: -2))
        #expect(stroke.contains(CGPoint(x: 11, y: 40)) && stroke.contains(CGPoint(x: 8.5, y: 18.5)))
        #expect(!stroke.contains(CGPoint(x: 13, y: 40)))
        var move = CGAffineTransform(translationX: 5, y: 6)
        let moved = CGPath(
            __byStroking: CGPath(rect: square), transform: &move, lineWidth: 4, lineCap: .butt,
            lineJoin: .miter, miterLimit: 10
        )
        #expect(moved?.boundingBox == square.insetBy(dx: -2, dy: -2).offsetBy(dx: 5, dy: 6))
    }

    @Test func dashesAreOpenLinesOfTheirLengths() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 2])
        let ends = [0, 2, 4, 7, 9, 10].map { CGPoint(x: Double($0), y: 0) }
        let expected = CGMutablePath()
        for i in stride(from: 0, to: 6, by: 2) {
            expected.addLines(between: [ends[i], ends[i + 1]])
        }
        #expect(dashes == expected)
        #expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]) == line)
    }

    @Test func aPathContainsPointsByTheRule() {
        let path = CGMutablePath()
        path.addRects([square, square.insetBy(dx: 10, dy: 10)])
        let middle = CGPoint(x: square.midX, y: square.midY)
        #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
        let away = CGAffineTransform(translationX: 100, y: 0)
        #expect(!path.contains(middle, using: .winding, transform: away))
    }

    @Test func theBoxOfThePathLeavesOutControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox.height == 10)
        #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-12)
        #expect(CGPath().boundingBoxOfPath.isNull && CGPath().currentPoint == .zero)
    }

    @Test func aRectangleIsRecognised() {
        var found = CGRect.zero
        #expect(CGPath(rect: square).isRect(&found) && found == square)
        #expect(!CGPath(ellipseIn: square).isRect(nil) && !CGPath().isRect(nil))
    }
}
