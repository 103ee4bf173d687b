import Legato
import LegatoUIKit
import Testing

/// Content that a view places without a view.
struct BlockFollowerTests {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    private var width: CGFloat? { label.shown.sublayers?.first?.bounds.width }

    @Test("The text of a label has the width of the label, at once or in the time of a block")
    func text() {
        let screen = Screen(label)
        screen.perform { label.frame.size.width = 60 }
        screen.display.advance(frames: 1)
        #expect(width == 60)
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                label.frame.size.width = 160
            }
        }
        screen.display.advance(by: 0.5)
        #expect(width == label.shown.bounds.width && width == 110)
    }
}
