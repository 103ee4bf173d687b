import Legato
import LegatoUIKit
import Testing

/// Resizable images.
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

    /// Returns an image of a red frame one point wide around some green points.
    private func framed(_ points: CGFloat, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let size = CGSize(width: points + 2, height: points + 2)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.green.setFill()
            context.fill(CGRect(x: 1, y: 1, width: points, height: points))
        }
        return drawn.resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        )
    }

    @Test("A long rectangle is painted to its end", arguments: [(0.5, 2.0), (2, 1), (3, 1)])
    func long(points: Double, scale: Double) throws {
        let image = framed(CGFloat(points), scale: CGFloat(scale))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 5000, height: 6)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        let pixels = try #require(drawn.cgImage)
        for x in [1, 501, 1001, 2500, 4001, 4998] {
            let (edge, middle) = (pixels[x, 0], pixels[x, 3])
            #expect([edge.red, edge.green, edge.alpha] == [255, 0, 255])
            #expect([middle.red, middle.green, middle.alpha] == [0, 255, 255])
        }
        #expect(pixels[4999, 3].red == 255 && pixels[4999, 3].green == 0)
    }

    @Test("A flipped image keeps its mode, its images and its margins, left and right exchanged")
    func flipped() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 3)
        let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let flipped = resizable.withHorizontallyFlippedOrientation()
        #expect(flipped.capInsets == UIEdgeInsets(top: 1, left: 3, bottom: 0, right: 2))
        #expect(flipped.resizingMode == .stretch && flipped.renderingMode == .automatic)
        #expect(flipped.withHorizontallyFlippedOrientation().capInsets == insets)
        #expect(image.withHorizontallyFlippedOrientation().capInsets == .zero)
        let moving = try #require(UIImage.animatedImage(with: [image, resizable], duration: 3))
        let other = moving.withHorizontallyFlippedOrientation()
        #expect(other.images?.map(\.imageOrientation) == [.upMirrored, .upMirrored])
        #expect(other.duration == 3 && other.imageOrientation == .upMirrored)
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.withHorizontallyFlippedOrientation().renderingMode == .alwaysTemplate)
    }
}
