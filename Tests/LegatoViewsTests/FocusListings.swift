import Foundation
import Legato
import Testing

/// The listings of the documentation comments on focused values and container shapes.
struct DocumentKey: FocusedValueKey {
    typealias Value = Binding<String>
}

extension FocusedValues {
    var document: Binding<String>? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }
}

private enum Saved {
    static var notes: [String] = []
}

private func save(_ text: String) { Saved.notes.append(text) }

struct SaveButton: View {
    @FocusedValue(\.document) private var document

    var body: some View {
        Button("Save") { save(document?.wrappedValue ?? "") }
            .disabled(document == nil)
    }
}

struct ClearButton: View {
    @FocusedBinding(\.document) private var text

    var body: some View { Button("Clear") { text = "" } }
}

private struct FocusListings: View {
    @State private var note = "A"

    var body: some View {
        TextEditor(text: $note)
            .focusedValue(\.document, $note)
        Label("Inbox", systemImage: "tray")
            .padding(8)
            .background(.blue, in: ContainerRelativeShape())
            .padding(12)
            .containerShape(RoundedRectangle(cornerRadius: 24))
        SaveButton()
        ClearButton()
    }
}

private struct SectionListing: View {
    var body: some View {
        HStack {
            VStack {
                Button("1") {}
                Spacer()
            }
            Spacer()
            VStack {
                Spacer()
                Button("A") {}
                Button("B") {}
            }
            .focusSection()
        }
    }
}

private struct Desk: View {
    let hasFocus: Bool
    @FocusState private var isFocused: Bool

    var body: some View {
        ZStack {
            Color.red.frame(width: 20, height: 20).focusable().focused($isFocused)
                .focusedValue(\.document, .constant("A note"))
            SaveButton().position(x: 150, y: 150)
        }
        .onChange(of: hasFocus) { isFocused = hasFocus }
    }
}

@Suite("Listings on focused values", .serialized)
struct FocusListingTests {
    @Test("The button of the listing saves the document that has the focus, and only then")
    func saving() {
        Saved.notes = []
        let it = ViewDisplay(Desk(hasFocus: false))
        it.tap(150, 150)
        #expect(Saved.notes == [])
        it.display.perform { it.hosting.rootView = Desk(hasFocus: true) }
        it.display.advance(frames: 2)
        it.tap(150, 150)
        #expect(Saved.notes == ["A note"])
    }

    @Test("The other listings are shown")
    func shown() {
        let it = ViewDisplay(FocusListings(), size: CGSize(width: 400, height: 400))
        #expect(it.display.snapshot() != ViewDisplay(Color.white).display.snapshot())
        let section = ViewDisplay(SectionListing(), size: CGSize(width: 400, height: 400))
        #expect(section.display.snapshot() != ViewDisplay(Color.white).display.snapshot())
    }
}
