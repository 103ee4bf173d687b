import Foundation
import Legato
import TestSupport
import Testing

/// Corner curves.
///
/// Drawing of `cornerCurve`.
struct CornerCurveTests {
    private typealias V = Vectors

    /// Returns a layer in the middle of the display, configured by `configure`.
    private func layer(
        _ curve: CALayerCornerCurve, _ configure: (CALayer) -> Void = { _ in }
    ) -> CALayer {
        let layer = V.layer(V.rect(10, 15, 80, 70), V.red)
        layer.cornerRadius = 20
        layer.cornerCurve = curve
        configure(layer)
        return layer
    }

    private func same(_ configure: (CALayer) -> Void) -> Bool {
        V.picture([layer(.circular, configure)]) == V.picture([layer(.continuous, configure)])
    }

    @Test("Without a radius, corners or room, and at half of the side, both curves are equal")
    func same() {
        #expect(!same { _ in })
        #expect(same { $0.cornerRadius = 0 })
        #expect(same { $0.cornerRadius = -3 })
        #expect(same { $0.cornerRadius = 35 })
        #expect(same { $0.cornerRadius = 1000 })
        #expect(same { $0.maskedCorners = [] })
        #expect(same { $0.bounds.size.width = 0 })
        #expect(!same { $0.maskedCorners = .layerMaxXMaxYCorner })
    }

    @Test("A continuous corner cuts off more near its ends and as much in its middle")
    func shape() {
        let circle = V.picture([layer(.circular)])
        let continuous = V.picture([layer(.continuous)])
        func row(_ image: CGImage, _ y: Int) -> [Int] {
            (0..<100).map { Int(image[$0, y].alpha) }
        }
        // The edge begins to curve 30.6 points from the corner, where the circle's is still
        // straight.
        let (a, b) = (row(circle, 15), row(continuous, 15))
        #expect(a[30] == 255 && b[33] < 255 && b[33] > 200 && b[42] == 255)
        // Both pass through the same point in the middle of the corner.
        for i in 0..<12 {
            let difference =
                Int(circle[10 + i, 15 + i].alpha) - Int(continuous[10 + i, 15 + i].alpha)
            #expect(abs(difference) <= 8)
        }
    }

    @Test("Clip, contents, gradient, mask and background have the same corners")
    func parts() {
        let expected = V.picture([layer(.continuous)])
        let clip = layer(.continuous) {
            $0.backgroundColor = nil
            $0.masksToBounds = true
            $0.addSublayer(V.layer($0.bounds.insetBy(dx: -5, dy: -5), V.red))
        }
        expectSame(V.picture([clip]), expected)
        let bytes = [UInt8](repeating: 0, count: 16).enumerated().map { i, _ in
            i % 4 == 0 || i % 4 == 3 ? UInt8(255) : 0
        }
        let contents = layer(.continuous) {
            $0.backgroundColor = nil
            $0.masksToBounds = true
            $0.contents = CGImage(width: 2, height: 2, premultipliedRGBA: bytes)
        }
        expectSame(
            V.picture([contents]), expected, tolerance: (1, 0),
            because: "texels are mixed before they are rounded"
        )
        let gradient = CAGradientLayer()
        gradient.frame = V.rect(10, 15, 80, 70)
        gradient.colors = [V.red, V.red]
        gradient.cornerRadius = 20
        gradient.cornerCurve = .continuous
        expectSame(V.picture([gradient]), expected)
        let masked = V.layer(V.rect(0, 0, 100, 100), V.red)
        masked.mask = layer(.continuous)
        expectSame(V.picture([masked]), expected)
    }

    @Test("A border of the fill's colour draws only the fill")
    func border() {
        for radius in [8.0, 20, 27, 34] {
            let plain = layer(.continuous) { $0.cornerRadius = radius }
            let bordered = layer(.continuous) {
                $0.cornerRadius = radius
                $0.borderWidth = 6
                $0.borderColor = V.red
            }
            expectSame(
                V.picture([plain]), V.picture([bordered]), tolerance: (1, 0),
                because: "the mixture of border and fill is rounded once more"
            )
        }
    }

