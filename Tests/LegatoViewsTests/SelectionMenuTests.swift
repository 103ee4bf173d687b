import Foundation
import Legato
import Observation
import Testing

/// Menus and double clicks of the rows of a list.
struct SelectionMenuTests {
    @Observable final class Model {
        var selected: Set<Int> = []
        var log: [[Int]] = []
    }

    private struct Rows: View {
        let model: Model

        var body: some View {
            List([1, 2, 3], id: \.self, selection: Bindable(model).selected) { Text("Row \($0)") }
                .listStyle(.plain)
                .contextMenu(forSelectionType: Int.self) { ids in
                    Button("Remove \(ids.count)") { model.log.append(ids.sorted()) }
                } primaryAction: { ids in
                    model.log.append([0] + ids.sorted())
                }
        }
    }

    private func secondary<V: View>(_ it: ViewDisplay<V>, _ y: CGFloat) {
        let event = PointerEvent(
            location: CGPoint(x: 60, y: y), time: it.display.time, button: 3)
        it.display.send(.pointerDown(event))
        it.display.send(.pointerUp(event))
        it.display.advance(by: 1)
    }

    private func choose<V: View>(_ it: ViewDisplay<V>, _ title: String) {
        guard let place = it.middle(ofText: title) else { return }
        it.tap(place.x, place.y)
        it.display.advance(by: 1)
    }

    @Test(
        "The menu of a row is for it, or for all selected rows if it is one; none beside the rows")
    func menu() {
        let model = Model()
        let it = ViewDisplay(Rows(model: model), size: CGSize(width: 300, height: 400), frames: 2)
        secondary(it, 66)
        choose(it, "Remove 1")
        #expect(model.log == [[2]])
        it.display.perform { model.selected = [1, 2] }
        it.display.advance(frames: 2)
        secondary(it, 22)
        choose(it, "Remove 2")
        #expect(model.log == [[2], [1, 2]])
        secondary(it, 110)
        choose(it, "Remove 1")
        #expect(model.log == [[2], [1, 2], [3]])
        secondary(it, 300)
        #expect(it.layer(ofText: "Remove 1") == nil && it.layer(ofText: "Remove 0") == nil)
    }

    @Test("A double click runs the primary action, a single one does not")
    func primaryAction() {
        let model = Model()
        let it = ViewDisplay(Rows(model: model), size: CGSize(width: 300, height: 400), frames: 2)
        it.tap(60, 66)
        it.display.advance(by: 1)
        #expect(model.log.isEmpty && model.selected == [2])
        it.tap(60, 110)
        it.tap(60, 110)
        it.display.advance(by: 1)
        #expect(model.log == [[0, 3]])
    }
}
