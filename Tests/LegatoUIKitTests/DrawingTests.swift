import TestSupport
import Testing
import Legato
import LegatoUIKit

/// Paths and images of UIKit.
struct DrawingTests {
    private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test("Only the corners that are named are rounded")
    func corners() {
        let path = UIBezierPath(
            roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 10)
        )
        #expect(path.bounds == square)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 39)))
        #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
    }

    @Test("A corner radius is clamped to half of the shorter side")
    func clamped() {
        let path = UIBezierPath(
            roundedRect: square, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: 500, height: 500)
        )
        #expect(path.bounds == square)
        #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 20, y: 1)))
    }

    @Test("A clockwise arc runs clockwise on the screen")
    func arc() {
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true
        )
        #expect(abs(quarter.currentPoint.y - 10) < 1e-9)
        #expect(abs(quarter.bounds.minX) < 1e-9 && abs(quarter.bounds.maxX - 10) < 1e-9)
        let rest = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false
        )
        #expect(abs(rest.bounds.minX + 10) < 1e-9)
    }

    @Test("A reversed path has the same points in the other order")
    func reversed() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 2),
            controlPoint2: CGPoint(x: 12, y: 8)
        )
        path.close()
        let back = path.reversing()
        #expect(
            back.cgPath.elements == [
                .move(to: CGPoint(x: 10, y: 10)),
                .curve(
                    to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 12, y: 8),
                    control2: CGPoint(x: 12, y: 2)
                ),
                .line(to: CGPoint(x: 0, y: 0)), .close,
            ])
        #expect(back.reversing().cgPath.elements == path.cgPath.elements)
    }

    @Test("Points that are not finite are reported and left out")
    func points() {
        let path = UIBezierPath()
        #expect(sentences { path.move(to: CGPoint(x: CGFloat.nan, y: 0)) }.count == 1)
        #expect(path.isEmpty)
        #expect(
            sentences {
                _ = UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
            }.count == 1)
    }

    @Test("An image renderer draws at its scale, with its context as the current one")
    func renderer() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        #expect(UIGraphicsGetCurrentContext() == nil)
        let image = UIGraphicsImageRenderer(size: square.size, format: format).image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40)).fill()
            UIColor.blue.setStroke()
            let line = UIBezierPath()
            line.lineWidth = 10
            line.move(to: CGPoint(x: 30, y: 0))
            line.addLine(to: CGPoint(x: 30, y: 40))
            line.stroke()
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == square.size && image.scale == 2)
        let bitmap = try #require(image.cgImage)
        #expect(bitmap.width == 80)
        #expect(bitmap[10, 40] == (255, 0, 0, 255))
        #expect(bitmap[60, 40] == (0, 0, 255, 255))
        #expect(bitmap[45, 40] == (0, 0, 0, 0))
    }

    @Test("A path draws with a blend mode and an opacity, and leaves the context's own unchanged")
    func blended() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func half(_ x: CGFloat) -> UIBezierPath {
            UIBezierPath(rect: CGRect(x: x, y: 0, width: 20, height: 40))
        }
        let image = UIGraphicsImageRenderer(size: square.size, format: format).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: square).fill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill(
                with: .clear, alpha: 1)
            UIColor.blue.setFill()
            half(20).fill(with: .copy, alpha: 1)
            UIColor.green.setStroke()
            let line = UIBezierPath()
            line.lineWidth = 10
            line.move(to: CGPoint(x: 30, y: 0))
            line.addLine(to: CGPoint(x: 30, y: 20))
            line.stroke(with: .multiply, alpha: 0.5)
            UIBezierPath(rect: CGRect(x: 0, y: 30, width: 10, height: 10)).fill()
        }
        let bitmap = try #require(image.cgImage)
        #expect(bitmap[10, 10] == (0, 0, 0, 0))
        #expect(bitmap[10, 25] == (255, 0, 0, 255))
        #expect(bitmap[35, 35] == (0, 0, 255, 255))
        // Green times blue is black; half of it over blue halves the blue.
        let product = bitmap[30, 10]
        #expect(product.0 == 0 && product.1 == 0 && abs(Int(product.2) - 128) <= 1)
        #expect(bitmap[5, 35] == (0, 0, 255, 255))
    }

    @Test("An image context of the older kind gives the same image")
    func imageContext() throws {
        UIGraphicsBeginImageContextWithOptions(square.size, true, 1)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        UIGraphicsEndImageContext()
        #expect(image[5, 5] == (0, 255, 0, 255))
        #expect(image[20, 20] == (0, 0, 0, 255))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("A renderer of an empty size gives an image of a pixel, and says so")
    func emptyImage() {
        let messages = sentences {
            let image = UIGraphicsImageRenderer(size: .zero).image { _ in }
            #expect(image.cgImage?.width == 1)
        }
        #expect(messages.count == 1)
    }
}
