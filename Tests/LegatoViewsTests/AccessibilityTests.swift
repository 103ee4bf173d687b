import Foundation
import Legato
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// Accessibility elements.
struct AccessibilityTests {
    private func elements<V: View>(_ view: V) -> [AccessibilityElement] {
        ViewStage(view).hosting.viewElements
    }

    @Test("Texts are elements with their strings, and modifiers change them")
    func labels() {
        let all = elements(
            VStack {
                Text("a") + Text(" b").bold()
                Text("c").accessibilityLabel("C").accessibilityValue("1").help("hint")
                Rectangle().accessibilityLabel("box").accessibilityIdentifier("id")
                    .accessibilityAddTraits([.isButton, .isSelected])
                    .accessibilityRemoveTraits(.isSelected)
                Text("hidden").accessibilityHidden(true)
                Text("title").accessibilityHeading(.h1)
            }
        )
        #expect(all.map(\.label) == ["a b", "C", "box", "title"])
        #expect(all[1].value == "1" && all[1].hint == "hint")
        #expect(all[2].identifier == "id" && all[2].traits == .isButton)
        #expect(all[3].traits.contains(.isHeader) && all[3].headingLevel == .h1)
    }

    @Test("An element leaves out, contains or combines those inside")
    func children() {
        let row = HStack {
            Text("one")
            Text("two")
        }
        #expect(elements(row).map(\.label) == ["one", "two"])
        #expect(elements(row.accessibilityElement()).map(\.label) == [""])
        #expect(elements(row.accessibilityElement(children: .combine)).map(\.label) == ["one, two"])
        let contained = elements(row.accessibilityElement(children: .contain))
        #expect(contained.count == 1 && contained[0].children.map(\.label) == ["one", "two"])
        let labelled = LabeledContent("Version", value: "1.2")
        #expect(elements(labelled).map(\.label) == ["Version, 1.2"])
    }

    @Test("Actions are performed by kind and by name; values are adjusted")
    func actions() throws {
        var log: [String] = []
        let view = Text("a")
            .accessibilityAction { log.append("tap") }
            .accessibilityAction(named: "Share") { log.append("share") }
            .accessibilityAdjustableAction { log.append("\($0)") }
        let element = try #require(elements(view).first)
        #expect(element.perform() && element.perform(named: "Share"))
        #expect(!element.perform(.escape) && !element.perform(named: "Other"))
        element.adjust(.increment)
        #expect(log == ["tap", "share", "increment"])
    }

    @Test("Buttons and toggles are single elements with an action, unless they are disabled")
    func controls() throws {
        var log: [String] = []
        let isOn = Binding {
            true
        } set: {
            log.append("\($0)")
        }
        let button = Button {
            log.append("add")
        } label: {
            Image(systemName: "plus").accessibilityLabel("Add")
            Text("Row")
        }
        let all = elements(
            VStack {
                button
                button.buttonStyle(.borderedProminent).disabled(true)
                Toggle("Loop", isOn: isOn)
                Toggle("Loop", isOn: isOn).toggleStyle(.button)
            }
        )
        #expect(all.map(\.label) == ["Add, Row", "Add, Row", "Loop", "Loop"])
        #expect(all.map { $0.perform() } == [true, false, true, true])
        #expect(log == ["add", "false", "false"])
        #expect(all.prefix(2).allSatisfy { $0.traits.contains(.isButton) })
        #expect(all.suffix(2).allSatisfy { $0.traits.contains(.isToggle) && $0.value == "1" })
        #expect(all[2].frame.maxX - all[2].activationPoint.x < 40)
    }

