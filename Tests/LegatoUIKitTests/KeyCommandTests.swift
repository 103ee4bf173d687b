import Legato
import LegatoUIKit
import Testing

/// Key commands.
struct KeyCommandTests {
    private final class Board: UIView {
        var entries: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(input: "A", modifierFlags: .control, action: Selector(Board.first)),
                UIKeyCommand(
                    input: UIKeyCommand.inputUpArrow, modifierFlags: [],
                    action: Selector(Page.up)
                ),
            ]
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { entries.append("press \(press.key?.characters ?? "")") }
        }
        func first(_ command: UIKeyCommand) { entries.append("first \(command.input ?? "")") }
    }

    private final class Page: UIViewController {
        var entries: [String] = []
        func up() { entries.append("up") }
        func quit(_ command: UIKeyCommand) { entries.append("quit") }
    }

    private let page = Page()
    private let board = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let screen = Screen()

    init() {
        page.addKeyCommand(
            UIKeyCommand(input: "\r", modifierFlags: .shift, action: Selector(Page.quit))
        )
        screen.perform {
            page.view.addSubview(board)
            UIApplication.shared.keyWindow?.rootViewController = page
        }
    }

    @Test("The commands of the chain are called on the first responder that has the method")
    func chain() {
        screen.perform { #expect(board.becomeFirstResponder()) }
        screen.display.press("a", .control)
        #expect(board.entries == ["first A"])
        screen.display.press("up")
        screen.display.press("return", .shift)
        #expect(page.entries == ["up", "quit"])
        #expect(board.entries == ["first A"])
    }

    @Test("A key with other modifiers is a press; a key of a command is none")
    func modifiers() {
        screen.perform { #expect(board.becomeFirstResponder()) }
        screen.display.press("a")
        screen.display.press("a", [.control, .shift])
        #expect(board.entries == ["press a", "press A"])
        var keys: [String] = []
        screen.display.onKey = { keys.append($0.key) }
        screen.display.press("a", .control)
        #expect(keys.isEmpty)
    }

    @Test("A held key repeats its command")
    func repeated() {
        screen.perform { #expect(board.becomeFirstResponder()) }
        let time = screen.display.time
        screen.display.send(.keyDown(KeyEvent(key: "up", time: time)))
        screen.display.send(.keyDown(KeyEvent(key: "up", isRepeat: true, time: time)))
        screen.display.send(.keyUp(KeyEvent(key: "up", time: time)))
        #expect(page.entries == ["up", "up"])
    }

    @Test("Without a first responder, the controller on top receives its commands")
    func top() {
        screen.display.press("return", .shift)
        screen.display.press("a", .control)
        #expect(page.entries == ["quit"] && board.entries.isEmpty)
        let sheet = Page()
        sheet.addKeyCommand(
            UIKeyCommand(input: "u", modifierFlags: [], action: Selector(Page.up))
        )
        screen.perform { page.present(sheet, animated: false) }
        screen.display.press("u")
        screen.display.press("return", .shift)
        #expect(sheet.entries == ["up"])
        screen.perform { page.dismiss(animated: false) }
        screen.display.press("u")
        #expect(sheet.entries == ["up"] && page.entries == ["quit"])
    }

    @Test("A command that was removed is not called")
    func removed() {
        let command = UIKeyCommand(input: "x", modifierFlags: [], action: Selector(Page.up))
        page.addKeyCommand(command)
        page.addKeyCommand(command)
        screen.display.press("x")
        page.removeKeyCommand(command)
        screen.display.press("x")
        #expect(page.entries == ["up"])
    }

    @Test("A focused text field of SwiftUI receives the key first")
    func focused() {
        struct Form: View {
            @State var text = ""
            @FocusState var isFocused: Bool
            let log: (String) -> Void

            var body: some View {
                TextField("", text: $text)
                    .focused($isFocused)
                    .onAppear { isFocused = true }
                    .onChange(of: text) { log(text) }
            }
        }
        page.addKeyCommand(UIKeyCommand(input: "u", modifierFlags: [], action: Selector(Page.up)))
        var texts: [String] = []
        screen.perform {
            let host = HostingLayer(rootView: Form { texts.append($0) })
            host.frame = screen.display.rootLayer.bounds
            screen.display.rootLayer.addSublayer(host)
        }
        screen.display.advance(by: 0.1)
        screen.display.type("u")
        screen.display.advance(by: 0.1)
        #expect(texts == ["u"] && page.entries.isEmpty)
    }
}
