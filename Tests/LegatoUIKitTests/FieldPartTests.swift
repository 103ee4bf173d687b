import Legato
import LegatoUIKit
import Testing

/// Parts of text fields.
struct FieldPartTests {
    private final class Field: UITextField {
        override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
            bounds.insetBy(dx: 80, dy: 0)
        }
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    }

    /// The leftmost pixel that is not white, in a row of the middle of the screen.
    private func left(_ screen: Screen) -> Int? {
        let picture = screen.display.snapshot()
        return (0..<200).first { x in
            (85..<115).contains { picture[x, $0].green < 128 }
        }
    }

    @Test("The placeholder has its attributes and its rectangle")
    func placeholder() throws {
        let field = Field(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
        let screen = Screen(field)
        screen.perform {
            field.attributedPlaceholder = NSAttributedString(
                string: "IIII", attributes: [.foregroundColor: UIColor.red]
            )
        }
        screen.display.advance(by: 0.1)
        #expect(field.placeholder == "IIII")
        let start = try #require(left(screen))
        #expect(start >= 80 && start < 90)
        let picture = screen.display.snapshot()
        let reds = (80..<120).filter { x in
            (85..<115).contains { picture[x, $0].red > 200 && picture[x, $0].green < 60 }
        }
        #expect(!reds.isEmpty)
        screen.perform { field.text = "IIII" }
        screen.display.advance(by: 0.1)
        #expect(try #require(left(screen)) < 10)
        field.placeholder = nil
        #expect(field.attributedPlaceholder == nil)
    }
}
