import Foundation
import Legato
import TestSupport
import Testing

/// Rasterisation of vectors.
struct VectorCountTests {
    private typealias V = Vectors

    /// Returns the numbers of rasters created and found in 60 frames of an animation.
    private func count(_ layer: CALayer, _ animations: [CAAnimation]) -> (made: Int, found: Int) {
        let display = V.display([layer])
        _ = display.displayList()
        display.perform { for animation in animations { layer.add(animation, forKey: nil) } }
        var (made, found) = (0, 0)
        for _ in 0..<60 {
            display.advance(frames: 1)
            _ = display.displayList()
            made += display.statistics.rasterized
            found += display.statistics.rasterHits
        }
        return (made, found)
    }

    private var text: CATextLayer {
        let layer = CATextLayer()
        layer.frame = V.rect(10, 30, 80, 40)
        layer.string = "Count"
        layer.fontSize = 14
        return layer
    }

    private func shape() -> CAShapeLayer {
        V.shape(V.triangle) {
            $0.strokeColor = V.blue
            $0.lineWidth = 3
        }
    }

    @Test("The first display list rasterises fill and stroke; an unchanged tree builds no list")
    func first() {
        let display = V.display([shape()])
        let first = display.displayList()
        #expect(display.statistics.rasterized == 2 && display.statistics.rasterHits == 0)
        #expect(display.statistics.rasterBytes > 0)
        display.advance(by: 1)
        #expect(display.displayList() == first)
        #expect(display.statistics.displayListsBuilt == 1)
    }

    @Test("Changes of opacity, colour and shadow rasterise nothing")
    func tints() {
        let fading = count(shape(), [basic("opacity", from: 0.1, to: 0.9)])
        #expect(fading.made == 0 && (118...120).contains(fading.found))
        let colouring = count(
            shape(), [basic("fillColor", to: V.blue), basic("strokeColor", to: V.red)]
        )
        #expect(colouring.made == 0)
        let text = count(
            text, [basic("foregroundColor", to: V.blue), basic("shadowOpacity", to: 1)]
        )
        #expect(text.made == 0)
    }

    @Test("Moving takes at most one raster for each quarter of a pixel, in either direction")
    func moving() {
        let along = count(shape(), [basic("position.x", from: 40, to: 60)])
        #expect(along.made <= 2 * 4)
        let across = count(text, [basic("position", from: CGPoint.zero, to: CGPoint(x: 70, y: 31))])
        #expect(across.made <= 16)
        let whole = basic("position.x", from: 0, to: 60)
        whole.timingFunction = CAMediaTimingFunction(name: .linear)
        #expect(count(shape(), [whole]).made == 0)
    }

    @Test("Rotating takes one raster of the scale's class, whatever the angle")
    func turning() {
        let turning = basic("transform.rotation.z", from: 0.25, to: 1.25)
        // The raster for scale class 1 already exists.
        #expect(count(shape(), [turning]).made == 0)
        let large = shape()
        large.transform = CATransform3DMakeScale(1.3, 1.3, 1)
        #expect(count(large, [turning]).made == 2)
    }

    @Test("While it is scaled upright, a shape is as sharp in each frame as at rest")
    func scaling() {
        let layer = shape()
        let display = V.display([layer])
        display.perform { layer.add(basic("transform.scale", from: 1, to: 2), forKey: nil) }
        for _ in 0..<3 {
            display.advance(frames: 10)
            let other = shape()
            other.transform = display.perform { layer.presentation() }?.transform ?? layer.transform
            expectSame(display.snapshot(), V.picture([other]))
            #expect(display.statistics.rasterized == 2)
        }
    }

    @Test("An animated path, or stroke end, is rasterised once a frame")
    func changing() {
        let wide = V.triangle.applying(CGAffineTransform(scaleX: 1.5, y: 1))
        let path = V.shape(V.triangle)
        #expect((58...60).contains(count(path, [basic("path", to: wide)]).made))
        let stroke = V.stroke(V.triangle)
        let ends = count(stroke, [basic("strokeEnd", from: 0.1, to: 0.9)])
        #expect((58...60).contains(ends.made))
        let fill = shape()
        let both = count(fill, [basic("strokeEnd", from: 0.1, to: 0.9)])
        #expect((58...60).contains(both.made) && both.found >= 58)
    }

    @Test("Equal shapes of several layers, and instances of a replicator, share their rasters")
    func sharing() {
        let display = V.display(
            (0..<5).map { i in V.shape(V.triangle) { $0.position.x += Double(i) } }
        )
        let list = display.displayList()
        #expect(display.statistics.rasterized == 1 && display.statistics.rasterHits == 4)
        #expect(list.images.count == 1)
    }

    @Test("Rasters used in only one frame do not accumulate")
    func memory() {
        let layer = V.shape(V.triangle)
        let display = V.display([layer])
        _ = display.displayList()
        let one = display.statistics.rasterBytes
        let wide = V.triangle.applying(CGAffineTransform(scaleX: 1.01, y: 1))
        let animation = basic("path", to: wide)
        animation.duration = 10
        display.perform { layer.add(animation, forKey: nil) }
        for _ in 0..<300 {
            display.advance(frames: 1)
            _ = display.displayList()
            #expect(display.statistics.rasterBytes <= 20 * one)
        }
    }

    @Test("Rasters stay within a budget of 64 MiB")
    func budget() {
        let path = CGPath(rect: V.rect(0, 0, 1000, 1000))
        let layer = V.shape(path)
        let display = V.display([layer])
        var largest = 0
        for i in 0..<24 {
            withoutActions {
                layer.path = path.applying(CGAffineTransform(scaleX: 1, y: 1 - Double(i) / 1e4))
            }
            CATransaction.flush()
            // Drawn in several lists each, so that they are kept.
            for j in 0..<5 {
                withoutActions { layer.opacity = Float(j + 1) / 10 }
                CATransaction.flush()
                _ = display.displayList()
            }
            largest = max(largest, display.statistics.rasterBytes)
        }
        #expect(largest > 32 << 20)
        #expect(largest <= (64 << 20) + 5_000_000)
    }
}
