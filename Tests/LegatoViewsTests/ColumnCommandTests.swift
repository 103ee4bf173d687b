import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

/// Commands that show and hide columns.
struct ColumnCommandTests {
    private struct Columns: App {
        var handle = Handle<NavigationSplitViewVisibility>()
        var isBound = true

        var body: some Scene {
            WindowGroup { Content(handle: handle, isBound: isBound) }
                .commands {
                    SidebarCommands()
                    InspectorCommands()
                }
        }
    }

    private struct Content: View {
        let handle: Handle<NavigationSplitViewVisibility>
        let isBound: Bool
        @State private var visibility = NavigationSplitViewVisibility.all
        @State private var isInspected = false

        var body: some View {
            handle.get = { visibility }
            return Group {
                if isBound {
                    NavigationSplitView(columnVisibility: $visibility) {
                        Text("Sidebar")
                    } detail: {
                        Text("Detail")
                    }
                } else {
                    NavigationSplitView {
                        Text("Sidebar")
                    } detail: {
                        Text("Detail")
                    }
                }
            }
            .inspector(isPresented: $isInspected) { Text("Inspector") }
        }
    }

    private func stage(_ app: Columns) -> ViewDisplay<some View> {
        ViewDisplay(
            AppWindows { app.body }.root(of: 0), size: CGSize(width: 1000, height: 300), frames: 3
        )
    }

    @Test("The sidebar is hidden and shown by its command, and its binding follows")
    func sidebar() {
        let app = Columns()
        let it = stage(app)
        #expect(it.layer(ofText: "Sidebar") != nil)
        it.key("s", [.control, .option])
        it.display.advance(by: 2)
        #expect(it.layer(ofText: "Sidebar") == nil && app.handle.get() == .detailOnly)
        it.key("s", [.control, .option])
        it.display.advance(by: 2)
        #expect(it.layer(ofText: "Sidebar") != nil && app.handle.get() == .all)
    }

    @Test("A sidebar whose visibility is not bound is hidden, too")
    func unbound() {
        let it = stage(Columns(isBound: false))
        it.key("s", [.control, .option])
        it.display.advance(by: 2)
        #expect(it.layer(ofText: "Sidebar") == nil && it.layer(ofText: "Detail") != nil)
    }

    @Test("The inspector is shown and hidden by its command")
    func inspector() {
        let it = stage(Columns())
        #expect(it.layer(ofText: "Inspector") == nil)
        it.key("i", [.control, .option])
        it.display.advance(by: 2)
        #expect(it.layer(ofText: "Inspector") != nil)
        it.key("i", [.control, .option])
        it.display.advance(by: 2)
        #expect(it.layer(ofText: "Inspector") == nil)
    }
}
