import Foundation
import Legato
import Observation
import Testing

/// Styles that show the control of their configuration.
@Suite("Styles around the style set further outside")
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

    @Test("The background of a zoom's source adapts to the colour scheme")
    func sourceBackground() {
        struct Source: View {
            @Namespace private var space
            var body: some View {
                Color.clear.matchedTransitionSource(id: 1, in: space) { $0.background(.primary) }
            }
        }
        struct Schemed: View {
            let model: Model
            var body: some View { Source().environment(\.colorScheme, model.scheme) }
        }
        let model = Model()
        let it = ViewDisplay(Schemed(model: model))
        #expect(it.pixel(150, 100) == [0, 0, 0])
        it.display.perform { model.scheme = .dark }
        it.display.advance(frames: 2)
        #expect(it.pixel(150, 100) == [255, 255, 255])
    }

    @Observable final class Model {
        var scheme = ColorScheme.light
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
