import Foundation
import Legato
import Testing

/// Work is proportional to visible pixels, not to radii, scales and offsets.
struct FarGroupTests {
    private static let side = 120

    /// Layer effects that sample their surroundings, with a radius.
    enum Look: String, CaseIterable {
        case shadow, groupShadow, vectorShadow, pathShadow, blur, blurredShadow, backdrop, mask
        case stroke, farShadow, raster

        /// Gives a layer of 60 x 40 points the effect.
        func apply(to layer: CALayer, radius: Double) {
            let inner = CALayer()
            inner.frame = CGRect(x: -5, y: 5, width: 30, height: 30)
            inner.backgroundColor = CGColor(red: 0, green: 1, blue: 0)
            let circle = CGPath(ellipseIn: layer.bounds, transform: nil)
            let shape = CAShapeLayer()
            shape.path = circle
            layer.shadowRadius = radius
            let blur = [
                CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": radius]) as Any
            ]
            switch self {
            case .shadow: layer.shadowOpacity = 1
            case .groupShadow:
                layer.shadowOpacity = 1
                layer.addSublayer(inner)
            case .vectorShadow:
                layer.shadowOpacity = 1
                layer.backgroundColor = nil
                layer.addSublayer(shape)
            case .pathShadow:
                layer.shadowOpacity = 1
                layer.shadowPath = circle
            case .blur:
                layer.addSublayer(inner)
                layer.filters = blur
            case .blurredShadow:
                inner.shadowOpacity = 1
                inner.shadowRadius = 2 * radius
                inner.addSublayer(shape)
                layer.addSublayer(inner)
                layer.filters = blur
            case .backdrop: layer.backgroundFilters = blur
            case .mask:
                layer.mask = shape
                layer.addSublayer(inner)
            case .stroke:
                shape.strokeColor = CGColor(red: 0, green: 0, blue: 1)
                shape.lineWidth = radius
                shape.lineDashPattern = [5, 3]
                layer.addSublayer(shape)
            case .farShadow:
                layer.shadowOpacity = 1
                layer.shadowOffset = CGSize(width: -1000 * radius, height: 0)
                layer.addSublayer(inner)
            case .raster:
                layer.shadowOpacity = 1
                layer.addSublayer(inner)
                layer.shouldRasterize = true
            }
        }
    }

    private static func display(
        _ look: Look, radius: Double, scale: Double, at x: Double = 60
    ) -> HeadlessDisplay {
        let display = HeadlessDisplay(size: CGSize(width: side, height: side), threads: 1)
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
        layer.position = CGPoint(x: x, y: 60)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
        look.apply(to: layer, radius: radius)
        layer.transform = CATransform3DMakeScale(scale, scale, 1)
        display.rootLayer.addSublayer(layer)
        return display
    }

    @Test(
        "Offscreen pictures of groups have at most the pixels of a few targets",
        arguments: Look.allCases
    )
    func pixels(_ look: Look) {
        let target = Self.side * Self.side
        for (radius, scale) in [
            (3.0, 1.0), (3, 30), (3, 100), (3, 1e3), (3, 1e4), (3, 1e6), (100, 1), (1e3, 1),
            (1e5, 1), (1e8, 1), (1e3, 1e3),
        ] {
            // Visible, and just outside the display.
            for x in [60, -30 * scale - 1] {
                let display = Self.display(look, radius: radius, scale: scale, at: x)
                _ = display.snapshot()
                let statistics = display.statistics
                let pixels = statistics.offscreenPixels + statistics.layerRasterPixels
                // A shadow of 64 pixels extends 192 pixels to each side, a blur of 64 pixels 224.
                let maximum = 600 * 600 + 4 * target
                #expect(pixels <= maximum, "radius \(radius), scale \(scale), x \(x)")
                #expect(statistics.rasterBytes <= 32 * (1 << 20), "\(radius), \(scale), \(x)")
            }
        }
    }

    @Test(
        "A radius just beyond the limit looks nearly like one within it",
        arguments: [Look.groupShadow, .vectorShadow, .blur]
    )
    func continuity(_ look: Look) {
        let limit = 64.0
        let scale = 3.0
        func picture(_ sigma: Double) -> CGImage {
            Self.display(look, radius: sigma / scale, scale: scale, at: 30).snapshot()
        }
        let (within, beyond) = (picture(limit * 0.9999), picture(limit * 1.0001))
        var largest = 0
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                let (a, b) = (within[x, y], beyond[x, y])
                largest = max(largest, abs(Int(a.alpha) - Int(b.alpha)))
                largest = max(largest, abs(Int(a.red) - Int(b.red)))
                largest = max(largest, abs(Int(a.green) - Int(b.green)))
            }
        }
        // Both are rounded to 8 bits after every step.
        #expect(largest <= 3)
    }

    @Test("Nested shadows are drawn at reduced resolution only a few levels deep")
    func levels() {
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20), threads: 1)
        var outer = display.rootLayer
        for _ in 0..<8 {
            let layer = CALayer()
            layer.frame = CGRect(x: -1, y: 1, width: 30, height: 30)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.1)
            layer.shadowOpacity = 1
            layer.shadowRadius = 1000
            outer.addSublayer(layer)
            outer = layer
        }
        _ = display.snapshot()
        #expect(display.statistics.offscreenPixels < 1_000_000)
        #expect(display.statistics.layerRasters <= 16)
    }
}
