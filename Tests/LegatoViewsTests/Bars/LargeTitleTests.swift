import Foundation
import Legato
import Testing

/// Content behind bars.
struct LargeTitleTests {
    private let size = CGSize(width: 200, height: 400)

    private func shown<Page: View>(_ page: Page) -> ViewDisplay<some View> {
        ViewDisplay(NavigationStack { page }, size: size, frames: 3)
    }

    private var rows: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<40, id: \.self) { _ in Color.red.frame(height: 20) }
            }
        }
        .navigationTitle("Title")
    }

    /// Drags the content up by a distance, slowly; negative for down.
    private func drag<V: View>(_ it: ViewDisplay<V>, by distance: CGFloat, releases: Bool = true) {
        func event(_ y: CGFloat) -> PointerEvent {
            PointerEvent(location: CGPoint(x: 100, y: y), time: it.display.time)
        }
        it.display.send(.pointerDown(event(250)))
        for step in 1...10 {
            it.display.send(.pointerMoved(event(250 - distance * CGFloat(step) / 10)))
            it.display.advance(frames: 2)
        }
        it.display.advance(by: 0.3)
        it.display.send(.pointerMoved(event(250 - distance)))
        guard releases else { return }
        it.display.send(.pointerUp(event(250 - distance)))
        it.display.advance(by: 2)
    }

    @Test("A large title moves with the content, and the bar shows the title when it is gone")
    func title() throws {
        let it = shown(rows)
        let start = try #require(it.middle(ofText: "Title"))
        #expect(start.y == 70)
        drag(it, by: 20, releases: false)
        #expect(try #require(it.middle(ofText: "Title")).y == 60)
        #expect(it.middle(ofText: "Title")?.x == start.x)
        it.display.send(
            .pointerUp(PointerEvent(location: CGPoint(x: 100, y: 230), time: it.display.time))
        )
        it.display.advance(by: 2)
        #expect(it.middle(ofText: "Title") == start)
        // More than half of the title is hidden.
        drag(it, by: 40)
        #expect(it.middle(ofText: "Title") == CGPoint(x: 100, y: 22))
        drag(it, by: -200)
        #expect(it.middle(ofText: "Title") == start)
    }

    @Test("A large title moves down with content that is pulled")
    func pull() throws {
        let it = shown(rows)
        drag(it, by: -60, releases: false)
        let y = try #require(it.middle(ofText: "Title")).y
        #expect(y > 80)
        // The rows begin below it.
        #expect(it.pixel(190, Int(y) + 20) == [255, 255, 255])
        #expect(it.pixel(190, Int(y) + 30) == [255, 59, 48])
    }

    @Test("A bar gets a background when content is behind it")
    func background() {
        let it = shown(rows.navigationBarTitleDisplayMode(.inline))
        #expect(it.pixel(10, 20) == [255, 255, 255])
        #expect(it.pixel(10, 46) == [255, 59, 48])
        drag(it, by: 100)
        #expect(it.pixel(10, 20) == [249, 249, 249])
        let hidden = shown(
            rows.navigationBarTitleDisplayMode(.inline)
                .toolbarBackground(.hidden, for: .navigationBar)
        )
        drag(hidden, by: 100)
        #expect(hidden.pixel(10, 20) == [255, 59, 48])
    }

    @Test("A view that ignores the safe area fills the space behind the bars of its page")
    func unsafe() {
        let it = shown(
            ZStack {
                Color.blue.ignoresSafeArea()
                Color.red.frame(width: 20, height: 20)
            }
            .navigationTitle("Title")
            .toolbar { ToolbarItem(placement: .bottomBar) { Color.clear.frame(height: 10) } }
            .toolbarBackground(.hidden, for: .bottomBar)
        )
        for y in [2, 94, 200, 398] { #expect(it.pixel(2, y) == [0, 122, 255], "\(y)") }
        #expect(it.layers(CGSize(width: 20, height: 20)).first.map { it.middle($0).y } == 223.5)
    }

    @Test("The bar follows a change of the title's size, and a view that comes above the content")
    func changes() {
        struct Page: View {
            let handle: Handle<(isLarge: Bool, hasHeader: Bool)>
            @State private var state = (isLarge: false, hasHeader: false)
            var body: some View {
                handle.set = { state = $0 }
                return VStack(spacing: 0) {
                    if state.hasHeader { Color.green.frame(height: 50) }
                    ScrollView { Color.red.frame(height: 1000) }
                }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(state.isLarge ? .large : .inline)
            }
        }
        let handle = Handle<(isLarge: Bool, hasHeader: Bool)>()
        let it = shown(Page(handle: handle))
        drag(it, by: 100)
        it.display.perform { handle.set((isLarge: true, hasHeader: false)) }
        it.display.advance(frames: 3)
        #expect(it.middle(ofText: "Title")?.y == 22)
        #expect(it.pixel(10, 20) == [249, 249, 249])
        // The content scrolls below the header.
        it.display.perform { handle.set((isLarge: true, hasHeader: true)) }
        it.display.advance(frames: 3)
        #expect(it.middle(ofText: "Title")?.y == 70)
        #expect(it.pixel(10, 20) == [255, 255, 255])
    }

    @Test("The title returns when another view takes the place of the content")
    func replacement() throws {
        struct Page: View {
            let handle: Handle<Bool>
            @State private var hasRows = true
            var body: some View {
                handle.set = { hasRows = $0 }
                return Group {
                    if hasRows {
                        ScrollView { Color.red.frame(height: 1000) }
                    } else {
                        Color.green
                    }
                }
                .navigationTitle("Title")
            }
        }
        let handle = Handle<Bool>()
        let it = shown(Page(handle: handle))
        drag(it, by: 100)
        #expect(it.middle(ofText: "Title")?.y == 22)
        it.display.perform { handle.set(false) }
        it.display.advance(frames: 3)
        #expect(it.middle(ofText: "Title")?.y == 70)
    }
}
