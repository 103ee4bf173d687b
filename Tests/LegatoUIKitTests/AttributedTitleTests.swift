import Legato
import LegatoUIKit
import Testing

/// Attributed titles of buttons.
struct AttributedTitleTests {
    private let button = UIButton(type: .system)
    private let large = NSAttributedString(
        string: "Large",
        attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red]
    )

    @Test("An attributed title precedes the title of its state, and determines the size")
    func precedence() {
        button.setTitle("Large", for: .normal)
        let plain = button.intrinsicContentSize
        button.setAttributedTitle(large, for: .normal)
        #expect(button.titleLabel?.attributedText == large)
        #expect(button.accessibilityLabel == "Large")
        #expect(button.currentAttributedTitle == large)
        #expect(button.attributedTitle(for: .normal) == large)
        #expect(button.intrinsicContentSize.width > 2 * plain.width)
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Large" && button.currentAttributedTitle == nil)
        #expect(button.intrinsicContentSize == plain)
    }

    @Test("A state shows its own title, attributed or not, or else that of normal")
    func states() {
        button.setAttributedTitle(large, for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setAttributedTitle(NSAttributedString(string: "On"), for: .selected)
        #expect(button.titleLabel?.text == "Large")
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Large")
        button.isHighlighted = false
        button.isSelected = true
        #expect(button.titleLabel?.text == "On")
        button.isSelected = false
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Off" && button.currentAttributedTitle == nil)
    }

    @Test("The title is drawn in its colour")
    func drawn() {
        button.setAttributedTitle(large, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        let screen = Screen(button)
        let image = screen.display.snapshot()
        let isRed = { (x: Int, y: Int) in image[x, y] == (255, 0, 0, 255) }
        #expect((0..<200).count { x in (0..<60).contains { isRed(x, $0) } } > 20)
    }
}
