import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

/// Scenes of documents.
struct DocumentGroupTests {
    private struct Letter: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "new"

        init() {}

        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents, !data.isEmpty else {
                throw CocoaError(.fileReadCorruptFile)
            }
            text = String(decoding: data, as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Editor: View {
        let value: WindowValue
        let log: Log
        var body: some View {
            DocumentWindow(window: value, new: { Letter() }) { file in
                VStack {
                    Text(
                        verbatim: "\(file.document.text) \(file.fileURL?.lastPathComponent ?? "-")")
                    Button("Change") { file.document.text += "!" }
                }
            }
            .environment(\.openWindow, OpenWindowAction { log.opened.append($0) })
            .environment(\.dismissWindow, DismissWindowAction { _ in log.closed += 1 })
        }
    }

    private final class Log {
        var opened: [WindowTarget] = []
        var closed = 0
        var requests: [FileDialogRequest] = []
        var answer: [URL] = []
    }

    /// Shows the editor of a window as the app does, with its commands.
    private func stage(_ value: WindowValue, _ log: Log) -> ViewDisplay<some View> {
        let plan = DocumentGroup(newDocument: Letter()) { _ in EmptyView() }
            .plans(SceneSettings(properties: PropertyStores()))[0]
        let it = ViewDisplay(
            MenuBarView(
                Editor(value: value, log: log),
                commands: Group { plan.settings.commands[0].controls.commandIndex(0) },
                showsBar: true
            ),
            size: CGSize(width: 400, height: 600)
        )
        it.display.onFileDialog = {
            log.requests.append($0)
            return log.answer
        }
        it.display.advance(frames: 2)
        return it
    }

    private func labels(_ it: ViewDisplay<some View>) -> [String] {
        func all(_ element: AccessibilityElement) -> [String] {
            [element.label] + element.children.flatMap(all)
        }
        return it.hosting.viewElements.flatMap(all)
    }

    @Test("A new document is saved where the user says, and then to its file")
    func saving() throws {
        let folder = try TemporaryFolder()
        let (value, log) = (WindowValue(), Log())
        let it = stage(value, log)
        #expect(labels(it).contains("new -"))
        it.key("tab")
        it.key("space")
        #expect(labels(it).contains("new! -"))
        log.answer = [folder.place("a")]
        it.key("s", .command)
        it.display.advance(frames: 3)
        #expect(log.requests.map(\.purpose) == [.save(name: "Untitled.txt")])
        #expect(folder.text("a.txt") == "new!")
        #expect(labels(it).contains("new! a.txt"))
        #expect(value.value == AnyHashable(DocumentFile<Letter>(url: folder.place("a.txt"))))
        it.key("space")
        it.key("s", .command)
        #expect(folder.text("a.txt") == "new!!" && log.requests.count == 1)
        log.answer = [folder.place("b.txt")]
        it.key("s", [.command, .shift])
        it.display.advance(frames: 3)
        #expect(folder.text("b.txt") == "new!!" && labels(it).contains("new!! b.txt"))
    }

    @Test("A file opens in a window that shows nothing else, and otherwise in another one")
    func opening() throws {
        let folder = try TemporaryFolder()
        for name in ["1.txt", "2.txt"] { try Data("one".utf8).write(to: folder.place(name)) }
        let log = Log()
        let it = stage(WindowValue(), log)
        log.answer = [folder.place("1.txt")]
        it.key("o", .command)
        it.display.advance(frames: 3)
        #expect(labels(it).contains("one 1.txt") && log.opened.isEmpty)
        log.answer = [folder.place("2.txt")]
        it.key("o", .command)
        it.display.advance(frames: 3)
        let file = DocumentFile<Letter>(url: folder.place("2.txt"))
        #expect(log.opened.map(\.value) == [AnyHashable(file)])
        #expect(labels(stage(WindowValue(file), Log())).contains("one 2.txt"))
    }

    @Test("A file that another window shows comes to the front instead of being opened twice")
    func shownFile() throws {
        let folder = try TemporaryFolder()
        let place = folder.place("1.txt")
        try Data("one".utf8).write(to: place)
        let (value, log) = (WindowValue(), Log())
        var raised: [AnyHashable] = []
        value.raiseOther = {
            raised.append($0)
            return true
        }
        let it = stage(value, log)
        log.answer = [place]
        it.key("o", .command)
        it.display.advance(frames: 3)
        #expect(raised == [AnyHashable(DocumentFile<Letter>(url: place))])
        #expect(labels(it).contains("new -") && log.opened.isEmpty)
        // A window that shows the file itself has nothing to do.
        let own = WindowValue(DocumentFile<Letter>(url: place))
        let other = stage(own, log)
        other.key("o", .command)
        other.display.advance(frames: 3)
        #expect(log.opened.isEmpty)
        // Another path of the same file.
        try FileManager.default.createSymbolicLink(
            at: folder.place("2.txt"), withDestinationURL: place)
        for path in ["2.txt", "./1.txt"] {
            let file = DocumentFile<Letter>(url: folder.place(path))
            #expect(file == DocumentFile<Letter>(url: place))
        }
    }

    @Test("A document that has a file is saved when the program ends without a question")
    func end() throws {
        let folder = try TemporaryFolder()
        try Data("one".utf8).write(to: folder.place("1.txt"))
        let known = WindowValue(DocumentFile<Letter>(url: folder.place("1.txt")))
        let it = stage(known, Log())
        it.key("tab")
        it.key("space")
        #expect(folder.text("1.txt") == "one")
        it.display.perform { known.save?() }
        #expect(folder.text("1.txt") == "one!")
        // One without a file is not.
        let (unsaved, log) = (WindowValue(), Log())
        let new = stage(unsaved, log)
        new.key("tab")
        new.key("space")
        new.display.perform { unsaved.save?() }
        #expect(log.requests.isEmpty && labels(new).contains("new! -"))
    }

    @Test("A file that cannot be read is reported")
    func failure() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: folder.place("1.txt"))
        let it = stage(WindowValue(DocumentFile<Letter>(url: folder.place("1.txt"))), Log())
        it.display.advance(by: 1)
        #expect(labels(it).contains { $0.contains("could not be read") })
    }

    @Test("Closing saves to the file of a document, and presents an alert for one without a file")
    func closing() throws {
        let folder = try TemporaryFolder()
        try Data("one".utf8).write(to: folder.place("1.txt"))
        let known = WindowValue(DocumentFile<Letter>(url: folder.place("1.txt")))
        let it = stage(known, Log())
        #expect(known.shouldClose?() == true && folder.text("1.txt") == "one")
        it.key("tab")
        it.key("space")
        let mayClose = it.display.perform { known.shouldClose?() }
        #expect(mayClose == true && folder.text("1.txt") == "one!")

        let (unsaved, log) = (WindowValue(), Log())
        let new = stage(unsaved, log)
        #expect(unsaved.shouldClose?() == true)
        new.key("tab")
        new.key("space")
        #expect(new.display.perform { unsaved.shouldClose?() } == false)
        new.display.advance(by: 1)
        #expect(labels(new).contains { $0.contains("keep “Untitled”") })
        #expect(log.closed == 0)
    }

    @Test(
        "The alert for a document without a file saves it, discards it, or keeps its window",
        arguments: ["Save…", "Discard", "Cancel"])
    func answer(_ answer: String) throws {
        let folder = try TemporaryFolder()
        let (value, log) = (WindowValue(), Log())
        let it = stage(value, log)
        it.key("tab")
        it.key("space")
        #expect(it.display.perform { value.shouldClose?() } == false)
        it.display.advance(by: 1)
        log.answer = [folder.place("a.txt")]
        let button = try #require(it.middle(ofText: answer))
        it.tap(button.x, button.y)
        it.display.advance(by: 1)
        #expect(log.closed == (answer == "Cancel" ? 0 : 1))
        #expect(folder.text("a.txt") == (answer == "Save…" ? "new!" : nil))
    }

    @Test("A document whose file cannot be written keeps its window, until it is discarded")
    func failedClosing() throws {
        let folder = try TemporaryFolder()
        try Data("one".utf8).write(to: folder.place("1.txt"))
        let (value, log) = (WindowValue(DocumentFile<Letter>(url: folder.place("1.txt"))), Log())
        let it = stage(value, log)
        it.key("tab")
        it.key("space")
        try FileManager.default.removeItem(at: folder.url)
        #expect(it.display.perform { value.shouldClose?() } == false)
        it.display.advance(by: 1)
        #expect(labels(it).contains { $0.contains("keep “1”") })
        let button = try #require(it.middle(ofText: "Discard"))
        it.tap(button.x, button.y)
        it.display.advance(by: 1)
        #expect(log.closed == 1)
    }

    @Test("The commands of several groups are shown once")
    func groups() {
        let settings = SceneSettings(properties: PropertyStores())
        let editors = DocumentGroup(newDocument: Letter()) { _ in EmptyView() }.plans(settings)
        let viewers = DocumentGroup(viewing: Letter.self) { _ in EmptyView() }.plans(settings)
        #expect(editors[0].settings.commands[0] === viewers[0].settings.commands[0])
    }

    @Test("A viewer shows files and cannot save them")
    func viewer() throws {
        let plan = DocumentGroup(viewing: Letter.self) { file in
            Text(verbatim: "\(file.document.text) \(file.isEditable)")
        }
        .plans(SceneSettings(properties: PropertyStores()))[0]
        let folder = try TemporaryFolder()
        try Data("one".utf8).write(to: folder.place("1.txt"))
        let file = DocumentFile<Letter>(url: folder.place("1.txt"))
        #expect(labels(ViewDisplay(plan.content(WindowValue(file)), frames: 3)) == ["one false"])
        #expect(labels(ViewDisplay(plan.content(WindowValue()), frames: 3)) == ["Open…"])
    }
}
