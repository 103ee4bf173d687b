import Legato
import LegatoUIKit
import Testing

/// Descriptions of fonts.
struct FontDescriptorTests {
    private let font = UIFont.systemFont(ofSize: 20, weight: .heavy)

    @Test("The descriptor of a font creates an equal font, or one of another size")
    func same() throws {
        let custom = try #require(UIFont(name: "DejaVu Serif", size: 20))
        for font in [font, custom, .italicSystemFont(ofSize: 20)] {
            #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
            let large = UIFont(descriptor: font.fontDescriptor, size: 40)
            #expect(large.pointSize == 40 && large == font.withSize(40))
            #expect(abs(large.ascender - 2 * font.ascender) < 1)
            #expect(font.fontDescriptor.withSize(40) == large.fontDescriptor)
        }
    }

    @Test("A design replaces the typeface of a system font and keeps its weight")
    func design() throws {
        let serif = try #require(font.fontDescriptor.withDesign(.serif))
        #expect(UIFont(descriptor: serif, size: 0).fontName.contains("Serif"))
        #expect(serif.symbolicTraits == .traitBold && serif.pointSize == 20)
        let mono = try #require(serif.withDesign(.monospaced))
        #expect(
            UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 20, weight: .heavy)
        )
        #expect(serif.withDesign(.default) == font.fontDescriptor)
        #expect(UIFont(name: "DejaVu Sans", size: 9)?.fontDescriptor.withDesign(.rounded) == nil)
    }

    @Test("Traits are set exactly, and a bold font keeps its weight")
    func traits() throws {
        let both = try #require(
            font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        )
        #expect(both.symbolicTraits == [.traitBold, .traitItalic])
        #expect(try #require(both.withSymbolicTraits(.traitBold)) == font.fontDescriptor)
        let plain = try #require(both.withSymbolicTraits([]))
        #expect(UIFont(descriptor: plain, size: 0) == .systemFont(ofSize: 20))
        let bold = plain.withSymbolicTraits(.traitBold)
        #expect(bold == UIFont.boldSystemFont(ofSize: 20).fontDescriptor)
    }

    @Test("The descriptor of a text style describes its font")
    func style() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        #expect(descriptor.pointSize == 17 && descriptor.symbolicTraits == .traitBold)
        #expect(
            UIFont(descriptor: descriptor, size: 0) == .preferredFont(forTextStyle: .headline)
        )
    }

    @Test("A SwiftUI font of a label changes its size")
    func views() {
        var title = AttributedString("Warning")
        title.swiftUI.font = .title
        let font = NSAttributedString(title).attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.withSize(50).pointSize == 50)
        #expect((font?.withSize(50).ascender ?? 0) > 1.5 * (font?.ascender ?? 100))
    }
}
