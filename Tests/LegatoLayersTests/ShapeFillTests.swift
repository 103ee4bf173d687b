import Foundation
import Legato
import TestSupport
import Testing

/// Filled shapes.
///
/// Pairs of scenes that must look the same; one of each has a filled shape.
struct ShapeFillTests {
    private typealias V = Vectors
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60))
    private let curves = "cairo approximates curves and samples coverage on a grid of 15 x 17"
    private let slants =
        "corners of layers fade over one pixel across their edge, cairo measures covered areas: "
        + "at 45° these differ by up to 0.06"
    private var empty: CGImage { V.picture([]) }

    @Test("A rectangular shape equals a plain layer", arguments: [1, 2, 3] as [CGFloat])
    func rectangle(scale: CGFloat) {
        let expected = V.picture(scale: scale, [V.layer(V.rect(20, 20, 60, 60), V.red)])
        expectSame(V.picture(scale: scale, [V.shape(square)]), expected)
        expectSame(
            V.picture(scale: scale, [V.shape(CGPath(rect: V.rect(30, 0, 10, 20)))]),
            V.picture(scale: scale, [V.layer(V.rect(50, 20, 10, 20), V.red)])
        )
    }

    @Test("A translucent fill, and a translucent layer, equal a plain layer's")
    func translucent() {
        let expected = V.picture([V.layer(V.rect(20, 20, 60, 60), V.glass)])
        expectSame(V.picture([V.shape(square) { $0.fillColor = V.glass }]), expected)
        let faded = V.layer(V.rect(20, 20, 60, 60), V.red)
        faded.opacity = 0.25
        expectSame(V.picture([V.shape(square) { $0.opacity = 0.25 }]), V.picture([faded]))
    }

    @Test("Fractional pixel positions are kept: edges cover their pixels like a plain layer's")
    func quarters() {
        for (x, y) in [(0.25, 0.0), (0.5, 0.75), (0.75, 0.25)] {
            let plain = V.layer(V.rect(20 + x, 20 + y, 60, 60), V.red)
            let shape = V.shape(square) { $0.frame.origin = CGPoint(x: 20 + x, y: 20 + y) }
            expectSame(V.picture([shape]), V.picture([plain]), tolerance: (3, 0), because: curves)
        }
    }

    @Test(
        "Rounded corners and circles equal those of cornerRadius, within 16 of 255 at slanted edges"
    )
    func rounded() {
        for radius in [6.0, 15, 30] {
            let plain = V.layer(V.rect(20, 20, 60, 60), V.red)
            plain.cornerRadius = radius
            let path = CGPath(
                roundedRect: V.rect(0, 0, 60, 60), cornerWidth: radius, cornerHeight: radius
            )
            for scale in [1, 2] as [CGFloat] {
                expectSame(
                    V.picture(scale: scale, [V.shape(path)]), V.picture(scale: scale, [plain]),
                    tolerance: (16, 0), because: slants
                )
            }
        }
    }

    @Test("An even-odd ring equals a border, and two rectangles equal their non-zero union")
    func fillRules() {
        let border = V.layer(V.rect(20, 20, 60, 60), nil)
        border.borderWidth = 10
        border.borderColor = V.red
        let ring = CGMutablePath()
        ring.addPath(square)
        ring.addRect(V.rect(10, 10, 40, 40))
        let expected = V.picture([border])
        expectSame(V.picture([V.shape(ring) { $0.fillRule = .evenOdd }]), expected)
        expectSame(V.picture([V.shape(ring)]), V.picture([V.shape(square)]))
        let turned = CGMutablePath()
        turned.addPath(square)
        turned.addPath(V.line((10, 10), (10, 50), (50, 50), (50, 10)))
        turned.closeSubpath()
        expectSame(V.picture([V.shape(turned)]), expected)
        let unknown = V.shape(ring) { $0.fillRule = CAShapeLayerFillRule(rawValue: "odd") }
        expectSame(V.picture([unknown]), V.picture([V.shape(square)]))
    }

    @Test("Without a path or a colour, or with a path without area, nothing is drawn")
    func nothing() {
        expectSame(V.picture([V.shape(nil)]), empty)
        expectSame(V.picture([V.shape(CGPath())]), empty)
        expectSame(V.picture([V.shape(square) { $0.fillColor = nil }]), empty)
        expectSame(V.picture([V.shape(square) { $0.fillColor = .clear }]), empty)
        expectSame(V.picture([V.shape(V.line((0, 0), (60, 60)))]), empty)
        expectSame(V.picture([V.shape(CGPath(rect: V.rect(0, 0, 60, 0)))]), empty)
    }

    @Test("A path is drawn between contents and sublayers, its stroke above its fill")
    func order() {
        let contents = CGImage(width: 1, height: 1, premultipliedRGBA: [0, 255, 0, 255])
        let top = V.layer(V.rect(0, 40, 60, 10), .white)
        let whole = V.shape(CGPath(rect: V.rect(10, 10, 40, 40))) {
            $0.backgroundColor = .black
            $0.contents = contents
            $0.contentsRect = V.rect(0, 0, 1, 1)
            $0.strokeColor = V.blue
            $0.lineWidth = 4
            $0.addSublayer(top)
        }
        let base = V.layer(V.rect(20, 20, 60, 60), .black)
        base.contents = contents
        let stroke = V.layer(V.rect(28, 28, 44, 44), nil)
        stroke.borderWidth = 4
        stroke.borderColor = V.blue
        let parts = [
            base, V.layer(V.rect(30, 30, 40, 40), V.red), stroke,
            V.layer(V.rect(20, 60, 60, 10), .white),
        ]
        expectSame(V.picture([whole]), V.picture(parts))
    }

    @Test("A path is clipped by masksToBounds, not by the bounds alone")
    func clipping() {
        let wide = CGPath(rect: V.rect(-30, 10, 120, 20))
        let all = V.picture([V.layer(V.rect(-10, 30, 120, 20), V.red)])
        expectSame(V.picture([V.shape(wide)]), all)
        expectSame(
            V.picture([V.shape(wide) { $0.bounds.size = .zero }]),
            V.picture(
                [
                    V.layer(V.rect(20, 60, 100, 20), V.red)
                ].map {
                    $0.frame = V.rect(20, 60, 120, 20)
                    return $0
                }
            )
        )
        let cut = V.picture([V.layer(V.rect(20, 30, 60, 20), V.red)])
        expectSame(V.picture([V.shape(wide) { $0.masksToBounds = true }]), cut)
        let round = V.shape(wide) {
            $0.masksToBounds = true
            $0.cornerRadius = 30
        }
        let outer = V.layer(V.rect(20, 20, 60, 60), nil)
        outer.masksToBounds = true
        outer.cornerRadius = 30
        outer.addSublayer(V.layer(V.rect(-30, 10, 120, 20), V.red))
        expectSame(V.picture([round]), V.picture([outer]))
    }

    @Test("A shape whose layer is outside the target is drawn where its path reaches in")
    func overhang() {
        let far = V.shape(CGPath(rect: V.rect(-100, 0, 40, 40))) { $0.position.x = 170 }
        expectSame(V.picture([far]), V.picture([V.layer(V.rect(40, 20, 40, 40), V.red)]))
        far.masksToBounds = true
        expectSame(V.picture([far]), empty)
    }

    @Test("Overlapping fill and stroke fade as one, or separately without group opacity")
    func groupOpacity() {
        func layer() -> CAShapeLayer {
            V.shape(V.triangle) {
                $0.strokeColor = V.blue
                $0.lineWidth = 12
                $0.opacity = 0.5
            }
        }
        let group = V.layer(V.rect(0, 0, 100, 100), nil)
        group.opacity = 0.5
        group.addSublayer(V.shape(V.triangle))
        group.addSublayer(V.stroke(V.triangle) { $0.lineWidth = 12 })
        expectSame(V.picture([layer()]), V.picture([group]))
        let apart = layer()
        apart.allowsGroupOpacity = false
        let parts = [
            V.shape(V.triangle) { $0.opacity = 0.5 },
            V.stroke(V.triangle) {
                $0.lineWidth = 12
                $0.opacity = 0.5
            },
        ]
        expectSame(V.picture([apart]), V.picture(parts))
    }

    @Test("A shape casts the shadow that a superlayer of it casts")
    func shadow() {
        func throwShadow(_ layer: CALayer) {
            layer.shadowOpacity = 0.75
            layer.shadowOffset = CGSize(width: 5, height: 8)
        }
        let group = V.layer(V.rect(0, 0, 100, 100), nil)
        group.addSublayer(V.shape(V.triangle))
        throwShadow(group)
        expectSame(V.picture([V.shape(V.triangle, throwShadow)]), V.picture([group]))
        // With an opaque background the path inside it is irrelevant.
        let card = V.layer(V.rect(20, 20, 60, 60), .white)
        throwShadow(card)
        card.addSublayer(V.shape(V.triangle) { $0.frame.origin = .zero })
        let shape = V.shape(V.triangle) {
            $0.backgroundColor = .white
            throwShadow($0)
        }
        expectSame(V.picture([shape]), V.picture([card]))
    }

    @Test("A rectangular mask equals masksToBounds; a half transparent one equals opacity")
    func mask() {
        func masked(_ mask: CALayer?) -> CALayer {
            let layer = V.layer(V.rect(20, 20, 60, 60), V.red)
            layer.borderWidth = 3
            layer.mask = mask
            return layer
        }
        let mask = V.shape(CGPath(rect: V.rect(5, 5, 30, 40))) { $0.frame.origin = .zero }
        expectSame(
            V.picture([masked(mask)]), V.picture([masked(V.layer(V.rect(5, 5, 30, 40), .black))])
        )
        let faint = V.shape(square) {
            $0.frame.origin = .zero
            $0.fillColor = CGColor(gray: 0, alpha: 0.5)
        }
        let half = V.layer(V.rect(20, 20, 60, 60), V.red)
        half.opacity = 0.5
        let behind = V.layer(V.rect(20, 20, 60, 60), V.red)
        behind.mask = faint
        expectSame(
            V.picture([behind]), V.picture([half]), tolerance: (1, 0),
            because: "a mask's picture is rounded once more"
        )
    }

    @Test("A replicator transforms and tints shapes like plain layers")
    func replicator() {
        func picture(_ source: CALayer) -> CGImage {
            let replicator = CAReplicatorLayer()
            replicator.frame = V.rect(0, 0, 100, 100)
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
            replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 0.75)
            replicator.instanceRedOffset = -0.25
            replicator.addSublayer(source)
            return V.picture([replicator])
        }
        let plain = V.layer(V.rect(0, 20, 20, 30), .white)
        let shape = V.shape(CGPath(rect: V.rect(-20, 0, 20, 30))) { $0.fillColor = .white }
        expectSame(picture(shape), picture(plain))
    }

    @Test("A path is mirrored by flipped geometry")
    func flipped() {
        let flip = V.shape(V.triangle) { $0.isGeometryFlipped = true }
        let turned = V.triangle.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 60))
        expectSame(V.picture([flip]), V.picture([V.shape(turned)]))
    }

    @Test("The visible part of a shape larger than the target is drawn")
    func large() {
        let path = CGPath(rect: V.rect(-3000, -5000, 3050, 5030))
        let expected = V.picture([V.layer(V.rect(0, 0, 70, 50), V.red)])
        expectSame(V.picture([V.shape(path)]), expected)
        let display = V.display([V.shape(path)])
        _ = display.snapshot()
        #expect(display.statistics.rasterBytes <= 4 * 1024 * 1024)
        let huge = CGPath(rect: V.rect(-3e6, -5e6, 3e6 + 50, 5e6 + 30))
        expectSame(V.picture([V.shape(huge)]), expected)
    }
}