    @Test("The inner edge of a border is the continuous corner of the smaller radius")
    func insideOfBorder() {
        let bordered = layer(.continuous) {
            $0.borderWidth = 6
            $0.borderColor = V.blue
        }
        let outer = layer(.continuous) { $0.backgroundColor = V.blue }
        let inner = V.layer(V.rect(16, 21, 68, 58), V.red)
        inner.cornerRadius = 14
        inner.cornerCurve = .continuous
        expectSame(
            V.picture([bordered]), V.picture([outer, inner]), tolerance: (1, 0),
            because: "one mixture is rounded in place of two layers"
        )
    }

    @Test("A rotated and scaled corner is as sharp as an unscaled one of that size")
    func sharp() {
        let large = layer(.continuous)
        let small = V.layer(V.rect(30, 32.5, 40, 35), V.red)
        small.cornerRadius = 10
        small.cornerCurve = .continuous
        for angle in [0, 0.4] {
            large.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            small.transform = CATransform3DScale(large.transform, 2, 2, 1)
            expectSame(
                V.picture([large]), V.picture([small]), tolerance: (1, 0),
                because: "half of a point is no whole one: centres are rounded otherwise"
            )
        }
    }

    @Test("The curve animates with the radius without rasterising a picture")
    func animation() {
        let layer = layer(.continuous)
        let display = V.display([layer])
        display.perform {
            layer.add(basic("cornerRadius", from: 0, to: 20), forKey: nil)
        }
        var pictures: [CGImage] = []
        for _ in 0..<6 {
            display.advance(frames: 10)
            pictures.append(display.snapshot())
            #expect(display.statistics.rasterized == 0 && display.statistics.offscreenPixels == 0)
            let still = self.layer(.continuous) {
                $0.cornerRadius =
                    display.perform { layer.presentation() }?.cornerRadius ?? .nan
            }
            expectSame(pictures[pictures.count - 1], V.picture([still]))
        }
        #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
    }
}

/// Edges without antialiasing.
///
/// Drawing of `edgeAntialiasingMask` and `allowsEdgeAntialiasing`.
struct EdgeAntialiasingTests {
    private typealias V = Vectors

    private func turned(_ configure: (CALayer) -> Void = { _ in }) -> CALayer {
        let layer = V.layer(V.rect(20, 25, 60, 50), .white)
        layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        configure(layer)
        return layer
    }

    /// Returns the alpha levels on the lines from the centre to the middles of the edges: left,
    /// right, bottom (minimum y), top.
    private func edges(_ layer: CALayer) -> [Set<UInt8>] {
        let image = V.picture([layer])
        var levels = [Set<UInt8>](repeating: [], count: 4)
        let (c, s) = (cos(0.3), sin(0.3))
        for y in 0..<100 {
            for x in 0..<100 {
                let (dx, dy) = (Double(x) + 0.5 - 50, Double(y) + 0.5 - 50)
                let (u, v) = (dx * c + dy * s, dy * c - dx * s)
                if abs(v) < 20 { levels[u < 0 ? 0 : 1].insert(image[x, y].alpha) }
                if abs(u) < 25 { levels[v < 0 ? 2 : 3].insert(image[x, y].alpha) }
            }
        }
        return levels
    }

    private let sharp: Set<UInt8> = [0, 255]

