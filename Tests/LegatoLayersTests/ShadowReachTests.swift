import Foundation
import Legato
import Testing

/// Shadows of shadows and blurs of blurs.
struct ShadowReachTests {
    /// Returns the picture of a square left of a window of 64 x 64 points, whose shadow's shadows
    /// or blurs extend into it; the display extends around the window by a margin.
    private static func picture(margin: Double, levels: Int, _ look: (CALayer) -> Void) -> CGImage {
        let side = 64 + 2 * margin
        let display = HeadlessDisplay(size: CGSize(width: side, height: side))
        var outer = display.rootLayer
        for level in 0..<levels {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
            layer.position = level == 0 ? CGPoint(x: margin + 32, y: margin + 32) : outer.center
            look(layer)
            withoutActions { outer.addSublayer(layer) }
            outer = layer
        }
        let square = CALayer()
        square.frame = CGRect(x: -24, y: 20, width: 20, height: 20)
        square.backgroundColor = .white
        withoutActions { outer.addSublayer(square) }
        return display.snapshot()
    }

    /// Expects the window to look the same whether the display extends around it or not.
    private static func expectWhole(levels: Int, _ look: (CALayer) -> Void) {
        let window = picture(margin: 0, levels: levels, look)
        let wide = picture(margin: 200, levels: levels, look)
        var (largest, seen) = (0, 0)
        for y in 0..<64 {
            for x in 0..<64 {
                let (a, b) = (window[x, y], wide[x + 200, y + 200])
                largest = max(largest, abs(Int(a.alpha) - Int(b.alpha)))
                if a.alpha > 0 { seen += 1 }
            }
        }
        #expect(largest <= 1 && seen > 20, "\(largest), \(seen) pixels")
    }

    @Test("Shadows of shadows outside the target reach into it", arguments: [1, 2, 4, 8])
    func shadows(levels: Int) {
        Self.expectWhole(levels: levels) { layer in
            layer.shadowOpacity = 1
            layer.shadowRadius = 1.5
            layer.shadowOffset = CGSize(width: 4 + 12 / levels, height: 0)
        }
    }

    @Test("Blurs of blurs include pixels outside the target", arguments: [1, 2, 4, 8])
    func blurs(levels: Int) {
        Self.expectWhole(levels: levels) { layer in
            let blur = CIFilter(name: "CIGaussianBlur")
            blur?.setValue(4, forKey: "inputRadius")
            layer.filters = blur.map { [$0] }
        }
    }

    @Test("The largest shadows do not trap")
    func largest() {
        let display = HeadlessDisplay(size: CGSize(width: 8, height: 8))
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: 1e12, height: -1e12)
        layer.addSublayer(CALayer())
        display.rootLayer.addSublayer(layer)
        #expect(display.displayList().width == 8)
    }
}

extension CALayer {
    /// The centre of the layer in its own coordinate space.
    fileprivate var center: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
