import Foundation
import LegatoGraphics
import Testing

/// Listings on geometry.
///
/// The listings of the documentation comments on geometry and paths.
struct GraphicsListings {
    @Test("Half of a right angle is an eighth of a turn")
    func angle() {
        let angle = Angle.degrees(90) / 2
        let radians = angle.radians
        #expect(radians == .pi / 4)
    }

    @Test("A rotated plane in perspective is larger where it is closer")
    func perspective() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
        #expect(abs(transform.m11 - cos(.pi / 4)) < 1e-12)
        #expect(abs(transform.m14 - sin(.pi / 4) / 500) < 1e-12)
    }

    @Test("A point is scaled, then rotated")
    func affine() {
        let transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
        let point = CGPoint(x: 1, y: 0).applying(transform)
        #expect(abs(point.x - 2.squareRoot()) < 1e-12 && abs(point.y - 2.squareRoot()) < 1e-12)
    }

    @Test("A path has a line, a curve and a closed end")
    func path() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 150, y: 50))
        path.closeSubpath()
        #expect(path.elements.count == 4)
        #expect(path.boundingBox.maxX == 150)
    }
}
