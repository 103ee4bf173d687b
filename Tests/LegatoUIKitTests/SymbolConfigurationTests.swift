import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Symbols with a configuration, and attributed strings with UIKit's attributes.
struct SymbolConfigurationTests {
    private typealias Look = UIImage.SymbolConfiguration

    private func symbol(_ look: Look?) throws -> UIImage {
        try #require(UIImage(systemName: "star", withConfiguration: look))
    }

    @Test("The size follows the point size and the scale")
    func sizes() throws {
        let plain = try symbol(nil)
        #expect(plain.size == UIImage(systemName: "star")?.size)
        let double = try symbol(Look(pointSize: 34))
        #expect(abs(double.size.width - 2 * plain.size.width) < 2)
        let large = try symbol(Look(scale: .large))
        let small = try symbol(Look(scale: .small))
        #expect(small.size.width < plain.size.width && plain.size.width < large.size.width)
        let font = try symbol(Look(font: .systemFont(ofSize: 34), scale: .medium))
        #expect(font.size == double.size)
        #expect(try symbol(Look(textStyle: .body)).size == plain.size)
        #expect(UIImage(systemName: "no such", withConfiguration: Look(pointSize: 9)) == nil)
    }

    @Test("A heavier symbol covers more")
    func weights() throws {
        func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
            let image = try #require(try symbol(Look(pointSize: 40, weight: weight)).cgImage)
            return (0..<image.height).reduce(0) { sum, y in
                sum + (0..<image.width).reduce(0) { $0 + Int(image[$1, y].alpha) }
            }
        }
        let inks = try [UIImage.SymbolWeight.thin, .regular, .black].map(ink)
        #expect(inks == inks.sorted() && Set(inks).count == 3)
    }

    @Test("A configuration is applied over another one")
    func applying() throws {
        let base = Look(pointSize: 40, weight: .bold)
        let image = try symbol(base)
        let applied = try #require(image.applyingSymbolConfiguration(Look(scale: .small)))
        #expect(applied.size.width < image.size.width)
        let small = try symbol(Look(pointSize: 40, weight: .bold, scale: .small))
        #expect(applied.size == small.size)
        #expect(image.withConfiguration(Look.unspecified).size == UIImage(systemName: "star")?.size)
        #expect(UIImage().applyingSymbolConfiguration(base) == nil)
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = base
        #expect(view.intrinsicContentSize == image.size)
    }

    @Test("A palette colour overrides the tint, a hierarchical one has levels of opacity")
    func colors() throws {
        let image = try #require(
            UIImage(
                systemName: "star.fill",
                withConfiguration: Look(paletteColors: [.red]).applying(Look(pointSize: 60))
            )
        )
        let view = UIImageView(image: image)
        view.tintColor = .blue
        let screen = Screen(view)
        let middle = screen.pixel(Int(image.size.width / 2), Int(image.size.height / 2))
        #expect(middle[0] > 200 && middle[2] < 100)
        let faint = Look(hierarchicalColor: .black)
        let circle = try #require(
            UIImage(systemName: "star.circle.fill", withConfiguration: faint)?.cgImage
        )
        let alphas = Set((0..<circle.width).map { circle[$0, circle.height / 2].alpha })
        #expect(alphas.contains(128) || alphas.contains(127))
    }

    @Test("An invalid point size is replaced by the body's; NaN also warns")
    func wrong() throws {
        let size = UIImage(systemName: "star")?.size
        #expect(try symbol(Look(pointSize: -3)).size == size)
        let messages = sentences { _ = Look(pointSize: .nan) }
        #expect(messages.count == 1)
    }

    @Test("An NSAttributedString keeps UIKit and SwiftUI fonts, colours and underlines")
    func attributed() throws {
        var text = AttributedString("small ")
        text.font = .systemFont(ofSize: 12)
        text.foregroundColor = UIColor.red
        var large = AttributedString("large")
        large.font = .system(size: 30)
        large.underlineStyle = .single
        let string = NSAttributedString(text + large)
        #expect(string.string == "small large")
        let first = string.attributes(at: 0, effectiveRange: nil)
        #expect((first[.font] as? UIFont)?.pointSize == 12)
        #expect(first[.foregroundColor] as? UIColor == .red)
        let last = string.attributes(at: 8, effectiveRange: nil)
        #expect((last[.font] as? UIFont)?.pointSize == 30)
        #expect(last[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        let label = UILabel()
        label.attributedText = string
        #expect(label.intrinsicContentSize.height > 30)
    }
}
