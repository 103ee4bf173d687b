import Foundation
import Legato
import TestSupport
import Testing

/// Tiled layers.
struct TiledLayerTests {
    /// Fills each tile with red, and records its rectangle and the scale of the context.
    private final class Map: CATiledLayer {
        var drawn: [CGRect] = []
        var scales: Set<CGFloat> = []
        override class func fadeDuration() -> CFTimeInterval { 0 }
        override func draw(in context: CGContext) {
            drawn.append(context.boundingBoxOfClipPath)
            scales.insert(context.ctm.a)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0))
            context.fill(context.boundingBoxOfClipPath)
        }
    }

    private final class FadingMap: CATiledLayer {
        override func draw(in context: CGContext) {
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0))
            context.fill(bounds)
        }
    }

    private let display = HeadlessDisplay(size: CGSize(width: 100, height: 80))

    private func change(_ body: () -> Void) {
        display.perform {
            CATransaction.setDisableActions(true)
            body()
            CATransaction.flush()
        }
    }

    private func show(_ layer: CATiledLayer, side: CGFloat = 1000) {
        change {
            layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
            layer.tileSize = CGSize(width: 50, height: 40)
            display.rootLayer.addSublayer(layer)
            layer.setNeedsDisplay()
        }
        display.advance(frames: 1)
    }

    @Test("Only visible tiles are drawn, each with its own clip")
    func visibleTiles() {
        let map = Map()
        show(map)
        let tiles = [(0, 0), (50, 0), (0, 40), (50, 40)].map {
            CGRect(x: $0.0, y: $0.1, width: 50, height: 40)
        }
        #expect(map.drawn == tiles)
        let image = display.snapshot()
        #expect(image[99, 79].red == 255 && image[50, 40].alpha == 255)
        #expect(map.sublayers == nil)
        #expect(display.rootLayer.hitTest(CGPoint(x: 60, y: 60)) === map)
    }

    @Test("Tiles that become visible are drawn, and earlier ones are kept")
    func scrolling() {
        let (scroller, map) = (CAScrollLayer(), Map())
        show(map)
        change {
            scroller.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
            display.rootLayer.addSublayer(scroller)
            scroller.addSublayer(map)
        }
        display.advance(frames: 1)
        #expect(map.drawn.count == 4)
        change {
            scroller.scroll(to: CGPoint(x: 75, y: 0))
        }
        #expect(map.drawn.last == CGRect(x: 100, y: 0, width: 50, height: 40))
        #expect(map.drawn.count == 5)
        #expect(display.snapshot()[49, 39].red == 255)
        change { scroller.scroll(to: CGPoint(x: 0, y: 0)) }
        display.advance(frames: 1)
        #expect(map.drawn.count == 5)
    }

    @Test("Tiles that an animation makes visible are drawn")
    func animation() {
        let map = Map()
        show(map)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.byValue, move.duration) = (-200, 1)
        change { map.add(move, forKey: "move") }
        #expect(map.drawn.count == 4)
        display.advance(by: 0.5)
        #expect(map.drawn.contains(CGRect(x: 150, y: 40, width: 50, height: 40)))
        #expect(display.snapshot()[99, 79].red == 255)
    }

    @Test("The level of detail follows the scale, within levelsOfDetail and levelsOfDetailBias")
    func levels() {
        let map = Map()
        map.levelsOfDetail = 3
        map.levelsOfDetailBias = 1
        (map.anchorPoint, map.position) = (.zero, .zero)
        show(map)
        #expect(map.scales == [1])
        func zoom(_ scale: CGFloat) -> Set<CGFloat> {
            (map.scales, map.drawn) = ([], [])
            change {
                map.transform = CATransform3DMakeScale(scale, scale, 1)
            }
            return map.scales
        }
        #expect(zoom(1.5) == [2])
        #expect(map.drawn.first?.size == CGSize(width: 25, height: 20))
        #expect(zoom(4) == [])
        #expect(zoom(0.4) == [0.5])
        #expect(zoom(0.1) == [0.5])
        #expect(display.snapshot()[50, 40].red == 255)
    }

    @Test("setNeedsDisplay(_:) redraws the tiles of its rectangle, setNeedsDisplay() all of them")
    func damage() {
        let map = Map()
        show(map)
        map.drawn = []
        change { map.setNeedsDisplay(CGRect(x: 60, y: 10, width: 5, height: 5)) }
        #expect(map.drawn == [CGRect(x: 50, y: 0, width: 50, height: 40)])
        map.drawn = []
        change { map.setNeedsDisplay() }
        #expect(map.drawn.count == 4)
    }

    @Test("Tiles fade in over a quarter of a second, above the previous ones")
    func fading() {
        let map = FadingMap()
        show(map)
        display.advance(by: 0.125)
        #expect((100...160).contains(display.snapshot()[10, 10].alpha))
        display.advance(by: 0.2)
        #expect(display.snapshot()[10, 10].alpha == 255)
        change { map.setNeedsDisplay() }
        display.advance(by: 0.125)
        #expect(display.snapshot()[10, 10].alpha == 255)
    }

    @Test("A layer removed from its display draws nothing, and tiles are clipped to the bounds")
    func leaving() {
        let map = Map()
        show(map, side: 70)
        #expect(map.drawn.last == CGRect(x: 50, y: 40, width: 20, height: 30))
        change { map.removeFromSuperlayer() }
        map.drawn = []
        change { map.setNeedsDisplay() }
        #expect(map.drawn.isEmpty)
        #expect(display.snapshot()[10, 10].alpha == 0)
    }

    @Test("An invalid tileSize is replaced by 256 x 256, with a warning")
    func size() {
        let map = Map()
        let warned = sentences {
            change {
                map.tileSize = CGSize(width: CGFloat.nan, height: 1)
                map.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
                display.rootLayer.addSublayer(map)
                map.setNeedsDisplay()
            }
        }
        #expect(warned.count == 1 && warned[0].contains("CATiledLayer.tileSize"))
        #expect(map.drawn == [CGRect(x: 0, y: 0, width: 256, height: 256)])
    }

    @Test("A presentation layer has the model's tile size and levels of detail")
    func copy() throws {
        let map = FadingMap()
        (map.levelsOfDetail, map.levelsOfDetailBias) = (4, 2)
        show(map)
        let shown = try #require(map.presentation())
        #expect(shown.levelsOfDetail == 4 && shown.levelsOfDetailBias == 2)
        #expect(shown.tileSize == CGSize(width: 50, height: 40))
        #expect(CATiledLayer.fadeDuration() == 0.25)
    }
}

/// Deinitialisation of layers.
struct LayerEndTests {
    private final class Counted: CALayer {
        static var ended = 0
        // The deinitialiser of a subclass is nonisolated by default.
        deinit { MainActor.assumeIsolated { Self.ended += 1 } }
    }

    @Test("Layers whose classes have deinitialisers are released with their superlayer")
    func subclasses() {
        Counted.ended = 0
        var root: Counted? = Counted()
        let kept = Counted()
        root?.addSublayer(Counted())
        root?.sublayers?[0].addSublayer(kept)
        root?.mask = Counted()
        root = nil
        #expect(Counted.ended == 3)
        #expect(kept.superlayer == nil)
    }

    @Test("A layer can be released on any thread")
    func threads() async {
        var root: CALayer? = CALayer()
        weak var child: CALayer?
        do {
            let layer = CALayer()
            root?.addSublayer(layer)
            child = layer
        }
        await Self.release(&root)
        for _ in 0..<100 where child != nil { await Task.yield() }
        #expect(child == nil)
    }

    private nonisolated static func release(_ layer: inout sending CALayer?) async {
        let box = layer
        layer = nil
        await Task.detached { _ = box }.value
    }
}
