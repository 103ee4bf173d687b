import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

/// Commands, settings and the sizes of windows.
struct CommandTests {
    private final class Log {
        var events: [String] = []
    }

    private struct NoteCommands: Commands {
        let log: Log
        @FocusedBinding(\.document) private var text

        var body: some Commands {
            CommandMenu("Note") {
                Button("Clear") {
                    log.events.append("clear \(text ?? "none")")
                    text = ""
                }
                .keyboardShortcut("k")
                .disabled(text == nil)
                Menu("More") {
                    Menu("And more") {
                        Button("Deep") { log.events.append("deep") }.keyboardShortcut("j")
                    }
                }
            }
        }
    }

    private struct Page: View {
        let log: Log
        @State private var text = "text"
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Button(text.isEmpty ? "Empty" : "Full") { log.events.append("button") }
                    .focused($isFocused)
                    .focusedValue(\.document, $text)
                Button("Other") { log.events.append("other") }
            }
            .onChange(of: text) { log.events.append("text \($1)") }
        }
    }

    private struct Program: App {
        var log = Log()
        var hasMore = true

        var body: some Scene {
            WindowGroup { Page(log: log) }
                .commands {
                    NoteCommands(log: log)
                    if hasMore {
                        CommandGroup(after: .newItem) {
                            Button("Duplicate") { log.events.append("duplicate") }
                                .keyboardShortcut("d", modifiers: [.command, .shift])
                        }
                    }
                }
            Window("Second", id: "second") { Color.red }
            Window("Quiet", id: "quiet") { Color.red }
                .commands { CommandMenu("None") { Button("No") {}.keyboardShortcut("y") } }
                .commandsRemoved()
            Settings { Color.blue }
        }
    }

    private func stage(_ program: Program, window: Int = 0) -> ViewDisplay<some View> {
        let windows = AppWindows { program.body }
        return ViewDisplay(windows.root(of: window))
    }

    @Test("The shortcuts of commands work in every window, in menus of menus, too")
    func shortcuts() {
        for window in [0, 1] {
            let program = Program()
            let it = stage(program, window: window)
            it.key("d", [.command, .shift])
            it.key("d", [.control, .shift])
            it.key("j", .control)
            #expect(program.log.events == ["duplicate", "duplicate", "deep"])
        }
    }

    @Test("Commands under a false condition, and removed ones, do nothing")
    func conditions() {
        var program = Program()
        program.hasMore = false
        let it = stage(program)
        var unhandled: [String] = []
        it.display.onKey = { unhandled.append($0.key) }
        it.key("d", [.command, .shift])
        it.key("y", .command)
        #expect(program.log.events == [])
        #expect(unhandled == ["d", "y"])
    }

    @Test("A command reads the values of the view with the focus, and Tab does not reach it")
    func focus() {
        let program = Program()
        let it = stage(program)
        it.key("k", .command)
        #expect(program.log.events == [])
        it.key("tab")
        it.key("k", .command)
        #expect(program.log.events == ["clear text", "text "])
        it.key("tab")
        it.key("space")
        it.key("tab")
        it.key("space")
        #expect(program.log.events.suffix(2) == ["other", "button"])
    }

    @Test("The settings have a shortcut, and the app's scenes have their order")
    func settings() {
        let plans = Program().body.allPlans(SceneSettings(properties: PropertyStores()))
        #expect(plans.map(\.title).suffix(3) == ["Second", "Quiet", "Settings"])
        #expect(plans.map(\.settings.isSettings) == [false, false, false, true])
        #expect(plans[3].settings.launchBehavior.opens == false)
        let program = Program()
        let it = stage(program)
        var unhandled: [String] = []
        it.display.onKey = { unhandled.append($0.key) }
        it.key(",", .command)
        #expect(unhandled == [])
    }

    private func sizes(_ scene: some Scene, _ content: (CGSize) -> CGSize) -> WindowSizes? {
        scene.allPlans(SceneSettings(properties: PropertyStores())).first.map {
            WindowSizes($0.settings, content)
        }
    }

    @Test("Windows have the sizes that their content allows")
    func resizability() {
        /// From 100 x 50 to 400 x any, ideally 200 x 80.
        func content(_ size: CGSize) -> CGSize {
            CGSize(
                width: size.width.isInfinite ? 200 : min(max(size.width, 100), 400),
                height: size.height.isInfinite ? 80 : max(size.height, 50)
            )
        }
        let window = Window("A", id: "a") { Color.red }
        let free = sizes(window, content)
        #expect(free?.first == CGSize(width: 800, height: 600))
        #expect(free?.minimum == nil && free?.maximum == nil)
        let fitted = sizes(window.windowResizability(.contentSize), content)
        #expect(fitted?.first == CGSize(width: 200, height: 80))
        #expect(fitted?.minimum == CGSize(width: 100, height: 50))
        #expect(fitted?.maximum == CGSize(width: 400, height: 16384))
        let minimum = sizes(
            window.windowResizability(.contentMinSize).defaultSize(width: 60, height: 70), content
        )
        #expect(minimum?.first == CGSize(width: 100, height: 70))
        #expect(minimum?.maximum == nil)
        let fixed = sizes(Settings { Color.red }) { _ in CGSize(width: 99.5, height: 30) }
        #expect(fixed?.first == CGSize(width: 100, height: 30))
        #expect(fixed?.minimum == fixed?.maximum)
    }

    @Test("Styles and positions are kept for the windows")
    func styles() {
        let window = Window("A", id: "a") { Color.red }
        func settings(_ scene: some Scene) -> SceneSettings? {
            scene.allPlans(SceneSettings(properties: PropertyStores())).first?.settings
        }
        #expect(settings(window)?.isBordered == true && settings(window)?.position == nil)
        #expect(settings(window.windowStyle(.plain))?.isBordered == false)
        #expect(settings(window.windowStyle(.hiddenTitleBar))?.isBordered == true)
        #expect(settings(window)?.isFloating == false)
        #expect(settings(window.windowLevel(.floating))?.isFloating == true)
        #expect(settings(window.windowLevel(.normal))?.isFloating == false)
        let placed = window.windowToolbarStyle(.unified(showsTitle: false))
            .defaultPosition(.topTrailing)
        #expect(settings(placed)?.position == .topTrailing)
    }

    @Test("A toolbar style sets the height of navigation bars, and whether they show titles")
    func toolbarStyles() {
        /// The middle of the title, or nil without one, and the top of the content.
        func places(_ scene: some Scene) -> (title: CGFloat?, content: CGFloat?) {
            let windows = AppWindows { scene }
            let elements = ViewDisplay(windows.root(of: 0), frames: 2).hosting.viewElements
            func frame(_ label: String) -> CGRect? { elements.first { $0.label == label }?.frame }
            return (frame("Page")?.midY, frame("content")?.minY)
        }
        let window = Window("A", id: "a") {
            NavigationStack {
                Text("content").frame(maxHeight: .infinity, alignment: .top)
                    .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Item") {} }
            }
        }
        let (plain, compact) = (places(window), places(window.windowToolbarStyle(.unifiedCompact)))
        #expect(plain.title != nil && plain.content != nil)
        for style in [
            places(window.windowToolbarStyle(.unified)),
            places(window.windowToolbarStyle(.automatic)),
        ] {
            #expect(style == plain)
        }
        #expect(compact.title == plain.title.map { $0 - 6 })
        #expect(compact.content == plain.content.map { $0 - 12 })
        let untitled = places(window.windowToolbarStyle(.unifiedCompact(showsTitle: false)))
        #expect(untitled == (nil, compact.content))
        #expect(places(window.windowToolbarStyle(.expanded)) == (nil, plain.content))
    }
}
