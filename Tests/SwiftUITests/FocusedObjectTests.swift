#if Combine
import Combine
import SwiftUI
import Testing

private final class Document: ObservableObject {
    @Published var name: String

    init(_ name: String) { self.name = name }
}

private final class Log {
    var entries: [String] = []
}

private struct Reader: View {
    let log: Log
    @FocusedObject private var document: Document?

    var body: some View {
        log.entries.append(document?.name ?? "none")
        return Rectangle()
    }
}

private struct Desk: View {
    let log: Log
    let (first, window): (Document, Document)
    let hasFocus: Bool
    @FocusState private var isFocused: Bool

    init(_ log: Log, _ first: Document, _ window: Document, hasFocus: Bool) {
        (self.log, self.first, self.window, self.hasFocus) = (log, first, window, hasFocus)
    }

    var body: some View {
        VStack {
            Rectangle().focusable().focused($isFocused).focusedObject(first)
            Reader(log: log)
        }
        .focusedSceneObject(window)
        .onChange(of: hasFocus) { isFocused = $0 }
    }
}

/// Observable objects of the view with the focus.
@MainActor struct FocusedObjectTests {
    @Test("The object follows the focus, and its changes are followed")
    func follows() {
        let (log, first, window) = (Log(), Document("first"), Document("window"))
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        let hosting = HostingLayer(rootView: Desk(log, first, window, hasFocus: false))
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        display.advance(frames: 2)
        #expect(log.entries.last == "window")
        display.perform { window.name = "other" }
        display.advance(frames: 1)
        #expect(log.entries.last == "other")
        display.perform { hosting.rootView = Desk(log, first, window, hasFocus: true) }
        display.advance(frames: 2)
        #expect(log.entries.last == "first")
        display.perform { first.name = "second" }
        display.advance(frames: 1)
        #expect(log.entries.last == "second")
    }
}
#endif
