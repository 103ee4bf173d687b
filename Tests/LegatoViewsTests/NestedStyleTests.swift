import Foundation
import Legato
import Testing

/// Styles around the style set further outside.
///
/// Styles that show the control of their configuration.
struct NestedStyleTests {
    private struct FramedToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).padding(5).border(.red, width: 2)
        }
    }

    private struct FramedButton: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).padding(5).border(.red, width: 2)
        }
    }

    private struct FramedLabel: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration).padding(5).border(.red, width: 2)
        }
    }

    private struct FramedGroup: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            ControlGroup(configuration).padding(5).border(.red, width: 2)
        }
    }

    private struct FramedProgress: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ProgressView(configuration).padding(5).border(.red, width: 2)
        }
    }

    private struct FramedBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            GroupBox(configuration).padding(5).border(.red, width: 2)
        }
    }

    private struct PlainBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }

    private struct FramedContent: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            LabeledContent(configuration).padding(5).border(.red, width: 2)
        }
    }

    private struct PlainContent: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }

    private struct FramedMenu: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            Menu(configuration).padding(5).border(.red, width: 2)
        }
    }

    private struct DimMenu: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            Menu(configuration).opacity(0.5).border(.blue, width: 3)
        }
    }

    private struct FramedForm: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            Form(configuration).padding(5).border(.red, width: 2)
        }
    }

    private struct PlainForm: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.content }
        }
    }

    /// Shows the label above the controls, in a frame.
    private struct Column: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
            .padding(5).border(.red, width: 2)
        }
    }

    /// Creates a label from the parts of another one.
    private struct RedIcon: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label {
                configuration.title
            } icon: {
                configuration.icon.foregroundStyle(.red)
            }
        }
    }

    /// Chooses a style for the boxes in its content.
    private struct OuterBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.content.padding(5).border(.red, width: 2).groupBoxStyle(PlainBox())
        }
    }

    private struct Counter: View {
        @Binding var count: Int
        var body: some View {
            VStack {
                Button("First") { count += 1 }
                Button("Second") { count += 10 }
            }
            .buttonStyle(FramedButton()).buttonStyle(FramedButton()).buttonStyle(.bordered)
        }
    }

    private struct Switches: View {
        @Binding var isOn: [Bool]
        var body: some View {
            VStack {
                Toggle("First", isOn: $isOn[0])
                Toggle("Second", isOn: $isOn[1])
            }
            .toggleStyle(FramedToggle()).toggleStyle(.button)
        }
    }

    private func picture(_ view: some View) -> CGImage {
        ViewDisplay(view, frames: 2).display.snapshot()
    }

    @Test("One style draws a frame around the control in the style outside it")
    func oneFrame() {
        let toggle = Toggle("Loop", isOn: .constant(true))
        #expect(
            picture(toggle.toggleStyle(FramedToggle()).toggleStyle(.button))
                == picture(toggle.toggleStyle(.button).padding(5).border(.red, width: 2))
        )
        let button = Button("Play") {}
        #expect(
            picture(button.buttonStyle(FramedButton()).buttonStyle(.bordered))
                == picture(button.buttonStyle(.bordered).padding(5).border(.red, width: 2))
        )
        let label = Label("Star", systemImage: "star")
        #expect(
            picture(label.labelStyle(FramedLabel()).labelStyle(.titleOnly))
                == picture(label.labelStyle(.titleOnly).padding(5).border(.red, width: 2))
        )
        let group = ControlGroup { button }
        #expect(
            picture(group.controlGroupStyle(FramedGroup()).controlGroupStyle(.navigation))
                == picture(
                    group.controlGroupStyle(.navigation).padding(5).border(.red, width: 2)
                )
        )
        let progress = ProgressView(value: 0.5)
        #expect(
            picture(progress.progressViewStyle(FramedProgress()).progressViewStyle(.linear))
                == picture(
                    progress.progressViewStyle(.linear).padding(5).border(.red, width: 2)
                )
        )
    }

    @Test("Containers inside one style are in the style outside it")
    func containers() {
        let box = GroupBox("Sound") { Text("Loud") }
        #expect(
            picture(box.groupBoxStyle(FramedBox()).groupBoxStyle(PlainBox()))
                == picture(box.groupBoxStyle(PlainBox()).padding(5).border(.red, width: 2))
        )
        #expect(
            picture(box.groupBoxStyle(FramedBox()))
                == picture(box.padding(5).border(.red, width: 2))
        )
        let content = LabeledContent("Version", value: "1.2")
        #expect(
            picture(
                content.labeledContentStyle(FramedContent()).labeledContentStyle(PlainContent())
            )
                == picture(
                    content.labeledContentStyle(PlainContent()).padding(5).border(.red, width: 2)
                )
        )
        let menu = Menu("Edit") { Button("Copy") {} }
        #expect(
            picture(menu.menuStyle(FramedMenu()).menuStyle(DimMenu()))
                == picture(
                    menu.opacity(0.5).border(.blue, width: 3).padding(5).border(.red, width: 2)
                )
        )
        let form = Form { Text("Row") }
        #expect(
            picture(form.formStyle(FramedForm()).formStyle(PlainForm()))
                == picture(VStack { Text("Row") }.padding(5).border(.red, width: 2))
        )
        #expect(
            picture(form.formStyle(FramedForm()))
                == picture(form.padding(5).border(.red, width: 2))
        )
    }

    @Test("Controls in the content and the label of a control have its style")
    func nested() throws {
        let groups = ControlGroup {
            ControlGroup {
                Text("Control")
            } label: {
                Text("Inner")
            }
        } label: {
            Text("Outer")
        }
        let column = VStack {
            Text("Inner")
            Text("Control")
        }
        .padding(5).border(.red, width: 2)
        let columns = VStack {
            Text("Outer")
            column
        }
        .padding(5).border(.red, width: 2)
        #expect(picture(groups.controlGroupStyle(Column())) == picture(columns))
        // The group that a style shows in the style outside it keeps the inner style in its content.
        #expect(
            picture(groups.controlGroupStyle(FramedGroup()).controlGroupStyle(Column()))
                == picture(
                    VStack {
                        Text("Outer")
                        column.padding(5).border(.red, width: 2)
                    }
                    .padding(5).border(.red, width: 2).padding(5).border(.red, width: 2)
                )
        )
        let label = Label {
            Label("Inner", systemImage: "star")
        } icon: {
            Image(systemName: "heart")
        }
        #expect(picture(label.labelStyle(.titleOnly)) == picture(Text("Inner")))
        let it = ViewDisplay(groups.controlGroupStyle(.menu))
        for title in ["Outer", "Inner"] {
            #expect(it.middle(ofText: "Control") == nil)
            let place = try #require(it.middle(ofText: title))
            it.tap(place.x, place.y)
            it.display.advance(by: 1)
        }
        #expect(it.middle(ofText: "Control") != nil)
    }

    @Test("A control that a style creates has the style outside it")
    func created() {
        let label = Label("Star", systemImage: "star")
        let red = Label {
            Text("Star")
        } icon: {
            Image(systemName: "star").foregroundStyle(.red)
        }
        #expect(picture(label.labelStyle(RedIcon())) == picture(red))
        #expect(
            picture(label.labelStyle(RedIcon()).labelStyle(.iconOnly))
                == picture(red.labelStyle(.iconOnly))
        )
    }

    @Test("A style that a style sets for its content applies to it")
    func styledContent() {
        let boxes = GroupBox("Outer") { GroupBox("Inner") { Text("Text") } }
        #expect(
            picture(boxes.groupBoxStyle(OuterBox()))
                == picture(
                    GroupBox("Inner") { Text("Text") }.groupBoxStyle(PlainBox())
                        .padding(5).border(.red, width: 2)
                )
        )
    }

    @Test("Without a style outside, the control has the default style")
    func defaultStyle() {
        let toggle = Toggle("Loop", isOn: .constant(true))
        #expect(
            picture(toggle.toggleStyle(FramedToggle()))
                == picture(toggle.padding(5).border(.red, width: 2))
        )
        let label = Label("Star", systemImage: "star")
        #expect(
            picture(label.labelStyle(FramedLabel()))
                == picture(label.padding(5).border(.red, width: 2))
        )
    }

    @Test("Two frames are drawn around each other, and a click or a key counts once")
    func clicksAndKeys() throws {
        var count = 0
        let binding = Binding {
            count
        } set: {
            count = $0
        }
        let it = ViewDisplay(Counter(count: binding))
        let first = try #require(it.middle(ofText: "First"))
        it.tap(first.x, first.y)
        #expect(count == 1)
        it.key("tab")
        it.key("space")
        #expect(count == 2)
        it.key("tab")
        it.key("space")
        #expect(count == 12)
        let two = Button("Play") {}.buttonStyle(.bordered).padding(5).border(.red, width: 2)
        #expect(
            picture(
                Button("Play") {}.buttonStyle(FramedButton()).buttonStyle(FramedButton())
                    .buttonStyle(.bordered)
            ) == picture(two.padding(5).border(.red, width: 2))
        )
    }

    @Test("A wrapped toggle is switched once, and takes the focus once")
    func toggles() throws {
        var isOn = [false, false]
        let binding = Binding {
            isOn
        } set: {
            isOn = $0
        }
        let it = ViewDisplay(Switches(isOn: binding))
        let first = try #require(it.middle(ofText: "First"))
        it.tap(first.x, first.y)
        #expect(isOn == [true, false])
        for expected in [[false, false], [false, true]] {
            it.key("tab")
            it.key("space")
            #expect(isOn == expected)
        }
    }

    @Test("A compact menu lays its controls out side by side in a menu, and is a menu elsewhere")
    func compactMenu() throws {
        let group = ControlGroup("Edit") {
            Button("Cut") {}
            Button("Paste") {}
        }
        #expect(
            picture(group.controlGroupStyle(.compactMenu))
                == picture(group.controlGroupStyle(.menu))
        )
        let it = ViewDisplay(Menu("Open") { group.controlGroupStyle(.compactMenu) })
        let title = try #require(it.middle(ofText: "Open"))
        it.tap(title.x, title.y)
        it.display.advance(by: 1)
        let (cut, paste) = (it.middle(ofText: "Cut"), it.middle(ofText: "Paste"))
        #expect(try #require(cut).y == #require(paste).y)
    }

    @Test("A spinner has the tint that is set")
    func spinner() {
        let plain = picture(ProgressView())
        #expect(picture(ProgressView().tint(.red)) != plain)
        #expect(
            picture(ProgressView().tint(.red))
                == picture(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)))
        )
        #expect(picture(ProgressView().tint(nil as Color?)) == plain)
    }
}
