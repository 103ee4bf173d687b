import Foundation
import Legato
import Observation
import Testing

/// Spatial events.
struct SpatialEventTests {
    @Observable final class Model {
        var changes: [SpatialEventCollection.Event] = []
        var ends: [SpatialEventCollection.Event] = []
        var collections: [SpatialEventCollection] = []
    }

    private struct Pad: View {
        let model: Model
        let space: CoordinateSpace

        var body: some View {
            Color.red.frame(width: 100, height: 100)
                .gesture(
                    SpatialEventGesture(coordinateSpace: space)
                        .onChanged {
                            model.changes += Array($0)
                            model.collections.append($0)
                        }
                        .onEnded { model.ends += Array($0) }
                )
        }
    }

    @Test("A press has an identity, and its moves locations; the next press is another one")
    func press() throws {
        let model = Model()
        // The view is in the middle of 300 x 200 points: at (100, 50).
        let it = ViewDisplay(Pad(model: model, space: .local))
        it.down(110, 70)
        it.move(130, 75)
        it.up(131, 75)
        #expect(
            model.changes.map(\.location) == [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 25)])
        #expect(model.changes.allSatisfy { $0.phase == .active && $0.kind == .pointer })
        let end = try #require(model.ends.first)
        #expect(end.phase == .ended && end.location == CGPoint(x: 31, y: 25))
        #expect(Set((model.changes + model.ends).map(\.id)).count == 1)
        it.down(110, 70)
        it.up(110, 70)
        #expect(model.ends.count == 2 && model.ends[1].id != end.id)
    }

    @Test("A cancelled press ends as such, and locations are in the space of the gesture")
    func cancelled() {
        let model = Model()
        let it = ViewDisplay(Pad(model: model, space: .global))
        it.down(110, 70)
        it.display.send(
            .pointerCancelled(
                PointerEvent(location: CGPoint(x: 110, y: 70), time: it.display.time)))
        #expect(model.changes.map(\.location) == [CGPoint(x: 110, y: 70)])
        #expect(model.ends.map(\.phase) == [.cancelled])
    }

    @Test("A collection finds a press by its identity")
    func collection() throws {
        let model = Model()
        let it = ViewDisplay(Pad(model: model, space: .local))
        for _ in 0..<2 {
            it.down(110, 70)
            it.up(110, 70)
        }
        let (old, event) = try #require(
            model.changes.count == 2 ? (model.changes[0], model.changes[1]) : nil)
        let events = try #require(model.collections.last)
        #expect(events.count == 1 && event.modifierKeys == [])
        #expect(events[event.id] == event && events[old.id] == nil)
    }
}
