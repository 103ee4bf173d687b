import Legato
import LegatoUIKit
import Testing

/// The first responder and its keys.
struct FirstResponderTests {
    private class Board: UIView {
        var entries: [String] = []
        var mayResign = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }

        private func note(_ name: String, _ presses: Set<UIPress>) {
            for press in presses {
                entries.append("\(name) \(press.key?.characters ?? "")")
            }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("began", presses)
        }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("changed", presses)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("ended", presses)
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("cancelled", presses)
        }
    }

    @Test("A view in a display receives its keys once it is the first responder")
    func keys() {
        let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(!board.becomeFirstResponder() && !board.isFirstResponder)
        let screen = Screen(board)
        screen.display.press("a")
        #expect(board.entries.isEmpty)
        screen.perform { #expect(board.becomeFirstResponder() && board.isFirstResponder) }
        screen.display.press("a", .shift)
        screen.display.press("left")
        #expect(
            board.entries == [
                "began A", "ended A", "began UIKeyInputLeftArrow", "ended UIKeyInputLeftArrow",
            ]
        )
        board.entries = []
        screen.display.send(.keyDown(KeyEvent(key: "x", time: screen.display.time)))
        screen.display.send(.keyDown(KeyEvent(key: "x", isRepeat: true, time: screen.display.time)))
        screen.perform { #expect(board.resignFirstResponder()) }
        screen.display.send(.keyUp(KeyEvent(key: "x", time: screen.display.time)))
        #expect(board.entries == ["began x", "changed x", "cancelled x"])
        #expect(!board.isFirstResponder)
    }

    @Test("One responder of a display is the first; it may refuse to resign")
    func change() {
        let (first, second, plain) = (Board(), Board(), UIView())
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for view in [first, second, plain] { outer.addSubview(view) }
        let screen = Screen(outer)
        screen.perform {
            #expect(!plain.becomeFirstResponder())
            #expect(first.becomeFirstResponder() && second.becomeFirstResponder())
            #expect(!first.isFirstResponder && second.isFirstResponder)
            second.mayResign = false
            #expect(!first.becomeFirstResponder() && second.isFirstResponder)
            #expect(!outer.endEditing(false) && second.isFirstResponder)
            #expect(outer.endEditing(true) && !second.isFirstResponder)
        }
    }

    @Test("A key that no responder uses is passed to the program")
    func unused() {
        final class Deaf: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let view = Deaf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let screen = Screen(view)
        var keys: [String] = []
        screen.perform {
            #expect(view.becomeFirstResponder())
            screen.display.onKey = { keys.append($0.key) }
        }
        screen.display.press("q")
        #expect(keys == ["q"])
        final class Listener: UIViewController {
            var codes: [UIKeyboardHIDUsage] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                codes += presses.compactMap { $0.key?.keyCode }
            }
        }
        let controller = Listener()
        screen.perform {
            controller.view.addSubview(view)
            screen.display.rootLayer.addSublayer(controller.view.layer)
            #expect(view.becomeFirstResponder())
        }
        for key in ["q", "space", "up"] { screen.display.press(key) }
        #expect(controller.codes == [.keyboardQ, .keyboardSpacebar, .keyboardUpArrow])
        #expect(keys == ["q"])
    }

    @Test("A view that leaves the display is no longer the first responder")
    func leaving() {
        let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(board)
        let screen = Screen(outer)
        screen.perform {
            #expect(board.becomeFirstResponder())
            board.removeFromSuperview()
            #expect(!board.isFirstResponder)
            outer.addSubview(board)
            #expect(!board.isFirstResponder)
        }
        screen.display.press("a")
        #expect(board.entries.isEmpty)
    }
}
