import Foundation
import Legato
import LegatoCanvas
import LegatoLayers
import Testing

/// The listings of the documentation comments on texts with attributes.
private enum Selections {
    struct NoteEditor: View {
        @State private var text = AttributedString("Buy milk")
        @State private var selection = AttributedTextSelection()

        var body: some View {
            TextEditor(text: $text, selection: $selection)
            Button("Underline") {
                text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
            }
        }
    }
}

private enum Editors {
    struct NoteEditor: View {
        @State private var text = AttributedString("Buy milk")
        @State private var selection = AttributedTextSelection()
        @Environment(\.fontResolutionContext) private var context

        var body: some View {
            TextEditor(text: $text, selection: $selection)
                .toolbar {
                    Button("Bold") {
                        text.transformAttributes(in: &selection) { attributes in
                            let font = attributes.font ?? .default
                            attributes.font = font.bold(!font.resolve(in: context).isBold)
                        }
                    }
                }
        }
    }
}

private enum Fonts {
    struct BoldToggle: View {
        @Binding var font: Font
        @Environment(\.fontResolutionContext) private var context

        var body: some View {
            Button("Bold") { font = font.bold(!font.resolve(in: context).isBold) }
        }
    }
}

/// Listings on texts with attributes.
struct RichTextListingsTests {
    /// Selects the text of an editor, presses a button twice, and returns the runs of the text
    /// before and after each press.
    private func runs(_ view: some View, _ title: String) throws -> [StyledText.Run] {
        let it = ViewDisplay(view, size: CGSize(width: 400, height: 300), frames: 3)
        func run() throws -> StyledText.Run {
            var runs: [StyledText.Run] = []
            it.layer(ofText: "Buy milk")?.setTogether { runs = $0.styled?.runs ?? [] }
            #expect(runs.count == 1)
            return try #require(runs.first)
        }
        let text = try #require(it.middle(ofText: "Buy milk"))
        it.tap(text.x, text.y)
        it.display.press("a", .control)
        var found = [try run()]
        for _ in 0..<2 {
            let button = try #require(it.middle(ofText: title))
            it.tap(button.x, button.y)
            it.display.advance(frames: 2)
            found.append(try run())
        }
        return found
    }

    @Test("The button of a selection underlines it")
    func underline() throws {
        let runs = try runs(VStack { Selections.NoteEditor() }, "Underline")
        #expect(runs.map { $0.underline != nil } == [false, true, true])
    }

    @Test("The button of a toolbar makes the selection bold, and regular again")
    func bold() throws {
        let runs = try runs(NavigationStack { Editors.NoteEditor() }, "Bold")
        #expect(runs.map { $0.fontName.contains("Bold") } == [false, true, false])
    }

    @Test("The toggle makes a font bold, and regular again")
    func toggle() throws {
        var font = Font.body
        let binding = Binding(get: { font }, set: { font = $0 })
        let it = ViewDisplay(Fonts.BoldToggle(font: binding), frames: 2)
        for isBold in [true, false] {
            let button = try #require(it.middle(ofText: "Bold"))
            it.tap(button.x, button.y)
            it.hosting.rootView = Fonts.BoldToggle(font: binding)
            it.display.advance(frames: 2)
            #expect(font.resolve(in: EnvironmentValues().fontResolutionContext).isBold == isBold)
        }
    }
}
