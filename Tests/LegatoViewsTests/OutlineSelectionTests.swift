import Foundation
import Legato
import Observation
import Testing

/// Selection in outlines.
struct OutlineSelectionTests {
    private struct Node: Identifiable {
        let id: Int
        var children: [Node]?
    }

    @Observable final class Model {
        var one: Int?
        var several: Set<Int> = []
    }

    private static let tree = [Node(id: 1, children: [Node(id: 2), Node(id: 3)]), Node(id: 5)]
    private let size = CGSize(width: 300, height: 400)

    private func strings<V: View>(_ it: ViewDisplay<V>) -> [String] {
        (1...5).map { "Row \($0)" }.filter { it.layer(ofText: $0) != nil }
    }

    @Test("A click on a group selects it, and one on its arrow expands it")
    func one() {
        let model = Model()
        let it = ViewDisplay(
            List(Self.tree, children: \.children, selection: Bindable(model).one) {
                Text("Row \($0.id)")
            }
            .listStyle(.plain),
            size: size
        )
        it.tap(60, 22)
        it.display.advance(by: 1)
        #expect(model.one == 1 && strings(it) == ["Row 1", "Row 5"])
        it.tap(278, 22)
        it.display.advance(by: 1)
        #expect(model.one == 1 && strings(it) == ["Row 1", "Row 2", "Row 3", "Row 5"])
        it.tap(100, 22 + 2 * 44)
        it.display.advance(by: 1)
        #expect(model.one == 3)
    }

    @Test("Several rows of a tree are selected, groups among them")
    func several() {
        let model = Model()
        let it = ViewDisplay(
            List(Self.tree, id: \.id, children: \.children, selection: Bindable(model).several) {
                Text("Row \($0.id)")
            }
            .listStyle(.plain),
            size: size
        )
        it.tap(60, 22)
        it.key("a", .control)
        #expect(model.several == [1, 5])
    }

    @Test("Without a selection of its ids, a click on a group expands it")
    func expands() {
        let it = ViewDisplay(
            List(selection: .constant(String?.none)) {
                OutlineGroup(Self.tree, children: \.children) { Text("Row \($0.id)") }
            }
            .listStyle(.plain),
            size: size
        )
        it.tap(60, 22)
        it.display.advance(by: 1)
        #expect(strings(it) == ["Row 1", "Row 2", "Row 3", "Row 5"])
    }
}
