import Foundation
import Legato
import LegatoTesting
import Testing

/// Accessibility elements of a display.
struct ElementTests {
    private let display = HeadlessDisplay(size: CGSize(width: 200, height: 100))

    @Test("The elements of all hosting layers are found, each followed by its children")
    func all() {
        display.show {
            VStack {
                Text("one")
                HStack {
                    Text("two")
                    Text("three")
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel("row")
            }
        }
        display.show { Text("four") }
        #expect(display.elements.map(\.label) == ["one", "row", "two", "three", "four"])
    }

    @Test("Elements are found by label, by identifier and by traits")
    func search() throws {
        display.show {
            VStack {
                Text("Title").accessibilityHeading(.h1)
                Text("Sum").accessibilityIdentifier("sum").accessibilityValue("3")
            }
        }
        #expect(try display.element("Title").headingLevel == .h1)
        #expect(try display.element(identifier: "sum").value == "3")
        #expect(display.elements(with: .isHeader).map(\.label) == ["Title"])
        #expect(display.elements(with: [.isHeader, .isButton]).isEmpty)
    }

    @Test("A failed search reports the existing elements")
    func failures() throws {
        func problem(_ search: () throws -> AccessibilityElement) throws -> String {
            try #require(throws: ElementError.self) { _ = try search() }.description
        }
        #expect(
            try problem { try display.element("a") } == """
                No accessibility element has the label "a": the display shows no views with \
                elements.
                """
        )
        display.show {
            VStack {
                Text("Save")
                Text("Cancel")
                Text("Cancel")
            }
        }
        #expect(
            try problem { try display.element("save as") } == """
                No accessibility element has the label "save as". The closest is "Save". Existing \
                labels: "Save", "Cancel", "Cancel".
                """
        )
        #expect(
            try problem { try display.element("Cancel") } == """
                2 accessibility elements have the label "Cancel". Give one of them an \
                accessibilityIdentifier(_:), or choose one from `elements`.
                """
        )
        #expect(
            try problem { try display.element(identifier: "save") } == """
                No accessibility element has the identifier "save": none of the 3 elements has one.
                """
        )
    }

    private func square(_ label: String, _ side: CGFloat = 20) -> some View {
        Rectangle().frame(width: side, height: side).accessibilityLabel(label)
    }

    @Test("A frame includes the placement, effects, and the host's position")
    func frames() throws {
        let hosting = display.show {
            VStack(spacing: 0) {
                square("plain")
                square("padded").padding(5).accessibilityIdentifier("outer")
                square("moved").offset(x: 30)
                square("scaled").scaleEffect(0.5)
            }
        }
        func frame(_ label: String) throws -> CGRect { try display.element(label).frame }
        #expect(try frame("plain") == CGRect(x: 90, y: 5, width: 20, height: 20))
        #expect(try frame("padded") == CGRect(x: 90, y: 30, width: 20, height: 20))
        #expect(try frame("moved") == CGRect(x: 120, y: 55, width: 20, height: 20))
        #expect(try frame("scaled") == CGRect(x: 95, y: 80, width: 10, height: 10))
        display.perform { hosting.position.x += 7 }
        display.settle()
        #expect(try frame("plain") == CGRect(x: 97, y: 5, width: 20, height: 20))
    }

    @Test("A combined element has the union of the frames, another one its own")
    func combination() throws {
        display.show {
            VStack(spacing: 0) {
                HStack(spacing: 20) {
                    square("a")
                    square("b")
                }
                .padding(10)
                .accessibilityElement(children: .combine)
                HStack(spacing: 20) {
                    square("c")
                    square("d")
                }
                .padding(10)
                .accessibilityElement()
                .accessibilityLabel("whole")
            }
        }
        #expect(try display.element("a, b").frame == CGRect(x: 70, y: 20, width: 60, height: 20))
        #expect(try display.element("whole").frame == CGRect(x: 60, y: 50, width: 80, height: 40))
    }

    private struct Mover: View {
        @State private var isAway = false
        var body: some View {
            HStack(spacing: 0) {
                Rectangle().frame(width: 20, height: 20).padding(10)
                    .accessibilityElement().accessibilityLabel("square")
                Spacer(minLength: 0)
            }
            .frame(width: isAway ? 40 : 200)
            .accessibilityAction(named: "Move") {
                withAnimation(.linear(duration: 1)) { isAway = true }
            }
        }
    }

    @Test("A frame is that of the presentation while it animates; actions run on the display")
    func motion() throws {
        display.show { Mover() }
        #expect(try display.element("square").frame == CGRect(x: 0, y: 30, width: 40, height: 40))
        let element = try display.element("square")
        #expect(element.actionNames == ["Move"] && element.perform(named: "Move"))
        display.advance(by: 0.5)
        #expect(try abs(display.element("square").frame.minX - 40) < 1e-6)
        #expect(element.frame.minX == 0)
        display.settle()
        #expect(try display.element("square").frame.minX == 80)
    }

    private struct Switches: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Toggle("Loop", isOn: $isOn)
                Text(isOn ? "on" : "off")
            }
        }
    }

    @Test("A toggle is clicked at its switch")
    func toggling() throws {
        display.show { Switches() }
        try display.tap("Loop")
        #expect(try display.element("Loop").value == "1" && display.elements.last?.label == "on")
    }

    private final class Dial: CALayer {
        var turns = 0
        override func accessibilityActivate() -> Bool {
            turns = 0
            return true
        }
        override func accessibilityIncrement() { turns += 1 }
    }

    @Test("A layer that is an element replaces its sublayers")
    func layers() throws {
        let (dial, knob, hidden) = (Dial(), CALayer(), CALayer())
        dial.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        dial.isAccessibilityElement = true
        (dial.accessibilityLabel, dial.accessibilityHint) = ("Dial", "turns")
        dial.accessibilityIdentifier = "dial"
        dial.accessibilityTraits = [.button, .adjustable]
        knob.isAccessibilityElement = true
        dial.addSublayer(knob)
        hidden.isHidden = true
        hidden.isAccessibilityElement = true
        display.perform {
            display.rootLayer.addSublayer(dial)
            display.rootLayer.addSublayer(hidden)
        }
        let element = try display.element("Dial")
        #expect(display.elements.count == 1 && element.identifier == "dial")
        #expect(element.hint == "turns" && element.traits == .isButton)
        #expect(element.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(element.adjust(.increment) && dial.turns == 1)
        #expect(element.perform() && dial.turns == 0)
        dial.accessibilityTraits = [.button, .notEnabled]
        #expect(try !display.element("Dial").perform())
        dial.accessibilityElementsHidden = true
        #expect(display.elements.isEmpty)
    }

    @Test("A layer orders the elements inside")
    func order() {
        let parts = ["a", "b", "c"].map { name in
            let layer = CALayer()
            layer.isAccessibilityElement = true
            layer.accessibilityLabel = name
            return layer
        }
        display.perform { for part in parts { display.rootLayer.addSublayer(part) } }
        #expect(display.elements.map(\.label) == ["a", "b", "c"])
        display.rootLayer.accessibilityElements = [parts[2], parts[0], parts[2], "text"]
        #expect(display.elements.map(\.label) == ["c", "a"])
    }

    @Test("Values are adjusted, and missing actions are not performed")
    func adjustment() throws {
        var log: [String] = []
        display.show {
            Text("volume").accessibilityAdjustableAction { log.append("\($0)") }
        }
        let volume = try display.element("volume")
        #expect(volume.adjust(.increment) && log == ["increment"])
        #expect(!volume.perform() && !volume.perform(named: "Mute"))
        #expect(volume.actionNames.isEmpty)
    }
}
