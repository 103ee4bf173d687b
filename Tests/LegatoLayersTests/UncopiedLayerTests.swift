import Foundation
import Legato
import LegatoLayers
import TestSupport
import Testing

// A program cannot call presentation() on layers of classes without init(layer:).
// Legato itself never creates copies of a program's classes.
/// Layers without init(layer:).
struct UncopiedLayerTests {
    private class Tile: CALayer {
        let side: CGFloat
        /// The x coordinates of the frame's centre that `contains(_:)` reads.
        var seen: [CGFloat] = []

        init(side: CGFloat) {
            self.side = side
            super.init()
            bounds.size = CGSize(width: side, height: side)
        }

        required init?(coder: NSCoder) { nil }

        override func contains(_ point: CGPoint) -> Bool {
            seen.append(frame.midX)
            return super.contains(point)
        }
    }

    private final class Outline: CAShapeLayer {
        let margin: CGFloat

        init(margin: CGFloat) {
            self.margin = margin
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override func hitTest(_ point: CGPoint) -> CALayer? {
            let own = convert(point, from: superlayer)
            return path?.contains(own) == true ? self : nil
        }
    }

    private let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))

    private func show(_ layer: CALayer, in superlayer: CALayer? = nil) {
        withoutActions { (superlayer ?? display.rootLayer).addSublayer(layer) }
        display.advance(by: 1)
    }

    private func move(to x: CGFloat, _ y: CGFloat) {
        let point = CGPoint(x: x, y: y)
        display.send(
            .pointerMoved(PointerEvent(location: point, time: display.time, button: 0))
        )
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        let event = PointerEvent(location: CGPoint(x: x, y: y), time: display.time)
        display.send(.pointerDown(event))
        display.send(.pointerUp(event))
    }

    @Test("They are hit at their presentation frame, and read presentation values in contains(_:)")
    func pointers() {
        let tile = Tile(side: 20)
        var taps = 0
        tile.addGesture(TapGesture().onEnded { taps += 1 })
        tile.position = CGPoint(x: 50, y: 100)
        show(tile)
        CALayer.animate(.linear(duration: 1)) { tile.position.x = 150 }
        display.advance(by: 0.5)
        tile.seen = []
        move(to: 100, 100)
        expectClose(tile.seen.map(Double.init), [100])
        #expect(tile.frame.midX == 150)
        tap(100, 100)
        tap(150, 100)
        #expect(taps == 1)
    }

    @Test("A shape that overrides hit testing reads presentation values in it")
    func shapes() {
        let outline = Outline(margin: 3)
        var taps = 0
        outline.addGesture(TapGesture().onEnded { taps += 1 })
        outline.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        outline.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        show(outline)
        outline.add(
            basic(
                "path", from: outline.path,
                to: CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 20), transform: nil)
            ), forKey: nil
        )
        outline.add(basic("position.y", from: 50, to: 150), forKey: nil)
        CATransaction.flush()
        display.advance(by: 0.5)
        // At half time the path is 40 points wide and 50 points further down.
        tap(35, 60)
        #expect(taps == 1)
        tap(45, 60)
        tap(10, 10)
        #expect(taps == 1)
    }

    @Test("A sublayer of one, masked by another, has a presentation layer that converts points")
    func sublayers() throws {
        let (tile, leaf, mask) = (Tile(side: 100), CALayer(), Tile(side: 60))
        tile.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        mask.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        mask.backgroundColor = .black
        leaf.frame = CGRect(x: 10, y: 10, width: 80, height: 20)
        tile.mask = mask
        show(tile)
        show(leaf, in: tile)
        CALayer.animate(.linear(duration: 1)) { tile.position.x += 100 }
        display.advance(by: 0.5)
        let root = try #require(display.rootLayer.presentation())
        let hit = try #require(root.hitTest(CGPoint(x: 80, y: 15)))
        #expect(hit.model() === leaf && hit !== leaf)
        // Outside of the mask the tile is not hit.
        #expect(root.hitTest(CGPoint(x: 130, y: 15))?.model() === display.rootLayer)
        let shown = try #require(leaf.presentation())
        #expect(shown.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 10))
        #expect(shown.convert(CGPoint(x: 60, y: 10), from: nil) == .zero)
        #expect(root.convert(CGPoint.zero, from: shown) == CGPoint(x: 60, y: 10))
        #expect(shown.convertTime(5, to: nil) == leaf.convertTime(5, to: nil))
        #expect(!shown.contentsAreFlipped())
    }

    @Test("They are hit in depth order in a 3D space, and affect visibleRect")
    func spaces() throws {
        let (space, far, near) = (CATransformLayer(), Tile(side: 40), Tile(side: 40))
        (far.position, near.position) = (CGPoint(x: 60, y: 60), CGPoint(x: 60, y: 60))
        near.isDoubleSided = false
        space.sublayers = [near, far]
        show(space)
        var taps: [String] = []
        far.addGesture(TapGesture().onEnded { taps.append("far") })
        near.addGesture(TapGesture().onEnded { taps.append("near") })
        near.add(basic("zPosition", from: -10, to: 30), forKey: nil)
        CATransaction.flush()
        display.advance(by: 0.1)
        tap(60, 60)
        display.advance(by: 0.5)
        tap(60, 60)
        #expect(taps == ["far", "near"])

        // A one-sided tile that shows its back is not hit.
        withoutActions {
            near.removeAllAnimations()
            near.zPosition = 30
        }
        display.advance(by: 0.1)
        tap(60, 60)
        withoutActions { near.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        display.advance(by: 0.1)
        tap(60, 60)
        #expect(taps == ["far", "near", "near", "far"])

        let (scroller, tile, leaf) = (CAScrollLayer(), Tile(side: 90), CALayer())
        scroller.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        tile.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
        leaf.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
        show(scroller)
        show(tile, in: scroller)
        show(leaf, in: tile)
        CALayer.animate(.linear(duration: 1)) { tile.position.x -= 20 }
        display.advance(by: 0.5)
        let shown = try #require(leaf.presentation())
        #expect(shown.visibleRect == CGRect(x: 10, y: 0, width: 50, height: 50))
        #expect(leaf.visibleRect == CGRect(x: 20, y: 0, width: 50, height: 50))
    }

    @Test("A presentation layer draws them with presentation values")
    func rendering() throws {
        let (tile, leaf) = (Tile(side: 40), Tile(side: 20))
        tile.position = CGPoint(x: 20, y: 20)
        (leaf.position, leaf.backgroundColor) = (CGPoint(x: 10, y: 20), .white)
        show(tile)
        show(leaf, in: tile)
        CALayer.animate(.linear(duration: 1)) { leaf.position.x = 50 }
        display.advance(by: 0.5)
        let context = CGContext(width: 60, height: 40)
        try #require(display.rootLayer.presentation()).render(in: context)
        let picture: CGImage = context.makeImage()
        let row = picture.pixels
        #expect(row[4 * (60 * 20 + 30)] > 200 && row[4 * (60 * 20 + 10)] == 0)
    }

    @Test("A layer draws the presentation values of its custom keys without a copy")
    func drawing() {
        final class Gauge: CALayer {
            let scale: CGFloat
            var drawn: [Double] = []
            var places: [CGFloat] = []

            init(scale: CGFloat) {
                self.scale = scale
                super.init()
            }

            required init?(coder: NSCoder) { nil }

            override class func needsDisplay(forKey key: String) -> Bool { key == "level" }

            override func draw(in context: CGContext) {
                drawn.append(value(forKey: "level") as? Double ?? -1)
                places.append(position.x)
            }
        }
        let gauge = Gauge(scale: 2)
        gauge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        gauge.setValue(4.0, forKey: "level")
        show(gauge)
        #expect(gauge.drawn == [4])
        gauge.add(basic("level", from: 0, to: 1), forKey: nil)
        gauge.add(basic("position.x", from: 10, to: 70), forKey: nil)
        CATransaction.flush()
        (gauge.drawn, gauge.places) = ([], [])
        display.advance(frames: 30)
        expectClose(gauge.drawn, (1...30).map { Double($0) / 60 }, within: 1e-9)
        expectClose(gauge.places.map(Double.init), (1...30).map { 10 + Double($0) }, within: 1e-9)
        #expect(gauge.value(forKey: "level") as? Double == 4 && gauge.position.x == 10)
    }

    @Test("An override of hitTest(_:) may change the model while presentation values are read")
    func changes() {
        final class Blusher: CALayer {
            let color: CGColor

            init(color: CGColor) {
                self.color = color
                super.init()
            }

            required init?(coder: NSCoder) { nil }

            override func hitTest(_ point: CGPoint) -> CALayer? {
                let hit = super.hitTest(point)
                backgroundColor = hit == nil ? nil : color
                if hit != nil { setValue(true, forKey: "isHit") }
                return hit
            }
        }
        let layer = Blusher(color: .white)
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        show(layer)
        move(to: 20, 20)
        #expect(layer.backgroundColor == .white && layer.value(forKey: "isHit") as? Bool == true)
        move(to: 100, 20)
        #expect(layer.backgroundColor == nil)
    }

    @Test("duplicate() creates layers of the framework's classes")
    func duplicates() {
        let (tile, outline) = (Tile(side: 30), Outline(margin: 2))
        outline.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        tile.addSublayer(outline)
        tile.mask = Tile(side: 9)
        let copy = tile.duplicate()
        #expect(type(of: copy) == CALayer.self && copy.bounds == tile.bounds)
        #expect(copy.mask?.bounds.width == 9)
        let shape = copy.sublayers?.first as? CAShapeLayer
        #expect(shape.map { type(of: $0) == CAShapeLayer.self } == true)
        #expect(shape?.path == outline.path)
    }
}
