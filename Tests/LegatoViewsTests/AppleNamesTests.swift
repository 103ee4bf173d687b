import Foundation
import Legato
import TestSupport
import Testing

@Suite("Styles of editors and lists, margins of sections and check boxes of dialogs")
struct AppleNamesTests {
    /// Returns the colour at a point of a view on red, 300 x 200 points.
    private func pixel(_ view: some View, _ x: Int, _ y: Int) -> [UInt8] {
        let it = ViewDisplay(view.background(Color(red: 1, green: 0, blue: 0)), frames: 2)
        let pixel = it.display.snapshot()[x, y]
        return [pixel.red, pixel.green, pixel.blue]
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

    private var row: some View { Color.red.frame(height: 50) }

    /// Returns the presented frames of the red rows of a list, 300 points wide.
    private func rows(_ view: some View) -> [CGRect] {
        let it = ViewDisplay(view, size: CGSize(width: 300, height: 600), frames: 2)
        var found: [CGRect] = []
        for width in 1...300 {
            for layer in it.layers(CGSize(width: width, height: 50)) {
                let middle = it.middle(layer)
                let frame = CGRect(
                    x: middle.x - CGFloat(width) / 2, y: middle.y - 25, width: CGFloat(width),
                    height: 50
                )
                // The row and its colour have layers of the same frame.
                if !found.contains(frame) { found.append(frame) }
            }
        }
        return found.sorted { $0.minY < $1.minY }
    }

    private func list(_ first: (AnyView) -> some View) -> some View {
        List {
            first(AnyView(Section { row.listRowInsets(EdgeInsets()) }))
            Section { row.listRowInsets(EdgeInsets()) }
        }
    }

    @Test("The margins of a section replace those of the list's style")
    func margins() {
        let usual = rows(list { $0 })
        #expect(usual.map(\.minX) == [16, 16] && usual.map(\.width) == [268, 268])
        #expect(usual.map(\.minY) == [24, 109])
        let wide = rows(list { $0.listSectionMargins(.horizontal, 0) })
        #expect(wide.map(\.minX) == [0, 16] && wide.map(\.width) == [300, 268])
        #expect(wide.map(\.minY) == usual.map(\.minY))
        let own = rows(
            list { $0.listSectionMargins(.top, 4).listSectionMargins([.leading, .bottom], 40) }
        )
        #expect(own.map(\.minX) == [40, 16] && own.map(\.width) == [244, 268])
        #expect(own.map(\.minY) == [4, 129])
        let all = rows(list { $0.listSectionMargins(.leading, nil) }.listSectionMargins(.all, 10))
        #expect(all.map(\.minX) == [10, 10] && all.map(\.minY) == [10, 80])
        #expect(sentences { _ = row.listSectionMargins(.all, .infinity) }.count == 1)
    }

    @Test("A list of the styles inset and bordered sets the backgrounds of its rows")
    func styles() {
        let list = List { ForEach(0..<3) { Text("\($0)") } }
        func color<S: ListStyle>(_ style: S, _ y: Int, isOn: Bool = false) -> [UInt8] {
            let behavior: AlternatingRowBackgroundBehavior = isOn ? .enabled : .automatic
            return pixel(list.listStyle(style).alternatingRowBackgrounds(behavior), 200, y)
        }
        let (white, grey): ([UInt8], [UInt8]) = ([255, 255, 255], [244, 245, 245])
        #expect(color(.inset, 66) == white && color(.inset, 66, isOn: true) == grey)
        #expect(color(.inset(alternatesRowBackgrounds: true), 66) == grey)
        #expect(color(.inset(alternatesRowBackgrounds: true), 22) == white)
        #expect(color(.bordered(alternatesRowBackgrounds: true), 66) == grey)
        #expect(color(.inset(alternatesRowBackgrounds: false), 66, isOn: true) == white)
        #expect(color(.bordered, 0) != white && color(.inset, 0) == white)
    }

    private struct Asking: View {
        let handle: Handle<Bool>
        let isAlert: Bool
        @State private var isOn = true
        @State private var isSuppressed = false

        var body: some View {
            handle.get = { isSuppressed }
            return Group {
                if isAlert {
                    Color.white.alert("Delete?", isPresented: $isOn) { Button("Delete") {} }
                } else {
                    Color.white.confirmationDialog("Delete?", isPresented: $isOn) {
                        Button("Delete") {}
                    }
                }
            }
            .dialogSuppressionToggle("Never ask", isSuppressed: $isSuppressed)
        }
    }

    @Test("A dialog has a check box that sets the value, and stays", arguments: [true, false])
    func suppression(isAlert: Bool) throws {
        let handle = Handle<Bool>()
        let it = ViewDisplay(
            Asking(handle: handle, isAlert: isAlert), size: CGSize(width: 400, height: 400),
            frames: 2
        )
        it.display.advance(by: 1)
        #expect(handle.get() == false)
        let label = try #require(it.layer(ofText: "Never ask"))
        let place = it.middle(label)
        let button = try #require(it.middle(ofText: "Delete"))
        #expect(place.y < button.y)
        it.tap(place.x - label.bounds.width / 2 - 14, place.y)
        it.display.advance(by: 1)
        #expect(handle.get() == true && it.middle(ofText: "Delete") != nil)
    }

    @Test("The default title of the check box")
    func suppressionTitle() {
        let view = Color.white.alert("Delete?", isPresented: .constant(true)) {}
            .dialogSuppressionToggle(isSuppressed: .constant(true))
        let it = ViewDisplay(view, frames: 2)
        it.display.advance(by: 1)
        #expect(it.middle(ofText: "Do not ask again") != nil)
    }
}
