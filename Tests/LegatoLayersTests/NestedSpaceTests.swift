import Foundation
import Legato
import LegatoLayers
import LegatoRenderTree
import TestSupport
import Testing

/// Nested 3D spaces.
///
/// Spaces in planes of other spaces, sorted together.
struct NestedSpaceTests {
    private typealias V = Vectors
    private static let whole = V.rect(0, 0, 100, 100)

    private static func space(_ seed: Int) -> CALayer {
        // A plane with many squares is expensive to split, so other planes are split instead.
        var spaces = NestedSpaces(
            random: SeededRandom(seed: UInt64(seed)), maximum: seed % 3 == 0 ? 40 : 4
        )
        return spaces.space(1 + seed % 5)
    }

    /// Returns a space with a plane that contains a layer, and another plane that is added later.
    private static func space(around layer: CALayer, and other: CALayer) -> CALayer {
        let space = CATransformLayer()
        let plane = V.layer(whole, nil)
        space.frame = whole
        plane.addSublayer(layer)
        space.addSublayer(plane)
        space.addSublayer(other)
        return space
    }

    @Test("A 3D space in planes of others looks the same as alone")
    func alone() {
        for seed in cases(1...60) {
            func ground() -> CALayer { V.layer(Self.whole, .black) }
            let alone = V.picture([ground(), Self.space(seed)])
            var nested = Self.space(seed)
            for _ in 0...seed % 3 {
                let far = ground()
                far.transform = CATransform3DMakeTranslation(0, 0, -20)
                nested = Self.space(around: nested, and: far)
            }
            expectSame(V.picture([nested]), alone, comment: "seed \(seed)")
        }
    }

    @Test("A layer that crosses the plane of a 3D space is half above and half below all of it")
    func crossing() {
        for seed in cases(1...60) {
            func card() -> CALayer {
                let card = V.layer(V.rect(10, 10, 80, 80), V.blue)
                card.transform = CATransform3DMakeRotation(1, 0, 1, 0)
                return card
            }
            let over = V.picture([Self.space(seed), card()])
            let under = V.picture([card(), Self.space(seed)])
            let picture = V.picture([Self.space(around: Self.space(seed), and: card())])
            var differing = 0
            for y in 0..<100 {
                for x in 0..<100 where picture[x, y] != (x < 50 ? over : under)[x, y] {
                    differing += 1
                }
            }
            #expect(differing == 0, "seed \(seed)")
        }
    }

    @Test("3D spaces whose layers are in depth order move no items")
    func inOrder() {
        var space = V.layer(Self.whole, V.red)
        for _ in 0..<20 {
            let near = V.layer(V.rect(20, 20, 20, 20), V.blue)
            near.zPosition = 1
            space = Self.space(around: space, and: near)
        }
        let display = V.display([space])
        #expect(display.displayList().items.count > 20)
        #expect(display.host.tree.itemsMoved == 0)
    }

    @Test("Rasterised layers that cross are cut, wherever their bounds begin")
    func rasterized() {
        func picture(_ isRasterized: Bool) -> CGImage {
            let layer = V.layer(Self.whole, .white)
            layer.bounds.origin = CGPoint(x: -200, y: -200)
            layer.shouldRasterize = isRasterized
            let space = CATransformLayer()
            space.frame = layer.bounds
            for (angle, color) in [(1.0, V.red), (-1.0, V.blue)] {
                let card = V.layer(V.rect(20, 20, 60, 60), color)
                card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
                space.addSublayer(card)
            }
            layer.addSublayer(space)
            return V.picture([layer])
        }
        expectSame(picture(true), picture(false))
    }
}
