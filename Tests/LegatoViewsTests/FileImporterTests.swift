import Foundation
import Legato
import TestSupport
import Testing

/// Files that views ask the user for.
struct FileImporterTests {
    private struct Opener: View {
        let types: [UTType]
        var severalFiles = false
        let log: (String) -> Void
        @State private var isOpening = false

        var body: some View {
            Color.red
                .onTapGesture { isOpening = true }
                .fileImporter(
                    isPresented: $isOpening, allowedContentTypes: types,
                    allowsMultipleSelection: severalFiles
                ) { result in
                    switch result {
                    case .success(let files): log(files.map(\.path).joined(separator: " "))
                    case .failure(let error): log("\(error)")
                    }
                } onCancellation: {
                    log("cancelled")
                }
                .onChange(of: isOpening) { log($1 ? "opens" : "closes") }
        }
    }

    private func requests(_ types: [UTType], severalFiles: Bool = false) -> FileDialogRequest? {
        var found: FileDialogRequest?
        let shown = ViewDisplay(Opener(types: types, severalFiles: severalFiles) { _ in })
        shown.display.onFileDialog = {
            found = $0
            return []
        }
        shown.tap(100, 100)
        shown.display.advance(frames: 2)
        return found
    }

    @Test("The chosen files are passed on, each time the binding becomes true")
    func choosing() {
        var log: [String] = []
        let shown = ViewDisplay(Opener(types: [.png], severalFiles: true) { log.append($0) })
        shown.display.onFileDialog = { _ in
            [URL(fileURLWithPath: "/a.png"), URL(fileURLWithPath: "/b.png")]
        }
        for _ in 0..<2 {
            log = []
            shown.tap(100, 100)
            shown.display.advance(frames: 2)
            #expect(log.sorted() == ["/a.png /b.png", "closes", "opens"])
        }
        shown.display.onFileDialog = { _ in [] }
        log = []
        shown.tap(100, 100)
        shown.display.advance(frames: 2)
        #expect(log.sorted() == ["cancelled", "closes", "opens"])
    }

    @Test("Without a dialog the completion receives an error that says what to do")
    func failure() {
        var log: [String] = []
        let shown = ViewDisplay(Opener(types: [.png]) { log.append($0) })
        shown.tap(100, 100)
        shown.display.advance(frames: 2)
        let message =
            "Could not show a file dialog: the display has none. "
            + "Set HeadlessDisplay.onFileDialog to answer it in a test."
        #expect(log.filter { $0 == message }.count == 1)
    }

    @Test("Types become rules of the dialog")
    func types() {
        #expect(requests([.png])?.filters.first?.mediaTypes == ["image/png"])
        #expect(requests([.png])?.filters.first?.patterns == ["*.png"])
        let image = requests([.image])?.filters.first
        #expect(image?.mediaTypes.contains("image/svg+xml") == true)
        #expect(image?.patterns.contains("*.jpeg") == true)
        #expect(image?.patterns.contains("*.pdf") == false)
        #expect(requests([.folder])?.choosesFolders == true)
        #expect(requests([.folder, .png])?.choosesFolders == false)
        for all in [[], [UTType.item], [.png, .data], [UTType(exportedAs: "org.example.card")]] {
            #expect(requests(all)?.filters == [])
        }
        #expect(requests([.png])?.allowsMultipleSelection == false)
        #expect(requests([.png], severalFiles: true)?.allowsMultipleSelection == true)
    }

    @Test("One file is passed on by itself, from the folder that is shown first")
    func single() {
        var (file, folder): (URL?, URL?)
        let display = HeadlessDisplay(size: CGSize(width: 20, height: 20))
        display.onFileDialog = {
            folder = $0.folder
            return [URL(fileURLWithPath: "/files/a.json")]
        }
        let layer = HostingLayer(
            rootView: Color.red
                .fileImporter(isPresented: .constant(true), allowedContentTypes: [.json]) {
                    file = try? $0.get()
                }
                .fileDialogDefaultDirectory(URL(fileURLWithPath: "/files"))
        )
        display.perform { display.rootLayer.addSublayer(layer) }
        display.advance(frames: 2)
        #expect(file?.path == "/files/a.json")
        #expect(folder?.path == "/files")
        #expect(file?.startAccessingSecurityScopedResource() == true)
    }
}
