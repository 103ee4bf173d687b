import Foundation
import Legato
import Observation
import Testing

/// Focused values.
struct FocusedValueTests {
    private final class Seen {
        var values: [String] = []
        var last: String? { values.last }
        var evaluations: Int { values.count }
    }

    @Observable final class Model {
        var name: String
        init(_ name: String) { self.name = name }
    }

    /// Reports the value that it reads.
    private struct Reader: View {
        let seen: Seen
        @FocusedValue(\.note) private var note
        var body: some View {
            let _ = seen.values.append(note ?? "none")
            Color.clear
        }
    }

    private struct Field: View {
        let focus: FocusState<Int?>.Binding
        let number: Int
        var body: some View {
            Color.red.frame(width: 40, height: 20).focusable().focused(focus, equals: number)
        }
    }

    private final class Control {
        var move: (Int?) -> Void = { _ in }
        var rename: (String) -> Void = { _ in }
    }

    private struct Page: View {
        let seen: Seen
        let control: Control
        var sceneNote: String?
        @FocusState private var focus: Int?
        @State private var name = "two"

        var body: some View {
            VStack {
                Field(focus: $focus, number: 1).focusedValue(\.note, "one")
                HStack {
                    Field(focus: $focus, number: 2).focusedValue(\.note, name)
                    Field(focus: $focus, number: 3)
                }
                .focusedValue(\.note, "outer")
                Field(focus: $focus, number: 4)
                Reader(seen: seen)
            }
            .focusedSceneValue(\.note, sceneNote)
            .onAppear {
                control.move = { focus = $0 }
                control.rename = { name = $0 }
            }
        }
    }

    private func show(_ sceneNote: String? = nil) -> (ViewDisplay<Page>, Seen, Control) {
        let (seen, control) = (Seen(), Control())
        let it = ViewDisplay(Page(seen: seen, control: control, sceneNote: sceneNote))
        return (it, seen, control)
    }

    @Test("The value follows the focus; that of the innermost view counts")
    func follows() {
        let (it, seen, control) = show()
        #expect(seen.last == "none")
        for (number, note) in [(1, "one"), (2, "two"), (3, "outer"), (4, "none")] {
            it.display.perform { control.move(number) }
            it.display.advance(frames: 2)
            #expect(seen.last == note)
        }
        it.display.perform { control.move(1) }
        it.display.advance(frames: 2)
        it.display.perform { control.move(nil) }
        it.display.advance(frames: 2)
        #expect(seen.last == "none")
    }

    @Test("A view that gives another value while it has the focus changes it; others do not")
    func changes() {
        let (it, seen, control) = show()
        it.display.perform { control.rename("deux") }
        it.display.advance(frames: 2)
        #expect(seen.last == "none")
        it.display.perform { control.move(2) }
        it.display.advance(frames: 2)
        #expect(seen.last == "deux")
        let count = seen.evaluations
        it.display.perform { control.rename("zwei") }
        it.display.advance(frames: 2)
        #expect(seen.last == "zwei")
        #expect(seen.evaluations == count + 1)
    }

    @Test("A value of the window holds without a focus, and one around the focus replaces it")
    func scene() {
        let (it, seen, control) = show("window")
        #expect(seen.last == "window")
        it.display.perform { control.move(3) }
        it.display.advance(frames: 2)
        #expect(seen.last == "outer")
        it.display.perform { control.move(4) }
        it.display.advance(frames: 2)
        #expect(seen.last == "window")
    }

    private struct Removable: View {
        let seen: Seen
        let isShown: Bool
        @FocusState private var focus: Int?
        var body: some View {
            if isShown {
                Field(focus: $focus, number: 1).focusedSceneValue(\.note, "there")
            }
            Reader(seen: seen)
        }
    }

    @Test("A value is removed with its view")
    func removal() {
        let seen = Seen()
        let it = ViewDisplay(Removable(seen: seen, isShown: true))
        #expect(seen.last == "there")
        it.display.perform { it.hosting.rootView = Removable(seen: seen, isShown: false) }
        it.display.advance(frames: 2)
        #expect(seen.last == "none")
    }

    private struct Objects: View {
        let model: Model
        let seen: Seen
        @FocusState private var isFocused: Bool
        var body: some View {
            Color.red.frame(width: 40, height: 20).focusable().focused($isFocused)
                .focusedValue(model)
                .onAppear { isFocused = true }
            ObjectReader(seen: seen)
        }
    }

    private struct ObjectReader: View {
        let seen: Seen
        @FocusedValue(Model.self) private var model
        var body: some View {
            let _ = seen.values.append(model?.name ?? "none")
            Color.clear
        }
    }

    @Test("An observable object is found by its type, and its changes are followed")
    func objects() {
        let (model, seen) = (Model("first"), Seen())
        let it = ViewDisplay(Objects(model: model, seen: seen), frames: 3)
        #expect(seen.last == "first")
        it.display.perform { model.name = "second" }
        it.display.advance(frames: 2)
        #expect(seen.last == "second")
    }

    private struct Binder: View {
        @State private var text = "text"
        @FocusState private var isFocused: Bool
        let seen: Seen
        let control: Control
        var body: some View {
            Color.red.frame(width: 40, height: 20).focusable().focused($isFocused)
                .focusedValue(\.document, $text)
                .onAppear { isFocused = true }
            Writer(control: control)
            let _ = seen.values.append(text)
        }
    }

    private struct Writer: View {
        let control: Control
        @FocusedBinding(\.document) private var text
        var body: some View {
            Color.clear.onAppear { control.rename = { text = $0 } }
                .onChange(of: text) { control.rename = { text = $0 } }
            Toggle(
                "",
                isOn: Binding {
                    $text.wrappedValue != nil
                } set: { _ in
                })
        }
    }

    @Test("A focused binding changes the value of the view with the focus")
    func binding() {
        let (seen, control) = (Seen(), Control())
        let it = ViewDisplay(Binder(seen: seen, control: control), frames: 3)
        it.display.perform { control.rename("new") }
        it.display.advance(frames: 2)
        #expect(seen.last == "new")
    }

    private struct Loop: View {
        let seen: Seen
        @FocusedValue(\.note) private var note
        var body: some View {
            let _ = seen.values.append(note ?? "none")
            let value = seen.evaluations
            Color.clear.focusedSceneValue(\.action) { _ = value }
                .focusedSceneValue(\.note, "fixed")
        }
    }

    @Test("A view that sets closures and reads another value is not updated endlessly")
    func closures() {
        let seen = Seen()
        let messages = warnings { _ = ViewDisplay(Loop(seen: seen), frames: 3) }
        #expect(seen.last == "fixed")
        #expect(seen.evaluations <= 3)
        #expect(messages.isEmpty)
    }
}

private enum NoteKey: FocusedValueKey {
    typealias Value = String
}

private enum ActionKey: FocusedValueKey {
    typealias Value = () -> Void
}

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    fileprivate var action: (() -> Void)? {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
}
