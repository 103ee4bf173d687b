import Foundation
import Legato
import LegatoDrawing
import LegatoGraphics
import LegatoHeadless
import LegatoLayers
import TestSupport
import Testing

/// Debug overlay.
///
/// Overlays drawn over a frame to show how it was made.
@MainActor
struct DebugOverlayTests {
    private func display() -> (HeadlessDisplay, CALayer) {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 80))
        func layer(_ x: Double, _ y: Double, _ color: CGColor) -> CALayer {
            let layer = CALayer()
            layer.frame = CGRect(x: x, y: y, width: 30, height: 30)
            layer.backgroundColor = color
            return layer
        }
        let moving = layer(10, 10, .white)
        display.perform {
            display.rootLayer.addSublayer(moving)
            let faded = layer(50, 40, .white)
            faded.opacity = 0.5
            faded.addSublayer(layer(10, 5, CGColor(red: 1, green: 0, blue: 0)))
            display.rootLayer.addSublayer(faded)
            let over = layer(20, 20, CGColor(red: 0, green: 0, blue: 1))
            display.rootLayer.addSublayer(over)
            CATransaction.flush()
        }
        return (display, moving)
    }

    private func pixel(_ picture: CGImage, _ x: Int, _ y: Int) -> [Int] {
        let p = picture[x, y]
        return [p.red, p.green, p.blue].map(Int.init)
    }

    @Test("Every kind of overlay changes the picture, but neither the statistics nor the list")
    func statistics() {
        let (plain, _) = display()
        let expected = plain.snapshot()
        let kinds: [DebugOverlay] = [.layers, .damage, .overdraw, .batches, .offscreen]
        for kind in kinds + [.all] {
            let (display, _) = display()
            display.debugOverlay = kind
            #expect(display.snapshot() != expected, "\(kind)")
            #expect(display.statistics == plain.statistics)
            #expect(display.displayList() == plain.displayList())
            display.debugOverlay = []
            expectSame(display.snapshot(), expected)
        }
    }

    @Test("Outlines are drawn on the edges of layers, and nowhere else")
    func outlines() {
        let (display, _) = display()
        let before = display.snapshot()
        display.debugOverlay = .layers
        let picture = display.snapshot()
        #expect(pixel(picture, 10, 15) == [25, 229, 204])
        #expect(pixel(picture, 15, 15) == pixel(before, 15, 15))
        #expect(pixel(picture, 5, 5) == pixel(before, 5, 5))
    }

    @Test("The damage is the old and the new frame of a moved layer")
    func damage() {
        let (display, moving) = display()
        display.debugOverlay = .damage
        _ = display.snapshot()
        display.perform {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            moving.position.x += 4
            CATransaction.commit()
        }
        let picture = display.snapshot()
        display.debugOverlay = []
        let plain = display.snapshot()
        #expect(pixel(picture, 9, 25) == [255, 38, 25], "the edge of the damage")
        #expect(pixel(picture, 12, 25) != pixel(plain, 12, 25), "the inside of the damage")
        #expect(pixel(picture, 48, 25) == pixel(plain, 48, 25))
        #expect(pixel(picture, 70, 60) == pixel(plain, 70, 60))
    }

    @Test("Overdraw is brighter where more items cover a pixel")
    func overdraw() {
        let (display, _) = display()
        display.debugOverlay = .overdraw
        let picture = display.snapshot()
        let (none, once, twice) = (picture[5, 70].red, picture[12, 12].red, picture[25, 25].red)
        #expect(none == 0)
        // Through the dimmed frame white is visible under one item, blue under two.
        #expect(once > 0 && twice > 20)
        #expect(picture[25, 25].green > 0)
    }

    @Test("Each batch has one colour, and groups are outlined")
    func batchesAndGroups() {
        let (display, _) = display()
        display.debugOverlay = .offscreen
        let picture = display.snapshot()
        let group = pixel(picture, 50, 50)
        #expect(group[2] > group[0], "the left edge of the faded group is blue: \(group)")
        display.debugOverlay = .batches
        let batches = display.snapshot()
        display.debugOverlay = []
        let plain = display.snapshot()
        #expect(pixel(batches, 12, 12) != pixel(plain, 12, 12))
        #expect(pixel(batches, 5, 70) == pixel(plain, 5, 70))
    }
}
