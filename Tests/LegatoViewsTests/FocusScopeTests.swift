import Foundation
import Legato
import Observation
import Testing

/// Scopes of the focus and of submissions.
struct FocusScopeTests {
    @Observable final class Model {
        var isShown = false
        var prefersLast = true
        var focus: Int?
        var reset = 0
        var submitted: [String] = []
    }

    private struct Scope: View {
        let model: Model
        @Namespace private var namespace
        @FocusState private var focus: Int?
        @Environment(\.resetFocus) private var resetFocus

        var body: some View {
            VStack {
                if model.isShown {
                    VStack {
                        ForEach(0..<3, id: \.self) { row in
                            Color.gray.frame(width: 20, height: 20).focusable()
                                .focused($focus, equals: row)
                                .prefersDefaultFocus(
                                    row == (model.prefersLast ? 2 : 1), in: namespace)
                        }
                    }
                    .focusScope(namespace)
                }
            }
            .onChange(of: focus) { model.focus = focus }
            .onChange(of: model.reset) { resetFocus(in: namespace) }
        }
    }

    @Test("A scope that appears gives the focus to the view that prefers it; so does a reset")
    func scope() {
        let model = Model()
        let it = ViewDisplay(Scope(model: model), frames: 2)
        it.display.perform { model.isShown = true }
        it.display.advance(frames: 3)
        #expect(model.focus == 2)
        it.key("tab")
        #expect(model.focus == 0)
        it.display.perform {
            model.prefersLast = false
            model.reset = 1
        }
        it.display.advance(frames: 3)
        #expect(model.focus == 1)
    }

    private struct Covered: View {
        let model: Model
        @Namespace private var namespace
        @FocusState private var focus: Int?

        var body: some View {
            Color.red.frame(width: 20, height: 20).focusable()
                .sheet(isPresented: Bindable(model).isShown) {
                    VStack {
                        Button("A") {}
                        Button("B") {}.prefersDefaultFocus(in: namespace).focused($focus, equals: 7)
                    }
                    .focusScope(namespace)
                    .onChange(of: focus) { model.focus = focus }
                }
        }
    }

    @Test("A page that comes to the front gives the focus to its preferred view")
    func page() {
        let model = Model()
        let it = ViewDisplay(Covered(model: model), frames: 2)
        it.key("tab")
        it.display.perform { model.isShown = true }
        it.display.advance(by: 1)
        #expect(model.focus == 7)
    }

    @Test("Disabled focus effects hide the ring of the focused control")
    func effect() {
        func picture(_ view: some View, _ key: String) -> CGImage {
            let it = ViewDisplay(view)
            it.key(key)
            it.display.advance(by: 1)
            return it.display.snapshot()
        }
        let button = Button("A") {}.buttonStyle(.bordered)
        let plain = picture(button, "a")
        #expect(picture(button, "tab") != plain)
        #expect(picture(button.focusEffectDisabled(), "tab") == plain)
        #expect(picture(button.focusEffectDisabled(false).focusEffectDisabled(), "tab") == plain)
        #expect(picture(button.focusEffectDisabled(false), "tab") != plain)
    }

    private struct Fields: View {
        let model: Model
        let isBlocking: Bool
        @State private var text = ""
        @FocusState.Binding var isFocused: Bool

        var body: some View {
            TextField("A", text: $text)
                .focused($isFocused)
                .onSubmit { model.submitted.append("inner") }
                .submitScope(isBlocking)
                .onSubmit { model.submitted.append("outer") }
        }
    }

    private struct Form: View {
        let model: Model
        let isBlocking: Bool
        @FocusState private var isFocused: Bool

        var body: some View {
            Fields(model: model, isBlocking: isBlocking, isFocused: $isFocused)
                .onAppear { isFocused = true }
        }
    }

    @Test("A scope keeps submissions from the actions around it", arguments: [false, true])
    func submissions(isBlocking: Bool) {
        let model = Model()
        let it = ViewDisplay(Form(model: model, isBlocking: isBlocking), frames: 3)
        it.key("return")
        #expect(model.submitted == (isBlocking ? ["inner"] : ["inner", "outer"]))
    }
}
