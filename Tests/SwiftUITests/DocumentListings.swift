#if Combine
import Combine
import SwiftUI
import Testing

@testable import Legato
@testable import LegatoCombine
@testable import LegatoViews

/// The listings of the documentation comments on documents of objects.
final class Sketch: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    @Published var title = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        title = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func snapshot(contentType: UTType) throws -> String { title }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

private struct SketchEditor: View {
    @ObservedObject var sketch: Sketch

    var body: some View { TextField("Title", text: $sketch.title) }
}

private struct Sketches: App {
    var body: some Scene {
        DocumentGroup(newDocument: { Sketch() }) { file in SketchEditor(sketch: file.document) }
    }
}

/// Listings on documents of objects.
struct DocumentListings {
    @Test("The document of the listing is read and written")
    func files() throws {
        let file = FileWrapper(regularFileWithContents: Data("Sea".utf8))
        let sketch = try Sketch(
            configuration: FileDocumentReadConfiguration(contentType: .plainText, file: file)
        )
        #expect(sketch.title == "Sea")
        sketch.title = "Sky"
        let written = try sketch.fileWrapper(
            snapshot: sketch.snapshot(contentType: .plainText),
            configuration: FileDocumentWriteConfiguration(
                contentType: .plainText, existingFile: file
            )
        )
        #expect(written.regularFileContents == Data("Sky".utf8))
    }

    @Test("The scene of the listing is for windows with such documents")
    @MainActor func scene() {
        let plans = Sketches().body.allPlans(SceneSettings(properties: PropertyStores()))
        #expect(plans.map(\.isSingle) == [false])
        #expect(plans[0].valueType == DocumentFile<ReferenceValue<Sketch>>.self)
    }
}
#endif
