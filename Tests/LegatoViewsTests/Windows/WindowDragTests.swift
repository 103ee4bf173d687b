import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

@Suite("Dragging windows")
struct WindowDragTests {
    private final class Moves {
        var distances: [CGSize] = []
    }

    @Test("A drag moves the window by the distance of the pointer from where it was pressed")
    func drag() {
        let moves = Moves()
        let it = ViewDisplay(
            Color.red.gesture(WindowDragGesture())
                .environment(\.moveWindow, MoveWindowAction { moves.distances.append($0) }),
            frames: 2
        )
        it.down(100, 100)
        it.display.advance(frames: 1)
        it.move(110, 95)
        it.display.advance(frames: 1)
        // The window has followed, so the pointer is back where it was.
        it.move(100, 100)
        it.display.advance(frames: 1)
        it.move(103, 101)
        it.display.advance(frames: 1)
        it.up(103, 101)
        it.display.advance(frames: 1)
        #expect(moves.distances.first == CGSize(width: 10, height: -5))
        #expect(moves.distances.last == CGSize(width: 3, height: 1))
        #expect(moves.distances.filter { $0 == .zero }.count == 1)
        let count = moves.distances.count
        it.tap(50, 50)
        #expect(moves.distances.count == count)
    }
}
