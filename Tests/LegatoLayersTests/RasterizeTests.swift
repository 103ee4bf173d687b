import Foundation
import Legato
import TestSupport
import Testing

/// Rasterised layers.
///
/// `shouldRasterize` and `rasterizationScale`.
struct RasterizeTests {
    private typealias V = Vectors

    /// Returns a layer with sublayers of all kinds that do not overlap one another.
    private func badge(_ frame: CGRect = V.rect(15, 20, 60, 50)) -> CALayer {
        let badge = V.layer(frame, V.red)
        badge.cornerRadius = 12
        badge.masksToBounds = true
        let picture = V.layer(V.rect(10, 8, 20, 30), V.blue)
        picture.cornerRadius = 5
        picture.cornerCurve = .continuous
        let text = CATextLayer()
        text.frame = V.rect(32, 10, 26, 20)
        text.string = "Ag"
        text.fontSize = 12
        let dot = V.shape(CGPath(ellipseIn: V.rect(0, 0, 12, 12))) {
            $0.frame = V.rect(36, 34, 12, 12)
            $0.fillColor = .white
        }
        for part in [picture, text, dot] as [CALayer] { badge.addSublayer(part) }
        return badge
    }

    private func rasterized(_ layer: CALayer, scale: CGFloat = 1) -> CALayer {
        layer.shouldRasterize = true
        layer.rasterizationScale = scale
        return layer
    }