    @Test(
        "Each edge of a rotated layer is hard without its bit, and soft with it", arguments: 0...15
    )
    func mask(bits: UInt32) {
        let levels = edges(
            turned { $0.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: bits) }
        )
        for edge in 0..<4 {
            #expect((levels[edge] == sharp) == (bits >> edge & 1 == 0), "edge \(edge)")
        }
    }

    @Test(
        "Without edge antialiasing all edges are hard, and cover the pixels whose centres are inside"
    )
    func permission() {
        for bits in [0, 5, 15] as [UInt32] {
            let layer = turned {
                $0.allowsEdgeAntialiasing = false
                $0.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: bits)
            }
            let image = V.picture([layer])
            let (c, s) = (cos(0.3), sin(0.3))
            for y in 0..<100 {
                for x in 0..<100 {
                    let (dx, dy) = (Double(x) + 0.5 - 50, Double(y) + 0.5 - 50)
                    let (u, v) = (abs(dx * c + dy * s), abs(dy * c - dx * s))
                    guard abs(u - 30) > 1e-4, abs(v - 25) > 1e-4 else { continue }
                    #expect(image[x, y].alpha == (u < 30 && v < 25 ? 255 : 0))
                }
            }
        }
    }

    @Test("A layer on whole pixels looks the same with every mask")
    func wholePixels() {
        func layer(_ bits: UInt32, allowed: Bool = true) -> CALayer {
            let layer = V.layer(V.rect(20, 25, 60, 50), V.red)
            layer.borderWidth = 3
            layer.allowsEdgeAntialiasing = allowed
            layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: bits)
            return layer
        }
        let expected = V.picture([layer(15)])
        for bits in 0...15 as ClosedRange<UInt32> {
            expectSame(V.picture([layer(bits)]), expected)
            expectSame(V.picture([layer(bits, allowed: false)]), expected)
        }
    }

    @Test("Adjacent layers with hard edges inside pixels leave no seam")
    func seam() {
        func halves(_ hard: Bool) -> CALayer {
            let both = CALayer()
            both.frame = V.rect(20, 25, 60, 50)
            both.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            for i in 0..<2 {
                let half = V.layer(V.rect(Double(i) * 30, 0, 30, 50), .white)
                if hard {
                    half.edgeAntialiasingMask =
                        i == 0
                        ? [.layerLeftEdge, .layerTopEdge, .layerBottomEdge]
                        : [.layerRightEdge, .layerTopEdge, .layerBottomEdge]
                }
                both.addSublayer(half)
            }
            return both
        }
        expectSame(
            V.picture([halves(true)]), V.picture([turned()]), tolerance: (1, 0),
            because: "distances are counted from another middle"
        )
        #expect(V.picture([halves(false)]) != V.picture([turned()]))
    }

    @Test("Border, contents, gradient and clip follow the mask as the background does")
    func parts() {
        let expected = V.picture([turned { $0.allowsEdgeAntialiasing = false }])
        let bordered = turned {
            $0.allowsEdgeAntialiasing = false
            $0.borderWidth = 4
            $0.borderColor = .white
        }
        expectSame(V.picture([bordered]), expected)
        let clip = turned {
            $0.allowsEdgeAntialiasing = false
            $0.backgroundColor = nil
            $0.masksToBounds = true
            $0.addSublayer(V.layer(V.rect(-5, -5, 90, 90), .white))
        }
        expectSame(V.picture([clip]), expected)
        let white = CGImage(
            width: 2, height: 2, premultipliedRGBA: [UInt8](repeating: 255, count: 16)
        )
        let contents = turned {
            $0.allowsEdgeAntialiasing = false
            $0.backgroundColor = nil
            $0.contents = white
        }
        expectSame(V.picture([contents]), expected)
        let flipped = turned {
            $0.isGeometryFlipped = true
            $0.backgroundColor = nil
            $0.contents = white
            $0.edgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerTopEdge]
        }
        // The minimum-y edge of a flipped layer is at the maximum y of other layers.
        let levels = edges(flipped)
        #expect(levels[3] == sharp && levels[2] != sharp)
    }

    @Test("A rounded corner is hard where both its edges are hard")
    func corners() {
        let hard = turned {
            $0.cornerRadius = 12
            $0.allowsEdgeAntialiasing = false
        }
        let image = V.picture([hard])
        #expect(image.pixels.allSatisfy { $0 == 0 || $0 == 255 })
        let soft = turned {
            $0.cornerRadius = 12
            $0.edgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge]
        }
        #expect(V.picture([soft]).pixels.contains { $0 != 0 && $0 != 255 })
    }
}
