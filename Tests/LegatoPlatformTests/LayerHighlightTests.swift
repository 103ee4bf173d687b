import Foundation
import Legato
import LegatoDrawing
import LegatoPlatform
import LegatoSoftware
import Testing

/// The rectangle that the inspector marks.
struct LayerHighlightTests {
    @Test("It is drawn over the layer, and the rest of the frame is unchanged")
    func place() throws {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 80), scale: 2)
        display.perform { display.rootLayer.backgroundColor = .white }
        display.advance(frames: 1)
        let list = display.displayList()
        let highlight = LayerHighlight(
            bounds: CGRect(x: 0, y: 0, width: 20, height: 10),
            transform: CGAffineTransform(translationX: 40, y: 30)
        )
        let overlay = FrameOverlay(highlight: highlight, scale: 2)
        #expect(!overlay.isEmpty)
        let renderer = SoftwareRenderer()
        try renderer.render(overlay.over(list, damage: list.bounds))
        let picture = try renderer.readPixels()
        for y in stride(from: 1, to: 160, by: 4) {
            for x in stride(from: 1, to: 200, by: 4) {
                let isInside = (80..<120).contains(x) && (60..<80).contains(y)
                #expect((picture[x, y].red < 255) == isInside, "\(x), \(y)")
            }
        }
    }

    @Test("Without a rectangle, nothing is drawn over the frame")
    func none() {
        #expect(FrameOverlay(scale: 2).isEmpty)
    }
}
