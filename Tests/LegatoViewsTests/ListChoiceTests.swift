import Foundation
import Legato
import Observation
import Testing

/// Clicks and keys that select the rows of a list.
struct ListChoiceTests {
    @Observable final class Model {
        var several: Set<Int> = []
        var one: Int?
        var mode = EditMode.inactive
        var presses = 0
    }

    private struct Several: View {
        let model: Model
        var count = 8

        var body: some View {
            List(0..<count, id: \.self, selection: Bindable(model).several) { Text("Row \($0)") }
                .listStyle(.plain)
                .environment(\.editMode, Bindable(model).mode)
        }
    }

    private let size = CGSize(width: 300, height: 400)

    /// Clicks a row, each of which is 44 points high.
    private func click<V: View>(
        _ it: ViewDisplay<V>, _ row: Int, _ modifiers: EventModifiers = []
    ) {
        func event() -> PointerEvent {
            PointerEvent(
                location: CGPoint(x: 200, y: 22 + 44 * CGFloat(row)), time: it.display.time,
                modifiers: modifiers
            )
        }
        it.display.send(.pointerDown(event()))
        it.display.advance(frames: 2)
        it.display.send(.pointerUp(event()))
        it.display.advance(frames: 2)
    }

    @Test("A click selects a row alone, and with Control or Command it adds or removes the row")
    func clicks() {
        let model = Model()
        let it = ViewDisplay(Several(model: model), size: size, frames: 2)
        click(it, 1)
        #expect(model.several == [1])
        click(it, 3)
        #expect(model.several == [3])
        click(it, 5, .control)
        click(it, 6, .command)
        #expect(model.several == [3, 5, 6])
        click(it, 5, .control)
        #expect(model.several == [3, 6])
    }

    @Test("A click with Shift selects the rows from the last one clicked without it")
    func ranges() {
        let model = Model()
        let it = ViewDisplay(Several(model: model), size: size, frames: 2)
        click(it, 2)
        click(it, 4, .shift)
        #expect(model.several == [2, 3, 4])
        click(it, 1, .shift)
        #expect(model.several == [1, 2])
    }

    @Test("In the edit mode, each click adds or removes the row")
    func editing() {
        let model = Model()
        model.mode = .active
        let it = ViewDisplay(Several(model: model), size: size, frames: 2)
        click(it, 1)
        click(it, 3)
        #expect(model.several == [1, 3])
        click(it, 1)
        #expect(model.several == [3])
    }

    @Test("Arrow keys move the selection of the list that was clicked, and extend it with Shift")
    func arrows() {
        let model = Model()
        let it = ViewDisplay(Several(model: model), size: size, frames: 2)
        it.key("down")
        #expect(model.several.isEmpty)
        click(it, 2)
        it.key("down")
        #expect(model.several == [3])
        it.key("down", .shift)
        it.key("down", .shift)
        #expect(model.several == [3, 4, 5])
        it.key("up", .shift)
        #expect(model.several == [3, 4])
        it.key("up")
        #expect(model.several == [3])
        for _ in 0..<5 { it.key("up") }
        #expect(model.several == [0])
    }

    @Test("Control-A selects all rows, also those that have no views yet")
    func all() {
        let model = Model()
        let it = ViewDisplay(Several(model: model, count: 500), size: size, frames: 2)
        click(it, 2)
        it.key("a", .control)
        #expect(model.several == Set(0..<500))
    }

    private struct One: View {
        let model: Model

        var body: some View {
            List(0..<500, id: \.self, selection: Bindable(model).one) { Text("Row \($0)") }
                .listStyle(.plain)
        }
    }

    @Test("Arrow keys scroll to the row that they select")
    func reveal() throws {
        let model = Model()
        let it = ViewDisplay(One(model: model), size: size, frames: 2)
        click(it, 7)
        #expect(model.one == 7)
        for _ in 0..<30 { it.key("down") }
        it.display.advance(by: 1)
        #expect(model.one == 37)
        let place = try #require(it.middle(ofText: "Row 37"))
        #expect(place.y > 0 && place.y < 400)
        it.key("a", .control)
        #expect(model.one == 37)
    }

    private struct Opening: View {
        let model: Model

        var body: some View {
            NavigationStack {
                List(0..<8, id: \.self, selection: Bindable(model).one) { Text("Row \($0)") }
                    .listStyle(.plain)
                    .navigationDestination(item: Bindable(model).one) { _ in
                        Button("Press") { model.presses += 1 }
                    }
            }
        }
    }

    @Test("A click that opens a page gives no control there the focus")
    func page() {
        let model = Model()
        let it = ViewDisplay(Opening(model: model), size: size, frames: 3)
        click(it, 2)
        it.display.advance(by: 1)
        #expect(it.layer(ofText: "Press") != nil)
        it.key("space")
        #expect(model.presses == 0)
    }
}
