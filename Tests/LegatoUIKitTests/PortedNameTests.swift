import Foundation
import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Selectors, bars, fields and elements of ported programs.
///
/// Names that programs written for UIKit use now and then.
struct PortedNameTests {
    private class Answering: UIResponder {
        var count = 0
        func answer() { count += 1 }
        func note(_ sender: UIButton) { count += 10 }
    }

    private final class Answered: Answering {}

    @Test("An object responds to the methods of its type, and to registered names")
    func responds() {
        let (object, other) = (Answered(), UIResponder())
        #expect(object.responds(to: Selector(Answering.answer)))
        #expect(object.responds(to: Selector(Answering.note(_:))))
        #expect(!other.responds(to: Selector(Answering.answer)))
        let name = NSSelectorFromString("answerOfPortedNames")
        #expect(!object.responds(to: name))
        Selector.register("answerOfPortedNames", Selector(Answering.answer))
        #expect(object.responds(to: name) && !other.responds(to: name))
        #expect(NSStringFromSelector(name) == "answerOfPortedNames")
        object.perform(name)
        #expect(object.count == 1)
    }

    @Test("UIApplication.perform(_:) returns the shared application for sharedApplication only")
    func sharedApplication() {
        let (name, other) = (NSSelectorFromString("sharedApplication"), Selector("launch"))
        #expect(UIApplication.responds(to: name) && !UIApplication.responds(to: other))
        let found = UIApplication.perform(name)?.takeUnretainedValue()
        #expect(found as? UIApplication === UIApplication.shared)
        var missing: Unmanaged<AnyObject>?
        let warned = sentences { missing = UIApplication.perform(other) }
        #expect(missing == nil && warned.count == 1 && warned[0].contains("got launch"))
    }

    private final class Tabs: UITabBar {
        let line = UIView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(line)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Titles: UINavigationBar {
        let line = UIView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(line)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test("Subclasses of bars override the initialiser with a frame, and take the appearance")
    func bars() {
        UITabBar.appearance().unselectedItemTintColor = .systemRed
        UINavigationBar.appearance().barTintColor = .systemGreen
        defer {
            UITabBar.appearance().unselectedItemTintColor = nil
            UINavigationBar.appearance().barTintColor = nil
        }
        let frame = CGRect(x: 1, y: 2, width: 100, height: 49)
        let (tabs, titles) = (Tabs(frame: frame), Titles(frame: frame))
        #expect(tabs.frame == frame && titles.frame == frame)
        #expect(tabs.unselectedItemTintColor == .systemRed && titles.barTintColor == .systemGreen)
        #expect(tabs.line.superview === tabs && titles.line.superview === titles)
    }

    @Test("The image of a bar at the bottom is not shown by a bar at the top")
    func positions() {
        let (bar, image) = (UINavigationBar(), UIImage())
        bar.setBackgroundImage(image, for: .bottom, barMetrics: .default)
        #expect(bar.backgroundImage(for: .default) == nil)
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)
        #expect(bar.backgroundImage(for: .default) === image)
    }

    /// The labels in a view.
    private func labels(_ view: UIView) -> [UILabel] {
        ([view] + view.subviews.flatMap(labels)).compactMap { $0 as? UILabel }
    }

    @Test("Items of bars take the title attributes of their class's appearance under their own")
    func itemAppearance() {
        UITabBarItem.appearance().setTitleTextAttributes(
            [.foregroundColor: UIColor.red], for: .normal)
        UIBarButtonItem.appearance().setTitleTextAttributes(
            [.font: UIFont.systemFont(ofSize: 9)], for: .normal
        )
        defer {
            UITabBarItem.appearance().setTitleTextAttributes(nil, for: .normal)
            UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal)
        }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
        let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        items[1].setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        bar.items = items
        let shown = labels(bar).filter { $0.text == "A" || $0.text == "B" }
        #expect(shown.map(\.textColor) == [.red, .blue])
        let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        tools.items = [UIBarButtonItem(title: "Cut", style: .plain, target: nil, action: nil)]
        let screen = Screen(tools)
        screen.display.advance(frames: 1)
        #expect(labels(tools).first { $0.text == "Cut" }?.font.pointSize == 9)
    }

    /// The rows of the screen with text.
    private func rows(_ screen: Screen) -> ClosedRange<Int>? {
        screen.display.advance(by: 0.1)
        let picture = screen.display.snapshot()
        let found = (0..<200).filter { y in (0..<200).contains { picture[$0, y].green < 128 } }
        guard let first = found.first, let last = found.last else { return nil }
        return first...last
    }

