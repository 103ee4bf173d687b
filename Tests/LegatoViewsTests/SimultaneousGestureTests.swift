import Foundation
import Legato
import Testing

/// Gestures recognised at the same time end once.
struct SimultaneousGestureTests {
    private final class Log { var lines: [String] = [] }

    private struct Target<G: Gesture>: View {
        let gesture: G
        var body: some View { Color.red.gesture(gesture) }
    }

    private func show(_ gesture: some Gesture) -> ViewDisplay<some View> {
        ViewDisplay(Target(gesture: gesture), size: CGSize(width: 100, height: 100), frames: 2)
    }

    private func logged<A: Gesture, B: Gesture>(
        _ log: Log, _ gesture: SimultaneousGesture<A, B>
    ) -> some Gesture {
        gesture
            .onChanged { value in
                log.lines.append(
                    "\(value.first == nil ? "-" : "1")\(value.second == nil ? "-" : "2")")
            }
            .onEnded { value in
                log.lines.append(
                    "end \(value.first == nil ? "-" : "1")\(value.second == nil ? "-" : "2")")
            }
    }

    @Test("A drag of any distance and a tap end together with a click")
    func dragAndTap() {
        let log = Log()
        let it = show(
            logged(log, DragGesture(minimumDistance: 0).simultaneously(with: TapGesture())))
        it.tap(50, 50)
        it.display.advance(by: 1)
        #expect(log.lines == ["1-", "end 12"])
        log.lines = []
        it.down(20, 50)
        for x in [40, 60] { it.move(CGFloat(x), 50) }
        it.up(60, 50)
        it.display.advance(by: 1)
        #expect(log.lines == ["1-", "1-", "1-", "end 1-"])
    }

    @Test("A long press waits for a drag that may follow")
    func pressAndDrag() {
        let log = Log()
        let press = LongPressGesture(minimumDuration: 0.3)
        let it = show(logged(log, press.simultaneously(with: DragGesture())))
        it.down(50, 50)
        it.display.advance(by: 0.5)
        #expect(!log.lines.contains { $0.hasPrefix("end") })
        it.up(50, 50)
        it.display.advance(by: 0.5)
        #expect(log.lines.filter { $0.hasPrefix("end") } == ["end 1-"])
        log.lines = []
        it.down(50, 50)
        it.display.advance(by: 0.5)
        it.move(90, 50)
        it.up(90, 50)
        it.display.advance(by: 0.5)
        #expect(log.lines.filter { $0.hasPrefix("end") } == ["end 12"])
    }
}
