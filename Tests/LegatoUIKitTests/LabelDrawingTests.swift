import Legato
import LegatoUIKit
import Testing

/// Insets, highlight and shadow of labels.
struct LabelDrawingTests {
    private final class Padded: UILabel {
        static let insets = UIEdgeInsets(top: 6, left: 30, bottom: 10, right: 20)

        override func textRect(
            forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
        ) -> CGRect {
            let inner = super.textRect(
                forBounds: bounds.inset(by: Self.insets), limitedToNumberOfLines: numberOfLines
            )
            let outsets = UIEdgeInsets(top: -6, left: -30, bottom: -10, right: -20)
            return inner.inset(by: outsets)
        }

        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: Self.insets)) }
    }

    /// The rectangle of the pixels that are not white.
    private func ink(_ screen: Screen) -> CGRect {
        let image = screen.display.snapshot()
        var ink = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image[x, y].green < 128 {
                ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return ink
    }

    @Test("A label with insets is larger by them, wraps within them, and moves its text")
    func insets() {
        let (plain, padded) = (UILabel(), Padded())
        for label in [plain, padded] {
            label.text = "Some words"
            label.numberOfLines = 0
            label.textColor = .black
        }
        let sizes = [plain, padded].map(\.intrinsicContentSize)
        #expect(sizes[1].width == sizes[0].width + 50 && sizes[1].height == sizes[0].height + 16)
        let narrow = plain.sizeThatFits(CGSize(width: 60, height: 200))
        let wide = padded.sizeThatFits(CGSize(width: 110, height: 200))
        #expect(wide.width == narrow.width + 50 && wide.height == narrow.height + 16)
        let rects = [plain, padded].map { label in
            label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
            return ink(Screen(label))
        }
        #expect(rects[1] == rects[0].offsetBy(dx: 30, dy: 6))
    }

    @Test("The number of lines of a text rectangle need not be that of the label")
    func lines() {
        let label = UILabel()
        label.text = "Some words that wrap"
        label.numberOfLines = 0
        let bounds = CGRect(x: 5, y: 7, width: 60, height: 500)
        let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
        let one = label.intrinsicContentSize.height
        #expect(all.origin == bounds.origin && all.height > two.height && two.height > one)
    }

    @Test("A label draws its text into the current context, in its font and colour")
    func context() {
        let label = UILabel()
        (label.text, label.textColor) = ("Text", .red)
        let size = CGSize(width: 100, height: 40)
        func red(_ rect: CGRect) -> Int {
            let image = UIGraphicsImageRenderer(size: size).image { _ in label.drawText(in: rect) }
            guard let picture = image.cgImage else { return 0 }
            return (0..<picture.height).reduce(0) { sum, y in
                sum + (0..<picture.width).count { picture[$0, y].red > 100 }
            }
        }
        #expect(red(CGRect(origin: .zero, size: size)) > 50)
        #expect(red(CGRect(x: 300, y: 0, width: 50, height: 40)) == 0)
    }

    @Test("A highlighted label has its other colour, and a shadow is at its offset")
    func looks() {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 120, height: 40))
        (label.text, label.textColor) = ("Text", .black)
        let screen = Screen(label)
        let text = ink(screen)
        screen.perform {
            label.highlightedTextColor = .white
            label.isHighlighted = true
        }
        screen.display.advance(by: 0.1)
        #expect(ink(screen).isNull)
        screen.perform {
            label.shadowColor = .black
            label.shadowOffset = CGSize(width: 30, height: 10)
        }
        screen.display.advance(by: 0.1)
        let shadow = ink(screen)
        #expect(abs(shadow.minX - text.minX - 30) <= 1 && abs(shadow.maxY - text.maxY - 10) <= 1)
    }

    @Test("A clipped line has no ellipsis: it shows what the whole line shows there")
    func clipping() {
        func picture(_ mode: NSLineBreakMode, width: CGFloat, _ alignment: NSTextAlignment)
            -> Screen
        {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
            label.text = "Some words that do not fit"
            label.textColor = .black
            (label.lineBreakMode, label.textAlignment) = (mode, alignment)
            return Screen(label)
        }
        let whole = picture(.byTruncatingTail, width: 400, .left)
        let clipped = picture(.byClipping, width: 60, .left)
        func isAsWhole(_ screen: Screen) -> Bool { screen.pixels(to: 60) == whole.pixels(to: 60) }
        #expect(isAsWhole(clipped))
        #expect(!isAsWhole(picture(.byTruncatingTail, width: 60, .left)))
        #expect(!isAsWhole(picture(.byClipping, width: 60, .right)))
        #expect(ink(clipped).maxX <= 60)
    }
}

extension Screen {
    /// The red of the pixels in the first 30 rows, left of an edge.
    fileprivate func pixels(to edge: Int) -> [UInt8] {
        let image = display.snapshot()
        return (0..<30).flatMap { y in (0..<edge).map { image[$0, y].red } }
    }
}
