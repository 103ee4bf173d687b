import Foundation
import Legato
import Testing

/// Window titles set by views.
struct WindowTitleTests {
    private struct Pages: View {
        let path: Handle<[Int]>
        @State private var pages: [Int] = []
        @State private var isSheetShown = false

        var body: some View {
            path.set = { pages = $0 }
            return NavigationStack(path: $pages) {
                Button("Sheet") { isSheetShown = true }
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { number in
                        Text("Page").navigationTitle("Page \(number)")
                    }
            }
            .sheet(isPresented: $isSheetShown) {
                NavigationStack { Text("On it").navigationTitle("Sheet") }
            }
        }
    }

    @Test("The window's title is that of the front page, and a sheet sets none")
    func pages() {
        let path = Handle<[Int]>()
        let it = ViewDisplay(Pages(path: path))
        var titles: [String?] = []
        it.hosting.onNavigationTitle = { titles.append($0) }
        #expect(it.hosting.navigationTitle == "Root")
        for pages in [[1], [1, 2], [1], []] {
            path.set(pages)
            it.display.advance(by: 1)
        }
        #expect(titles == ["Page 1", "Page 2", "Page 1", "Root"])
        it.key("tab")
        it.key("return")
        it.display.advance(by: 1)
        #expect(titles.count == 4)
    }

    @Test("Replacing the whole environment keeps titles and pages")
    func wholeEnvironment() {
        let path = Handle<[Int]>()
        let replaced = ViewDisplay(Pages(path: path).environment(\.self, EnvironmentValues()))
        #expect(replaced.hosting.navigationTitle == "Root")
        path.set([1])
        replaced.display.advance(by: 1)
        #expect(replaced.hosting.navigationTitle == "Page 1")
        let changed = ViewDisplay(
            Text("Inside").navigationTitle("Inside")
                .transformEnvironment(\.self) { $0 = EnvironmentValues() }
        )
        #expect(changed.hosting.navigationTitle == "Inside")
    }

    @Test("A title follows state, the innermost applies, and it is removed with its view")
    func state() {
        let remote = Remote(0)
        let stage = ViewStage(
            Remoted(remote) { number in
                VStack {
                    if number != 2 { Text("Inside").navigationTitle("Inside \(number)") }
                }
                .navigationTitle("Outside")
            }
        )
        #expect(stage.hosting.navigationTitle == "Inside 0")
        stage.change { remote.value = 1 }
        #expect(stage.hosting.navigationTitle == "Inside 1")
        stage.change { remote.value = 2 }
        #expect(stage.hosting.navigationTitle == "Outside")
        #expect(ViewStage(Text("Untitled")).hosting.navigationTitle == nil)
    }

    private struct Program: App {
        @State var count = 0
        @State var page: String?

        var body: some Scene {
            WindowGroup("Count \(count)") {
                Button("More") { count += 1 }
            }
            Window("Log", id: "log") {
                if let page { Text(page).navigationTitle(page) }
                Button("Open") { page = "Opened" }
            }
        }
    }

    @Test(
        "A scene's title follows the app's state, and a view's own overrides it"
    )
    func program() {
        var program = Program()
        PropertyStores().connect(&program)
        let connected = program
        let windows = AppWindows { connected.body }
        let first = ViewDisplay(windows.root(of: 0))
        let second = ViewDisplay(windows.root(of: 1))
        #expect(first.hosting.navigationTitle == "Count 0")
        #expect(second.hosting.navigationTitle == "Log")
        first.tap(150, 100)
        #expect(first.hosting.navigationTitle == "Count 1")
        #expect(second.hosting.navigationTitle == "Log")
        second.tap(150, 100)
        #expect(second.hosting.navigationTitle == "Opened")
    }
}
