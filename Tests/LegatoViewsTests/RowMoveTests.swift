import Foundation
import Legato
import Observation
import Testing

/// Rows that are moved after a long press.
struct RowMoveTests {
    @Observable final class Model {
        var names = [1, 2, 3]
        var presses = 0
    }

    private struct Rows: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.names, id: \.self) { name in
                    Button("Row \(name)") { model.presses += 1 }
                }
                .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
        }
    }

    private let size = CGSize(width: 300, height: 400)

    private func drag<V: View>(_ it: ViewDisplay<V>, x: CGFloat, after delay: Double) {
        it.down(x, 22)
        it.display.advance(by: delay)
        for y in [50, 90, 122] as [CGFloat] {
            it.move(x, y)
            it.display.advance(frames: 1)
        }
        it.up(x, 122)
        it.display.advance(by: 1)
    }

    @Test("A drag after half a second moves the row, on its button and beside it")
    func move() {
        for x in [25, 250] as [CGFloat] {
            let model = Model()
            let it = ViewDisplay(Rows(model: model), size: size, frames: 2)
            drag(it, x: x, after: 0.6)
            #expect(model.names == [2, 3, 1] && model.presses == 0)
        }
    }

    @Test("A drag at once moves no row, and a press without a drag leaves the row in place")
    func others() {
        let model = Model()
        let it = ViewDisplay(Rows(model: model), size: size, frames: 2)
        let start = it.middle(ofText: "Row 1")?.y
        drag(it, x: 250, after: 0.1)
        #expect(model.names == [1, 2, 3])
        it.down(250, 22)
        it.display.advance(by: 0.6)
        it.up(250, 22)
        it.display.advance(by: 1)
        #expect(model.names == [1, 2, 3] && it.middle(ofText: "Row 1")?.y == start)
    }
}
