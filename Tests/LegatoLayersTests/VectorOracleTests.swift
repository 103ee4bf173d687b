import Foundation
import Legato
import LegatoCanvas
import TestSupport
import Testing

/// Vectors compared with cairo.
///
/// Shapes and texts, compared with cairo's own drawing at the same position.
struct VectorOracleTests {
    private typealias V = Vectors
    private let squash = CATransform3DConcat(
        CATransform3DMakeScale(1.5, -0.8, 1), CATransform3DMakeTranslation(3, -2, 0)
    )
    private let path: CGPath = {
        let path = CGMutablePath()
        path.addPath(Vectors.triangle)
        path.addEllipse(in: CGRect(x: 10, y: 20, width: 45, height: 30))
        path.move(to: CGPoint(x: 0, y: 60))
        path.addCurve(
            to: CGPoint(x: 60, y: 50), control1: CGPoint(x: 20, y: 0),
            control2: CGPoint(x: 40, y: 90)
        )
        return path
    }()

    /// Returns cairo's drawing at the position of a layer of 60 x 60 points.
    private func cairo(
        scale: CGFloat, _ place: CGPoint, _ transform: CATransform3D, _ draw: (CGContext) -> Void
    ) -> CGImage {
        let side = Int(100 * scale)
        let context = CGContext(width: side, height: side, scale: scale)
        context.translateBy(x: place.x + 30, y: place.y + 30)
        context.concatenate(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
                tx: transform.m41, ty: transform.m42
            )
        )
        context.translateBy(x: -30, y: -30)
        draw(context)
        return context.makeImage()
    }

    @Test(
        "A shape equals cairo's at its position, bit for bit where its colour is black",
        arguments: [1, 1.5, 2] as [CGFloat], [true, false]
    )
    func shapes(scale: CGFloat, isTransformed: Bool) {
        let transform = isTransformed ? squash : CATransform3DIdentity
        // Fractional pixel positions at every scale.
        let place = CGPoint(x: 20 + 0.5 / scale, y: 18 + 0.25 / scale)
        for color in [CGColor.black, V.red, V.glass] {
            func shape(_ configure: (CAShapeLayer) -> Void) -> CGImage {
                V.picture(
                    scale: scale,
                    [
                        V.shape(path) {
                            $0.frame.origin = place
                            $0.transform = transform
                            configure($0)
                        }
                    ]
                )
            }
            let isBlack = color == .black
            func expectCairo(_ picture: CGImage, _ draw: (CGContext) -> Void) {
                expectSame(
                    picture, cairo(scale: scale, place, transform, draw),
                    tolerance: isBlack ? (0, 0) : (1, 0),
                    because: "coverage times colour is rounded in another order"
                )
            }
            expectCairo(
                shape {
                    $0.fillColor = color
                    $0.fillRule = .evenOdd
                }
            ) {
                $0.setFillColor(color)
                $0.fill(path, using: .evenOdd)
            }
            expectCairo(
                shape {
                    $0.fillColor = nil
                    $0.strokeColor = color
                    $0.lineWidth = 5
                    $0.lineJoin = .round
                    $0.lineCap = .round
                    $0.lineDashPattern = [12, 9]
                    $0.lineDashPhase = 3
                }
            ) {
                $0.setStrokeColor(color)
                $0.setLineWidth(5)
                $0.setLineJoin(.round)
                $0.setLineCap(.round)
                $0.setLineDash(phase: 3, lengths: [12, 9])
                $0.stroke(path)
            }
        }
    }

    @Test(
        "A text equals cairo's at its position, bit for bit, at every scale",
        arguments: [0.5, 1, 1.75, 2] as [CGFloat], [true, false]
    )
    func texts(scale: CGFloat, isTransformed: Bool) {
        let transform = isTransformed ? squash : CATransform3DIdentity
        let place = CGPoint(x: 20 + 0.75 / scale, y: 18 + 0.25 / scale)
        let box = TextBox(
            string: "Legato glides", fontName: "DejaVu Sans", fontSize: 15,
            size: CGSize(width: 60, height: 60), isWrapped: true, alignment: .center
        )
        let layer = CATextLayer()
        layer.frame = CGRect(origin: place, size: box.size)
        layer.transform = transform
        layer.string = box.string
        layer.font = box.fontName
        layer.fontSize = box.fontSize
        layer.isWrapped = true
        layer.alignmentMode = .center
        expectSame(
            V.picture(scale: scale, [layer]),
            cairo(scale: scale, place, transform) { box.draw(in: $0, color: .white) }
        )
    }

    @Test("A rotated shape equals cairo's, except for resampling at its edges")
    func turned() {
        let turn = CATransform3DMakeRotation(0.4, 0, 0, 1)
        let place = CGPoint(x: 20, y: 20)
        let picture = V.picture([
            V.shape(path) {
                $0.fillColor = .black
                $0.transform = turn
            }
        ])
        expectSame(
            picture, cairo(scale: 1, place, turn) { $0.fill(path) }, tolerance: (64, 20),
            because: "a turned picture is sampled linearly from one that is not"
        )
    }
}
