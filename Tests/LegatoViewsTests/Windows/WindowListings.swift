import Foundation
import Testing

@testable import Legato
@testable import LegatoViews

/// The listings of the documentation comments on actions that open documents and on drags of windows.
private enum WindowListings {
    struct Opener: View {
        @Environment(\.openDocument) private var openDocument

        func open(_ file: URL) {
            Task { try await openDocument(at: file) }
        }

        var body: some View { Button("Open") { open(URL(fileURLWithPath: "/a.txt")) } }
    }

    struct Creator: View {
        @Environment(\.newDocument) private var newDocument

        var body: some View { Button("New Note") { newDocument(Note(text: "Title")) } }
    }

    struct Toolbar: View {
        var body: some View { Color.gray.frame(height: 40) }
    }

    struct Page: View {
        var body: some View {
            Toolbar()
                .gesture(WindowDragGesture())
        }
    }
}

/// Listings on documents and windows.
struct WindowListingTests {
    @Test("A button opens a file")
    func open() async {
        var files: [String] = []
        let action = OpenDocumentAction { files.append($0.lastPathComponent) }
        let it = ViewDisplay(
            WindowListings.Opener().environment(\.openDocument, action), frames: 2
        )
        it.tap(150, 100)
        for _ in 0..<100 where files.isEmpty { await Task.yield() }
        #expect(files == ["a.txt"])
    }

    @Test("A button shows a new document")
    func create() {
        var texts: [String?] = []
        let action = NewDocumentAction { document in
            guard case .value(let value, _) = document else { return }
            texts.append((value.base as? StartingDocument<Note>)?.document.text)
        }
        let it = ViewDisplay(
            WindowListings.Creator().environment(\.newDocument, action), frames: 2
        )
        it.tap(150, 100)
        #expect(texts == ["Title"])
    }

    @Test("A drag of the toolbar moves the window")
    func drag() {
        var locations: [CGPoint] = []
        let action = MoveWindowAction { locations.append($0) }
        let it = ViewDisplay(
            WindowListings.Page().environment(\.moveWindow, action), frames: 2
        )
        it.down(100, 100)
        it.display.advance(frames: 1)
        it.move(110, 95)
        it.display.advance(frames: 1)
        it.up(110, 95)
        #expect(locations.first == CGPoint(x: 100, y: 100))
    }
}
