import Foundation
import Legato
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

private struct NoteEditor: View {
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

private struct BoldToggle: View {
    @Binding var font: Font
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
        Button("Bold") { font = font.bold(!font.resolve(in: context).isBold) }
    }
}

/// Listings on texts with attributes.
struct RichTextListingsTests {
    @Test("The listings can be shown")
    func shown() {
        let view = VStack {
            Selections.NoteEditor()
            NavigationStack { NoteEditor() }
            BoldToggle(font: .constant(.body))
        }
        let it = ViewDisplay(view, size: CGSize(width: 400, height: 600), frames: 3)
        #expect(it.middle(ofText: "Underline") != nil && it.middle(ofText: "Bold") != nil)
    }
}
