import Foundation
import Legato
import Observation
import Testing

/// Scrolling views.
struct ScrollTests {
    private struct Rows: View {
        let model: ControlModel

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { row in
                        Color(white: Double(row) / 10).frame(width: 100, height: 50)
                            .onTapGesture { model.value = Double(row) }
                    }
                }
            }
            .frame(width: 200, height: 100)
        }
    }

    /// Returns the top edge of the rows.
    private func top(_ it: ViewDisplay<Rows>) -> CGFloat {
        it.layers(CGSize(width: 100, height: 50)).map { it.middle($0).y }.min().map { $0 - 25 } ?? 0
    }

    @Test("A drag scrolls the content, a throw continues and stops at the end")
    func drag() {
        let it = ViewDisplay(Rows(model: ControlModel()))
        #expect(top(it) == 50)
        it.down(150, 140)
        var y: CGFloat = 140
        for _ in 0..<8 {
            y -= 8
            it.display.advance(frames: 1)
            it.move(150, y)
        }
        it.display.advance(frames: 1)
        #expect(abs(top(it) - (50 - 54)) < 0.01)
        it.move(150, y - 8)
        it.up(150, y - 8)
        it.display.advance(frames: 4)
        #expect(top(it) < 50 - 62 - 10)
        it.display.advance(by: 3)
        let rest = top(it)
        #expect(rest < -100 && rest >= 150 - 500)
    }

    @Test("Content starts to move from where it is, and follows the pointer at 10 points")
    func start() {
        let it = ViewDisplay(Rows(model: ControlModel()))
        var tops: [CGFloat] = []
        it.down(150, 140)
        for y in [135, 130, 129, 120, 95] as [CGFloat] {
            it.move(150, y)
            it.display.advance(frames: 1)
            tops.append(top(it))
        }
        #expect(tops == [50, 50, 49, 40, 15])
    }

    @Test("Past the edge the content rubber-bands and springs back")
    func edge() {
        let it = ViewDisplay(Rows(model: ControlModel()))
        it.down(150, 70)
        it.move(150, 130)
        it.display.advance(frames: 1)
        #expect(top(it) > 60 && top(it) < 100)
        it.up(150, 130)
        it.display.advance(by: 2)
        #expect(abs(top(it) - 50) < 0.01)
    }

    @Test("The wheel scrolls to the end and no further, and taps hit the scrolled content")
    func wheel() {
        let model = ControlModel()
        let it = ViewDisplay(Rows(model: model))
        for _ in 0..<30 {
            it.display.send(
                .scroll(
                    ScrollEvent(
                        location: CGPoint(x: 150, y: 100), delta: CGSize(width: 0, height: -40),
                        time: it.display.time
                    )
                )
            )
            it.display.advance(frames: 1)
        }
        it.display.advance(by: 1)
        #expect(abs(top(it) - (150 - 500)) < 0.01)
        it.tap(150, 60)
        #expect(model.value == 8)
        it.tap(150, 20)
        #expect(model.value == 8)
    }
}
