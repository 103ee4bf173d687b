import Legato
import LegatoTesting
import LegatoUIKit
import Testing

/// Alert controllers and text fields.
struct AlertControllerTests {
    private let display = HeadlessDisplay(size: CGSize(width: 320, height: 500))
    private let root = UIViewController()

    init() {
        display.perform { UIApplication.shared.keyWindow?.rootViewController = root }
        display.advance(by: 0.1)
    }

    private var labels: [String] { display.elements.map(\.label) }

    private func alert(
        _ style: UIAlertController.Style = .alert, _ log: @escaping (String) -> Void
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: style)
        let styles: [UIAlertAction.Style] = [.cancel, .default, .destructive]
        for (name, style) in zip(["No", "Yes", "Erase"], styles) {
            alert.addAction(
                UIAlertAction(title: name, style: style) { _ in
                    log(name + (root.presentedViewController == nil ? " after" : " before"))
                }
            )
        }
        return alert
    }

    @Test("A choice dismisses the alert and then calls its closure", arguments: [true, false])
    func choice(animated: Bool) throws {
        var (log, events): ([String], [String]) = ([], [])
        let alert = alert { log.append($0) }
        display.perform { root.present(alert, animated: animated) { events.append("shown") } }
        display.advance(by: 1)
        #expect(events == ["shown"] && root.presentedViewController === alert)
        #expect(labels.contains("Title"))
        #expect(labels.contains("Text"))
        try display.tap("Yes")
        display.advance(by: 1)
        #expect(log == ["Yes after"] && root.presentedViewController == nil)
        #expect(alert.view.superview == nil && !labels.contains("Title"))
        display.perform { root.present(alert, animated: animated) }
        display.advance(by: 1)
        try display.tap("Erase")
        display.advance(by: 1)
        #expect(log == ["Yes after", "Erase after"], "it can be presented again")
    }

    @Test("A tap beside an action sheet makes the choice that cancels")
    func sheet() {
        var log: [String] = []
        let alert = alert(.actionSheet) { log.append($0) }
        display.perform { root.present(alert, animated: true) }
        display.advance(by: 1)
        display.tap(at: CGPoint(x: 2, y: 2))
        display.advance(by: 1)
        #expect(log == ["No after"] && root.presentedViewController == nil)
    }

    @Test("The return key makes the preferred choice, and disabled choices cannot be made")
    func preferred() throws {
        var log: [String] = []
        let alert = alert { log.append($0) }
        alert.preferredAction = alert.actions[2]
        alert.actions[1].isEnabled = false
        display.perform { root.present(alert, animated: true) }
        display.advance(by: 1)
        try? display.tap("Yes")
        display.advance(by: 1)
        #expect(log.isEmpty && root.presentedViewController === alert)
        display.press("return")
        display.advance(by: 1)
        #expect(log == ["Erase after"])
    }

    @Test("Text fields of an alert receive what is typed, and send their events")
    func fields() throws {
        var changes = 0
        let alert = alert { _ in }
        alert.addTextField { field in
            field.placeholder = "Name"
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        }
        display.perform { root.present(alert, animated: true) }
        display.advance(by: 1)
        try display.tap("Name")
        display.type("ab")
        display.advance(by: 0.1)
        #expect(alert.textFields?.first?.text == "ab" && changes == 2)
    }

    private final class Delegate: UITextFieldDelegate {
        var log: [String] = []
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            log.append("\(range.location),\(range.length) \(string)")
            return string != "x"
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            return true
        }
    }

    @Test("A text field edits its text as its delegate allows, and sends events")
    func editing() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 30))
        let delegate = Delegate()
        var events: [String] = []
        field.delegate = delegate
        field.borderStyle = .roundedRect
        let named: [(UIControl.Event, String)] = [
            (.editingDidBegin, "begin"), (.editingChanged, "change"), (.editingDidEnd, "end"),
        ]
        for (event, name) in named {
            field.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        display.perform { root.view.addSubview(field) }
        display.advance(by: 0.1)
        display.tap(at: CGPoint(x: 60, y: 35))
        display.advance(by: 0.1)
        #expect(field.isEditing && field.isFirstResponder && events == ["begin"])
        display.type("axb")
        display.advance(by: 0.1)
        #expect(field.text == "ab" && events == ["begin", "change", "change"])
        #expect(delegate.log == ["begin", "0,0 a", "1,0 x", "1,0 b"])
        display.press("return")
        display.advance(by: 0.1)
        #expect(delegate.log.contains("return"))
        display.perform { _ = field.resignFirstResponder() }
        display.advance(by: 0.1)
        #expect(!field.isEditing && events.last == "end" && delegate.log.last == "end")
        display.perform { field.text = "new" }
        #expect(events.filter { $0 == "change" }.count == 2)
        display.perform { _ = field.becomeFirstResponder() }
        display.advance(by: 0.1)
        #expect(field.isEditing && events.last == "begin")
    }

    @Test("Views beside the text take their width from it")
    func sides() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftView = icon
        #expect(field.textRect(forBounds: field.bounds).minX == 0)
        field.leftViewMode = .always
        field.layoutIfNeeded()
        #expect(
            field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 80, height: 30))
        #expect(icon.frame == CGRect(x: 0, y: 5, width: 20, height: 20) && !icon.isHidden)
    }

    @Test("The clear button empties the text while it is shown")
    func clearing() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 30))
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.text = "text"
        display.perform { root.view.addSubview(field) }
        display.advance(by: 0.1)
        #expect(field.textRect(forBounds: field.bounds).width == 160)
        display.perform { field.clearButtonMode = .always }
        display.advance(by: 0.1)
        #expect(field.textRect(forBounds: field.bounds).width == 132)
        display.tap(at: CGPoint(x: 164, y: 35))
        display.advance(by: 0.1)
        #expect(field.text == "" && changes == 1)
        #expect(field.textRect(forBounds: field.bounds).width == 160)
    }
}
