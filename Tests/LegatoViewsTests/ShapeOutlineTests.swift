import Legato
import LegatoDrawing
@testable import LegatoGraphics
@testable import LegatoViews
import Testing

struct ShapeOutlineTests {
    private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test func simpleShapesFillTheirRectangle() {
        #expect(Rectangle().path(in: box) == Path(box))
        #expect(Ellipse().path(in: box) == Path(ellipseIn: box))
        let circle = CGRect(x: 30, y: 20, width: 60, height: 60)
        #expect(Circle().path(in: box) == Path(ellipseIn: circle))
        let capsule = Path(roundedRect: box, cornerRadius: 30, style: .circular)
        #expect(Capsule(style: .circular).path(in: box) == capsule)
        #expect(Path(box).path(in: .zero) == Path(box))
        #expect(AnyShape(Circle()).path(in: box) == Circle().path(in: box))
    }

    @Test func shapesHaveStaticShorthands() {
        func outline(_ shape: some Shape) -> Path { shape.path(in: box) }
        #expect(outline(.rect) == Rectangle().path(in: box))
        #expect(outline(.circle) == Circle().path(in: box))
        #expect(outline(.ellipse) == Ellipse().path(in: box))
        #expect(outline(.capsule) == Capsule().path(in: box))
        #expect(outline(.rect(cornerRadius: 9)) == RoundedRectangle(cornerRadius: 9).path(in: box))
        #expect(
            outline(.rect(topLeadingRadius: 9))
                == UnevenRoundedRectangle(topLeadingRadius: 9).path(in: box)
        )
    }

    @Test func cornerRadiiAreClampedToHalfASide() {
        let large = RoundedRectangle(cornerRadius: 1000, style: .circular)
        #expect(large.path(in: box) == Capsule(style: .circular).path(in: box))
        #expect(RoundedRectangle(cornerRadius: 1000).path(in: box) == Capsule().path(in: box))
        let infinite = RoundedRectangle(cornerRadius: .infinity)
        #expect(infinite.path(in: box) == Capsule().path(in: box))
        #expect(infinite.inset(by: 5).path(in: box) == Capsule().inset(by: 5).path(in: box))
        let uneven = UnevenRoundedRectangle(topLeadingRadius: .infinity, topTrailingRadius: 9)
        #expect(
            uneven.path(in: box)
                == UnevenRoundedRectangle(topLeadingRadius: 30, topTrailingRadius: 9).path(in: box)
        )
        let tall = CGRect(x: 0, y: 0, width: 40, height: 90)
        #expect(large.path(in: tall) == Capsule(style: .circular).path(in: tall))
        let flat = RoundedRectangle(cornerSize: CGSize(width: 1000, height: 999), style: .circular)
        let half = RoundedRectangle(cornerSize: CGSize(width: 50, height: 30), style: .circular)
        #expect(flat.path(in: box) == half.path(in: box))
        let negative = RoundedRectangle(cornerRadius: -5)
        #expect(negative.path(in: box).boundingRect == box)
        #expect(negative.path(in: box).contains(CGPoint(x: 10.1, y: 20.1)))
        #expect(RoundedRectangle(cornerRadius: 9).style == .continuous)
    }

    @Test func borderedShapesCanBeDrawnAgain() {
        let bordered = Circle().strokeBorder(.red, lineWidth: 4)
        #expect(bordered.shape == Circle())
        #expect(bordered.fill(.blue).stroke(.black).strokeBorder(.white).shape == Circle())
    }

    @Test func cornersCanHaveDifferentRadii() {
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: 30, bottomLeadingRadius: 20, bottomTrailingRadius: 10,
            topTrailingRadius: 0, style: .circular
        )
        let path = shape.path(in: box)
        // The distance along the diagonal by which a corner of a radius is cut.
        func cut(_ radius: CGFloat) -> CGFloat { radius * (1 - 0.5.squareRoot()) }
        for (corner, inward, radius) in [
            (CGPoint(x: 10, y: 20), CGVector(dx: 1, dy: 1), 30.0),
            (CGPoint(x: 10, y: 80), CGVector(dx: 1, dy: -1), 20.0),
            (CGPoint(x: 110, y: 80), CGVector(dx: -1, dy: -1), 10.0),
            (CGPoint(x: 110, y: 20), CGVector(dx: -1, dy: 1), 0.0),
        ] {
            func place(_ distance: CGFloat) -> CGPoint {
                CGPoint(x: corner.x + inward.dx * distance, y: corner.y + inward.dy * distance)
            }
            #expect(path.contains(place(cut(radius) + 0.02)))
            #expect(!path.contains(place(cut(radius) - 0.02)))
        }
    }

    /// Returns the distance of a point outside a corner's outline, by the equation of
    /// `CornerFigure`.
    private func excess(_ x: Double, _ y: Double, _ smoothing: Double) -> Double {
        smoothing * (pow(x, 3.25) + pow(y, 3.25)) + (1 - smoothing) * (x * x + y * y) - 1
    }

    @Test(arguments: [4.0, 19, 24, 30])
    func continuousCornersFollowTheCurveOfLayers(radius: Double) {
        let path = RoundedRectangle(cornerRadius: radius).path(in: box)
        let figure = CornerFigure(
            RoundedShape(
                projection: Projection(CATransform3D()),
                rect: LocalRect(x: 10, y: 20, width: 100, height: 60),
                radii: SIMD4(repeating: Float(radius)), curve: .continuous
            )
        )
        let (extent, smoothing) = (figure.extents[0], figure.smoothing[0])
        let inner = CGPoint(x: 10 + extent, y: 20 + extent)
        var count = 0
        for line in path.cgPath.geometry.polylines(tolerance: 0.0001) {
            for point in line.points where point.x <= inner.x && point.y <= inner.y {
                let (x, y) = ((inner.x - point.x) / extent, (inner.y - point.y) / extent)
                #expect(abs(excess(x, y, smoothing)) < 2e-3)
                count += 1
            }
        }
        #expect(count > 16)
    }

    @Test func insetShapesKeepTheirType() {
        let inner = box.insetBy(dx: 5, dy: 5)
        #expect(Rectangle().inset(by: 5).path(in: box) == Path(inner))
        #expect(Circle().inset(by: 5).path(in: box) == Circle().path(in: inner))
        #expect(Ellipse().inset(by: 2).inset(by: 3).path(in: box) == Ellipse().path(in: inner))
        #expect(Capsule().inset(by: 5).path(in: box) == Capsule().path(in: inner))
        #expect(
            RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: box)
                == RoundedRectangle(cornerRadius: 7).path(in: inner)
        )
        #expect(
            UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 3)
                .inset(by: 5).path(in: box)
                == UnevenRoundedRectangle(topLeadingRadius: 7).path(in: inner)
        )
        #expect(Rectangle().inset(by: 31).path(in: box).isEmpty)
        #expect(Rectangle().inset(by: -5).path(in: box) == Path(box.insetBy(dx: -5, dy: -5)))
    }

    @Test func modifiersChangeTheOutline() {
        let path = Path(box)
        #expect(
            Rectangle().trim(from: 0, to: 0.5).path(in: box) == path.trimmedPath(from: 0, to: 0.5)
        )
        #expect(Rectangle().trim().path(in: box) == path)
        #expect(Rectangle().offset(x: 3, y: 4).path(in: box) == path.offsetBy(dx: 3, dy: 4))
        let half = CGRect(x: 35, y: 35, width: 50, height: 30)
        #expect(Rectangle().scale(0.5).path(in: box) == Path(half))
        let wide = CGRect(x: 10, y: 20, width: 200, height: 60)
        #expect(Rectangle().scale(x: 2, anchor: .topLeading).path(in: box) == Path(wide))
        let turned = Rectangle().rotation(.degrees(90)).path(in: box).boundingRect
        #expect(abs(turned.minX - 30) < 1e-12 && abs(turned.minY) < 1e-12)
        #expect(abs(turned.width - 60) < 1e-12 && abs(turned.height - 100) < 1e-12)
        let corner = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: box)
        #expect(abs(corner.boundingRect.maxX - 10) < 1e-12)
        let small = CGRect(x: 10, y: 20, width: 8, height: 6)
        #expect(Rectangle().size(width: 8, height: 6).path(in: box) == Path(small))
        let end = CGRect(x: 102, y: 74, width: 8, height: 6)
        let size = CGSize(width: 8, height: 6)
        #expect(Rectangle().size(size, anchor: .bottomTrailing).path(in: box) == Path(end))
        let shear = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 2, ty: 3)
        #expect(Rectangle().transform(shear).path(in: box) == path.applying(shear))
    }
}
