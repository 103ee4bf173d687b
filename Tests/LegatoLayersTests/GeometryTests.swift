import Foundation
import Legato
import TestSupport
import Testing

/// Geometry in space, flips and hit testing.
struct GeometryTests {
    private func layer(
        _ frame: CGRect, in parent: CALayer? = nil, _ made: CALayer = CALayer()
    ) -> CALayer {
        made.bounds.size = frame.size
        made.position = CGPoint(x: frame.midX, y: frame.midY)
        parent?.addSublayer(made)
        return made
    }

    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("Flipped geometry mirrors the space at the middle of the bounds, the frame stays")
    func flip() {
        let outer = layer(square)
        outer.bounds.origin = CGPoint(x: 5, y: 7)
        let inner = layer(CGRect(x: 10, y: 17, width: 20, height: 30), in: outer)
        let before = outer.frame
        outer.isGeometryFlipped = true
        expectRect(outer.frame, before.minX, before.minY, before.width, before.height)
        expectPoint(outer.convert(CGPoint(x: 5, y: 7), to: nil), 0, 100)
        expectPoint(inner.convert(.zero, to: outer), 10, 17)
        expectRect(inner.convert(inner.bounds, to: nil), 5, 60, 20, 30)
        #expect(inner.contentsAreFlipped())
        inner.isGeometryFlipped = true
        #expect(!inner.contentsAreFlipped())
        #expect(outer.contentsAreFlipped())
        expectPoint(inner.convert(.zero, to: outer), 10, 47)
        #expect(outer.hitTest(CGPoint(x: 6, y: 61)) === inner)
        #expect(outer.hitTest(CGPoint(x: 6, y: 59)) === outer)
    }

    @Test("Flipped geometry in 3D mirrors in the same way")
    func flipInSpace() {
        let outer = layer(square)
        outer.isGeometryFlipped = true
        outer.transform.m34 = -1 / 500
        let inner = layer(CGRect(x: 10, y: 20, width: 20, height: 30), in: outer)
        expectRect(inner.convert(inner.bounds, to: nil), 10, 50, 20, 30)
    }