    @Test(
        "On whole pixels at the display's scale shouldRasterize changes no byte", arguments: [1, 2]
    )
    func same(scale: CGFloat) {
        func picture(_ isRasterized: Bool, _ configure: (CALayer) -> Void) -> CGImage {
            let layer = badge()
            configure(layer)
            if isRasterized { _ = rasterized(layer, scale: scale) }
            return V.picture(scale: scale, [V.layer(V.rect(0, 0, 100, 100), .white), layer])
        }
        let changes: [(CALayer) -> Void] = [
            { _ in }, { $0.position.x += 7 },
            { $0.bounds.origin = CGPoint(x: 100, y: -30) },
            { $0.mask = V.layer(V.rect(5, 5, 30, 30), .black) },
            { $0.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1) },
            {
                $0.sublayers?.first?.shouldRasterize = true
                $0.sublayers?.first?.rasterizationScale = scale
            },
            { $0.transform = CATransform3DMakeScale(1, -1, 1) },
            { $0.isGeometryFlipped = true },
        ]
        for (index, change) in changes.enumerated() {
            expectSame(
                picture(true, change), picture(false, change),
                comment: "change \(index) at scale \(scale)"
            )
        }
        let rounded: [(CALayer) -> Void] = [
            { $0.opacity = 0.5 },
            {
                $0.masksToBounds = false
                $0.shadowOpacity = 0.7
                $0.shadowOffset = CGSize(width: 4, height: 6)
            },
        ]
        for change in rounded {
            expectSame(
                picture(true, change), picture(false, change), tolerance: (1, 0),
                because: "what is half clear is rounded in the picture, and where that is shown"
            )
        }
    }

    @Test("Replicators, emitters, transitions and transform layers look the same rasterised")
    func classes() {
        let replicator = CAReplicatorLayer()
        replicator.frame = V.rect(10, 10, 80, 80)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(24, 0, 0)
        replicator.instanceColor = V.glass
        replicator.addSublayer(rasterized(V.layer(V.rect(2, 5, 20, 30), .white)))
        let transform = CATransformLayer()
        transform.frame = V.rect(10, 50, 50, 40)
        transform.addSublayer(V.layer(V.rect(0, 0, 20, 20), V.red))
        let display = V.display([replicator, transform])
        let before = display.snapshot()
        let list = display.displayList()
        // Three instances share one bitmap.
        #expect(list.rasters.count == 1)
        #expect(display.statistics.layerRasters == 1)
        withoutActions {
            _ = rasterized(replicator)
            _ = rasterized(transform)
        }
        CATransaction.flush()
        expectSame(display.snapshot(), before)
        #expect(display.displayList().rasters.count == 1)
    }

    @Test(
        "Drawn once, then composited while it moves, rotates and fades, as the counters show"
    )
    func movement() {
        let layer = rasterized(badge(), scale: 2)
        let display = V.display([layer])
        _ = display.snapshot()
        #expect(display.statistics.layerRasters == 1 && display.statistics.layerRasterHits == 0)
        let pixels = display.statistics.layerRasterPixels
        #expect(pixels >= 120 * 100 && pixels <= 124 * 104)
        display.perform {
            layer.add(basic("position.x", from: 30, to: 70), forKey: "a")
            layer.add(basic("transform.rotation.z", from: 0, to: 2), forKey: "b")
            layer.add(basic("transform.scale.y", from: 1, to: 0.5), forKey: "c")
            layer.add(basic("opacity", from: 1, to: 0.2), forKey: "d")
        }
        var pictures: [CGImage] = []
        for _ in 0..<30 {
            display.advance(frames: 2)
            pictures.append(display.snapshot())
            #expect(display.statistics.layerRasters == 0)
            #expect(display.statistics.layerRasterHits == 1)
            #expect(display.statistics.layerRasterPixels == pixels)
            // The list equals that of a tree that was never displayed at another time.
            #expect(display.displayList() == display.listOfPresentation())
        }
        #expect(Set(pictures.map { pictureHash([$0]) }).count == 30)
    }

    @Test("Any change inside, animations included, redraws the raster, and nothing else does")
    func changes() {
        let layer = rasterized(badge())
        let display = V.display([layer])
        _ = display.snapshot()
        func made(_ change: () -> Void) -> Int {
            withoutActions(change)
            CATransaction.flush()
            display.advance(frames: 1)
            _ = display.snapshot()
            return display.statistics.layerRasters
        }
        let part = layer.sublayers?[0]
        #expect(made { layer.position.x += 3.5 } == 0)
        #expect(made { part?.backgroundColor = V.glass } == 1)
        #expect(made { layer.cornerRadius = 3 } == 1)
        #expect(made { layer.rasterizationScale = 1.5 } == 1)
        #expect(made { layer.addSublayer(V.layer(V.rect(1, 1, 5, 5), .white)) } == 1)
        #expect(made { layer.opacity = 0.5 } == 0)
        #expect(made { layer.zPosition = 4 } == 0)
        display.perform { part?.add(basic("position.x", from: 10, to: 40), forKey: nil) }
        var count = 0
        for _ in 0..<90 {
            let lists = display.statistics.displayListsBuilt
            display.advance(frames: 1)
            _ = display.snapshot()
            // The statistics of a frame that was not drawn are those of the previous one.
            if display.statistics.displayListsBuilt > lists {
                count += display.statistics.layerRasters
            }
        }
        // One second of change, and the return to the model value.
        #expect((58...62).contains(count))
        // Nothing is drawn at rest.
        let lists = display.statistics.displayListsBuilt
        display.advance(by: 1)
        _ = display.snapshot()
        #expect(display.statistics.displayListsBuilt == lists)
    }

    @Test("The raster of a hidden layer is evicted after a tenth of a second")
    func evictionWhenHidden() {
        let layer = rasterized(badge())
        let other = V.layer(V.rect(80, 80, 10, 10), V.blue)
        let display = V.display([layer, other])
        _ = display.snapshot()
        display.perform { other.add(basic("position.x", from: 10, to: 90), forKey: nil) }
        withoutActions { layer.isHidden = true }
        CATransaction.flush()
        var kept: [Int] = []
        for _ in 0..<20 {
            display.advance(frames: 1)
            _ = display.snapshot()
            kept.append(display.statistics.layerRasterPixels)
        }
        #expect(kept[4] > 0 && kept[19] == 0)
        #expect(kept == kept.sorted(by: >))
    }

    @Test("A raster larger than the cache, or with an invalid scale, is not made")
    func limits() {
        func rasters(_ layer: CALayer) -> Int { V.display([layer]).displayList().rasters.count }
        #expect(rasters(rasterized(badge())) == 1)
        // The display has 100 x 100 pixels, so up to 25,000 are cached.
        #expect(rasters(rasterized(V.layer(V.rect(0, 0, 150, 160), V.red))) == 1)
        #expect(rasters(rasterized(V.layer(V.rect(0, 0, 160, 160), V.red))) == 0)
        #expect(rasters(rasterized(V.layer(V.rect(0, 0, 5000, 2), V.red))) == 0)
        let wide = rasterized(badge())
        wide.masksToBounds = false
        wide.addSublayer(V.layer(V.rect(-900, 0, 1800, 30), V.red))
        #expect(rasters(wide) == 0)
        for scale in [0, -1, 1e300, 1e-300] as [CGFloat] {
            let layer = rasterized(badge(), scale: scale)
            #expect(rasters(layer) == 0)
            expectSame(V.picture([layer]), V.picture([badge()]), comment: "scale \(scale)")
        }
        let tiny = V.display([rasterized(badge(), scale: 0.02)])
        #expect(tiny.displayList().rasters.count == 1)
        _ = tiny.snapshot()
        #expect(rasters(rasterized(badge(V.rect(300, 300, 60, 50)))) == 0)
    }

    @Test("rasterizationScale sets the sharpness: at a quarter a fine pattern averages out")
    func resolution() {
        func stripes(scale: CGFloat?) -> CGImage {
            let layer = V.layer(V.rect(20, 20, 60, 60), .white)
            for x in 0..<15 {
                layer.addSublayer(V.layer(V.rect(Double(x) * 4, 0, 2, 60), .black))
            }
            if let scale { _ = rasterized(layer, scale: scale) }
            return V.picture([layer])
        }
        expectSame(stripes(scale: 1), stripes(scale: nil))
        let coarse = stripes(scale: 0.25)
        for x in 24..<76 { #expect((120...136).contains(coarse[x, 50].red)) }
    }

    @Test("Nested rasters, a thousand deep, are drawn")
    func nesting() {
        let root = rasterized(V.layer(V.rect(10, 10, 60, 60), nil))
        var layer = root
        for _ in 0..<1000 {
            let inner = rasterized(V.layer(V.rect(0, 0, 60, 60), nil))
            layer.addSublayer(inner)
            layer = inner
        }
        layer.backgroundColor = V.red
        expectSame(V.picture([root]), V.picture([V.layer(V.rect(10, 10, 60, 60), V.red)]))
        let display = V.display([root])
        _ = display.snapshot()
        #expect(display.statistics.layerRasters == 8)
    }

    @Test("Hit testing and presentation ignore rasterisation")
    func hits() {
        let layer = rasterized(badge(), scale: 0.5)
        let display = V.display([layer])
        let part = layer.sublayers?[0]
        display.perform {
            #expect(display.rootLayer.hitTest(CGPoint(x: 30, y: 40)) === part)
            #expect(layer.presentation()?.shouldRasterize == true)
            #expect(layer.presentation()?.rasterizationScale == 0.5)
        }
    }
}
