import Foundation
import Legato
import TestSupport
import Testing

/// Shadow paths.
///
/// Pairs of scenes that must look the same; one of each has a shadow path.
struct ShadowPathTests {
    private typealias V = Vectors
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))

    private func card(_ path: CGPath?, _ configure: (CALayer) -> Void = { _ in }) -> CALayer {
        let layer = V.layer(V.rect(30, 30, 40, 40), V.red)
        layer.shadowOpacity = 0.75
        layer.shadowOffset = CGSize(width: 6, height: 9)
        layer.shadowRadius = 5
        layer.shadowPath = path
        configure(layer)
        return layer
    }

    @Test("shadowPath is nil by default, animates point by point, and has no implicit animation")
    func model() throws {
        let stage = Stage()
        #expect(stage.layer.shadowPath == nil)
        #expect(CALayer.defaultValue(forKey: "shadowPath") == nil)
        stage.layer.shadowPath = square
        #expect(
            stage.layer.animationKeys() == nil && stage.layer.action(forKey: "shadowPath") == nil
        )
        #expect(stage.layer.value(forKey: "shadowPath") as? CGPath == square)
        let wide = CGPath(rect: V.rect(0, 0, 80, 40))
        let shown = try Stage().clock([basic("shadowPath", from: square, to: wide)], at: [0.5]) {
            $0.shadowPath
        }
        #expect(shown == [CGPath(rect: V.rect(0, 0, 60, 40))])
    }

    @Test("The bounds as a path equal the shadow of an opaque layer")
    func bounds() {
        expectSame(V.picture([card(square)]), V.picture([card(nil)]))
        let round = CGPath(roundedRect: V.rect(0, 0, 40, 40), cornerWidth: 12, cornerHeight: 12)
        expectSame(
            V.picture([card(round) { $0.cornerRadius = 12 }]),
            V.picture([card(nil) { $0.cornerRadius = 12 }])
        )
        for transform in [
            CATransform3DMakeRotation(0.5, 0, 0, 1), CATransform3DMakeScale(1.5, 0.5, 1),
        ] {
            expectSame(
                V.picture([card(square) { $0.transform = transform }]),
                V.picture([card(nil) { $0.transform = transform }])
            )
        }
    }

    @Test("The path's shadow does not depend on the layer's content")
    func independence() {
        let bare = card(square) { $0.backgroundColor = nil }
        let over = V.layer(V.rect(30, 30, 40, 40), V.red)
        expectSame(V.picture([bare, over]), V.picture([card(nil)]))
        let faint = card(square) { $0.backgroundColor = V.glass }
        let glass = V.layer(V.rect(30, 30, 40, 40), V.glass)
        expectSame(
            V.picture([faint]), V.picture([card(square) { $0.backgroundColor = nil }, glass])
        )
    }

    @Test("Layer and shadow fade as one; masksToBounds clips the shadow off")
    func composition() {
        let group = V.layer(V.rect(0, 0, 100, 100), nil)
        group.opacity = 0.5
        group.addSublayer(card(V.triangle))
        expectSame(V.picture([card(V.triangle) { $0.opacity = 0.5 }]), V.picture([group]))
        expectSame(
            V.picture([card(V.triangle) { $0.masksToBounds = true }]),
            V.picture([V.layer(V.rect(30, 30, 40, 40), V.red)])
        )
        expectSame(
            V.picture([card(V.triangle) { $0.shadowOpacity = 0 }]),
            V.picture([V.layer(V.rect(30, 30, 40, 40), V.red)])
        )
    }

    @Test(
        "A path of any form casts the shadow of a shape with this path",
        arguments: [0, 1.5, 4, 7.5, 12, 30] as [Double], [1, 2] as [CGFloat]
    )
    func anyForm(radius: Double, scale: CGFloat) {
        // The layer that casts the shadow is under the cover; the shadow falls next to it.
        let cover = V.layer(V.rect(0, 0, 52, 100), .white)
        func throwShadow(_ layer: CALayer) {
            layer.frame = V.rect(-10, 20, 60, 60)
            layer.shadowOpacity = 1
            layer.shadowColor = V.blue
            layer.shadowOffset = CGSize(width: 50, height: 3)
            layer.shadowRadius = radius
        }
        let shape = V.shape(V.triangle, throwShadow)
        let path = V.layer(.zero, nil)
        throwShadow(path)
        path.shadowPath = V.triangle
        expectSame(
            V.picture(scale: scale, [path, cover]), V.picture(scale: scale, [shape, cover]),
            tolerance: (2, 0),
            because: "a group's shadow is rounded in between; wide blurs are sampled linearly"
        )
    }

    @Test("The path's inside is determined by the non-zero winding rule")
    func winding() {
        let ring = CGMutablePath()
        ring.addPath(square)
        ring.addRect(V.rect(10, 10, 20, 20))
        func picture(_ path: CGPath) -> CGImage {
            V.picture([card(path) { $0.backgroundColor = nil }])
        }
        expectSame(
            picture(ring), picture(square), tolerance: (2, 0),
            because: "a rectangle's shadow is computed, not sampled"
        )
    }

    @Test("A blurred path is rasterised once while its layer fades")
    func counts() {
        let layer = card(V.triangle)
        let display = V.display([layer])
        _ = display.snapshot()
        #expect(display.statistics.rasterized == 1)
        display.perform { layer.add(basic("opacity", from: 0, to: 1), forKey: nil) }
        var made = 0
        for _ in 0..<30 {
            display.advance(frames: 1)
            _ = display.displayList()
            made += display.statistics.rasterized
        }
        #expect(made == 0)
    }
}
