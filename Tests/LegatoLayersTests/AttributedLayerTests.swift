import Foundation
import Legato
import TestSupport
import Testing

/// Text layers with attributed strings.
struct AttributedLayerTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)
    private let blue = CGColor(red: 0, green: 0, blue: 1)

    private func run(_ string: String, _ size: CGFloat, _ color: CGColor) -> NSAttributedString {
        NSAttributedString(
            string: string,
            attributes: [
                .init(kCTFontAttributeName): CTFontCreateWithName("DejaVu Sans", size, nil),
                .init(kCTForegroundColorAttributeName): color,
            ]
        )
    }

    private func columns(
        _ image: CGImage,
        where holds: ((red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Bool
    ) -> [Int] {
        (0..<image.width).filter { x in (0..<image.height).contains { holds(image[x, $0]) } }
    }

    @Test("Runs have their own fonts and colours")
    func runs() throws {
        let layer = CATextLayer()
        let stage = Stage(layer)
        let text = NSMutableAttributedString(attributedString: run("MM", 20, red))
        text.append(run("MM", 30, blue))
        stage.change { layer.string = text }
        let image = stage.display.snapshot()
        let reds = columns(image) { $0.red > 200 && $0.blue < 50 && $0.alpha > 200 }
        let blues = columns(image) { $0.blue > 200 && $0.red < 50 && $0.alpha > 200 }
        let (lastRed, firstBlue) = (try #require(reds.last), try #require(blues.first))
        #expect(lastRed < firstBlue && reds.count < blues.count)
        // Mutating the original string does not change the layer's.
        text.mutableString.setString("x")
        #expect((layer.string as? NSAttributedString)?.string == "MMMM")
        stage.change { layer.alignmentMode = .right }
        let right = columns(stage.display.snapshot()) { $0.blue > 200 && $0.red < 50 }
        #expect(try #require(right.last) >= 146)
    }

    @Test("A plain text replaces the runs")
    func plain() {
        let layer = CATextLayer()
        let stage = Stage(layer)
        stage.change { layer.string = run("MM", 20, red) }
        stage.change {
            layer.string = "MM"
            layer.foregroundColor = blue
        }
        #expect(layer.string as? String == "MM")
        let image = stage.display.snapshot()
        #expect(columns(image) { $0.red > 200 && $0.green < 50 && $0.alpha > 200 }.isEmpty)
        #expect(!columns(image) { $0.blue > 200 && $0.red < 50 }.isEmpty)
        stage.change { layer.string = nil }
        #expect(layer.string == nil)
    }

    @Test("Lines wrap in the layer, and the opacity applies")
    func wrapped() {
        let layer = CATextLayer()
        let stage = Stage(layer)
        stage.change {
            layer.isWrapped = true
            layer.string = run("MM MM MM MM", 20, red)
        }
        func rows(_ minimum: UInt8) -> Int {
            let image = stage.display.snapshot()
            return (0..<200).filter { y in (0..<200).contains { image[$0, y].red >= minimum } }
                .count
        }
        let all = rows(200)
        #expect(all > 24)
        stage.change { layer.opacity = 0.5 }
        #expect(rows(200) == 0)
        stage.change { layer.isWrapped = false }
        #expect(rows(60) < all)
    }

    @Test("A text layer's font is a name or a font object; other values are reported and ignored")
    func font() {
        let layer = CATextLayer()
        let font = CTFontCreateWithName("DejaVuSans-Bold", 12, nil)
        layer.font = font
        #expect(layer.font as? CTFont === font)
        layer.font = "DejaVu Serif"
        #expect(layer.font as? String == "DejaVu Serif")
        let messages = sentences { layer.font = 3 }
        #expect(messages.count == 1 && layer.font as? String == "DejaVu Serif")
        layer.font = nil
        #expect(layer.font == nil)
    }
}
