import Foundation
import Legato
import Observation
import Testing

/// Rows that are moved beyond the visible part of their list.
struct RowScrollTests {
    @Observable final class Model {
        var numbers = Array(0..<60)
        var copies = 0
    }

    private struct Rows: View {
        let model: Model
        var isEditing = false

        var body: some View {
            List {
                ForEach(model.numbers, id: \.self) { Text("Row \($0)") }
                    .onMove { model.numbers.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
            .environment(\.editMode, .constant(isEditing ? .active : .inactive))
        }
    }

    private let size = CGSize(width: 300, height: 400)

    /// Drags a row after half a second, and holds it at the end.
    private func drag<V: View>(
        _ it: ViewDisplay<V>, x: CGFloat, from start: CGFloat, to end: CGFloat
    ) {
        it.down(x, start)
        it.display.advance(by: 0.7)
        for step in 1...20 {
            it.move(x, start + (end - start) * CGFloat(step) / 20)
            it.display.advance(frames: 1)
        }
    }

    @Test("At the bottom edge, the list scrolls below the row", arguments: [false, true])
    func down(isEditing: Bool) throws {
        let model = Model()
        let it = ViewDisplay(Rows(model: model, isEditing: isEditing), size: size, frames: 3)
        let x: CGFloat = isEditing ? 278 : 250
        drag(it, x: x, from: 66, to: 390)
        let (row, other) = (try #require(it.layer(ofText: "Row 1")), "Row 2")
        let before = try #require(it.middle(ofText: other)).y
        it.display.advance(frames: 30)
        // 600 points per second at the edge; the row stays at the pointer.
        #expect(abs(try #require(it.middle(ofText: other)).y - (before - 300)) < 15)
        #expect(abs(it.middle(row).y - 390) < 0.01)
        it.display.advance(by: 0.5)
        let places = model.numbers.compactMap { number in
            it.middle(ofText: "Row \(number)").map { (number, $0.y) }
        }
        it.up(x, 390)
        it.display.advance(by: 1)
        let offset = try #require(model.numbers.firstIndex(of: 1))
        #expect(offset > 15 && model.numbers[..<offset] == [0] + Array(2...offset))
        // The rows that were passed stay where they are.
        let above = try #require(places.first { $0.0 == offset - 8 })
        #expect(abs(try #require(it.middle(ofText: "Row \(above.0)")).y - above.1) < 3)
    }

    @Test("The list stops at its ends, and requests no more frames")
    func ends() throws {
        let model = Model()
        let it = ViewDisplay(Rows(model: model), size: size, frames: 3)
        drag(it, x: 250, from: 66, to: 390)
        it.display.advance(by: 8)
        #expect(it.display.isIdle)
        #expect(try #require(it.middle(ofText: "Row 59")).y < 400)
        for step in 1...20 {
            it.move(250, 390 - CGFloat(step) * 19)
            it.display.advance(frames: 1)
        }
        it.display.advance(by: 8)
        #expect(it.display.isIdle)
        #expect(it.middle(ofText: "Row 0")?.y == 66)
        it.up(250, 10)
        it.display.advance(by: 1)
        #expect(Array(model.numbers.prefix(3)) == [1, 0, 2])
    }

    @Test("The list scrolls the faster the nearer the row is to the edge, and not before")
    func speed() throws {
        var distances: [CGFloat] = []
        for end in [300, 345, 360, 390] as [CGFloat] {
            let it = ViewDisplay(Rows(model: Model()), size: size, frames: 3)
            drag(it, x: 250, from: 66, to: end)
            let before = try #require(it.middle(ofText: "Row 9")).y
            it.display.advance(frames: 6)
            distances.append(before - (try #require(it.middle(ofText: "Row 9")).y))
        }
        #expect(distances[0] == 0 && distances[1] < distances[2] && distances[2] < distances[3])
    }

    @Test("A cancelled move leaves the rows in their order, also after the list has scrolled")
    func cancelled() throws {
        let model = Model()
        let it = ViewDisplay(Rows(model: model), size: size, frames: 3)
        drag(it, x: 250, from: 66, to: 390)
        it.display.advance(by: 1)
        let end = CGPoint(x: 250, y: 390)
        it.display.send(.pointerCancelled(PointerEvent(location: end, time: it.display.time)))
        it.display.advance(by: 2)
        #expect(it.display.isIdle && model.numbers == Array(0..<60))
        #expect(try #require(it.middle(ofText: "Row 1")).y < 0)
        let (first, next) = (try #require(it.middle(ofText: "Row 15")), it.middle(ofText: "Row 16"))
        #expect(next?.y == first.y + 44)
    }

    private struct MenuRows: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.numbers, id: \.self) { number in
                    Text("Row \(number)").contextMenu {
                        Button("Copy \(number)") { model.copies += 1 }
                    }
                }
                .onMove { model.numbers.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
        }
    }

    @Test(
        "A long press opens a row's menu, and a drag from there moves the row",
        arguments: [25, 250])
    func menu(x: CGFloat) throws {
        let model = Model()
        let it = ViewDisplay(MenuRows(model: model), size: size, frames: 3)
        it.down(x, 22)
        it.display.advance(by: 0.7)
        #expect(it.middle(ofText: "Copy 0") != nil)
        for y in [40, 80, 115] as [CGFloat] {
            it.move(x, y)
            it.display.advance(frames: 1)
        }
        it.display.advance(by: 2)
        #expect(it.middle(ofText: "Copy 0") == nil)
        #expect(it.middle(ofText: "Row 0")?.y == 115)
        it.up(x, 115)
        it.display.advance(by: 1)
        #expect(Array(model.numbers.prefix(4)) == [1, 2, 0, 3])
    }

    @Test("A menu stays open after a long press without a drag", arguments: [25, 250])
    func openMenu(x: CGFloat) throws {
        let model = Model()
        let it = ViewDisplay(MenuRows(model: model), size: size, frames: 3)
        it.down(x, 22)
        it.display.advance(by: 0.7)
        it.up(x, 22)
        it.display.advance(by: 2)
        let copy = try #require(it.middle(ofText: "Copy 0"))
        it.tap(copy.x, copy.y)
        it.display.advance(by: 2)
        #expect(model.copies == 1 && model.numbers == Array(0..<60))
    }
}
