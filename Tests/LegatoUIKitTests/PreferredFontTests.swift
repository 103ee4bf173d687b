import Legato
import LegatoUIKit
import Testing

/// Fonts that follow the text size.
struct PreferredFontTests {
    @Test("Labels and fields follow the user's text size on demand")
    func sizes() {
        let (label, fixed, field) = (UILabel(), UILabel(), UITextField())
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        for view in [label, fixed, field] { root.addSubview(view) }
        let screen = Screen(root)
        screen.perform {
            for one in [label, fixed] {
                one.font = .preferredFont(forTextStyle: .body)
                one.text = "Text"
            }
            field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
            field.text = "Text"
            label.adjustsFontForContentSizeCategory = true
            field.adjustsFontForContentSizeCategory = true
        }
        let before = [label, fixed, field].map { $0.intrinsicContentSize.width }
        screen.display.systemSettings.textScale = 23 / 17
        screen.display.advance(by: 0.1)
        screen.perform {
            let after = [label, fixed, field].map { $0.intrinsicContentSize.width }
            #expect(after[0] > before[0] * 1.2 && after[2] > before[2] * 1.2)
            #expect(after[1] == before[1])
            #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraExtraLarge)
        }
    }

    @Test("The baseline of a label is that of the text at the size that it shows")
    func baseline() {
        let (label, line) = (UILabel(), UIView())
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        for view in [label, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Text"
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            line.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        let screen = Screen(root)
        #expect(abs(line.frame.minY - UIFont.systemFont(ofSize: 17).ascender) < 1)
        screen.display.systemSettings.textScale = 23 / 17
        screen.display.advance(by: 0.1)
        #expect(abs(line.frame.minY - UIFont.systemFont(ofSize: 23).ascender) < 1)
    }

    @Test("The families are those that are installed")
    func families() {
        let families = UIFont.familyNames
        #expect(families.contains("DejaVu Sans") && !families.contains("Sans"))
        #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans").first == "DejaVu Sans")
        #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
    }

    @Test("Markdown is bold and italic in the font of a label")
    func markdown() throws {
        let (styled, plain) = (UILabel(), UILabel())
        styled.attributedText = try NSAttributedString(markdown: "**Wide** text")
        plain.text = "Wide text"
        #expect(styled.text == "Wide text")
        #expect(styled.intrinsicContentSize.width > plain.intrinsicContentSize.width)
    }
}
