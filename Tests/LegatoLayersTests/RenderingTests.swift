import Foundation
import Legato
import Testing

/// Rendering layers into a context.
struct RenderingTests {
    /// Returns a layer of 40 x 30 points with a rotated sublayer, a border and rounded corners.
    private func sample() -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 7, width: 40, height: 30)
        layer.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0)
        layer.cornerRadius = 6
        layer.borderWidth = 2
        let child = CALayer()
        child.frame = CGRect(x: 15, y: 12, width: 20, height: 10)
        child.backgroundColor = CGColor(red: 0, green: 0, blue: 1)
        child.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        child.isDoubleSided = false
        layer.addSublayer(child)
        return layer
    }

    /// Returns the picture of a layer whose coordinate space is the display's.
    private func shown(_ layer: CALayer, scale: CGFloat = 1) -> CGImage {
        let display = HeadlessDisplay(size: CGSize(width: 60, height: 50), scale: scale)
        withoutActions {
            layer.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
            display.rootLayer.addSublayer(layer)
        }
        return display.snapshot()
    }

    @Test("A layer is drawn in its own space, whatever its superlayer and transform")
    func ownSpace() {
        let layer = sample()
        layer.position = CGPoint(x: 900, y: -3)
        layer.transform = CATransform3DMakeRotation(1, 1, 1, 0)
        layer.isGeometryFlipped = true
        let context = CGContext(width: 60, height: 50)
        layer.render(in: context)
        layer.transform = CATransform3DIdentity
        layer.isGeometryFlipped = false
        #expect(context.makeImage() == shown(layer))
    }

    @Test("The context's scale and transform apply, and mirroring hides no single-sided layer")
    func transform() {
        let context = CGContext(width: 120, height: 100, scale: 2)
        sample().render(in: context)
        #expect(context.makeImage() == shown(sample(), scale: 2))
        let mirrored = CGContext(width: 60, height: 50)
        mirrored.translateBy(x: 0, y: 50)
        mirrored.scaleBy(x: 1, y: -1)
        sample().render(in: mirrored)
        let (upright, turned): (CGImage, CGImage) = (shown(sample()), mirrored.makeImage())
        for y in 0..<50 {
            for x in 0..<60 { #expect(turned[x, y] == upright[x, 49 - y], "\(x), \(y)") }
        }
    }

    @Test("Model values are drawn without animations; a presentation layer draws its own")
    func modelValues() throws {
        let stage = Stage(sample())
        stage.layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
        stage.layer.add(basic("opacity", from: 0, to: 0), forKey: "a")
        stage.display.advance(by: 0.5)
        func drawn(_ layer: CALayer) -> Int {
            let context = CGContext(width: 60, height: 50)
            layer.render(in: context)
            return Int(context.makeImage()[20, 28].alpha)
        }
        #expect(drawn(stage.layer) == 255)
        #expect(drawn(try stage.shown()) == 0)
    }

    @Test("Pending layout and display run before drawing")
    func preparation() {
        final class Painter: CALayerDelegate {
            func draw(_ layer: CALayer, in context: CGContext) {
                context.setFillColor(CGColor(red: 0, green: 1, blue: 0))
                context.fill(layer.bounds)
            }
            func layoutSublayers(of layer: CALayer) {
                layer.sublayers?.first?.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
            }
        }
        let (layer, child, painter) = (CALayer(), CALayer(), Painter())
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.addSublayer(child)
        (layer.delegate, child.delegate) = (painter, painter)
        child.setNeedsDisplay()
        let context = CGContext(width: 20, height: 10)
        layer.render(in: context)
        let picture: CGImage = context.makeImage()
        #expect(picture[5, 5].alpha == 0)
        #expect(picture[15, 5].green == 255)
    }

    @Test("The context's clip applies, previous drawing is kept, and masks mask")
    func clip() {
        let layer = sample()
        let mask = CALayer()
        mask.frame = CGRect(x: 5, y: 7, width: 40, height: 15)
        mask.backgroundColor = .black
        layer.mask = mask
        let context = CGContext(width: 60, height: 50)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1))
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 50))
        context.clip(to: CGRect(x: 0, y: 0, width: 12, height: 50))
        layer.render(in: context)
        let picture: CGImage = context.makeImage()
        #expect(picture[10, 15].blue == 0)
        #expect(picture[20, 15].blue == 255 && picture[20, 15].red == 255)
        #expect(picture[10, 30].blue == 255)
    }

    @Test("Under a singular transform nothing is drawn")
    func flat() {
        let context = CGContext(width: 10, height: 10)
        context.scaleBy(x: 0, y: 1)
        sample().render(in: context)
        #expect(context.makeImage()[5, 5].alpha == 0)
    }
}
