import Legato
import LegatoUIKit
import TestSupport
import Testing

/// The colour behind the letters.
struct TextBackgroundTests {
    private let marked: NSAttributedString

    init() throws {
        let font = try #require(UIFont(name: "DejaVu Sans", size: 20))
        let text = NSMutableAttributedString(string: "MM  MM", attributes: [.font: font])
        let range = NSRange(location: 3, length: 3)
        text.addAttribute(.backgroundColor, value: UIColor.yellow, range: range)
        marked = text
    }

    private func isYellow(_ image: CGImage, _ x: Int, _ y: Int) -> Bool {
        let pixel = image[x, y]
        return pixel.red == 255 && pixel.green == 255 && pixel.blue == 0
    }

    /// The columns with yellow pixels.
    private func columns(_ image: CGImage) -> [Int] {
        (0..<image.width).filter { x in
            (0..<image.height).contains { isYellow(image, x, $0) }
        }
    }

    /// Expects yellow behind the second word, over the height of the line.
    private func expectSecondWord(_ image: CGImage, from x: CGFloat) throws {
        let letter = NSAttributedString(
            string: "M", attributes: marked.attributes(at: 0, effectiveRange: nil))
        let width = letter.size().width
        let found = columns(image)
        let (first, last) = (try #require(found.first), try #require(found.last))
        let start = x + marked.size().width - 2 * width
        #expect(CGFloat(first) > x + 2 * width && CGFloat(first) <= start + 1)
        #expect(abs(CGFloat(last) + 1 - (start + 2 * width)) <= 1)
        let rows = (0..<image.height).filter { isYellow(image, last, $0) }
        #expect(abs(CGFloat(rows.count) - letter.size().height) <= 2)
    }

    @Test("A drawn text has it")
    func drawing() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60), format: format)
        let image = renderer.image { _ in marked.draw(at: CGPoint(x: 10, y: 10)) }
        let bitmap = try #require(image.cgImage)
        #expect(bitmap.width == 200)
        try expectSecondWord(bitmap, from: 10)
    }

    @Test("A text layer has it")
    func textLayer() throws {
        let screen = Screen()
        screen.perform {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 10, y: 10, width: 180, height: 60)
            layer.string = marked
            screen.display.rootLayer.addSublayer(layer)
        }
        screen.display.advance(by: 0.5)
        try expectSecondWord(screen.display.snapshot(), from: 10)
    }

    @Test("A label has it")
    func label() throws {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
        label.attributedText = marked
        try expectSecondWord(Screen(label).display.snapshot(), from: 10)
    }

    @Test("An attributed string in SwiftUI has it")
    func swiftUI() throws {
        var text = AttributedString("Marked")
        text.swiftUI.backgroundColor = Color(red: 1, green: 1, blue: 0)
        let screen = Screen(showing: Text(text).font(.system(size: 30)))
        #expect(columns(screen.display.snapshot()).count > 60)
    }

    @Test("Behind several words it has no seams", arguments: [1, 0.3])
    func seams(opacity: Double) throws {
        for size in [CGFloat(10), 11, 12.3] {
            var text = AttributedString("one two six ten, all marked")
            text.swiftUI.backgroundColor = Color(red: 1, green: 0.8, blue: 0.4, opacity: opacity)
            let screen = Screen(showing: Text(text).font(.system(size: size)))
            let image = screen.display.snapshot()
            func isWhite(_ x: Int, _ y: Int) -> Bool { image[x, y] == (255, 255, 255, 255) }
            let columns = (0..<200).filter { x in (0..<200).contains { !isWhite(x, $0) } }
            let (first, last) = (try #require(columns.first), try #require(columns.last))
            #expect(last - first > 100)
            // The first row is above the letters.
            let row = try #require((0..<200).first { !isWhite(first, $0) })
            for x in first...last { #expect(image[x, row] == image[first, row], "\(size) \(x)") }
        }
    }
}