    @Test("Fields, sliders and steppers are single elements with their values")
    func inputs() throws {
        final class Form {
            var (name, secret, note) = ("Ann", "ab", "line")
            var (level, count) = (0.5, 3)
        }
        let form = Form()
        func bind<Value>(_ path: ReferenceWritableKeyPath<Form, Value>) -> Binding<Value> {
            Binding(get: { form[keyPath: path] }, set: { form[keyPath: path] = $0 })
        }
        let all = elements(
            VStack {
                TextField("Name", text: bind(\.name))
                SecureField("Secret", text: bind(\.secret))
                TextEditor(text: bind(\.note))
                Slider(value: bind(\.level), in: 0...1, step: 0.25)
                Stepper("Copies", value: bind(\.count), in: 1...4)
                Slider(value: bind(\.level)).disabled(true)
            }
        )
        #expect(all.map(\.label) == ["Name", "Secret", "", "", "Copies", ""])
        #expect(all.map(\.value) == ["Ann", "••", "line", "50%", "", "50%"])
        #expect(all.map { $0.perform() } == [true, true, true, false, false, false])
        #expect(all.map { $0.adjust(.increment) } == [false, false, false, true, true, false])
        #expect(form.level == 0.75 && form.count == 4)
        all[3].adjust(.decrement)
        #expect(form.level == 0.5)
    }

    private final class Form {
        var (level, name, secret, size) = (0.5, "Änn", "äb", 1)
    }

    private func bind<Value>(
        _ form: Form, _ path: ReferenceWritableKeyPath<Form, Value>
    ) -> Binding<Value> {
        Binding(get: { form[keyPath: path] }, set: { form[keyPath: path] = $0 })
    }

    @Test("A slider has a label, its number and its range, unless it is disabled")
    func number() throws {
        let form = Form()
        let slider = Slider(value: bind(form, \.level), in: 0...2, step: 0.25) { Text("Level") }
        let all = elements(
            VStack {
                slider; slider.disabled(true)
            })
        #expect(all.map(\.label) == ["Level", "Level"] && all.map(\.role) == [.slider, .slider])
        let number = try #require(all[0].number)
        #expect(number.value == 0.5 && number.bounds == 0...2 && number.step == 0.25)
        number.set?(1.3)
        #expect(form.level == 1.25)
        #expect(all[1].number?.set == nil && !all[1].isEnabled && all[1].focus == nil)
    }

