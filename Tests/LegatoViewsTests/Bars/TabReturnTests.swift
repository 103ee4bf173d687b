import Foundation
import Legato
import Testing

/// Tabs that are chosen while they are shown.
struct TabReturnTests {
    private static let mark = Color(red: 1, green: 0, blue: 0)
    private let size = CGSize(width: 300, height: 400)

    private struct Long: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    TabReturnTests.mark.frame(width: 300, height: 50)
                    Color.clear.frame(width: 300, height: 2000)
                }
            }
        }
    }

    private struct Stack: View {
        let path: Handle<[Int]>
        @State private var pages: [Int] = []

        var body: some View {
            path.set = { pages = $0 }
            path.get = { pages }
            return TabView {
                NavigationStack(path: $pages) {
                    Long().navigationDestination(for: Int.self) { _ in Text("Page") }
                }
                .tabItem { Text("One") }
                Text("Other").tabItem { Text("Two") }
            }
        }
    }

    private func top(_ it: ViewDisplay<some View>) throws -> CGFloat {
        try #require(it.frame(Self.mark)).minY
    }

    private func scroll(_ it: ViewDisplay<some View>, by distance: CGFloat) {
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 150, y: 200), delta: CGSize(width: 0, height: -distance),
                    time: it.display.time
                )
            )
        )
        it.display.advance(by: 2)
    }

    private func tap(_ text: String, _ it: ViewDisplay<some View>) throws {
        let place = try #require(it.middle(ofText: text))
        it.tap(place.x, place.y)
    }

    @Test("The content scrolls to the top, animated")
    func plain() throws {
        let it = ViewDisplay(
            TabView {
                Long().tabItem { Text("One") }
                Text("Other").tabItem { Text("Two") }
            },
            size: size, frames: 3
        )
        let rest = try top(it)
        scroll(it, by: 300)
        #expect(try abs(top(it) - rest + 300) < 1)
        try tap("One", it)
        it.display.advance(by: 0.1)
        let moving = try top(it)
        #expect(moving > rest - 299 && moving < rest - 1)
        it.display.advance(by: 2)
        #expect(try abs(top(it) - rest) < 0.5)
        // Another tab leaves the content where it is.
        scroll(it, by: 300)
        try tap("Two", it)
        it.display.advance(by: 1)
        try tap("One", it)
        it.display.advance(by: 2)
        #expect(try abs(top(it) - rest + 300) < 1)
    }

    @Test("A stack first returns to its root, and the next tap scrolls its content to the top")
    func stack() throws {
        let path = Handle<[Int]>()
        let it = ViewDisplay(Stack(path: path), size: size, frames: 3)
        let rest = try top(it)
        scroll(it, by: 300)
        let scrolled = try top(it)
        #expect(scrolled < rest - 200)
        it.display.perform { path.set([1]) }
        it.display.advance(by: 2)
        try tap("One", it)
        it.display.advance(by: 2)
        #expect(path.get() == [])
        #expect(try abs(top(it) - scrolled) < 0.5)
        try tap("One", it)
        it.display.advance(by: 2)
        #expect(try abs(top(it) - rest) < 0.5)
    }
}