    @Test("A line that shrinks stands on its baseline, in the middle or below its top")
    func baselines() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        label.font = .systemFont(ofSize: 40)
        label.text = "HH"
        let screen = Screen(label)
        let full = try #require(rows(screen))
        screen.perform {
            label.text = "HHHHHHHHHHHHH"
            label.adjustsFontSizeToFitWidth = true
        }
        var found: [ClosedRange<Int>] = []
        for adjustment in [UIBaselineAdjustment.alignBaselines, .alignCenters, .none] {
            screen.perform { label.baselineAdjustment = adjustment }
            found.append(try #require(rows(screen)))
        }
        #expect(abs(found[0].upperBound - full.upperBound) <= 1)
        #expect(
            found[1].upperBound < found[0].upperBound && found[1].lowerBound > found[2].lowerBound)
        #expect(found.allSatisfy { $0.count < full.count })
        #expect(UILabel().baselineAdjustment == .alignBaselines)
    }

    private final class Empty: UITextField {
        var shifted: CGFloat?
        override func drawPlaceholder(in rect: CGRect) {
            if let shifted { super.drawPlaceholder(in: rect.offsetBy(dx: shifted, dy: 0)) }
        }
    }

    /// The leftmost pixel that is not white, in a row of the middle of the screen.
    private func left(_ screen: Screen) -> Int? {
        screen.display.advance(by: 0.1)
        let picture = screen.display.snapshot()
        return (0..<200).first { x in (85..<115).contains { picture[x, $0].green < 228 } }
    }

    @Test("A field draws its placeholder by the method that a subclass overrides")
    func placeholder() {
        let field = Empty(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
        let screen = Screen(field)
        screen.perform {
            field.attributedPlaceholder = NSAttributedString(
                string: "IIII", attributes: [.foregroundColor: UIColor.red]
            )
        }
        #expect(left(screen) == nil)
        screen.perform {
            field.shifted = 60
            field.setNeedsLayout()
        }
        let start = left(screen)
        #expect(start.map { (60..<70).contains($0) } == true)
    }

    @Test("A field posts notifications of its editing")
    func notifications() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let screen = Screen(field)
        var posted: [Notification.Name] = []
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        screen.perform { _ = field.becomeFirstResponder() }
        screen.display.advance(by: 0.1)
        screen.display.send(.text(TextEvent(string: "a", time: screen.display.time)))
        screen.display.advance(by: 0.1)
        screen.perform { _ = field.resignFirstResponder() }
        screen.display.advance(by: 0.1)
        #expect(posted == names && field.text == "a")
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private final class Dial: UIView {
        let marks = ["XII", "III", "VI"].map { name in
            let mark = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            mark.text = name
            return mark
        }
        override func accessibilityElementCount() -> Int { marks.count }
        override func accessibilityElement(at index: Int) -> Any? { marks[index] }
    }

    @Test("The elements of a container are those of its methods, unless they are set")
    func container() {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for mark in dial.marks { dial.addSubview(mark) }
        let screen = Screen(dial)
        #expect(screen.display.host.accessibilityElements.map(\.label) == ["XII", "III", "VI"])
        #expect(dial.index(ofAccessibilityElement: dial.marks[2]) == 2)
        #expect(dial.index(ofAccessibilityElement: dial) == NSNotFound)
        screen.perform { dial.accessibilityElements = [dial.marks[1]] }
        screen.display.advance(frames: 1)
        #expect(screen.display.host.accessibilityElements.map(\.label) == ["III"])
        let plain = UIView()
        #expect(plain.accessibilityElementCount() == 0 && plain.accessibilityElement(at: 0) == nil)
        plain.accessibilityElements = [dial]
        #expect(plain.accessibilityElement(at: 0) as? UIView === dial)
    }

    private final class Launched: UIResponder, UIApplicationDelegate {}

    @Test("The delegate has the window of the current scene; the scene has its space")
    func window() throws {
        let screen = Screen(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let delegate: any UIApplicationDelegate = Launched()
        screen.perform {
            let window = delegate.window ?? nil
            #expect(window != nil && window === UIApplication.shared.keyWindow)
            #expect(window?.windowScene?.coordinateSpace.bounds.size == window?.bounds.size)
        }
    }

    @Test("The default style of paragraphs, states, sizes and names of views")
    func values() {
        #expect(NSParagraphStyle.default.alignment == .natural)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        #expect(UIControl.State.focused.rawValue == 8)
        #expect(UIControl.State.application.rawValue == 0xFF0000)
        #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
        #expect(UIFont.buttonFontSize == 18)
        let view = UIView()
        #expect(view.restorationIdentifier == nil)
        view.restorationIdentifier = "card"
        #expect(view.restorationIdentifier == "card")
        UIApplication.shared.isStatusBarHidden = false
        UIApplication.shared.statusBarStyle = .lightContent
        #expect(UIApplication.shared.isStatusBarHidden)
        let pages = UIPageViewController(transitionStyle: .scroll)
        #expect(!pages.isDoubleSided)
        #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue)
        let controller = UIViewController()
        #expect(controller.childForHomeIndicatorAutoHidden == nil)
        #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
        #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
        controller.restorationIdentifier = "home"
        #expect(controller.restorationIdentifier == "home")
        UIView().heightAnchor.constraint(equalToConstant: 1).awakeFromNib()
        UIBarItem().awakeFromNib()
        UIBarItem().prepareForInterfaceBuilder()
    }
}
