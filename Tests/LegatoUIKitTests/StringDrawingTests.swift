import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Drawing of strings in UIKit.
struct StringDrawingTests {
    private let font: UIFont

    init() throws { font = try #require(UIFont(name: "DejaVu Sans", size: 20)) }

    private func rows(_ draw: () -> Void) -> [Int] {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 1)
        defer { UIGraphicsEndImageContext() }
        draw()
        guard let image = UIGraphicsGetImageFromCurrentImageContext()?.cgImage else { return [] }
        return (0..<100).filter { y in (0..<100).contains { image[$0, y].alpha > 128 } }
    }

    @Test("A text has the size at which it is drawn")
    func size() throws {
        let size = "MMM".size(withAttributes: [.font: font])
        #expect(abs(size.height - font.lineHeight) < 0.1)
        #expect(abs(font.lineHeight - 20 * 1.164) < 0.2 && font.descender < 0)
        let drawn = rows { "M".draw(at: CGPoint(x: 0, y: 10), withAttributes: [.font: font]) }
        let baseline = 10 + font.ascender
        #expect(abs(CGFloat(try #require(drawn.last)) + 1 - baseline) <= 1)
        #expect(abs(CGFloat(drawn.count) - font.capHeight) <= 1.5)
        let wide = ("M" as NSString).size(withAttributes: [.font: font.withSize(40)])
        #expect(abs(wide.width - 2 * size.width / 3) < 0.1)
    }

    @Test("A text is broken into lines and cut at its rectangle")
    func lines() throws {
        let text = NSAttributedString(string: "MM MM MM", attributes: [.font: font])
        let one = text.size()
        let box = text.boundingRect(
            with: CGSize(width: 40, height: 1000), options: .usesLineFragmentOrigin, context: nil
        )
        #expect(abs(box.height - 3 * one.height) < 0.5 && box.width <= 40 && box.minY == 0)
        let line = text.boundingRect(with: .zero, options: [], context: nil)
        #expect(line.minY < 0 && line.width == one.width)
        let cut = rows { text.draw(in: CGRect(x: 0, y: 20, width: 40, height: 30)) }
        #expect(try #require(cut.first) >= 20 && #require(cut.last) < 50)
        #expect(cut.count < rows { text.draw(in: CGRect(x: 0, y: 0, width: 40, height: 90)) }.count)
    }

    @Test("A text has the colour, shadow and alignment of its attributes")
    func attributes() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 50)
        shadow.shadowColor = UIColor.blue
        let text = NSAttributedString(
            string: "M",
            attributes: [
                .font: font, .foregroundColor: UIColor.red, .paragraphStyle: style,
                .shadow: shadow,
            ]
        )
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 100, height: 100)
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 40))
        }
        let image = try #require(picture.cgImage)
        let reds = (0..<100).filter { x in (0..<50).contains { image[x, $0].red > 200 } }
        #expect(try #require(reds.first) > 75)
        #expect((0..<100).allSatisfy { x in (50..<100).allSatisfy { image[x, $0].red == 0 } })
    }

    @Test("A UIFont is a CTFont")
    func coreText() {
        let bold = UIFont.boldSystemFont(ofSize: 30)
        let font = bold as CTFont
        #expect(CTFontGetSize(font) == 30 && bold.fontName.contains("Bold"))
        let layer = CATextLayer()
        layer.font = bold
        #expect(layer.font as? UIFont === bold)
        let again = CTFontCreateWithName(bold.fontName as CFString, 30, nil)
        #expect(abs(CTFontGetXHeight(again) - bold.xHeight) < 0.5)
    }

    @Test("A string is drawn by options as an attributed one")
    func options() {
        let rect = CGRect(x: 0, y: 20, width: 40, height: 90)
        let attributed = NSAttributedString(string: "MM MM", attributes: [.font: font])
        let options = NSStringDrawingOptions.usesLineFragmentOrigin
        let expected = rows { attributed.draw(with: rect, options: options, context: nil) }
        #expect(expected.count > 20)
        let string = "MM MM"
        #expect(
            expected
                == rows {
                    string.draw(
                        with: rect, options: options, attributes: [.font: font], context: nil)
                }
        )
        let object = string as NSString
        let line = rows { object.draw(with: rect, attributes: [.font: font], context: nil) }
        #expect(line.last.map { $0 < 20 } == true)
    }
}