    @Test("sublayerTransform applies about the anchor point; with m34 closer layers are larger")
    func perspective() {
        let outer = layer(square)
        outer.sublayerTransform.m34 = -1 / 100
        let inner = layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: outer)
        inner.zPosition = 50
        expectRect(inner.convert(inner.bounds, to: outer), 30, 30, 40, 40)
        expectPoint(outer.convert(CGPoint(x: 70, y: 30), to: inner), 20, 0)
        outer.anchorPoint = .zero
        outer.position = .zero
        expectRect(inner.convert(inner.bounds, to: outer), 80, 80, 40, 40)
        inner.zPosition = 100
        // Points in the plane of the eye cannot be projected.
        expectPoint(inner.convert(CGPoint(x: 3, y: 4), to: outer), 3, 4)
    }

    @Test("anchorPointZ is the depth about which the transform turns")
    func anchorDepth() {
        let inner = layer(square)
        inner.anchorPointZ = -10
        inner.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        // The plane is edge-on, 10 points to the side of the axis.
        let at = inner.convert(CGPoint(x: 80, y: 30), to: nil)
        expectClose([at.x, at.y], [60, 30], within: 1e-9)
    }

    @Test("Points convert between separate trees through the space of their roots")
    func betweenTrees() {
        let a = layer(CGRect(x: 10, y: 20, width: 30, height: 40))
        let b = layer(CGRect(x: 100, y: 200, width: 30, height: 40))
        expectPoint(a.convert(CGPoint(x: 1, y: 2), to: b), -89, -178)
        expectRect(a.convert(CGRect(x: 0, y: 0, width: 5, height: 6), from: b), 90, 180, 5, 6)
    }

    @Test("Conversion between two layers does not pass through ancestors of their common one")
    func commonAncestor() {
        let root = layer(square)
        root.transform = CATransform3DMakeScale(0, 0, 1)
        let a = layer(CGRect(x: 10, y: 20, width: 30, height: 40), in: root)
        let b = layer(CGRect(x: 100, y: 200, width: 30, height: 40), in: root)
        expectPoint(a.convert(CGPoint(x: 1, y: 2), to: b), -89, -178)
        expectPoint(a.convert(CGPoint(x: 1, y: 2), to: root), 11, 22)
        expectPoint(root.convert(CGPoint(x: 11, y: 22), to: a), 1, 2)
        expectPoint(a.convert(CGPoint(x: 1, y: 2), to: a), 1, 2)
    }

    @Test("Converting there and back returns the same point, in random deep trees")
    func roundTrips() {
        let seed: UInt64 = 20_261_121
        var random = SeededRandom(seed: seed)
        func unit() -> Double { random.unit() }
        for _ in 0..<200 {
            var layers = [layer(square)]
            for _ in 0..<6 {
                let parent = layers[Int(unit() * Double(layers.count))]
                let made = unit() < 0.3 ? CATransformLayer() : CALayer()
                let child = layer(
                    CGRect(x: unit() * 50, y: unit() * 50, width: 20 + unit() * 80, height: 50),
                    in: parent, made
                )
                child.isGeometryFlipped = unit() < 0.3
                child.anchorPoint = CGPoint(x: unit(), y: unit())
                child.transform = CATransform3DRotate(
                    CATransform3DMakeScale(0.5 + unit(), 0.5 + unit(), 1), unit() - 0.5, unit(),
                    unit(), 1
                )
                child.zPosition = unit() * 20
                child.sublayerTransform.m34 = unit() < 0.5 ? 0 : -1 / 2000
                layers.append(child)
            }
            let point = CGPoint(x: unit() * 50, y: unit() * 50)
            for a in layers {
                for b in layers where !(a is CATransformLayer) && !(b is CATransformLayer) {
                    let back = b.convert(a.convert(point, to: b), to: a)
                    expectClose([back.x, back.y], [point.x, point.y], within: 1e-6)
                    let there = a.convert(b.convert(point, from: a), from: b)
                    expectClose([there.x, there.y], [point.x, point.y], within: 1e-6)
                }
            }
        }
    }

    @Test(
        "A frame reads back as set under every invertible rotation",
        arguments: [0, 0.1, 0.3, .pi / 2, .pi, -0.2]
    )
    func frameRoundTrip(angle: Double) {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.2, y: 0.9)
        layer.transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 0), angle, 0, 0, 1)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 90)
        expectRect(layer.frame, 10, 20, 100, 90)
        layer.frame = CGRect(x: 110, y: 110, width: -100, height: -90)
        expectRect(layer.frame, 10, 20, 100, 90)
    }

    @Test("Setting the frame under a scale of 0 sets the size to 0")
    func flatFrame() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(0, 2, 1)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 90)
        expectRect(layer.bounds, 0, 0, 0, 45)
        expectRect(layer.frame, 10, 20, 0, 90)
    }

    @Test("Decision C10: hit testing follows the drawing order")
    func hitOrder() {
        let root = layer(square)
        let (a, b) = (layer(square, in: root), layer(square, in: root))
        let middle = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(middle) === b)
        a.zPosition = 1
        #expect(root.hitTest(middle) === a)
        b.zPosition = 1
        #expect(root.hitTest(middle) === b)
    }

    @Test("A rotated layer is hit at its drawn pixels")
    func turnedHit() {
        let root = layer(square)
        root.sublayerTransform.m34 = -1 / 200
        let card = layer(CGRect(x: 25, y: 25, width: 50, height: 50), in: root)
        card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        for x in [0.5, 25, 49.5] {
            for y in [0.5, 25, 49.5] {
                let seen = card.convert(CGPoint(x: x, y: y), to: root)
                #expect(root.hitTest(seen) === card)
            }
            let beside = card.convert(CGPoint(x: x, y: -0.5), to: root)
            #expect(root.hitTest(beside) === root)
        }
    }

    @Test("An animated layer is hit at its presentation frame, and model() returns its model")
    func flyingHit() throws {
        let stage = Stage()
        stage.layer.add(basic("position.x", from: 100, to: 300), forKey: "a")
        stage.display.advance(by: 0.5)
        let root = try #require(stage.display.rootLayer.presentation())
        #expect(root.hitTest(CGPoint(x: 180, y: 100))?.model() === stage.layer)
        #expect(root.hitTest(CGPoint(x: 100, y: 100))?.model() === stage.display.rootLayer)
        #expect(stage.display.rootLayer.hitTest(CGPoint(x: 100, y: 100)) === stage.layer)
        let shown = try stage.shown()
        expectPoint(shown.convert(.zero, to: root), 150, 50)
        expectPoint(root.convert(CGPoint(x: 150, y: 50), to: shown), 0, 0)
    }

    @Test("A subclass can override its outline for hit testing")
    func ownOutline() {
        final class Disc: CALayer {
            override func contains(_ point: CGPoint) -> Bool {
                hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
            }
        }
        let root = layer(square)
        let disc = layer(square, in: root, Disc())
        #expect(root.hitTest(CGPoint(x: 50, y: 1)) === disc)
        #expect(root.hitTest(CGPoint(x: 1, y: 1)) === root)
    }

    /// Returns the front and right sides of a cube in a transform layer, rotated so that the right
    /// side is visible.
    private func cube() -> (root: CALayer, box: CATransformLayer, front: CALayer, side: CALayer) {
        let root = layer(square)
        let box = CATransformLayer()
        _ = layer(square, in: root, box)
        let front = layer(CGRect(x: 25, y: 25, width: 50, height: 50), in: box)
        front.zPosition = 25
        let side = layer(CGRect(x: 50, y: 25, width: 50, height: 50), in: box)
        side.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        box.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
        return (root, box, front, side)
    }

    @Test("Sublayers of a transform layer keep their depth")
    func depth() {
        let (root, box, front, side) = cube()
        // The edge shared by both sides points towards the viewer; both are foreshortened equally.
        let half = 25 * 2.0.squareRoot()
        expectRect(front.convert(front.bounds, to: root), 50 - half, 25, half, 50)
        expectRect(side.convert(side.bounds, to: root), 50, 25, half, 50)
        #expect(root.hitTest(CGPoint(x: 40, y: 50)) === front)
        #expect(root.hitTest(CGPoint(x: 60, y: 50)) === side)
        #expect(root.hitTest(CGPoint(x: 95, y: 50)) === root)
        #expect(box.hitTest(CGPoint(x: 95, y: 50)) == nil)
        box.isHidden = true
        #expect(root.hitTest(CGPoint(x: 40, y: 50)) === root)
    }

    @Test("Of two sublayers of a transform layer the closer one is hit")
    func nearest() {
        let root = layer(square)
        let box = CATransformLayer()
        _ = layer(square, in: root, box)
        let (near, far) = (layer(square, in: box), layer(square, in: box))
        (near.zPosition, far.zPosition) = (10, -10)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === near)
        box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === far)
    }

    @Test("A transform layer draws its sublayers where they are hit, and nothing itself")
    func depthDrawn() {
        let display = HeadlessDisplay(size: square.size)
        let (root, box, front, side) = cube()
        box.backgroundColor = .white
        box.masksToBounds = true
        box.opacity = 0.4
        front.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
        side.backgroundColor = CGColor(red: 0, green: 0, blue: 1)
        display.rootLayer.addSublayer(root)
        let picture = display.snapshot()
        func at(_ x: Int) -> [UInt8] {
            let pixel = picture[x, 50]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
        #expect(at(30) == [102, 0, 0, 102])
        #expect(at(70) == [0, 0, 102, 102])
        #expect(at(5) == [0, 0, 0, 0])
    }
}
