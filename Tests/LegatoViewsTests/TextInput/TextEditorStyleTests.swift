import Foundation
import Legato
import Testing

/// Styles of text editors.
struct TextEditorStyleTests {
    /// Returns the colour at a point of a view on red, 300 x 200 points.
    private func pixel(_ view: some View, _ x: Int, _ y: Int) -> [UInt8] {
        ViewDisplay(view.background(Color(red: 1, green: 0, blue: 0)), frames: 2).pixel(x, y)
    }

    private struct Framed: TextEditorStyle {
        @Environment(\.colorScheme) private var scheme

        func makeBody(configuration: Configuration) -> some View {
            PlainTextEditorStyle().makeBody(configuration: configuration)
                .frame(width: 100, height: 100)
                .background(Color(white: scheme == .dark ? 0 : 0.5))
        }
    }

    @Test("A text editor has a background, unless its style is plain or the background is hidden")
    func editors() {
        let editor = TextEditor(text: .constant(""))
        #expect(pixel(editor, 150, 100) == [255, 255, 255])
        #expect(pixel(editor.colorScheme(.dark), 150, 100) == [0, 0, 0])
        #expect(pixel(editor.textEditorStyle(.automatic), 150, 100) == [255, 255, 255])
        #expect(pixel(editor.textEditorStyle(.plain), 150, 100) == [255, 0, 0])
        #expect(pixel(editor.scrollContentBackground(.hidden), 150, 100) == [255, 0, 0])
        let framed = editor.textEditorStyle(Framed())
        #expect(pixel(framed, 150, 100) == [127, 127, 127])
        // Nothing is drawn around it.
        #expect(pixel(framed, 20, 100) == [255, 255, 255])
    }

    @Test("An editor of a custom style takes its text")
    func typing() {
        struct Typing: View {
            @State private var text = ""
            let handle: Handle<String>
            var body: some View {
                handle.get = { text }
                return TextEditor(text: $text).textEditorStyle(Framed())
            }
        }
        let handle = Handle<String>()
        let it = ViewDisplay(Typing(handle: handle), frames: 2)
        it.tap(150, 100)
        it.display.type("Hello")
        it.display.advance(frames: 2)
        #expect(handle.get() == "Hello")
    }
}
