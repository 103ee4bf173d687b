import Foundation
import Legato
import Testing

/// The listings of the documentation comments on undo, sheets, modifier keys and stores.
private struct UndoListing: View {
    struct Square: PresentationSizing {
        func proposedSize(
            for root: PresentationSizingRoot, context: PresentationSizingContext
        ) -> ProposedViewSize {
            let size = root.sizeThatFits(.unspecified)
            let side = max(size.width, size.height)
            return ProposedViewSize(width: side, height: side)
        }
    }

    final class Note {
        var name = "Old"
    }
    private struct Map: View {
        var body: some View { Text("Map") }
    }
    private struct Sign: View {
        var body: some View { Text("Sign") }
    }
    private struct Preferences: View {
        var body: some View { Text("Preferences") }
    }

    let note: Note
    @State private var showsDetails = false
    @State private var showsSign = false

    @Environment(\.undoManager) private var undoManager

    private func rename(_ note: Note, to name: String) {
        let old = note.name
        undoManager?.registerUndo(withTarget: note) { rename($0, to: old) }
        undoManager?.setActionName("Rename")
        note.name = name
    }

    var body: some View {
        Button("Rename") { rename(note, to: "New") }
            .sheet(isPresented: $showsSign) {
                Sign()
                    .presentationSizing(.form.fitted(horizontal: false, vertical: true))
            }
        Map()
            .onModifierKeysChanged(mask: .option) { _, modifiers in
                showsDetails = modifiers.contains(.option)
            }
        Preferences()
            .defaultAppStorage(UserDefaults(suiteName: "shared") ?? .standard)
        List {
            Section("Fruits") {
                Text("Apple")
                Text("Pear")
            }
            .listSectionSeparator(.visible, edges: .top)
        }
    }
}

/// Listings on undo, sheets, modifier keys and stores.
struct UndoListings {
    @Test("A name is changed, and restored by Ctrl+Z")
    func undo() throws {
        let note = UndoListing.Note()
        let it = ViewDisplay(UndoListing(note: note), size: CGSize(width: 300, height: 400))
        let text = try #require(it.layer(ofText: "Rename"))
        let frame = text.convert(text.bounds, to: it.display.rootLayer)
        it.tap(frame.midX, frame.midY)
        #expect(note.name == "New")
        it.key("z", .control)
        #expect(note.name == "Old")
    }
}
