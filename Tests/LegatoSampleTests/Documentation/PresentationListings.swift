import Foundation
import Legato
import Testing

/// Listings on presentations.
///
/// The listings of the documentation comments on presentations, navigation and toolbars.
@MainActor
struct PresentationListings {
    @MainActor final class Journal { var lines: [String] = [] }

    struct Asking: View {
        let journal: Journal
        @State private var isAsking = false
        private func delete() { journal.lines.append("delete") }
        var body: some View {
            Button("Delete") { isAsking = true }
                .alert("Delete the file?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) { delete() }
                    Button("Cancel", role: .cancel) {}
                }
        }
    }

    @Test("An alert asks before a file is deleted")
    func alert() throws {
        let journal = Journal()
        let stage = TransactionStage(Asking(journal: journal))
        try stage.tap("Delete")
        stage.settle()
        #expect(stage.find("Delete the file?") != nil)
        try stage.tap("Cancel")
        stage.settle()
        #expect(journal.lines.isEmpty && stage.find("Cancel") == nil)
        try stage.tap("Delete")
        stage.settle()
        let texts = stage.layers(CATextLayer.self).filter { $0.string as? String == "Delete" }
        let frame = try stage.frame(try #require(texts.last))
        #expect(texts.count == 2)
        stage.tap(CGPoint(x: frame.midX, y: frame.midY))
        stage.settle()
        #expect(journal.lines == ["delete"] && stage.find("Delete the file?") == nil)
    }

    struct Editing: View {
        let journal: Journal
        private func copy() { journal.lines.append("copy") }
        private func delete() { journal.lines.append("delete") }
        var body: some View {
            Menu("Edit") {
                Button("Copy") { copy() }
                Button("Delete", role: .destructive) { delete() }
            }
        }
    }

    @Test("A menu opens beside its label, and an action closes it")
    func menu() throws {
        let journal = Journal()
        let stage = TransactionStage(Editing(journal: journal))
        #expect(stage.find("Copy") == nil)
        try stage.tap("Edit")
        stage.settle()
        #expect(try stage.frame(stage.text("Delete")).minY > stage.frame(stage.text("Copy")).maxY)
        try stage.tap("Copy")
        stage.settle()
        #expect(journal.lines == ["copy"] && stage.find("Copy") == nil)
    }

    struct Settings: View {
        var body: some View { Text("Settings") }
    }

    struct Half: View {
        var body: some View {
            Color.white.sheet(isPresented: .constant(true)) {
                Settings().presentationDetents([.medium, .large])
            }
        }
    }

    @Test("A sheet of medium height is in the lower half")
    func detents() throws {
        let stage = TransactionStage(Half(), height: 800)
        stage.settle()
        #expect(abs(try stage.frame(stage.text("Settings")).midY - 600) < 30)
    }

    struct FolderList: View {
        var body: some View { Text("Folders") }
    }

    struct Folders: View {
        var body: some View {
            NavigationSplitView {
                FolderList()
            } detail: {
                Text("Choose a folder")
            }
        }
    }

    @Test("A wide window shows both columns, a narrow one the sidebar")
    func splitView() throws {
        let wide = TransactionStage(Folders(), width: 800)
        #expect(
            try wide.frame(wide.text("Folders")).maxX
                < wide.frame(wide.text("Choose a folder")).minX
        )
        let narrow = TransactionStage(Folders(), width: 400)
        #expect(narrow.find("Folders") != nil && narrow.find("Choose a folder") == nil)
    }

    struct Page: View {
        @Environment(\.presentationMode) private var presentationMode

        var body: some View {
            Button("Done") { presentationMode.wrappedValue.dismiss() }
        }
    }

    @Test("A page dismisses itself")
    func presentationMode() throws {
        let view = NavigationStack { NavigationLink("Open") { Page() } }
        let stage = TransactionStage(view)
        try stage.tap("Open")
        stage.settle()
        try stage.tap("Done")
        stage.settle()
        #expect(stage.find("Done") == nil && stage.find("Open") != nil)
    }

    struct DoneItem: ToolbarContent {
        let action: () -> Void

        var body: some ToolbarContent {
            ToolbarItem(placement: .confirmationAction) { Button("Done", action: action) }
        }
    }

    @Test("A confirmation is at the trailing end of the bar")
    func toolbarContent() throws {
        let journal = Journal()
        let view = NavigationStack {
            Text("Page").toolbar { DoneItem { journal.lines.append("done") } }
        }
        let stage = TransactionStage(view)
        let done = try stage.frame(stage.text("Done"))
        #expect(done.minX > 300 && done.maxY < 60)
        try stage.tap("Done")
        #expect(journal.lines == ["done"])
    }

    struct Editor: View {
        var body: some View { Text("Editor") }
    }

    struct Editors: View {
        let journal: Journal
        private func save() { journal.lines.append("save") }
        var body: some View {
            NavigationStack {
                Editor()
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button("Save") { save() }
                        }
                    }
            }
        }
    }

    @Test("A toolbar's button is above the page, at its trailing end")
    func toolbar() throws {
        let journal = Journal()
        let stage = TransactionStage(Editors(journal: journal))
        let save = try stage.frame(stage.text("Save"))
        #expect(try save.minX > 300 && save.maxY < stage.frame(stage.text("Editor")).minY)
        try stage.tap("Save")
        #expect(journal.lines == ["save"])
    }
}
