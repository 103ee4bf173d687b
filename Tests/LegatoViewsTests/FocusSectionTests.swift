import Legato
import Observation
import Testing

/// Sections of the focus.
struct FocusSectionTests {
    @Observable final class Model {
        var focus: String?
        var isOn = true
    }

    private let model = Model()

    /// Controls of 40 x 20 points, each with a name.
    private struct Controls: View {
        let names: [String]
        let focus: FocusState<String?>.Binding

        var body: some View {
            ForEach(names, id: \.self) { name in
                Color.gray.frame(width: 40, height: 20).focusable().focused(focus, equals: name)
            }
        }
    }

    /// Numbers at the top left and letters at the bottom right, which overlap in no direction.
    private struct Corners: View {
        let model: Model
        var numbersGuide = false
        var lettersGuide = true
        @FocusState private var focus: String?

        var body: some View {
            HStack(spacing: 0) {
                section(numbersGuide) {
                    VStack(spacing: 0) {
                        Controls(names: ["1", "2", "3"], focus: $focus)
                        Spacer()
                    }
                }
                Spacer()
                section(lettersGuide) {
                    VStack(spacing: 0) {
                        Spacer()
                        Controls(names: ["A", "B", "C"], focus: $focus).disabled(!model.isOn)
                    }
                }
            }
            .frame(width: 300, height: 200)
            .onChange(of: model.focus, initial: true) { focus = model.focus }
            .onChange(of: focus) { model.focus = focus }
        }

        @ViewBuilder private func section(_ isOn: Bool, @ViewBuilder _ content: () -> some View)
            -> some View
        {
            if isOn { content().focusSection() } else { content() }
        }
    }

    private func focus<V: View>(_ name: String, in it: ViewDisplay<V>) {
        it.display.perform { model.focus = name }
        it.display.advance(frames: 2)
    }

    @Test("An arrow moves the focus to a section straight ahead, and there to the nearest control")
    func entersSection() {
        let it = ViewDisplay(Corners(model: model))
        for name in ["1", "2", "3"] {
            focus(name, in: it)
            it.key("right")
            #expect(model.focus == "A")
        }
        it.key("left")
        #expect(model.focus == "A")
        it.key("down")
        #expect(model.focus == "B")
    }

    @Test("Between two sections the arrows lead there and back")
    func thereAndBack() {
        let it = ViewDisplay(Corners(model: model, numbersGuide: true))
        focus("1", in: it)
        it.key("right")
        #expect(model.focus == "A")
        it.key("left")
        #expect(model.focus == "3")
        it.key("up")
        #expect(model.focus == "2")
        it.key("left")
        #expect(model.focus == "2")
    }

    @Test("Without a section the arrows leave the focus where it is")
    func noSection() {
        let it = ViewDisplay(Corners(model: model, lettersGuide: false))
        focus("1", in: it)
        for key in ["right", "down", "left", "up"] { it.key(key) }
        #expect(model.focus == "1")
    }

    @Test("A section without a control that takes the focus has no effect")
    func emptySection() {
        model.isOn = false
        let it = ViewDisplay(Corners(model: model))
        focus("1", in: it)
        it.key("right")
        #expect(model.focus == "1")
        it.key("down")
        #expect(model.focus == "2")
    }

    @Test("Tab visits all controls of a section before it leaves it")
    func tab() {
        let it = ViewDisplay(Corners(model: model, numbersGuide: true))
        var visited: [String] = []
        for _ in 0..<6 {
            it.key("tab")
            visited.append(model.focus ?? "")
        }
        #expect(visited == ["1", "2", "3", "A", "B", "C"])
    }

    @Test("Arrows that a control uses do not move the focus")
    func usedKeys() {
        struct Sliders: View {
            let model: Model
            @State private var value = 0.5
            @FocusState private var focus: String?

            var body: some View {
                HStack {
                    Slider(value: $value).frame(width: 80).focused($focus, equals: "slider")
                    Controls(names: ["A"], focus: $focus)
                }
                .focusSection()
                .onChange(of: model.focus, initial: true) { focus = model.focus }
                .onChange(of: focus) { model.focus = focus }
            }
        }
        let it = ViewDisplay(Sliders(model: model))
        focus("slider", in: it)
        it.key("right")
        #expect(model.focus == "slider")
        focus("A", in: it)
        it.key("left")
        #expect(model.focus == "slider")
    }

    @Test("A section with a default focus for the user passes the focus there")
    func defaultFocus() {
        struct Region: View {
            let model: Model
            @FocusState private var focus: String?

            var body: some View {
                HStack {
                    Controls(names: ["1"], focus: $focus)
                    VStack { Controls(names: ["A", "B", "C"], focus: $focus) }
                        .defaultFocus($focus, "C", priority: .userInitiated)
                        .focusSection()
                }
                .onChange(of: model.focus, initial: true) { focus = model.focus }
                .onChange(of: focus) { model.focus = focus }
            }
        }
        let it = ViewDisplay(Region(model: model))
        focus("1", in: it)
        it.key("right")
        #expect(model.focus == "C")
        it.key("up")
        #expect(model.focus == "B")
    }
}
