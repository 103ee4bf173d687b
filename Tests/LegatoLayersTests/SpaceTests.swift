import Foundation
import Legato
import LegatoDrawing
import LegatoGraphics
import LegatoHeadless
import LegatoLayers
import LegatoSoftware
import TestSupport
import Testing

/// 3D spaces.
///
/// Layers that share a space: nearer ones cover farther ones, also where planes intersect.
struct SpaceTests {
    private typealias V = Vectors
    private static let size = 100.0

    /// Returns a display with a transform layer that fills it.
    private func stage(_ layers: [CALayer], _ make: () -> CALayer = { CATransformLayer() })
        -> HeadlessDisplay
    {
        let space = make()
        space.frame = V.rect(0, 0, 100, 100)
        let display = V.display([space])
        display.perform {
            withoutActions { for layer in layers { space.addSublayer(layer) } }
            CATransaction.flush()
        }
        return display
    }

    private func turned(_ layer: CALayer, _ angle: Double, _ x: Double, _ y: Double, _ z: Double)
        -> CALayer
    {
        layer.transform = CATransform3DMakeRotation(angle, x, y, z)
        return layer
    }

    @Test("Two crossing layers each show exactly the half that is in front")
    func crossing() {
        let a = turned(V.layer(V.rect(20, 20, 60, 60), V.red), .pi / 3, 0, 1, 0)
        let b = turned(V.layer(V.rect(20, 20, 60, 60), V.blue), -.pi / 3, 0, 1, 0)
        for layers in [[a, b], [b, a]] {
            let picture = stage(layers).snapshot()
            for y in 0..<100 {
                for x in 0..<100 {
                    let isIn = (35..<65).contains(x) && (20..<80).contains(y)
                    let pixel = picture[x, y]
                    let expected: [UInt8] =
                        !isIn ? [0, 0, 0, 0] : x < 50 ? [255, 0, 0, 255] : [0, 0, 255, 255]
                    #expect(
                        [pixel.red, pixel.green, pixel.blue, pixel.alpha] == expected,
                        "(\(x), \(y))"
                    )
                }
            }
        }
    }

    @Test("Three layers that overlap cyclically are cut once")
    func ring() {
        let colors = [V.red, V.blue, CGColor(red: 0, green: 1, blue: 0)]
        let cards = (0..<3).map { index in
            let card = V.layer(V.rect(10, 42, 80, 16), colors[index])
            // Each bar is off centre and rises towards one end.
            var place = CATransform3DMakeTranslation(0, -18, 0)
            place = CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 1, 0), place)
            let turn = CATransform3DMakeRotation(Double(index) * 2 * .pi / 3, 0, 0, 1)
            card.transform = CATransform3DConcat(place, turn)
            return card
        }
        let display = stage(cards)
        let checked = expectNearest(display, SpaceOracle.planes(under: display.rootLayer))
        #expect(checked > 8000)
        #expect(display.displayList().singleItems.count == 4)
    }

    @Test("Coplanar layers keep their order, however the plane is rotated")
    func coplanar() {
        let space = CATransform3DMakeRotation(0.7, 0.3, 1, 0.2)
        let layers = (0..<6).map { index in
            let layer = V.layer(
                V.rect(15 + Double(index) * 6, 15 + Double(index) * 5, 40, 40),
                CGColor(gray: Double(index) / 6 + 0.1)
            )
            return layer
        }
        for isNested in [false, true] {
            let inner = CATransformLayer()
            inner.frame = V.rect(0, 0, 100, 100)
            inner.transform = space
            let flat = isNested ? CATransformLayer() : inner
            if isNested {
                flat.frame = inner.bounds
                inner.addSublayer(flat)
            }
            for layer in layers { flat.addSublayer(layer) }
            let display = stage([inner])
            let colors = display.displayList().singleItems.compactMap {
                if case .shape(let item) = $0 { item.fill.x } else { nil }
            }
            #expect(colors == colors.sorted() && colors.count == 6)
        }
    }

    /// Returns a card with everything that a layer can draw.
    private func card(_ color: CGColor, _ opacity: Float) -> CALayer {
        let card = V.layer(V.rect(15, 20, 70, 60), color)
        card.cornerRadius = 9
        card.borderWidth = 3
        card.borderColor = V.glass
        card.opacity = opacity
        card.shadowOpacity = 0.7
        card.shadowRadius = 3
        let gradient = CAGradientLayer()
        gradient.frame = V.rect(5, 5, 30, 20)
        gradient.colors = [CGColor.white, V.glass]
        let shape = V.shape(V.triangle) { $0.frame = V.rect(30, 5, 60, 60) }
        let text = CATextLayer()
        text.frame = V.rect(4, 36, 60, 20)
        text.string = "Cut"
        text.fontSize = 14
        let picture = V.layer(V.rect(50, 34, 20, 20), nil)
        picture.contents = PictureScene.picture
        picture.cornerRadius = 6
        picture.masksToBounds = true
        for layer in [gradient, shape, text, picture] { card.addSublayer(layer) }
        if opacity == 1 { card.mask = V.layer(V.rect(-2, -2, 60, 58), V.glass) }
        return card
    }

    @Test(
        "Layers with effects and sublayers are cut as a whole",
        arguments: [1, 0.6] as [Float]
    )
    func wholePictures(opacity: Float) {
        let turn = 0.9
        func cards() -> [CALayer] {
            [
                turned(card(V.red, opacity), turn, 0, 1, 0),
                turned(card(V.blue, opacity), -turn, 0, 1, 0),
            ]
        }
        func plain(_ cards: [CALayer]) -> CGImage { stage(cards) { CALayer() }.snapshot() }
        let redOver = plain(cards().reversed())
        let blueOver = plain(cards())
        let picture = stage(cards()).snapshot()
        var differing = 0
        for y in 0..<100 {
            for x in 0..<100 {
                let expected = x < 50 ? redOver[x, y] : blueOver[x, y]
                if picture[x, y] != expected { differing += 1 }
            }
        }
        #expect(differing == 0)
        #expect(redOver != blueOver)
    }

    @Test("Random trees in 3D show the closest layer at every point", arguments: cases(1...10))
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let root = SpaceOracle.tree(&random, CGRect(x: 0, y: 0, width: 100, height: 100))
        let display = V.display([root])
        let planes = SpaceOracle.planes(under: display.rootLayer)
        #expect(planes.count > 3)
        let checked = expectNearest(display, planes)
        #expect(checked > 4500)
    }

    /// Expects the nearest colour at each point, except at edges and where depths are nearly equal.
    private func expectNearest(_ display: HeadlessDisplay, _ planes: [SpaceOracle]) -> Int {
        let picture = display.snapshot()
        var (checked, wrong) = (0, 0)
        var first = ""
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let at = (Double(x) + 0.5, Double(y) + 0.5)
                guard let expected = SpaceOracle.nearest(planes, at.0, at.1) else { continue }
                checked += 1
                let pixel = picture[x, y]
                let actual = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
                if actual != expected.color {
                    wrong += 1
                    if wrong == 1 { first = "(\(x), \(y)): \(actual), expected \(expected.color)" }
                }
            }
        }
        #expect(wrong == 0, "first \(first)")
        return checked
    }

    @Test("Redrawing the damage of a rotating 3D space equals redrawing all of it")
    func damage() throws {
        var random = SeededRandom(seed: 77)
        let root = SpaceOracle.tree(&random, CGRect(x: 0, y: 0, width: 100, height: 100))
        let display = V.display([root])
        let renderer = SoftwareRenderer()
        for step in 0..<20 {
            let moving = try #require(root.sublayers?[step % 3])
            display.perform {
                withoutActions {
                    moving.transform = CATransform3DRotate(moving.transform, 0.13, 1, 0.4, 0)
                }
            }
            let list = display.displayList()
            try renderer.render(list)
            expectSame(try renderer.readPixels(), try draw(list, with: SoftwareRenderer()))
        }
    }

    @Test("Hit testing returns the visible layer, also where planes cross", arguments: 1...8)
    func hits(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let root = SpaceOracle.tree(&random, CGRect(x: 0, y: 0, width: 100, height: 100))
        let display = V.display([root])
        let planes = SpaceOracle.planes(under: display.rootLayer)
        for y in stride(from: 2.5, to: 100, by: 5) {
            for x in stride(from: 2.5, to: 100, by: 5) {
                guard let expected = SpaceOracle.nearest(planes, x, y) else { continue }
                let hit = display.rootLayer.hitTest(CGPoint(x: x, y: y))
                #expect(hit === expected.layer ?? display.rootLayer, "(\(x), \(y))")
            }
        }
    }
}
