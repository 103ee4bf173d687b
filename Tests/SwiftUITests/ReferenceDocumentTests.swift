#if Combine
import Combine
import SwiftUI
import Testing

@testable import Legato
@testable import LegatoCombine
@testable import LegatoViews

private final class CountedSketch: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var title = "new"
    private(set) var snapshots = 0

    init() {}

    init(configuration: ReadConfiguration) throws {
        title = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func snapshot(contentType: UTType) throws -> String {
        snapshots += 1
        return title
    }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

private struct Page: View {
    let file: ReferenceFileDocumentConfiguration<CountedSketch>
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        Text(file.document.title)
        Button("Change") {
            let (document, old) = (file.document, file.document.title)
            document.title += "!"
            undoManager?.registerUndo(withTarget: document) { $0.title = old }
        }
        Button("Name") { undoManager?.setActionName("Change") }
        Button("Undo") { undoManager?.undo() }
        Button("Forget") { undoManager?.removeAllActions() }
        Button("Look") { file.document.title = "seen" }
    }
}

/// Documents of objects.
struct ReferenceDocumentTests {
    @Test("A document is read, and written through a snapshot")
    func files() throws {
        let sketch = CountedSketch()
        sketch.title = "written"
        let value = ReferenceValue(sketch)
        let file = try value.fileWrapper(
            configuration: FileDocumentWriteConfiguration(
                contentType: .plainText, existingFile: nil
            )
        )
        #expect(sketch.snapshots == 1)
        let read = try ReferenceValue<CountedSketch>(
            configuration: FileDocumentReadConfiguration(contentType: .plainText, file: file)
        )
        #expect(read.object.title == "written")
        #expect(ReferenceValue<CountedSketch>.writableContentTypes == [.plainText])
    }

    @Test("A registered change marks the document as edited, and the view follows the object")
    @MainActor func edits() throws {
        let sketch = CountedSketch()
        var edits = 0
        let binding = Binding<ReferenceValue<CountedSketch>>(
            get: { ReferenceValue(sketch) }, set: { _ in edits += 1 }
        )
        let file = FileDocumentConfiguration(document: binding, fileURL: nil, isEditable: true)
        let display = HeadlessDisplay(size: CGSize(width: 300, height: 200))
        let views = HostingLayer(rootView: ReferenceDocumentView(file: file) { Page(file: $0) })
        views.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(views)
        display.advance(frames: 2)
        func press(_ label: String) {
            views.viewElements.first { $0.label == label }?.perform()
            display.advance(frames: 2)
        }
        func title() -> String? { views.viewElements.first?.label }
        #expect(title() == "new" && edits == 0)
        press("Change")
        #expect(title() == "new!" && edits == 1)
        press("Look")
        #expect(title() == "seen" && edits == 1)
        press("Change")
        #expect(title() == "seen!" && edits == 2)
        press("Name")
        #expect(edits == 2)
        press("Undo")
        #expect(edits == 3)
        press("Forget")
        #expect(edits == 3)
    }

    @Test("A registered change does not mark a document that is only viewed as edited")
    @MainActor func viewing() {
        let sketch = CountedSketch()
        var edits = 0
        let binding = Binding<ReferenceValue<CountedSketch>>(
            get: { ReferenceValue(sketch) }, set: { _ in edits += 1 }
        )
        let file = FileDocumentConfiguration(document: binding, fileURL: nil, isEditable: false)
        let display = HeadlessDisplay(size: CGSize(width: 300, height: 200))
        let views = HostingLayer(rootView: ReferenceDocumentView(file: file) { Page(file: $0) })
        views.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(views)
        display.advance(frames: 2)
        views.viewElements.first { $0.label == "Change" }?.perform()
        display.advance(frames: 2)
        #expect(sketch.title == "new!" && edits == 0)
    }

    @Test("A scene of such documents opens a window without a file, and one for a file")
    @MainActor func scene() {
        let group = DocumentGroup(newDocument: { CountedSketch() }) { Page(file: $0) }
        let plans = group.allPlans(SceneSettings(properties: PropertyStores()))
        #expect(plans.count == 1 && !plans[0].isSingle)
        #expect(plans[0].valueType == DocumentFile<ReferenceValue<CountedSketch>>.self)
    }
}
#endif
