import Foundation
import Legato
import Testing

@testable import Legato
@testable import LegatoViews

/// Dragging windows.
struct WindowDragTests {
    private final class Moves {
        var locations: [CGPoint] = []
    }

    @Test("A drag keeps the place where it was pressed at the pointer, wherever the window is")
    func drag() {
        let moves = Moves()
        let it = ViewDisplay(
            Color.red.gesture(WindowDragGesture())
                .environment(\.moveWindow, MoveWindowAction { moves.locations.append($0) }),
            frames: 2
        )
        it.down(100, 110)
        it.display.advance(frames: 1)
        it.move(110, 95)
        it.display.advance(frames: 1)
        // The window has followed, so the pointer is back where it was.
        it.move(100, 110)
        it.display.advance(frames: 1)
        it.move(103, 111)
        it.display.advance(frames: 1)
        it.up(103, 111)
        it.display.advance(frames: 1)
        #expect(moves.locations.count >= 3)
        #expect(Set(moves.locations.map(\.x)) == [100] && Set(moves.locations.map(\.y)) == [110])
        let count = moves.locations.count
        it.tap(50, 50)
        #expect(moves.locations.count == count)
    }
}
