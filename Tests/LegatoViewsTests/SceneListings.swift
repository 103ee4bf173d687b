import Foundation
import Legato
import Testing

/// The listings of the documentation comments on commands, settings, windows, outlines and unions of
/// glass.
struct NoteCommands: Commands {
    @FocusedBinding(\.document) private var text

    var body: some Commands {
        CommandMenu("Note") {
            Button("Clear") { text = "" }
                .keyboardShortcut("k")
                .disabled(text == nil)
        }
    }
}

private struct Editor: View {
    var body: some View { Text("Editor") }
}

private struct SettingsPage: View {
    var body: some View { Text("Settings") }
}

private struct Countdown: View {
    var body: some View { Text("9") }
}

private struct ClockFace: View {
    var body: some View { Circle() }
}

private func duplicate() {}

private struct Duplicates: App {
    var body: some Scene {
        WindowGroup { Editor() }
            .commands {
                CommandGroup(after: .newItem) {
                    Button("Duplicate") { duplicate() }
                        .keyboardShortcut("d", modifiers: [.command, .shift])
                }
            }
        Window("Clock", id: "clock") { ClockFace().frame(width: 240, height: 240) }
            .windowResizability(.contentSize)
        Window("Timer", id: "timer") { Countdown() }
            .windowLevel(.floating)
    }
}

struct Notes: App {
    var body: some Scene {
        WindowGroup { Editor() }
        Settings { SettingsPage() }
    }
}

private struct Blank: App {
    var body: some Scene {
        WindowGroup { Editor() }
            .commands {
                CommandGroup(replacing: .newItem) {}
            }
    }
}

/// The listing of the documentation comment on windows for values.
struct NoteWindows: App {
    struct Note {
        typealias ID = Int
    }

    struct NoteView: View {
        let id: Note.ID?
        var body: some View { Text("Note \(id ?? 0)") }
    }

    var body: some Scene {
        WindowGroup("Note", for: Note.ID.self) { $id in
            NoteView(id: id)
        }
    }
}

struct Closer: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View { Button("Done") { dismissWindow(id: "log") } }
}

struct Results: View {
    enum Scope { case titles, texts }
    let results = ["A", "B"]
    @State private var query = "C"
    @State private var scope = Scope.titles

    var body: some View {
        List(results, id: \.self) { Text($0) }
            .searchable(text: $query)
            .searchScopes($scope) {
                Text("Titles").tag(Scope.titles)
                Text("Texts").tag(Scope.texts)
            }
            .background(scope == .texts ? Color.red : Color.white)
    }
}

struct Trees: View {
    struct Folder {
        var name: String
        var folders: [Folder]?
    }

    let folders = [Folder(name: "A", folders: [Folder(name: "B")]), Folder(name: "C")]
    let symbols = ["star", "heart"]
    @Namespace private var namespace

    var body: some View {
        List {
            OutlineGroup(folders, id: \.name, children: \.folders) { folder in
                Text(folder.name)
            }
        }
        GlassEffectContainer {
            HStack(spacing: 0) {
                ForEach(symbols, id: \.self) { symbol in
                    Image(systemName: symbol)
                        .padding()
                        .glassEffect()
                        .glassEffectUnion(id: "tools", namespace: namespace)
                }
            }
        }
    }
}

/// Listings on scenes.
struct SceneListingTests {
    @Test("The outline and the glass of the listings are shown")
    func shown() {
        let it = ViewDisplay(Trees(), size: CGSize(width: 300, height: 300))
        #expect(it.display.snapshot() != ViewDisplay(Color.white).display.snapshot())
    }
}
