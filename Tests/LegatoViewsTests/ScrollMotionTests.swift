import Foundation
import Legato
import Observation
import Testing

/// Movements of scroll views are stopped, replaced and limited.
struct ScrollMotionTests {
    @Observable final class Model {
        var count = 60
        var position = ScrollPosition()
        var taps: [Int] = []
    }

    /// Rows of 50 points in a window of 200.
    private struct Rows: View {
        @Bindable var model: Model

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<model.count, id: \.self) { row in
                        Color(white: 0.5).frame(height: 50)
                            .onTapGesture { model.taps.append(row) }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($model.position)
        }
    }

    private let model = Model()
    private let it: ViewDisplay<Rows>

    init() { it = ViewDisplay(Rows(model: model)) }

    private var offset: CGFloat {
        let tops = it.layers(CGSize(width: 300, height: 50)).map { it.middle($0).y - 25 }
        return -(tops.min() ?? .nan)
    }

    /// Throws the content upwards; it goes on for more than 500 points.
    private func flick() {
        it.down(150, 180)
        for step in 1...6 {
            it.display.advance(frames: 1)
            it.move(150, 180 - 20 * CGFloat(step))
        }
        it.up(150, 60)
        it.display.advance(frames: 6)
    }

    @Test("A position that is set without animation ends an animated movement")
    func replaced() {
        it.display.perform {
            withAnimation(.linear(duration: 0.4)) { model.position.scrollTo(y: 500) }
        }
        it.display.advance(by: 0.2)
        #expect(offset > 150 && offset < 350)
        it.display.perform { model.position.scrollTo(y: 100) }
        it.display.advance(frames: 1)
        #expect(offset == 100)
        it.display.advance(by: 1)
        #expect(offset == 100 && it.display.isIdle)
    }

    @Test("A position that is set without animation ends a throw")
    func replacedThrow() {
        flick()
        #expect(offset > 150)
        it.display.perform { model.position.scrollTo(id: 1, anchor: .top) }
        it.display.advance(frames: 1)
        #expect(offset == 50)
        it.display.advance(by: 4)
        #expect(offset == 50 && it.display.isIdle)
    }

    @Test("When the content becomes shorter than a throw has come, its end is shown")
    func shorter() {
        flick()
        #expect(offset > 200)
        it.display.perform { model.count = 8 }
        for _ in 0..<10 {
            it.display.advance(frames: 1)
            #expect(offset == 200)
        }
    }

    @Test("When it becomes shorter while it returns from beyond its end, it goes on to the new one")
    func shorterBeyondTheEnd() {
        it.display.perform { model.position.scrollTo(edge: .bottom) }
        it.display.advance(frames: 1)
        let end = offset
        it.down(150, 180)
        it.move(150, 60)
        it.display.advance(frames: 1)
        it.up(150, 60)
        it.display.advance(frames: 3)
        let before = offset
        #expect(before > end + 10)
        it.display.perform { model.count -= 1 }
        it.display.advance(frames: 1)
        #expect(offset < before && offset > end - 50 + 5)
        it.display.advance(by: 2)
        #expect(offset == end - 50)
    }

    @Test("A press stops a throw, and is not a tap")
    func pressed() {
        flick()
        it.down(150, 100)
        let held = offset
        it.display.advance(by: 0.5)
        #expect(offset == held)
        it.up(150, 100)
        it.display.advance(by: 4)
        #expect(offset == held && model.taps.isEmpty && it.display.isIdle)
        it.tap(150, 100)
        #expect(model.taps == [Int((held + 100) / 50)])
    }

    @Test("A throw that is stopped follows the pointer at once, and can be thrown again")
    func held() {
        flick()
        it.down(150, 100)
        let held = offset
        it.move(150, 97)
        it.display.advance(frames: 1)
        #expect(offset == held + 3)
        for step in 1...4 {
            it.display.advance(frames: 1)
            it.move(150, 97 - 10 * CGFloat(step))
        }
        it.up(150, 57)
        it.display.advance(by: 3)
        #expect(offset > held + 100)
    }

    @Test("The wheel does not take the press from the rows")
    func wheel() {
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 150, y: 100), delta: CGSize(width: 0, height: -200),
                    time: it.display.time
                )
            )
        )
        it.display.advance(frames: 2)
        it.tap(150, 100)
        #expect(model.taps.count == 1)
    }

    @Test("The wheel takes over from an animated movement, where that is")
    func wheelInFlight() {
        it.display.perform {
            withAnimation(.linear(duration: 0.4)) { model.position.scrollTo(y: 1000) }
        }
        it.display.advance(by: 0.2)
        let now = offset
        it.display.send(
            .scroll(
                ScrollEvent(
                    location: CGPoint(x: 150, y: 100), delta: CGSize(width: 0, height: 30),
                    time: it.display.time
                )
            )
        )
        it.display.advance(by: 1)
        #expect(now > 300 && abs(offset - (now - 30)) < 0.01)
    }

    @Test("The id of a position is that of the request until the user scrolls")
    func id() {
        #expect(model.position.viewID == nil)
        it.display.perform { model.position.scrollTo(id: 3, anchor: .top) }
        #expect(model.position.viewID(type: Int.self) == 3)
        it.display.advance(frames: 1)
        #expect(model.position.viewID(type: Int.self) == 3 && offset == 150)
        it.display.perform { model.position.scrollTo(y: 400) }
        #expect(model.position.viewID == nil)
        it.down(150, 180)
        it.move(150, 130)
        it.display.advance(frames: 2)
        #expect(offset == 440 && model.position.viewID(type: Int.self) == 9)
        it.up(150, 130)
        it.display.advance(by: 1)
        it.display.perform { model.position.scrollTo(id: 2, anchor: .top) }
        it.display.advance(frames: 1)
        it.down(150, 50)
        for y in stride(from: CGFloat(60), through: 150, by: 10) {
            it.move(150, y)
            it.display.advance(frames: 1)
        }
        #expect(model.position.isPositionedByUser && model.position.viewID(type: Int.self) == 0)
    }
}
