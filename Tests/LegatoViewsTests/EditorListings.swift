import Foundation
import Legato
import Testing

private struct BoldButton: View { var body: some View { Button("Bold") {} } }
private struct ItalicButton: View { var body: some View { Button("Italic") {} } }
private struct DebugButton: View { var body: some View { Button("Debug") {} } }

struct FormatItems: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
        ToolbarItem(id: "bold") { BoldButton() }
        ToolbarItem(id: "italic") { ItalicButton() }
    }
}

/// The listings of the documentation comments on editors, titles, toolbars, sections and dialogs.
private struct EditorListings: View {
    struct Framed: TextEditorStyle {
        func makeBody(configuration: Configuration) -> some View {
            PlainTextEditorStyle().makeBody(configuration: configuration)
                .border(.gray)
        }
    }

    private struct Note { var title = "Note" }
    private struct NoteView: View {
        init(_ note: Note) {}
        var body: some View { Color.white }
    }
    private struct MessageRow: View {
        init(_ message: Note) {}
        var body: some View { Text("Message") }
    }
    private struct Editor: View { var body: some View { Color.white } }
    private struct Banner: View { var body: some View { Text("Banner") } }

    @State private var note = Note()
    @State private var isSuppressed = false
    @State private var isAsking = false
    private let message = Note()
    private let isDebugging = true

    private func duplicate() {}
    private func delete() {}
    private func cut() {}
    private func copy() {}

    var body: some View {
        bars
        List {
            Section { Banner() }
                .listSectionMargins(.horizontal, 0)
            Section("Fruit") { Text("Apple") }
        }
        Button("Delete") { if isSuppressed { delete() } else { isAsking = true } }
            .alert("Delete the file?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { delete() }
                Button("Cancel", role: .cancel) {}
            }
            .dialogSuppressionToggle("Always delete files", isSuppressed: $isSuppressed)
        MessageRow(message)
            .accessibilityActions(category: .edit) {
                Button("Cut", action: cut)
                Button("Copy", action: copy)
            }
    }

    @ViewBuilder private var bars: some View {
        NavigationStack {
            NoteView(note)
                .navigationTitle($note.title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbarTitleMenu {
                    RenameButton()
                    Button("Duplicate", action: duplicate)
                }
        }
        NavigationStack {
            Editor()
                .toolbar(id: "editor") {
                    ToolbarItem(id: "bold") { BoldButton() }
                    ToolbarItem(id: "debug", showsByDefault: isDebugging) { DebugButton() }
                }
        }
        NavigationStack {
            Editor().textEditorStyle(Framed()).toolbar(id: "format") { FormatItems() }
        }
    }
}

/// Listings on editors, titles, toolbars, sections and dialogs.
struct EditorListingsTests {
    @Test("The listings can be shown")
    func shown() {
        let it = ViewDisplay(EditorListings(), size: CGSize(width: 400, height: 900), frames: 3)
        #expect(it.middle(ofText: "Banner") != nil)
    }
}
