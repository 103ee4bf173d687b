import Legato
import Testing

struct ShapePathTests {
    private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test func pathsEqualThoseOfLayers() {
        let layers = CGMutablePath()
        layers.move(to: CGPoint(x: 1, y: 2))
        layers.addLine(to: CGPoint(x: 3, y: 4))
        layers.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        layers.addCurve(
            to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5)
        )
        layers.closeSubpath()
        layers.addRect(box)
        layers.addEllipse(in: box)
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 3, y: 4))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
            path.addCurve(
                to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3),
                control2: CGPoint(x: 4, y: 5)
            )
            path.closeSubpath()
            path.addRect(box)
            path.addEllipse(in: box)
        }
        #expect(path.cgPath == layers)
        #expect(path == Path(layers))
        #expect(path.currentPoint == CGPoint(x: 110, y: 50))
        #expect(Path(box).cgPath == CGPath(rect: box))
        #expect(Path(ellipseIn: box).cgPath == CGPath(ellipseIn: box))
        #expect(Path().isEmpty && Path().currentPoint == nil && !path.isEmpty)
    }

    @Test func elementsAreEnumeratedInOrder() {
        var elements: [Path.Element] = []
        Path(CGRect(x: 0, y: 0, width: 2, height: 1)).forEach { elements.append($0) }
        #expect(
            elements == [
                .move(to: .zero), .line(to: CGPoint(x: 2, y: 0)), .line(to: CGPoint(x: 2, y: 1)),
                .line(to: CGPoint(x: 0, y: 1)), .closeSubpath,
            ]
        )
    }

    @Test func linesAndRectanglesAreAddedInOrder() {
        let points = [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 5), CGPoint(x: 9, y: 4)]
        var path = Path()
        path.addLines([])
        #expect(path.isEmpty)
        path.addLines(points)
        let layers = CGMutablePath()
        layers.move(to: points[0])
        layers.addLine(to: points[1])
        layers.addLine(to: points[2])
        #expect(path.cgPath == layers)
        let shift = CGAffineTransform(translationX: 5, y: 7)
        path = Path()
        path.addRects([box, box], transform: shift)
        path.addPath(Path(ellipseIn: box), transform: shift)
        let moved = box.offsetBy(dx: 5, dy: 7)
        let placed = CGMutablePath()
        placed.addRects([moved, moved])
        placed.addEllipse(in: moved)
        #expect(path.cgPath == placed)
    }

    @Test func circularCornersEqualThoseOfLayers() {
        let layers = CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 12)
        let size = CGSize(width: 8, height: 12)
        #expect(Path(roundedRect: box, cornerSize: size, style: .circular).cgPath == layers)
        let even = Path(
            roundedRect: box,
            cornerRadii: .init(topLeading: 9, bottomLeading: 9, bottomTrailing: 9, topTrailing: 9),
            style: .circular
        )
        let plain = CGPath(roundedRect: box, cornerWidth: 9, cornerHeight: 9)
        let difference = even.cgPath.geometry.animatableData - plain.geometry.animatableData
        #expect(difference.magnitudeSquared < 1e-18)
    }

    @Test func arcsEqualThoseOfLayersAndAreJoined() {
        var path = Path()
        let center = CGPoint(x: 5, y: 6)
        let (start, end) = (Angle.degrees(30), Angle.degrees(200))
        path.addArc(center: center, radius: 4, startAngle: start, endAngle: end, clockwise: false)
        path.addArc(center: center, radius: 2, startAngle: end, endAngle: start, clockwise: true)
        let layers = CGMutablePath()
        let (a, b) = (CGFloat(start.radians), CGFloat(end.radians))
        layers.addArc(center: center, radius: 4, startAngle: a, endAngle: b, clockwise: false)
        layers.addArc(center: center, radius: 2, startAngle: b, endAngle: a, clockwise: true)
        #expect(path.cgPath == layers)

        var relative = Path()
        relative.addRelativeArc(
            center: center, radius: 4, startAngle: .degrees(200), delta: .degrees(-90)
        )
        let place = relative.currentPoint ?? .zero
        #expect(abs(place.x - (5 + 4 * cos(110 * .pi / 180))) < 1e-12)
        #expect(abs(place.y - (6 + 4 * sin(110 * .pi / 180))) < 1e-12)
    }

    @Test func tangentArcsTouchBothLines() {
        for (corner, end) in [
            (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)),
            (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: -10)),
            (CGPoint(x: 10, y: 0), CGPoint(x: 17, y: 7)),
        ] {
            var path = Path()
            path.move(to: .zero)
            path.addArc(tangent1End: corner, tangent2End: end, radius: 2)
            guard case .line(let touch)? = path.cgPath.elements.dropFirst().first else {
                Issue.record("No line leads to the arc")
                return
            }
            let last = path.currentPoint ?? .zero
            let reach = corner.x - touch.x
            #expect(abs(touch.y) < 1e-12)
            #expect(abs(hypot(last.x - corner.x, last.y - corner.y) - reach) < 1e-12)
            let (dx, dy) = (end.x - corner.x, end.y - corner.y)
            #expect(abs((last.x - corner.x) * dy - (last.y - corner.y) * dx) < 1e-11)
            // The arc is short and keeps its radius, about the common centre of both lines.
            let center = CGPoint(x: touch.x, y: touch.y + (end.y > 0 ? 2 : -2))
            #expect(abs(hypot(last.x - center.x, last.y - center.y) - 2) < 1e-12)
            #expect(path.boundingRect.minX >= 0 && path.boundingRect.height < 5)
        }
        var straight = Path()
        straight.move(to: .zero)
        straight.addArc(
            tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2
        )
        #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
    }

    @Test func pathsAreTrimmedOffsetAndTransformed() {
        let path = Path(ellipseIn: box)
        let cut = path.trimmedPath(from: 0.25, to: 0.75)
        #expect(cut.cgPath == path.cgPath.trimmed(from: 0.25, to: 0.75))
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(Path(box).offsetBy(dx: 3, dy: -4) == Path(box.offsetBy(dx: 3, dy: -4)))
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(path.applying(scale).cgPath == path.cgPath.applying(scale))
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        let distances = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
        return distances.allSatisfy { abs($0) < 1e-12 }
    }

    @Test func boundsEncloseTheCurvesNotTheirControlPoints() {
        #expect(Path().boundingRect == .null)
        var path = Path()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 1, y: 4), control2: CGPoint(x: 2, y: 4)
        )
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 3, height: 3))
        path.addQuadCurve(to: CGPoint(x: 5, y: 0), control: CGPoint(x: 4, y: -2))
        let bounds = path.boundingRect
        #expect(abs(bounds.minY + 1) < 1e-12 && abs(bounds.maxY - 3) < 1e-12)
        #expect(bounds.minX == 0 && bounds.maxX == 5)
        #expect(isNear(Path(ellipseIn: box).boundingRect, box))
    }

    @Test func containsFollowsTheWindingRule() {
        let ellipse = Path(ellipseIn: box)
        #expect(ellipse.contains(CGPoint(x: 60, y: 50)))
        #expect(ellipse.contains(CGPoint(x: 11, y: 50)))
        #expect(!ellipse.contains(CGPoint(x: 12, y: 22)))
        #expect(!ellipse.contains(CGPoint(x: 200, y: 50)))
        let twice = Path {
            $0.addRect(box)
            $0.addRect(box.insetBy(dx: 20, dy: 20))
        }
        #expect(twice.contains(CGPoint(x: 60, y: 50)))
        #expect(!twice.contains(CGPoint(x: 60, y: 50), eoFill: true))
        #expect(twice.contains(CGPoint(x: 15, y: 50), eoFill: true))
        let open = Path { $0.addLines([.zero, CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 4)]) }
        #expect(open.contains(CGPoint(x: 1, y: 1)))
        #expect(!open.contains(CGPoint(x: 3, y: 3)))
    }
}
