import Foundation
import Legato
import TestSupport
import Testing

/// Stroked shapes.
///
/// Pairs of scenes that must look the same; one of each has a stroked shape.
struct ShapeStrokeTests {
    private typealias V = Vectors
    private let bar = Vectors.line((10, 30), (50, 30))
    private let corner = Vectors.line((10, 50), (50, 50), (50, 10))
    private let seams = "edges that meet within a pixel are both antialiased"
    private var empty: CGImage { V.picture([]) }

    private func bar(_ x: Double, _ width: Double) -> CALayer {
        V.layer(V.rect(20 + x, 46, width, 8), V.blue)
    }

    @Test("A stroked line equals a thin layer, and a rectangle's stroke a border")
    func plain() {
        expectSame(V.picture([V.stroke(bar)]), V.picture([bar(10, 40)]))
        let border = V.layer(V.rect(20, 20, 60, 60), nil)
        border.borderWidth = 8
        border.borderColor = V.blue
        let stroke = V.stroke(CGPath(rect: V.rect(4, 4, 52, 52)))
        expectSame(V.picture([stroke]), V.picture([border]))
        for width in [2.0, 14] {
            let thin = V.layer(V.rect(30, 50 - width / 2, 40, width), V.blue)
            expectSame(V.picture([V.stroke(bar) { $0.lineWidth = width }]), V.picture([thin]))
        }
    }

    @Test("strokeStart and strokeEnd trim the path by its length")
    func ends() {
        func cut(_ path: CGPath, _ start: Double, _ end: Double) -> CGImage {
            V.picture([
                V.stroke(path) {
                    ($0.strokeStart, $0.strokeEnd) = (start, end)
                }
            ])
        }
        expectSame(cut(bar, 0, 0.5), V.picture([bar(10, 20)]))
        expectSame(cut(bar, 0.25, 1), V.picture([bar(20, 30)]))
        expectSame(cut(bar, 0.25, 0.75), V.picture([bar(20, 20)]))
        expectSame(
            cut(corner, 0.25, 0.75), V.picture([V.stroke(V.line((30, 50), (50, 50), (50, 30)))])
        )
        let square = CGPath(rect: V.rect(10, 10, 40, 40))
        expectSame(
            cut(square, 0.125, 0.625),
            V.picture([V.stroke(V.line((30, 10), (50, 10), (50, 50), (30, 50)))])
        )
        expectSame(cut(square, 0.5, 1), V.picture([V.stroke(V.line((50, 50), (10, 50), (10, 10)))]))
        let quarter = CGMutablePath()
        let middle = CGPoint(x: 30, y: 30)
        quarter.addArc(
            center: middle, radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: false
        )
        expectSame(
            cut(CGPath(ellipseIn: V.rect(10, 10, 40, 40)), 0, 0.25), V.picture([V.stroke(quarter)])
        )
    }

    @Test("Subpaths are trimmed one after the other, and untrimmed ones stay closed")
    func subpaths() {
        let path = CGMutablePath(rect: V.rect(5, 5, 20, 20))
        path.addPath(V.line((40, 5), (40, 45), (55, 45), (55, 20)))
        let square = CGPath(rect: V.rect(5, 5, 20, 20))
        func cut(_ start: Double, _ end: Double) -> CGImage {
            V.picture([V.stroke(path) { ($0.strokeStart, $0.strokeEnd) = (start, end) }])
        }
        expectSame(cut(0, 0.5), V.picture([V.stroke(square)]))
        expectSame(
            cut(0, 0.75), V.picture([V.stroke(square), V.stroke(V.line((40, 5), (40, 45)))]))
        expectSame(cut(0.75, 1), V.picture([V.stroke(V.line((40, 45), (55, 45), (55, 20)))]))
    }

    @Test("A strokeStart beyond strokeEnd draws nothing, values outside 0...1 are clamped")
    func invalidEnds() {
        for (start, end) in [(0.5, 0.5), (0.75, 0.25), (1, 1), (0, 0), (1.5, 2), (-2, -1)] {
            let stroke = V.stroke(bar) { ($0.strokeStart, $0.strokeEnd) = (start, end) }
            expectSame(V.picture([stroke]), empty, comment: "\(start) \(end)")
        }
        let wide = V.stroke(bar) { ($0.strokeStart, $0.strokeEnd) = (-3, 7) }
        expectSame(V.picture([wide]), V.picture([V.stroke(bar)]))
    }

    @Test("A square cap lengthens the line, a round one adds half discs, unknown ones are butt")
    func caps() {
        func picture(_ cap: CAShapeLayerLineCap) -> CGImage {
            V.picture([V.stroke(bar) { $0.lineCap = cap }])
        }
        expectSame(picture(.square), V.picture([bar(6, 48)]))
        expectSame(picture(CAShapeLayerLineCap(rawValue: "flat")), V.picture([bar(10, 40)]))
        let discs = [6.0, 46].map { x in
            V.shape(CGPath(ellipseIn: V.rect(x, 26, 8, 8))) { $0.fillColor = V.blue }
        }
        expectSame(
            picture(.round), V.picture([bar(10, 40)] + discs), tolerance: (12, 0),
            because: "cairo draws round caps with few corners; " + seams
        )
    }

