import Foundation
import Legato
import TestSupport
import Testing

/// Files that views write and move where the user says.
struct FileExporterTests {
    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText, .json]
        var text: String

        init(_ text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
            let old = configuration.existingFile?.regularFileContents.map { $0.count } ?? 0
            let all = "\(configuration.contentType) \(old) \(text)"
            return FileWrapper(regularFileWithContents: Data(all.utf8))
        }
    }

    /// The requests that a dialog received, and their results.
    private final class Log {
        var request: FileDialogRequest?
        var urls: [URL] = []
        var error: (any Error)?
        var isCancelled = false

        func take(_ result: Result<[URL], any Error>) {
            switch result {
            case .success(let all): urls = all
            case .failure(let failure): error = failure
            }
        }

        func take(_ result: Result<URL, any Error>) { take(result.map { [$0] }) }
    }

    /// Shows a view whose dialog is open, and completes the dialog.
    private func show(_ view: some View, _ log: Log, _ answer: [URL]) {
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
        display.onFileDialog = {
            log.request = $0
            return answer
        }
        let layer = HostingLayer(rootView: view)
        display.perform { display.rootLayer.addSublayer(layer) }
        display.advance(frames: 2)
    }

    @Test("A document is written where the user says, and replaces what is there")
    func document() throws {
        let folder = try TemporaryFolder()
        let log = Log()
        for _ in 0..<2 {
            show(
                Color.red.fileExporter(
                    isPresented: .constant(true), document: Note("Hello"), contentType: .plainText,
                    defaultFilename: "Letter"
                ) { log.take($0) },
                log, [folder.place("a")]
            )
        }
        #expect(log.request?.purpose == .save(name: "Letter.txt"))
        #expect(log.request?.filters.first?.patterns.contains("*.txt") == true)
        #expect(log.urls == [folder.place("a.txt")])
        #expect(folder.text("a.txt") == "public.plain-text 25 Hello")
    }

    @Test("The extension of the chosen name decides on the type")
    func types() throws {
        let folder = try TemporaryFolder()
        let log = Log()
        show(
            Color.red.fileExporter(isPresented: .constant(true), document: Note("x")) {
                log.take($0)
            },
            log, [folder.place("a.json")]
        )
        #expect(log.request?.purpose == .save(name: "Untitled.txt"))
        #expect(folder.text("a.json") == "public.json 0 x")
    }

    @Test("Errors are passed on, a cancelled dialog is reported, and nil shows no dialog")
    func failures() throws {
        let folder = try TemporaryFolder()
        var log = Log()
        show(
            Color.red.fileExporter(
                isPresented: .constant(true), document: Note(""), contentType: .plainText
            ) { log.take($0) },
            log, [folder.place("a.txt")]
        )
        #expect(log.error is CocoaError && folder.text("a.txt") == nil)
        log = Log()
        show(
            Color.red.fileExporter(
                isPresented: .constant(true), document: Note("x"), contentTypes: [.json],
                onCompletion: { log.take($0) }, onCancellation: { log.isCancelled = true }
            ),
            log, []
        )
        #expect(log.isCancelled && log.urls.isEmpty)
        log = Log()
        show(
            Color.red.fileExporter(
                isPresented: .constant(true), document: Note?.none, contentType: .json
            ) { log.take($0) },
            log, [folder.place("b.json")]
        )
        #expect(log.request == nil && log.urls.isEmpty)
    }

    @Test("Several documents get numbers as names")
    func documents() throws {
        let folder = try TemporaryFolder()
        let log = Log()
        show(
            Color.red.fileExporter(
                isPresented: .constant(true), documents: [Note("a"), Note("b")], contentType: .json
            ) { log.take($0) },
            log, [folder.place("1.json"), folder.place("2.json")]
        )
        #expect(
            log.request?.purpose == .saveAll(names: ["Untitled 1.json", "Untitled 2.json"])
        )
        #expect(folder.text("2.json") == "public.json 0 b")
        #expect(log.urls.count == 2)
    }

    @Test("An item is written in its first representation of the types")
    func item() async throws {
        let folder = try TemporaryFolder()
        let log = Log()
        await withCheckedContinuation { done in
            show(
                Color.red.fileExporter(
                    isPresented: .constant(true), item: "text", contentTypes: [.plainText],
                    defaultFilename: "a.txt"
                ) {
                    log.take($0)
                    done.resume()
                },
                log, [folder.place("a.txt")]
            )
        }
        #expect(log.request?.purpose == .save(name: "a.txt"))
        #expect(folder.text("a.txt") == "text")
    }

    @Test("Files are moved, and replace what is there")
    func moving() throws {
        let folder = try TemporaryFolder()
        let log = Log()
        try Data("old".utf8).write(to: folder.place("b.txt"))
        try Data("new".utf8).write(to: folder.place("a.txt"))
        show(
            Color.red
                .fileMover(isPresented: .constant(true), file: folder.place("a.txt")) {
                    log.take($0)
                }
                .fileDialogMessage("Where to?")
                .fileDialogConfirmationLabel("Move"),
            log, [folder.place("b.txt")]
        )
        #expect(log.request?.purpose == .save(name: "a.txt"))
        #expect(log.request?.title == "Where to?" && log.request?.confirmationLabel == "Move")
        #expect(folder.text("a.txt") == nil && folder.text("b.txt") == "new")
        #expect(log.urls == [folder.place("b.txt")])
        show(
            Color.red.fileMover(isPresented: .constant(true), files: [folder.place("none")]) {
                log.take($0)
            },
            log, [folder.place("b.txt")]
        )
        #expect(log.error != nil && folder.text("b.txt") == "new")
    }

    @Test("Folders of files are written and read")
    func wrappers() throws {
        let folder = try TemporaryFolder()
        let inner = FileWrapper(directoryWithFileWrappers: [:])
        inner.preferredFilename = "inner"
        #expect(inner.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a") == "a")
        #expect(inner.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a") == "2_a")
        let whole = FileWrapper(directoryWithFileWrappers: [
            "top.txt": FileWrapper(regularFileWithContents: Data("top".utf8))
        ])
        whole.addFileWrapper(inner)
        for _ in 0..<2 { try whole.write(to: folder.place("doc")) }
        #expect(folder.text("doc/inner/2_a") == "2" && folder.text("doc/top.txt") == "top")
        let read = try FileWrapper(url: folder.place("doc"))
        #expect(read.isDirectory && read.filename == "doc" && read.regularFileContents == nil)
        let again = try #require(read.fileWrappers?["inner"])
        #expect(again.fileWrappers?["a"]?.regularFileContents == Data("1".utf8))
        let first = try #require(again.fileWrappers?["a"])
        again.removeFileWrapper(first)
        #expect(again.fileWrappers?.keys.sorted() == ["2_a"])
        #expect(throws: (any Error).self) { try FileWrapper(url: folder.place("none")) }
    }
}
