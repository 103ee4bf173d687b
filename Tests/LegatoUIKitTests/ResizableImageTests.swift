import Legato
import LegatoUIKit
import Testing

@Suite("Resizable images")
struct ResizableImageTests {
    /// Six by six points: a red frame two points wide around four pixels, the first of which is blue
    /// and the others green.
    private let image = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 6, height: 6)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            UIColor.green.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
        }
    }()
    private let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    private let red: [UInt8] = [255, 0, 0]
    private let green: [UInt8] = [0, 255, 0]
    private let blue: [UInt8] = [0, 0, 255]

    @Test("An image view tiles the middle and keeps the margins", arguments: [true, false])
    func tiles(isDrawn: Bool) {
        let tiled = image.resizableImage(withCapInsets: insets)
        #expect(tiled.capInsets == insets && tiled.resizingMode == .tile)
        #expect(tiled.size == image.size)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            tiled.draw(in: view.bounds)
        }
        view.image = isDrawn ? drawn : tiled
        let screen = Screen(view)
        for (x, y) in [(0, 0), (1, 20), (39, 39), (20, 38)] { #expect(screen.pixel(x, y) == red) }
        for (x, y) in [(2, 2), (4, 2), (20, 20)] { #expect(screen.pixel(x, y) == blue) }
        for (x, y) in [(3, 2), (3, 3), (37, 37)] { #expect(screen.pixel(x, y) == green) }
    }

    @Test("An image view stretches the middle and keeps the margins")
    func stretches() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.image = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let screen = Screen(view)
        #expect(screen.pixel(1, 30) == red && screen.pixel(58, 1) == red)
        #expect(screen.pixel(16, 16)[2] > 240 && screen.pixel(44, 44)[1] > 240)
        screen.perform { view.frame.size.width = 100 }
        screen.display.advance(frames: 1)
        #expect(screen.pixel(1, 30) == red && screen.pixel(98, 30) == red)
        #expect(screen.pixel(74, 44)[1] > 240)
    }

    @Test("Margins are reduced to leave a middle, and a background image has them")
    func margins() {
        let wide = UIEdgeInsets(top: -1, left: 5, bottom: 9, right: 5)
        let reduced = image.resizableImage(withCapInsets: wide).capInsets
        #expect(reduced == UIEdgeInsets(top: 0, left: 5, bottom: 5, right: 0))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setBackgroundImage(
            image.stretchableImage(withLeftCapWidth: 2, topCapHeight: 2), for: .normal
        )
        let screen = Screen(button)
        #expect(screen.pixel(1, 20) == red && screen.pixel(78, 20) == red)
        #expect(screen.pixel(40, 20)[2] > 240)
    }
}
