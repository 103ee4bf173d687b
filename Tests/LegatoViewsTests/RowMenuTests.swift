import Foundation
import Legato
import Testing

/// Context menus of list rows.
struct RowMenuTests {
    private struct Page: View {
        let journal: Journal
        let isButton: Bool

        var body: some View {
            List {
                ForEach(["One", "Two"], id: \.self) { name in
                    row(name).contextMenu {
                        Button("Copy \(name)") { journal.lines.append("copy \(name)") }
                    }
                }
                Text("Three")
                HStack {
                    Text("Four")
                    Spacer()
                    Text("Five").contextMenu { Button("Share") {} }
                }
            }
        }

        @ViewBuilder private func row(_ name: String) -> some View {
            if isButton {
                Button(name) { journal.lines.append(name) }
            } else {
                Text(name)
            }
        }
    }

    private let journal = Journal()

    private func page(isButton: Bool = false) -> ViewDisplay<Page> {
        ViewDisplay(
            Page(journal: journal, isButton: isButton), size: CGSize(width: 400, height: 600),
            frames: 3)
    }

    private func click(_ x: CGFloat, _ y: CGFloat, in it: ViewDisplay<Page>) {
        func event() -> PointerEvent {
            PointerEvent(location: CGPoint(x: x, y: y), time: it.display.time, button: 3)
        }
        it.display.send(.pointerDown(event()))
        it.display.advance(by: 0.1)
        it.display.send(.pointerUp(event()))
        it.display.advance(by: 1)
    }

    @Test("A secondary click in the gap beside the content opens the row's menu")
    func gap() throws {
        let it = page()
        let two = try #require(it.middle(ofText: "Two"))
        click(360, two.y, in: it)
        #expect(it.middle(ofText: "Copy One") == nil)
        let copy = try #require(it.middle(ofText: "Copy Two"))
        it.tap(copy.x, copy.y)
        it.display.advance(by: 1)
        #expect(journal.take() == ["copy Two"])
    }

    @Test("A row without a menu opens none, nor one of a part of its content")
    func none() throws {
        let it = page()
        let three = try #require(it.middle(ofText: "Three"))
        click(360, three.y, in: it)
        let four = try #require(it.middle(ofText: "Four"))
        click(200, four.y, in: it)
        #expect(it.middle(ofText: "Copy One") == nil && it.middle(ofText: "Share") == nil)
    }

    @Test("A long press in the gap opens the menu instead of pressing the row's button")
    func longPress() throws {
        let it = page(isButton: true)
        let one = try #require(it.middle(ofText: "One"))
        it.tap(360, one.y)
        it.display.advance(by: 0.5)
        #expect(journal.take() == ["One"])
        it.down(360, one.y)
        it.display.advance(by: 0.8)
        it.up(360, one.y)
        it.display.advance(by: 1)
        #expect(journal.take() == [])
        #expect(it.middle(ofText: "Copy One") != nil)
    }

    @Test("A menu that is opened elsewhere while the last one fades out is there at once")
    func elsewhere() throws {
        let it = page()
        let one = try #require(it.middle(ofText: "One"))
        click(one.x, one.y, in: it)
        it.tap(380, 580)
        it.display.advance(by: 0.1)
        click(300, one.y, in: it)
        it.display.advance(by: 2)
        // The card is 250 points wide, and 8 points from the edge.
        #expect(try #require(it.middle(ofText: "Copy One")).x > 142)
    }
}