    @Test("A field has its text, which is edited in Unicode scalars")
    func text() throws {
        let form = Form()
        let stage = ViewStage(
            VStack {
                TextField("Name", text: bind(form, \.name))
                SecureField("Secret", text: bind(form, \.secret))
            }
        )
        let all = stage.hosting.viewElements
        let (name, secret) = (try #require(all[0].text), try #require(all[1].text))
        #expect(name.string == "Änn" && !name.isSecret && !name.isMultiline)
        #expect(secret.string == "••" && secret.isSecret)
        name.replace?(1..<2, "üü")
        #expect(form.name == "Äüün")
        secret.replace?(1..<2, "ö")
        #expect(form.secret == "äö")
        name.select(1..<3)
        #expect(stage.hosting.viewElements[0].text?.selection == 1..<3)
    }

    @Test("The focus moves to an element, which reports that it is focused")
    func focus() throws {
        let stage = ViewStage(
            VStack {
                Button("A") {}
                Button("B") {}
                Button("C") {}.disabled(true)
            }
        )
        func focused() -> [Bool?] { stage.hosting.viewElements.map { $0.focus?.isFocused } }
        let before = stage.hosting.viewElements
        before[1].focus?.take()
        #expect(focused() == [false, true, nil])
        #expect(stage.hosting.viewElements.map(\.identity) == before.map(\.identity))
    }

    @Test("A picker is a group of options, a wheel or a button with the selected one as its value")
    func pickers() throws {
        let form = Form()
        let picker = Picker("Size", selection: bind(form, \.size)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        let group = try #require(elements(picker.pickerStyle(.segmented)).first)
        #expect(group.label == "Size" && group.children.map(\.label) == ["Small", "Large"])
        #expect(group.children.map { $0.traits.contains(.isSelected) } == [true, false])
        #expect(group.children[1].perform() && form.size == 2)
        let wheel = try #require(elements(picker.pickerStyle(.wheel)).first)
        #expect(wheel.label == "Size" && wheel.value == "Large")
        #expect(wheel.adjust(.decrement) && form.size == 1)
        let menu = try #require(elements(picker.pickerStyle(.menu)).first)
        #expect(menu.label == "Size" && menu.value == "Small" && menu.role == .choice)
        let inline = elements(picker.pickerStyle(.inline))
        #expect(inline.map(\.label) == ["Size", "Small", "Large"])
        #expect(inline.map { $0.traits.contains(.isSelected) } == [false, true, false])
    }

    @Test("A list contains its rows, and a selected one says so")
    func list() throws {
        var chosen: String? = "Ada"
        let selection = Binding {
            chosen
        } set: {
            chosen = $0
        }
        let view = List(selection: selection) {
            Text("Ada").tag("Ada")
            HStack {
                Text("Grace")
                Button("Call") {}
            }
            .tag("Grace")
        }
        let list = try #require(elements(view).first)
        #expect(list.role == .list && list.children.map(\.role) == [.row, .row])
        #expect(list.children[0].label == "Ada" && list.children[0].traits.contains(.isSelected))
        #expect(list.children[1].children.map(\.label) == ["Grace", "Call"])
        #expect(list.children[1].perform() && chosen == "Grace")
    }

    @Test("Of tabs, the selected one has elements, above a bar of tabs")
    func tabs() throws {
        let all = elements(
            TabView {
                Text("one").tabItem { Text("One") }
                Text("two").tabItem { Text("Two") }
            }
        )
        #expect(all.map(\.label) == ["one", ""])
        #expect(all[1].traits.contains(.isTabBar) && all[1].role == .tabs)
        #expect(all[1].children.map(\.label) == ["One", "Two"])
        #expect(all[1].children.map { $0.traits.contains(.isSelected) } == [true, false])
    }

    @Test("Progress is an element with its part of the whole")
    func progress() throws {
        let all = elements(
            VStack {
                ProgressView("Loading", value: 1, total: 4)
                ProgressView("Waiting")
            }
        )
        #expect(all.map(\.label) == ["Loading", "Waiting"] && all.map(\.value) == ["25%", ""])
        #expect(all[0].number?.value == 0.25 && all[1].number == nil)
        #expect(all.map(\.role) == [.progress, .progress])
    }

    private struct Covered: View {
        @State private var isOpen = true
        var body: some View {
            Text("below").sheet(isPresented: $isOpen) { Text("above") }
        }
    }

    @Test("A sheet hides the elements under it")
    func sheet() {
        let stage = ViewStage(Covered())
        #expect(stage.hosting.viewElements.map(\.label) == ["above"])
    }

    private struct Reader: View {
        var onRead: (Bool) -> Void
        @Environment(\.accessibilityVoiceOverEnabled) private var isRead
        var body: some View {
            Color.red.onChange(of: isRead, initial: true) { onRead($1) }
        }
    }

    @Test("The environment reports whether a screen reader is running")
    func reader() {
        var log: [Bool] = []
        let display = HeadlessDisplay(size: CGSize(width: 9, height: 9))
        let hosting = HostingLayer(rootView: Reader { log.append($0) })
        hosting.frame = display.rootLayer.bounds
        display.perform { display.rootLayer.addSublayer(hosting) }
        display.advance(frames: 1)
        var settings = SystemSettings()
        settings.usesScreenReader = true
        display.systemSettings = settings
        display.advance(frames: 1)
        #expect(log == [false, true])
    }

    @Test("An announcement reaches those who listen")
    func announcement() {
        var spoken: [String] = []
        AccessibilityAnnouncements.onPost = { spoken.append($0) }
        defer { AccessibilityAnnouncements.onPost = nil }
        AccessibilityNotification.Announcement("Three").post()
        AccessibilityNotification.Announcement(AttributedString("Four")).post()
        AccessibilityNotification.Announcement("").post()
        #expect(spoken == ["Three", "Four"])
    }

    @Test("A higher sort priority comes first")
    func sortPriority() {
        let all = elements(
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
                Text("c")
            }
        )
        #expect(all.map(\.label) == ["b", "a", "c"])
    }
}
