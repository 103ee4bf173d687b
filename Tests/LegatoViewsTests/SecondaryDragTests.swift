import Foundation
import Legato
import Testing

/// Menus opened by the secondary button.
struct SecondaryDragTests {
    private struct Page: View {
        let journal: Journal

        var body: some View {
            Text("Photo").frame(width: 100, height: 100)
                .contextMenu {
                    Button("Copy") { journal.lines.append("copy") }
                    Button("Paste") { journal.lines.append("paste") }.disabled(true)
                    Button("Delete") { journal.lines.append("delete") }
                }
        }
    }

    private let journal = Journal()
    private let shown: ViewDisplay<Page>
    private let start = CGPoint(x: 200, y: 300)

    init() {
        shown = ViewDisplay(
            Page(journal: journal), size: CGSize(width: 400, height: 600), frames: 3)
    }

    private func middle(_ text: String) -> CGPoint? { shown.middle(ofText: text) }

    private func event(_ place: CGPoint) -> PointerEvent {
        PointerEvent(location: place, time: shown.display.time, button: 3)
    }

    private func press() {
        shown.display.send(.pointerDown(event(start)))
        shown.display.advance(by: 1)
    }

    private func move(to place: CGPoint) {
        shown.display.send(.pointerMoved(event(place)))
        shown.display.advance(by: 0.5)
    }

    private func release(at place: CGPoint) {
        shown.display.send(.pointerUp(event(place)))
        shown.display.advance(by: 1)
    }

    @Test("Released on an item, a drag performs its action and closes the menu")
    func choice() throws {
        press()
        move(to: try #require(middle("Copy")))
        let end = try #require(middle("Delete"))
        move(to: end)
        release(at: end)
        #expect(journal.take() == ["delete"])
        #expect(middle("Delete") == nil)
    }

    @Test("A click leaves the menu open, also if the pointer trembles")
    func click() throws {
        press()
        move(to: CGPoint(x: start.x + 2, y: start.y + 3))
        release(at: CGPoint(x: start.x + 2, y: start.y + 3))
        #expect(journal.take() == [])
        let copy = try #require(middle("Copy"))
        shown.tap(copy.x, copy.y)
        shown.display.advance(by: 1)
        #expect(journal.take() == ["copy"] && middle("Copy") == nil)
    }

    @Test("Released on a disabled item, or outside, a drag closes the menu without an action")
    func nothing() throws {
        press()
        let disabled = try #require(middle("Paste"))
        move(to: disabled)
        release(at: disabled)
        #expect(journal.take() == [] && middle("Copy") == nil)
        press()
        move(to: try #require(middle("Copy")))
        move(to: CGPoint(x: 10, y: 590))
        release(at: CGPoint(x: 10, y: 590))
        #expect(journal.take() == [] && middle("Copy") == nil)
    }

    @Test("A drag that is cancelled, or whose release is lost, leaves the menu open")
    func cancelled() throws {
        press()
        let copy = try #require(middle("Copy"))
        move(to: copy)
        shown.display.send(.pointerCancelled(event(copy)))
        release(at: copy)
        #expect(journal.take() == [] && middle("Copy") != nil)
        shown.display.send(
            .pointerMoved(PointerEvent(location: start, time: shown.display.time, button: 0))
        )
        release(at: copy)
        #expect(journal.take() == [] && middle("Copy") != nil)
    }

    @Test("The item under the drag is highlighted")
    func highlight() throws {
        press()
        move(to: CGPoint(x: 10, y: 590))
        let plain = shown.display.snapshot()
        move(to: try #require(middle("Delete")))
        let isHighlighted = shown.display.snapshot() != plain
        #expect(isHighlighted)
        move(to: CGPoint(x: 10, y: 590))
        let isPlainAgain = shown.display.snapshot() == plain
        #expect(isPlainAgain)
    }
}
