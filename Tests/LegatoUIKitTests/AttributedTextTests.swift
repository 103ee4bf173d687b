import Foundation
import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Attributed texts of labels.
struct AttributedTextTests {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    private let screen: Screen

    init() { screen = Screen(label) }

    private func show(_ text: NSAttributedString?) {
        screen.perform { label.attributedText = text }
        screen.display.advance(by: 0.1)
    }

    private typealias Box = (columns: ClosedRange<Int>, rows: ClosedRange<Int>)

    /// The columns and rows of pixels that satisfy a predicate.
    private func box(_ isInk: ([UInt8]) -> Bool) -> Box? {
        let picture = screen.display.snapshot()
        var (columns, rows): ([Int], [Int]) = ([], [])
        for y in 0..<60 {
            for x in 0..<200 {
                let pixel = picture[x, y]
                guard isInk([pixel.red, pixel.green, pixel.blue]) else { continue }
                columns.append(x)
                rows.append(y)
            }
        }
        guard let (left, right) = columns.min().flatMap({ a in columns.max().map { (a, $0) } }),
            let (top, bottom) = rows.min().flatMap({ a in rows.max().map { (a, $0) } })
        else { return nil }
        return (left...right, top...bottom)
    }

    @Test("Runs have their colours and fonts, and the label's where they have none")
    func runs() throws {
        let text = NSMutableAttributedString(
            string: "\u{2588}\u{2588}", attributes: [.foregroundColor: UIColor.red]
        )
        text.append(
            NSAttributedString(
                string: "\u{2588}",
                attributes: [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 34)]
            )
        )
        show(text)
        text.mutableString.setString("")
        let red = try #require(box { $0 == [255, 0, 0] })
        let blue = try #require(box { $0 == [0, 0, 255] })
        #expect(red.columns.upperBound < blue.columns.lowerBound + 2)
        #expect(blue.rows.count > red.rows.count * 3 / 2)
        #expect(label.text == "\u{2588}\u{2588}\u{2588}")
        #expect(label.attributedText?.length == 3)
        screen.perform { label.textColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
        show(NSAttributedString(string: "\u{2588}"))
        #expect(box { $0 == [0, 255, 0] } != nil)
        screen.perform { label.text = "\u{2588}" }
        #expect(label.attributedText?.string == "\u{2588}")
        show(nil)
        #expect(label.text == nil && label.intrinsicContentSize == .zero)
    }

    @Test("A paragraph style sets the alignment and the space between lines")
    func paragraphs() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing) = (.right, 20)
        label.numberOfLines = 0
        func text(_ style: NSParagraphStyle?) -> NSAttributedString {
            NSAttributedString(
                string: "a\nb", attributes: style.map { [.paragraphStyle: $0] } ?? [:]
            )
        }
        show(text(nil))
        let (plain, height) = (try #require(box { $0[0] < 128 }), label.intrinsicContentSize.height)
        show(text(style))
        let styled = try #require(box { $0[0] < 128 })
        #expect(plain.columns.upperBound < 40 && styled.columns.lowerBound > 160)
        #expect(label.intrinsicContentSize.height == height + 20)
        let fixed = try #require(style.copy() as? NSParagraphStyle)
        #expect(fixed == style && fixed.hash == style.hash)
        style.alignment = .center
        #expect(fixed.alignment == .right && fixed != style)
        #expect((fixed.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 20)
        #expect(sentences { style.lineSpacing = .nan }.count == 1 && style.lineSpacing == 0)
    }

    @Test("Lines, kerning, baselines and shadows are drawn")
    func decorations() throws {
        func width(_ attributes: [NSAttributedString.Key: Any]) throws -> CGFloat {
            show(NSAttributedString(string: "mmm", attributes: attributes))
            return label.intrinsicContentSize.width
        }
        #expect(try width([.kern: 5]) >= width([:]) + 10)
        let red = UIColor.red
        _ = try width([
            .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: red,
        ])
        let under = try #require(box { $0[0] > 200 && $0[1] < 100 })
        _ = try width([
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: red,
        ])
        let through = try #require(box { $0[0] > 200 && $0[1] < 100 })
        #expect(through.rows.upperBound < under.rows.lowerBound)
        _ = try width([:])
        let ink = try #require(box { $0[0] < 128 })
        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowOffset) = (red, CGSize(width: 0, height: 15))
        _ = try width([.shadow: shadow])
        let shade = try #require(box { $0[0] > 200 && $0[1] < 100 })
        #expect(abs(shade.rows.upperBound - ink.rows.upperBound - 15) <= 1)
        shadow.shadowColor = nil
        show(nil)
        _ = try width([.shadow: shadow])
        #expect(box { $0[0] > 200 && $0[1] < 100 } == nil)
    }
}
