import Foundation
import Legato
import Observation
import Testing

@testable import Legato
@testable import LegatoViews

/// Items of toolbars that the system provides, and commands for bars and texts.
struct DefaultToolbarItemTests {
    @Observable final class Model {
        var query = ""
        var text = "one two"
        var isInBar = true
        var isShown = false
    }

    private struct Search: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack {
                Color.white
                    .navigationTitle("Title")
                    .searchable(text: $model.query, prompt: "Prompt")
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("Filter") {} }
                            .sharedBackgroundVisibility(.hidden)
                        if model.isInBar {
                            DefaultToolbarItem(kind: .search, placement: .bottomBar)
                        }
                        DefaultToolbarItem(kind: .title, placement: .topBarLeading)
                    }
                    .toolbar(removing: .title)
            }
        }
    }

    @Test("A search item moves the field of the page into a bar, and a title item adds the title")
    func search() throws {
        let model = Model()
        let it = ViewDisplay(Search(model: model), size: CGSize(width: 400, height: 300), frames: 3)
        let field = try #require(it.middle(ofText: "Prompt"))
        let button = try #require(it.middle(ofText: "Filter"))
        #expect(field.y > 250 && field.x > button.x)
        #expect(try #require(it.middle(ofText: "Title")).x < 100)
        it.tap(field.x, field.y)
        it.display.type("x")
        it.display.advance(frames: 1)
        #expect(model.query == "x")
        it.display.perform {
            model.query = ""
            model.isInBar = false
        }
        it.display.advance(frames: 3)
        #expect(try #require(it.middle(ofText: "Prompt")).y < 150)
    }

    private struct Items: CustomizableToolbarContent {
        var body: some CustomizableToolbarContent {
            ToolbarItem(id: "a") { Text("Shown") }.customizationBehavior(.disabled)
            ToolbarItem(id: "b") { Text("Hidden") }.defaultCustomization(.hidden)
        }
    }

    @Test("An item that is hidden by default is not in the toolbar")
    func customization() {
        let page = NavigationStack { Color.white.toolbar(id: "bar") { Items() } }
        let it = ViewDisplay(page, frames: 3)
        #expect(it.layer(ofText: "Shown") != nil && it.layer(ofText: "Hidden") == nil)
    }

    private struct Program: App {
        var model = Model()

        var body: some Scene {
            WindowGroup { Page(model: model) }
                .commands {
                    ToolbarCommands()
                    TextEditingCommands()
                }
        }
    }

    private struct Page: View {
        @Bindable var model: Model
        @FocusState private var isFocused: Bool

        var body: some View {
            NavigationStack {
                TextEditor(text: $model.text)
                    .focused($isFocused)
                    .navigationTitle("Page")
                    .navigationBarTitleDisplayMode(.inline)
                    .sheet(isPresented: $model.isShown) {
                        NavigationStack { Color.white.navigationTitle("Sheet") }
                    }
            }
            .onAppear { isFocused = true }
        }
    }

    private func stage(_ model: Model) -> ViewDisplay<some View> {
        ViewDisplay(
            AppWindows { Program(model: model).body }.root(of: 0),
            size: CGSize(width: 500, height: 400), frames: 3
        )
    }

    @Test("A command hides and shows the bars of the window, but not those of a sheet")
    func toolbar() {
        let model = Model()
        let it = stage(model)
        #expect(it.layer(ofText: "Page") != nil)
        it.key("t", [.control, .option])
        it.display.advance(by: 2)
        #expect(it.layer(ofText: "Page") == nil)
        it.display.perform { model.isShown = true }
        it.display.advance(by: 2)
        #expect(it.layer(ofText: "Sheet") != nil)
        it.display.perform { model.isShown = false }
        it.display.advance(by: 2)
        it.key("t", [.control, .option])
        it.display.advance(by: 2)
        #expect(it.layer(ofText: "Page") != nil)
    }

    /// Chooses a command in a submenu of the Edit menu.
    private func choose<V: View>(_ menu: String, _ name: String, _ it: ViewDisplay<V>) throws {
        func place(_ name: String) throws -> CGPoint {
            let row = try #require(it.hosting.viewElements.first { $0.label == name }, "\(name)")
            return CGPoint(x: row.frame.midX, y: row.frame.midY)
        }
        let (edit, time) = (try place("Edit"), it.display.time)
        it.tap(edit.x, edit.y)
        it.display.advance(frames: 2)
        let submenu = try place(menu)
        it.display.send(.pointerMoved(PointerEvent(location: submenu, time: time, button: 0)))
        it.display.advance(frames: 2)
        let command = try place(name)
        it.tap(command.x, command.y)
        it.display.advance(by: 1)
    }

    @Test("Commands transform the selection or the word, and find text")
    func texts() throws {
        let model = Model()
        let it = stage(model)
        it.key("end")
        try choose("Transformations", "Make Upper Case", it)
        #expect(model.text == "one TWO")
        it.key("a", .control)
        try choose("Transformations", "Capitalize", it)
        #expect(model.text == "One Two")
        try choose("Find", "Find…", it)
        #expect(it.layer(ofText: "Done") != nil)
    }
}
