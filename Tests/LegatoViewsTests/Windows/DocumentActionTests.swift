import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

/// Actions that open documents.
struct DocumentActionTests {
    private struct Plain: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "new"

        init(_ text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private func plan(_ scene: some Scene) throws -> DocumentPlan {
        let plan = scene.allPlans(SceneSettings(properties: PropertyStores())).first
        return try #require(plan?.documents)
    }

    @Test("A scene of documents names the types that it reads and creates")
    func plans() throws {
        let editor = try plan(DocumentGroup(newDocument: Plain("")) { _ in Color.red })
        #expect(editor.readable == [.plainText] && editor.creatable == [.plainText])
        let viewer = try plan(DocumentGroup(viewing: Plain.self) { _ in Color.red })
        #expect(viewer.readable == [.plainText] && viewer.creatable.isEmpty)
        let file = URL(fileURLWithPath: "/a.txt")
        #expect(editor.value(file) == AnyHashable(DocumentFile<Plain>(url: file)))
        let plain = WindowGroup { Color.red }
            .allPlans(SceneSettings(properties: PropertyStores()))
        #expect(plain[0].documents == nil)
    }

    @Test("A file that is missing, or that no scene reads, is an error")
    func files() throws {
        let folder = try TemporaryFolder()
        try Data("one".utf8).write(to: folder.place("1.png"))
        let windows = AppWindows { DocumentGroup(newDocument: Plain("")) { _ in Color.red } }
        #expect(throws: CocoaError.self) { try windows.open(file: folder.place("2.txt")) }
        #expect(throws: CocoaError.self) { try windows.open(file: folder.place("1.png")) }
    }

    @Test("A window for a new document shows it")
    func start() {
        let value = WindowValue(AnyHashable(StartingDocument(Plain("start"))))
        let it = ViewDisplay(
            DocumentWindow(window: value, new: { Plain("new") }) { Text($0.document.text) },
            frames: 2
        )
        #expect(it.layer(ofText: "start") != nil)
    }

    @Test("The actions pass on what they are called with")
    func actions() async throws {
        var opened: [String] = []
        let new = NewDocumentAction { document in
            switch document {
            case .type(let type): opened.append(type.identifier)
            case .value(let value, let type):
                let start = value.base as? StartingDocument<Plain>
                opened.append("\(start?.document.text ?? "-") \(type)")
            }
        }
        new(contentType: .plainText)
        new(Plain("own"))
        #expect(opened == ["public.plain-text", "own StartingDocument<Plain>"])
        let open = OpenDocumentAction { opened.append($0.lastPathComponent) }
        try await open(at: URL(fileURLWithPath: "/b.txt"))
        #expect(opened.last == "b.txt")
    }
}
