import Foundation
import Legato
import Testing

/// Facts: drawing, on a root whose y axis points down.
///
/// The facts describe a y-up target; a headless display's root is y-down.
///
/// Corners, borders and opacity are the same in both. "Top" in P90 is the row displayed uppermost:
/// the first row of the picture, here at the minimum y.
struct FactsDrawingTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)
    private let green = CGColor(red: 0, green: 1, blue: 0)
    private let blue = CGColor(red: 0, green: 0, blue: 1)

    private func layer(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: CALayer,
        _ color: CGColor? = nil
    ) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        parent.addSublayer(layer)
        return layer
    }

    private func expectPixel(
        _ picture: CGImage, _ x: Int, _ y: Int, _ expected: [Int], within tolerance: Int = 2,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let p = picture[x, y]
        let actual = [p.red, p.green, p.blue, p.alpha].map { Int($0) }
        let isClose = zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
        #expect(
            isClose, "(\(x), \(y)) is \(actual), not \(expected)", sourceLocation: sourceLocation
        )
    }

    @Test("P87 Sublayers of a layer with group opacity do not show through one another")
    func groupOpacity() {
        let display = HeadlessDisplay(size: CGSize(width: 40, height: 40))
        let outer = layer(0, 0, 40, 40, in: display.rootLayer, red)
        _ = layer(10, 10, 20, 20, in: outer, green)
        outer.opacity = 0.5
        let picture = display.snapshot()
        expectPixel(picture, 5, 5, [128, 0, 0, 128])
        expectPixel(picture, 20, 20, [0, 128, 0, 128])
    }

    @Test("P88 A border is drawn above the layer's sublayers and inside its bounds")
    func border() {
        let display = HeadlessDisplay(size: CGSize(width: 60, height: 60))
        let outer = layer(10, 10, 40, 40, in: display.rootLayer, red)
        outer.borderWidth = 4
        outer.borderColor = blue
        _ = layer(-5, -5, 50, 50, in: outer, green)
        let picture = display.snapshot()
        for (x, y) in [(12, 30), (47, 30), (30, 12), (30, 47)] {
            expectPixel(picture, x, y, [0, 0, 255, 255])
        }
        expectPixel(picture, 8, 30, [0, 255, 0, 255])
        expectPixel(picture, 15, 30, [0, 255, 0, 255])
    }

    @Test("P89 Rounded corners clip sublayers only with masksToBounds")
    func corners() {
        let display = HeadlessDisplay(size: CGSize(width: 40, height: 40))
        let outer = layer(0, 0, 40, 40, in: display.rootLayer, red)
        outer.cornerRadius = 10
        _ = layer(-10, -10, 60, 60, in: outer, blue)
        expectPixel(display.snapshot(), 0, 0, [0, 0, 255, 255])
        withoutActions { outer.masksToBounds = true }
        let masked = display.snapshot()
        expectPixel(masked, 0, 0, [0, 0, 0, 0])
        expectPixel(masked, 39, 39, [0, 0, 0, 0])
        expectPixel(masked, 20, 20, [0, 0, 255, 255])
        expectPixel(masked, 20, 0, [0, 0, 255, 255])
    }

    @Test("P90 The first row of an image is drawn at the top")
    func picture() {
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
        let shown = layer(0, 0, 20, 20, in: display.rootLayer)
        shown.magnificationFilter = .nearest
        shown.contents = CGImage(
            width: 2,
            height: 2,
            premultipliedRGBA: [
                0, 255, 0, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255,
            ]
        )
        let picture = display.snapshot()
        expectPixel(picture, 10, 2, [0, 255, 0, 255])
        expectPixel(picture, 10, 17, [255, 0, 0, 255])
    }

    @Test("P91 A gradient with defaults runs from the smallest y to the largest")
    func gradient() {
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.colors = [red, blue]
        display.rootLayer.addSublayer(layer)
        func rows() -> [[Int]] {
            let picture = display.snapshot()
            return [0, 19].map { y in
                let pixel = picture[10, y]
                return [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
            }
        }
        // The first and the last row are half a pixel inside the ends.
        #expect(rows() == [[249, 0, 6, 255], [6, 0, 249, 255]])
        // With a y-up root the minimum y is at the bottom.
        withoutActions { display.rootLayer.isGeometryFlipped = true }
        #expect(rows() == [[6, 0, 249, 255], [249, 0, 6, 255]])
    }

    @Test("A shadow inside a layer with masksToBounds is clipped")
    func shadowInsideMask() {
        for (dx, offset) in [(0.0, 0.0), (-8, 0), (30, 6), (0.5, 3)] {
            let display = HeadlessDisplay(size: CGSize(width: 80, height: 80))
            let mask = layer(20, 20, 40, 40, in: display.rootLayer)
            mask.masksToBounds = true
            let card = layer(10 + dx, 10, 20, 20, in: mask, red)
            card.shadowOpacity = 1
            card.shadowRadius = 6
            card.shadowOffset = CGSize(width: offset, height: offset)
            _ = layer(15, 15, 20, 20, in: card, green)
            let picture = display.snapshot()
            var outside = 0
            var inside = 0
            for y in 0..<80 {
                for x in 0..<80 where picture[x, y].alpha > 0 {
                    if (20..<60).contains(x) && (20..<60).contains(y) {
                        inside += 1
                    } else {
                        outside += 1
                    }
                }
            }
            #expect(outside == 0, "moved by \(dx)")
            #expect(inside > 100)
        }
    }
}
