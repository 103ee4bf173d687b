import Foundation
import Legato
import Testing

/// Frames are exact where the arithmetic is.
struct FrameRoundingTests {
    private static let anchors = [0, 0.3, 0.5, 0.7, 1]
    private static let places = [0.1, 10.1, 33.3, -7.7, 1e6 + 0.1]

    @Test("The size of a frame is that of the bounds, wherever the layer is")
    func size() {
        for anchor in Self.anchors {
            for place in Self.places {
                let layer = CALayer()
                layer.anchorPoint = CGPoint(x: anchor, y: anchor)
                layer.frame = CGRect(x: place, y: place, width: 25.5, height: 0.7)
                #expect(layer.frame.size == CGSize(width: 25.5, height: 0.7))
                layer.bounds.origin = CGPoint(x: place, y: 0.1)
                #expect(layer.frame.size == CGSize(width: 25.5, height: 0.7))
                layer.isGeometryFlipped = true
                #expect(layer.frame.size == CGSize(width: 25.5, height: 0.7))
            }
        }
    }

    @Test("The bounds' origin and flipped geometry leave no rounding error in a frame")
    func origin() {
        let layer = CALayer()
        layer.frame = CGRect(x: 8, y: 16, width: 25.5, height: 10)
        for origin in Self.places {
            layer.bounds.origin = CGPoint(x: origin, y: origin)
            for flip in [false, true] {
                layer.isGeometryFlipped = flip
                #expect(layer.frame == CGRect(x: 8, y: 16, width: 25.5, height: 10))
                layer.frame = CGRect(x: 8, y: 16, width: 25.5, height: 10)
                #expect(layer.position == CGPoint(x: 20.75, y: 21))
            }
        }
    }

    @Test("A flexible size follows the superlayer's exactly, and a fixed one stays")
    func autoresizing() {
        for place in Self.places {
            let (outer, inner) = (CALayer(), CALayer())
            outer.bounds.size = CGSize(width: 100, height: 100)
            inner.frame = CGRect(x: place, y: place, width: 20, height: 30.3)
            inner.autoresizingMask = [.layerWidthSizable, .layerMinYMargin]
            outer.addSublayer(inner)
            outer.bounds.size = CGSize(width: 105.5, height: 107)
            #expect(inner.frame.size == CGSize(width: 25.5, height: 30.3))
            #expect(inner.bounds.size == CGSize(width: 25.5, height: 30.3))
        }
    }

    @Test("Resizing a superlayer and back restores its sublayers exactly")
    func resizingAndBack() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.bounds.size = CGSize(width: 100, height: 100)
        inner.frame = CGRect(x: 10.1, y: 0.3, width: 20.7, height: 33.3)
        let before = (inner.position, inner.bounds)
        inner.autoresizingMask = [.layerMinXMargin, .layerMaxXMargin, .layerMinYMargin]
        outer.addSublayer(inner)
        for _ in 0..<100 {
            outer.bounds.size = CGSize(width: 116, height: 132)
            outer.bounds.size = CGSize(width: 100, height: 100)
        }
        #expect(inner.bounds == before.1)
        let drift = [inner.position.x - before.0.x, inner.position.y - before.0.y]
        expectClose(drift.map(Double.init), [0, 0], within: 1e-12)
    }

    @Test("A converted rectangle keeps its size between translated layers")
    func conversion() {
        for place in Self.places {
            let (outer, inner) = (CALayer(), CALayer())
            outer.addSublayer(inner)
            inner.frame = CGRect(x: place, y: -place, width: 33.3, height: 25.5)
            let rect = CGRect(x: 0.1, y: 0.2, width: 25.5, height: 0.7)
            #expect(inner.convert(rect, to: outer).size == rect.size)
            #expect(inner.convert(rect, from: outer).size == rect.size)
            #expect(inner.convert(inner.bounds, to: outer).size == inner.bounds.size)
        }
    }
}