    @Test("A miter join is a square here, a bevel cuts it, a round one adds a disc to that")
    func joins() {
        func picture(_ join: CAShapeLayerLineJoin, limit: Double = 10) -> CGImage {
            V.picture([
                V.stroke(corner) {
                    $0.lineJoin = join
                    $0.miterLimit = limit
                }
            ])
        }
        func fill(_ path: CGPath) -> CALayer { V.shape(path) { $0.fillColor = V.blue } }
        func polygon(_ points: [(Double, Double)]) -> CGMutablePath {
            let path = polyline(points)
            path.closeSubpath()
            return path
        }
        let tip = [(10.0, 46.0), (46, 46), (46, 10), (54, 10), (54, 54), (10, 54)]
        expectSame(picture(.miter), V.picture([fill(polygon(tip))]))
        expectSame(picture(CAShapeLayerLineJoin(rawValue: "none")), picture(.miter))
        let cut = [(10.0, 46.0), (46, 46), (46, 10), (54, 10), (54, 50), (50, 54), (10, 54)]
        expectSame(picture(.bevel), V.picture([fill(polygon(cut))]))
        expectSame(picture(.miter, limit: 1), picture(.bevel))
        expectSame(picture(.miter, limit: -5), picture(.bevel))
        expectSame(picture(.miter, limit: 1.5), picture(.miter))
        let round = polygon(cut)
        round.addEllipse(in: V.rect(46, 46, 8, 8))
        expectSame(
            picture(.round), V.picture([fill(round)]), tolerance: (12, 0),
            because: "cairo draws round joins with few corners"
        )
    }

    @Test("Dashes are pieces of the line; the phase is the offset into the pattern")
    func dashes() {
        func picture(_ pattern: [NSNumber]?, phase: Double = 0) -> CGImage {
            V.picture([
                V.stroke(bar) {
                    $0.lineDashPattern = pattern
                    $0.lineDashPhase = phase
                }
            ])
        }
        expectSame(picture([10, 5]), V.picture([bar(10, 10), bar(25, 10), bar(40, 10)]))
        expectSame(picture([10, 10], phase: 5), V.picture([bar(10, 5), bar(25, 10), bar(45, 5)]))
        expectSame(picture([10, 10], phase: -5), picture([10, 10], phase: 15))
        expectSame(picture([10]), picture([10, 10]))
        for solid in [nil, [], [0, 0], [5, -5]] as [[NSNumber]?] {
            expectSame(picture(solid), V.picture([bar(10, 40)]))
        }
    }

    @Test("The dash pattern begins at strokeStart")
    func dashesAfterCut() {
        let stroke = V.stroke(bar) {
            $0.lineDashPattern = [10, 10]
            $0.strokeStart = 0.125
        }
        expectSame(V.picture([stroke]), V.picture([bar(15, 10), bar(35, 10)]))
    }

    @Test("Without path, colour or width, and for subpaths without length, nothing is drawn")
    func nothing() {
        expectSame(V.picture([V.stroke(nil)]), empty)
        expectSame(V.picture([V.stroke(bar) { $0.strokeColor = nil }]), empty)
        expectSame(V.picture([V.stroke(bar) { $0.lineWidth = 0 }]), empty)
        expectSame(V.picture([V.stroke(bar) { $0.lineWidth = -4 }]), empty)
        for cap in [CAShapeLayerLineCap.butt, .round, .square] {
            let dot = V.line((30, 30), (30, 30))
            let open = V.picture([V.stroke(dot) { $0.lineCap = cap }])
            dot.closeSubpath()
            let closed = V.picture([V.stroke(dot) { $0.lineCap = cap }])
            expectSame(open, empty)
            expectSame(closed, empty)
        }
        let path = CGMutablePath()
        path.addPath(bar)
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 5, y: 5))
        let round = V.stroke(path) { $0.lineCap = .round }
        expectSame(V.picture([round]), V.picture([V.stroke(bar) { $0.lineCap = .round }]))
    }

    @Test("A layer's transform scales its stroke; non-uniform scale distorts the line width")
    func scaled() {
        let wide = V.stroke(bar) { $0.transform = CATransform3DMakeScale(1, 3, 1) }
        expectSame(V.picture([wide]), V.picture([V.stroke(bar) { $0.lineWidth = 24 }]))
        let turned = V.stroke(bar) {
            $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        }
        expectSame(V.picture([turned]), V.picture([V.stroke(V.line((30, 10), (30, 50)))]))
    }
}
