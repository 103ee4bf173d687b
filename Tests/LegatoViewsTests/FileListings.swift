import Foundation
import Legato

/// The listings of the documentation comments on documents and files, on titles with menus and on rows
/// that are dropped.
struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct TextEdit: App {
    var body: some Scene {
        DocumentGroup(newDocument: Note(text: "")) { file in
            TextEditor(text: file.$document.text)
        }
    }
}

struct SaveButtons: View {
    let note: Note
    @State private var isSaving = false
    @State private var isMoving = false
    @State private var place: URL?

    var body: some View {
        Button("Save…") { isSaving = true }
            .fileExporter(
                isPresented: $isSaving, document: note, contentType: .plainText,
                defaultFilename: "Note"
            ) { result in
                place = try? result.get()
            }
        Button("Move…") { isMoving = true }
            .fileMover(isPresented: $isMoving, file: place) { result in
                place = (try? result.get()) ?? place
            }
    }
}

struct NotePage: View {
    struct Note {
        var title = "Note"
    }

    struct NoteView: View {
        let note: Note
        init(_ note: Note) { self.note = note }
        var body: some View { Text(note.title) }
    }

    let note = Note()
    let duplicate: () -> Void

    var body: some View {
        NavigationStack {
            NoteView(note)
                .navigationTitle(note.title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbarTitleMenu {
                    Button("Duplicate", action: duplicate)
                }
        }
    }
}

struct JobList: View {
    struct Job: Identifiable {
        let title: String
        var id: String { title }
        init(_ title: String) { self.title = title }
    }

    struct JobRow: View {
        let job: Job
        init(_ job: Job) { self.job = job }
        var body: some View { Text(job.title) }
    }

    @State private var jobs = [Job("Read"), Job("Write")]

    var body: some View {
        List {
            ForEach(jobs) { JobRow($0) }
                .dropDestination(for: String.self) { titles, offset in
                    jobs.insert(contentsOf: titles.map(Job.init), at: offset)
                }
        }
    }
}

enum Folders {
    static func write(to url: URL) throws {
        let folder = FileWrapper(directoryWithFileWrappers: [
            "title.txt": FileWrapper(regularFileWithContents: Data("Hello".utf8))
        ])
        try folder.write(to: url, originalContentsURL: nil)
    }
}
