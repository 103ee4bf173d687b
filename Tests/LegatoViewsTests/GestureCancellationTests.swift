import Foundation
import Legato
import Testing

/// Cancelled gestures of views.
///
/// Gestures whose input another gesture or the system takes.
struct GestureCancellationTests {
    /// A gesture that notes what it calls, and the state that it updates.
    private struct Dragged<G: Gesture>: View {
        let gesture: G
        let journal: Journal
        @GestureState private var isOn = false

        var body: some View {
            journal.lines.append("\(isOn)")
            return Color.red.gesture(
                gesture
                    .onChanged { _ in journal.lines.append("changed") }
                    .onEnded { _ in journal.lines.append("ended") }
                    .updating($isOn) { _, state, _ in state = true }
            )
        }
    }

    private let journal = Journal()

    private func cancel(_ gesture: some Gesture) -> [String] {
        let it = ViewDisplay(Dragged(gesture: gesture, journal: journal))
        _ = journal.take()
        it.down(100, 100)
        it.move(130, 100)
        it.display.advance(frames: 1)
        let at = PointerEvent(location: CGPoint(x: 130, y: 100), time: it.display.time)
        it.display.send(.pointerCancelled(at))
        it.display.advance(frames: 2)
        return journal.take()
    }

    @Test("A cancelled drag resets its state and calls onCancelled, not onEnded")
    func drag() {
        #expect(cancel(DragGesture()) == ["changed", "true", "false"])
        let own = DragGesture().onCancelled { journal.lines.append("\($0.velocity.width)") }
        #expect(cancel(own) == ["changed", "true", "0.0", "false"])
    }

    @Test("So does a drag in a composition")
    func composition() {
        #expect(
            cancel(DragGesture().simultaneously(with: TapGesture()))
                == ["changed", "true", "false"])
        #expect(
            cancel(DragGesture().exclusively(before: TapGesture())) == ["changed", "true", "false"])
        #expect(cancel(DragGesture().map(\.translation)) == ["changed", "true", "false"])
    }

    @Test("A magnification and a rotation that are cancelled do not end")
    func fingers() {
        let magnification = MagnifyGesture().onCancelled { _ in journal.lines.append("magnified") }
        let rotation = RotateGesture().onCancelled { _ in journal.lines.append("turned") }
        let it = ViewDisplay(
            Dragged(gesture: magnification.simultaneously(with: rotation), journal: journal)
        )
        _ = journal.take()
        let places: [(PinchEvent.Phase, CGFloat)] = [
            (.began, 50), (.changed, 80), (.cancelled, 80),
        ]
        for (phase, reach) in places {
            let (a, b) = (CGPoint(x: 100, y: 100), CGPoint(x: 100 + reach, y: 100 + reach - 50))
            it.display.send(
                .pinch(PinchEvent(phase: phase, first: a, second: b, time: it.display.time)))
            it.display.advance(frames: 1)
        }
        let lines = journal.take()
        #expect(lines.contains("true") && lines.last == "false" && !lines.contains("ended"))
        #expect(lines.contains("magnified") && lines.contains("turned"))
    }

    @Test("A row whose move is cancelled returns to its place")
    func row() throws {
        struct Rows: View {
            let journal: Journal
            var body: some View {
                List {
                    ForEach(0..<3, id: \.self) { Text(verbatim: "Row \($0)") }
                        .onMove { journal.lines.append("\($0.first ?? -1) \($1)") }
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        let it = ViewDisplay(Rows(journal: journal), size: CGSize(width: 300, height: 300))
        it.display.advance(by: 1)
        let y = try #require(it.middle(ofText: "Row 0")).y
        for isCancelled in [true, false] {
            it.down(262, y)
            for step in 1...10 {
                it.move(262, y + 9 * CGFloat(step))
                it.display.advance(frames: 1)
            }
            if isCancelled {
                let at = PointerEvent(
                    location: CGPoint(x: 262, y: y + 90), time: it.display.time)
                it.display.send(.pointerCancelled(at))
            } else {
                it.up(262, y + 90)
            }
            it.display.advance(by: 1)
            #expect(journal.take() == (isCancelled ? [] : ["0 3"]))
            #expect(abs(try #require(it.middle(ofText: "Row 0")).y - y) < 0.01)
        }
    }
}
