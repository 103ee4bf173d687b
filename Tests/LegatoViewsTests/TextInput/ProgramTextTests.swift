import Foundation
import Legato
import Testing

/// Texts that the program changes.
///
/// The bodies of these views pass bindings on without reading them.
struct ProgramTextTests {
    private struct Holder<Value, Field: View>: View {
        @State private var value: Value
        let handle: Handle<Value>
        let field: (Binding<Value>) -> Field

        init(_ value: Value, _ handle: Handle<Value>, _ field: @escaping (Binding<Value>) -> Field)
        {
            _value = State(initialValue: value)
            (self.handle, self.field) = (handle, field)
        }

        var body: some View {
            handle.set = { value = $0 }
            return field($value)
        }
    }

    /// Whether a field shows a new value like a field that starts with it.
    private func follows<Value, Field: View>(
        _ old: Value, _ new: Value, _ field: @escaping (Binding<Value>) -> Field
    ) -> Bool {
        let handle = Handle<Value>()
        let it = ViewDisplay(Holder(old, handle, field), frames: 3)
        let wanted = ViewDisplay(Holder(new, Handle<Value>(), field), frames: 3)
        wanted.display.advance(by: 1)
        let picture = wanted.display.snapshot()
        guard it.display.snapshot() != picture else { return false }
        handle.set(new)
        it.display.advance(by: 1)
        return it.display.snapshot() == picture
    }

    @Test("Fields show the value of their binding")
    func fields() {
        #expect(follows("", "filled") { TextField("Name", text: $0) })
        #expect(follows("first", "") { TextField("Name", text: $0) })
        #expect(follows("a", "a\nb\nc") { TextField("Name", text: $0, axis: .vertical) })
        #expect(follows("a", "secret") { SecureField("Name", text: $0) })
        #expect(follows(1.0, 2.5) { TextField("Number", value: $0, format: .number) })
        #expect(follows("a", "a\nb") { TextEditor(text: $0) })
    }

    @Test("Search fields show the text of their binding")
    func search() {
        #expect(follows("", "query") { Color.white.searchable(text: $0) })
    }

    @Test("Fields show the selection of their binding")
    func selection() {
        struct Selecting: View {
            let handle: Handle<TextSelection?>
            let texts: Handle<String>
            @State private var text = "one two"
            @State private var selection: TextSelection?

            var body: some View {
                handle.set = { selection = $0 }
                texts.get = { text }
                return TextField("Name", text: $text, selection: $selection)
            }
        }
        let (handle, texts) = (Handle<TextSelection?>(), Handle<String>())
        let it = ViewDisplay(Selecting(handle: handle, texts: texts), frames: 3)
        it.tap(290, 100)
        let text = "one two"
        handle.set(TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 3)))
        it.display.advance(frames: 2)
        it.display.type("x")
        #expect(texts.get() == "x two")
    }
}
