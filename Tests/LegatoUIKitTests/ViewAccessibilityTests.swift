import Foundation
import Legato
import LegatoUIKit
import Testing

private final class Note: UIView {
    private(set) var deletions: [String] = []
    func delete(_ action: UIAccessibilityCustomAction) { deletions.append(action.name) }
}

/// Accessibility of UIKit's views.
///
/// The accessibility of UIKit views.
@MainActor struct ViewAccessibilityTests {
    private let display = HeadlessDisplay(size: CGSize(width: 320, height: 240))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

    private func elements(_ views: UIView...) -> [AccessibilityElement] {
        display.perform {
            for view in views { root.addSubview(view) }
            display.rootLayer.addSublayer(root.layer)
        }
        display.advance(frames: 1)
        return display.host.accessibilityElements
    }

    @Test("Labels and controls are accessibility elements by default")
    func controls() throws {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        label.text = "Name"
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        let toggle = UISwitch()
        let slider = UISlider()
        slider.value = 0.5
        let progress = UIProgressView()
        progress.progress = 0.25
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 0
        let all = elements(label, button, toggle, slider, progress, segments)
        #expect(all.map(\.label) == ["Name", "Add", "", "", "", ""])
        #expect(all.map(\.value) == ["", "", "0", "50%", "25%", "Day"])
        #expect(all[0].traits == .isStaticText && all[1].traits == .isButton)
        #expect(all[2].traits == .isToggle)
        #expect(all[0].frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(all[1].perform() && count == 1)
        #expect(all[2].perform() && toggle.isOn)
        #expect(all[3].adjust(.increment) && abs(slider.value - 0.6) < 1e-6)
        all[3].number?.set?(0.25)
        #expect(slider.value == 0.25 && all[4].number?.value == 0.25)
        #expect(all[5].adjust(.increment) && segments.selectedSegmentIndex == 1)
    }

    @Test("Custom actions call a closure or a method")
    func customActions() throws {
        let card = Note()
        card.isAccessibilityElement = true
        var names: [String] = []
        card.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { action in
                names.append(action.name)
                return true
            },
            UIAccessibilityCustomAction(
                name: "Delete", target: card, selector: Selector(Note.delete(_:))),
        ]
        let element = try #require(elements(card).first)
        #expect(element.perform(named: "Archive") && names == ["Archive"])
        #expect(element.perform(named: "Delete") && card.deletions == ["Delete"])
    }

    @Test("Items of bars pass their texts on")
    func barItems() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let item = UIBarButtonItem(title: "Cut", style: .plain, target: nil, action: nil)
        item.accessibilityHint = "Removes the text"
        item.accessibilityValue = "3 words"
        bar.items = [item]
        let element = try #require(elements(bar).first { $0.label == "Cut" })
        #expect(element.hint == "Removes the text" && element.value == "3 words")
    }

    @Test("Elements that are not views have the frames and the values that are set")
    func elements() throws {
        let chart = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        let bars = (0..<2).map { index in
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = "Bar \(index)"
            bar.accessibilityTraits = .image
            return bar
        }
        bars[0].accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 8, height: 40)
        bars[1].accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        chart.accessibilityElements = bars
        let all = elements(chart)
        #expect(all.map(\.label) == ["Bar 0", "Bar 1"])
        #expect(
            all.map(\.frame) == [
                CGRect(x: 110, y: 50, width: 8, height: 40),
                CGRect(x: 1, y: 2, width: 3, height: 4),
            ]
        )
        #expect(all[0].traits == .isImage)
    }

    @Test("A screen reader triggers the primary actions of controls")
    func primaryActions() {
        var calls: [String] = []
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Add") { _ in calls.append("add") }
        )
        let toggle = UISwitch(
            frame: .zero, primaryAction: UIAction { _ in calls.append("toggle") }
        )
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.addAction(
            UIAction { _ in calls.append("segment") }, for: .primaryActionTriggered
        )
        let all = elements(button, toggle, segments)
        #expect(all[0].perform() && all[1].perform() && all[2].adjust(.increment))
        #expect(calls == ["add", "toggle", "segment"])
    }

    @Test("A disabled control performs no accessibility action")
    func disabled() {
        let (button, slider) = (UIButton(type: .system), UISlider())
        (button.isEnabled, slider.isEnabled) = (false, false)
        let all = elements(button, slider)
        #expect(all.map(\.isEnabled) == [false, false])
        #expect(!all[0].perform() && !all[1].adjust(.increment) && all[1].number?.set == nil)
    }

    private final class Card: UIView {
        var activations = 0
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "Card" }
            set {}
        }
        override func accessibilityActivate() -> Bool {
            activations += 1
            return true
        }
    }

    @Test("Accessibility properties can be set or overridden; elements hide their subviews")
    func custom() throws {
        let card = Card()
        card.accessibilityTraits = .button
        let inner = UILabel()
        inner.text = "inner"
        card.addSubview(inner)
        let box = UIView()
        box.accessibilityElementsHidden = true
        let covered = UILabel()
        covered.text = "covered"
        box.addSubview(covered)
        let label = UILabel()
        label.text = "text"
        label.accessibilityLabel = "spoken"
        label.isAccessibilityElement = true
        let all = elements(card, box, label)
        #expect(all.map(\.label) == ["Card", "spoken"])
        #expect(all[0].perform() && card.activations == 1)
        label.isHidden = true
        display.advance(frames: 1)
        #expect(display.host.accessibilityElements.map(\.label) == ["Card"])
    }

    @Test("accessibilityElements determines the order of the elements")
    func order() {
        let labels = ["a", "b"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        root.accessibilityElements = labels.reversed()
        #expect(elements(labels[0], labels[1]).map(\.label) == ["b", "a"])
    }

    @Test("An announcement is posted with its text; other notifications have no effect")
    func announcement() {
        var spoken: [String] = []
        AccessibilityAnnouncements.onPost = { spoken.append($0) }
        defer { AccessibilityAnnouncements.onPost = nil }
        UIAccessibility.post(notification: .announcement, argument: "Three")
        UIAccessibility.post(notification: .layoutChanged, argument: "Four")
        UIAccessibility.post(notification: .announcement, argument: nil)
        #expect(spoken == ["Three"] && !UIAccessibility.isVoiceOverRunning)
    }
}
