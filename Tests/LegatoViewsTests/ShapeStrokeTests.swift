import Legato
import TestSupport
import Testing

struct ShapeStrokeTests {
    private func path(_ points: [CGPoint], closed: Bool = false) -> Path {
        Path {
            $0.addLines(points)
            if closed { $0.closeSubpath() }
        }
    }

    @Test func linesWithoutLengthDrawTheirCaps() {
        let dot = path([CGPoint(x: 5, y: 6), CGPoint(x: 5, y: 6)])
        let round = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).boundingRect
        #expect(abs(round.minX - 3) < 1e-9 && abs(round.maxX - 7) < 1e-9)
        #expect(abs(round.minY - 4) < 1e-9 && abs(round.maxY - 8) < 1e-9)
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    }

    @Test func theLimitOnDashesIsInclusive() {
        let style = StrokeStyle(lineWidth: 2, dash: [0.5, 0.5])
        let maximum = CGFloat(StrokeStyle.greatestDashCount)
        var outline = Path()
        let within = sentences {
            outline = path([.zero, CGPoint(x: maximum, y: 0)]).strokedPath(style)
        }
        #expect(within == [])
        #expect(outline.contains(CGPoint(x: maximum - 0.75, y: 0)))
        #expect(!outline.contains(CGPoint(x: maximum - 0.25, y: 0)))
        let beyond = sentences {
            outline = path([.zero, CGPoint(x: maximum + 1, y: 0)]).strokedPath(style)
        }
        #expect(beyond.count == 1 && beyond.allSatisfy { $0.contains("more than 100000 dashes") })
        #expect(outline.contains(CGPoint(x: maximum - 0.25, y: 0)))
    }

    @Test func linesWithoutWidthHaveNoOutline() {
        let line = path([.zero, CGPoint(x: 9, y: 0)])
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
        #expect(line.strokedPath(StrokeStyle(lineWidth: -2)).isEmpty)
        #expect(Path().strokedPath(StrokeStyle()).isEmpty)
    }

    @Test func strokedShapesEqualTheirStrokedPaths() {
        let box = CGRect(x: 0, y: 0, width: 40, height: 30)
        let ring = Circle().stroke(lineWidth: 4).path(in: box)
        #expect(ring == Circle().path(in: box).strokedPath(StrokeStyle(lineWidth: 4)))
        #expect(ring.contains(CGPoint(x: 6.5, y: 15)))
        #expect(ring.contains(CGPoint(x: 3.5, y: 15)))
        #expect(!ring.contains(CGPoint(x: 20, y: 15)))
        #expect(!ring.contains(CGPoint(x: 2.5, y: 15)))
    }

    @Test("The outline of a huge circle has no more segments than that of a large one")
    func hugeOutlines() {
        func count(_ size: CGFloat) -> Int {
            let box = CGRect(x: 0, y: 0, width: size, height: size)
            return Circle().stroke(lineWidth: 3).path(in: box).cgPath.elements.count
        }
        let large = count(20_000)
        for size: CGFloat in [1e5, 1e6, 1e9] { #expect(count(size) <= 2 * large) }
        #expect(count(100) < large)
    }

    @Test func theDefaultStyleIsAThinSolidLine() {
        let style = StrokeStyle()
        #expect(style.lineWidth == 1 && style.miterLimit == 10)
        #expect(style.lineCap == .butt && style.lineJoin == .miter)
        #expect(style.dash.isEmpty && style.dashPhase == 0)
        #expect(!FillStyle().isEOFilled && FillStyle().isAntialiased)
    }
}
