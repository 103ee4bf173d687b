import Foundation
import Legato
import Observation
import Testing

/// Titles that can be renamed.
struct TitleRenamingTests {
    @Observable final class Note {
        var title = "Notes"
    }

    private struct Page: View {
        @Bindable var note: Note
        var isLarge = false

        var body: some View {
            NavigationStack {
                Color.white
                    .navigationTitle($note.title)
                    .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
                    .toolbar { ToolbarItem(placement: .bottomBar) { RenameButton() } }
            }
        }
    }

    private let note = Note()

    private func stage(isLarge: Bool = false) -> ViewDisplay<Page> {
        ViewDisplay(
            Page(note: note, isLarge: isLarge), size: CGSize(width: 400, height: 300), frames: 3
        )
    }

    /// Chooses the item of the title's menu.
    private func rename(in it: ViewDisplay<Page>) throws {
        let title = try #require(it.middle(ofText: "Notes"))
        it.tap(title.x, title.y)
        it.display.advance(by: 1)
        let item = try #require(it.middle(ofText: "Rename"))
        it.tap(item.x, item.y)
        it.display.advance(by: 1)
    }

    @Test("The title follows the binding, in the bar and of the window")
    func following() {
        let it = stage()
        #expect(it.middle(ofText: "Notes")?.y == 22)
        note.title = "Other"
        it.display.advance(by: 1)
        #expect(it.middle(ofText: "Other")?.y == 22 && it.middle(ofText: "Notes") == nil)
        #expect(it.hosting.navigationTitle == "Other")
    }

    @Test("The menu of the title puts it into a field, and Return sets the typed text")
    func renaming() throws {
        let it = stage()
        try rename(in: it)
        it.display.type("Letters")
        it.display.advance(frames: 2)
        #expect(note.title == "Notes")
        it.key("return")
        it.display.advance(by: 1)
        #expect(note.title == "Letters" && it.hosting.navigationTitle == "Letters")
        #expect(it.middle(ofText: "Letters")?.y == 22)
    }

    @Test("Escape and an empty text keep the title")
    func keeping() throws {
        let it = stage()
        try rename(in: it)
        it.display.type("Letters")
        it.key("escape")
        it.display.advance(by: 1)
        #expect(note.title == "Notes" && it.middle(ofText: "Notes") != nil)
        try rename(in: it)
        it.key("backspace")
        it.key("return")
        it.display.advance(by: 1)
        #expect(note.title == "Notes" && it.middle(ofText: "Notes") != nil)
    }

    @Test("A rename button in another item of the bars renames a large title")
    func large() throws {
        let it = stage(isLarge: true)
        #expect(try #require(it.middle(ofText: "Notes")).y > 44)
        it.tap(200, 276)
        it.display.advance(by: 1)
        it.display.type("Letters")
        it.key("return")
        it.display.advance(by: 1)
        #expect(note.title == "Letters")
        #expect(try #require(it.middle(ofText: "Letters")).y > 44)
    }

    @Test("Typed text stays when the large title folds, and when it returns")
    func folding() throws {
        struct Scrolled: View {
            @Bindable var note: Note
            var body: some View {
                NavigationStack {
                    ScrollView { Color.red.frame(height: 1000) }
                        .navigationTitle($note.title)
                        .toolbar { ToolbarItem(placement: .bottomBar) { RenameButton() } }
                }
            }
        }
        let it = ViewDisplay(
            Scrolled(note: note), size: CGSize(width: 400, height: 300), frames: 3
        )
        it.tap(200, 276)
        it.display.advance(by: 1)
        it.display.type("Letters")
        it.display.advance(frames: 2)
        func turn(_ distance: CGFloat) {
            let place = CGPoint(x: 100, y: 150)
            it.display.send(
                .scroll(
                    ScrollEvent(
                        location: place, delta: CGSize(width: 0, height: -distance),
                        time: it.display.time
                    )
                )
            )
            it.display.advance(by: 1)
        }
        turn(80)
        #expect(try #require(it.middle(ofText: "Letters")).y < 44)
        it.display.type("!")
        turn(-80)
        #expect(try #require(it.middle(ofText: "Letters!")).y > 44)
        it.key("return")
        it.display.advance(by: 1)
        #expect(note.title == "Letters!")
    }

    @Test("Renaming ends with its title, and does not begin while no bar shows it")
    func ending() throws {
        struct Switching: View {
            @Bindable var note: Note
            let handle: Handle<(isFixed: Bool, isHidden: Bool)>
            @State private var state = (isFixed: false, isHidden: false)
            var body: some View {
                handle.set = { state = $0 }
                return NavigationStack {
                    Group {
                        if state.isFixed {
                            Color.white.navigationTitle("Fixed")
                        } else {
                            Color.white.navigationTitle($note.title)
                        }
                    }
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .bottomBar) { RenameButton() } }
                    .toolbar(state.isHidden ? .hidden : .automatic, for: .navigationBar)
                }
            }
        }
        let handle = Handle<(isFixed: Bool, isHidden: Bool)>()
        let it = ViewDisplay(
            Switching(note: note, handle: handle), size: CGSize(width: 400, height: 300), frames: 3
        )
        func show(isFixed: Bool, isHidden: Bool) {
            it.display.perform { handle.set((isFixed: isFixed, isHidden: isHidden)) }
            it.display.advance(by: 1)
        }
        /// Whether the title is in a field, which takes the typed text.
        func isRenaming() -> Bool {
            it.display.type("x")
            it.display.advance(frames: 2)
            return it.middle(ofText: "x") != nil
        }
        it.tap(200, 276)
        it.display.advance(by: 1)
        #expect(isRenaming())
        show(isFixed: true, isHidden: false)
        show(isFixed: false, isHidden: false)
        #expect(!isRenaming() && it.middle(ofText: "Notes")?.y == 22)
        show(isFixed: false, isHidden: true)
        it.tap(200, 276)
        it.display.advance(by: 1)
        show(isFixed: false, isHidden: false)
        #expect(!isRenaming() && it.middle(ofText: "Notes")?.y == 22)
    }
}
