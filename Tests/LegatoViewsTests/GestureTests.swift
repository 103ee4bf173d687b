import Foundation
import Legato
import Observation
import Testing

/// Gestures of views.
struct GestureTests {
    @Observable final class Model {
        var offset = CGSize.zero
        var log: [String] = []
        var places: [CGPoint] = []
    }

    private struct Card: View {
        let model: Model
        let tracksWithSpring: Bool

        var body: some View {
            Color.red
                .frame(width: 40, height: 40)
                .offset(model.offset)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { value in
                            model.places.append(value.location)
                            if tracksWithSpring {
                                withAnimation(.interactiveSpring) {
                                    model.offset = value.translation
                                }
                            } else {
                                model.offset = value.translation
                            }
                        }
                        .onEnded { _ in
                            withAnimation(.spring) { model.offset = .zero }
                        }
                )
        }
    }

    private func card(_ it: ViewDisplay<Card>) throws -> CALayer {
        try #require(it.layers(CGSize(width: 40, height: 40)).first { $0 is CAShapeLayer })
    }

    @Test(
        "A card follows the pointer, and its spring back starts with the pointer's velocity"
    )
    func velocity() throws {
        let model = Model()
        let it = ViewDisplay(Card(model: model, tracksWithSpring: false))
        let layer = try card(it)
        it.down(150, 100)
        var x: CGFloat = 150
        for _ in 0..<12 {
            x += 5
            it.display.advance(frames: 1)
            it.move(x, 100)
        }
        it.display.advance(frames: 0)
        #expect(abs(it.middle(layer).x - x) < 0.01)
        it.up(x, 100)
        let released = it.display.time
        // 300 points per second outwards, 60 points from the resting position.
        let spring = Spring()
        for _ in 0..<8 {
            it.display.advance(frames: 2)
            let t = it.display.time - released
            let left = spring.value(fromValue: 60.0, toValue: 0.0, initialVelocity: 300.0, time: t)
            #expect(abs(Double(it.middle(layer).x) - 150 - left) < 1.5)
        }
        it.display.advance(by: 3)
        #expect(abs(it.middle(layer).x - 150) < 0.01)
    }

    @Test(
        "With an interactive spring the card follows the pointer and overshoots on release"
    )
    func interactiveSpring() throws {
        let model = Model()
        let it = ViewDisplay(Card(model: model, tracksWithSpring: true))
        let layer = try card(it)
        it.down(150, 100)
        var x: CGFloat = 150
        for _ in 0..<20 {
            x += 4
            it.display.advance(frames: 1)
            it.move(x, 100)
        }
        let before = it.middle(layer).x
        #expect(before > 190 && before < x)
        it.up(x, 100)
        it.display.advance(frames: 2)
        #expect(it.middle(layer).x > before)
        it.display.advance(by: 3)
        #expect(abs(it.middle(layer).x - 150) < 0.01)
    }

    @Test("Locations are in the view's own coordinate space")
    func space() {
        let model = Model()
        let it = ViewDisplay(Card(model: model, tracksWithSpring: false))
        it.down(140, 95)
        it.move(160, 110)
        #expect(model.places == [CGPoint(x: 10, y: 15), CGPoint(x: 30, y: 30)])
    }

    private struct Held: View {
        let model: Model
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
        private var shift = CGSize.zero

        var body: some View {
            Color.blue
                .frame(width: 40, height: 40)
                .offset(shift)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .updating($shift) { value, state, _ in state = value.translation }
                        .onEnded { _ in model.log.append("ended") }
                )
        }
    }

    @Test("Gesture state updates, and resets in its reset transaction")
    func gestureState() throws {
        let model = Model()
        let it = ViewDisplay(Held(model: model))
        let layer = try #require(
            it.layers(CGSize(width: 40, height: 40)).first { $0 is CAShapeLayer }
        )
        it.down(150, 100)
        it.move(190, 100)
        it.display.advance(frames: 1)
        #expect(abs(it.middle(layer).x - 190) < 0.01)
        it.up(190, 100)
        #expect(model.log == ["ended"])
        it.display.advance(by: 0.5)
        #expect(abs(it.middle(layer).x - 170) < 1)
        it.display.advance(by: 0.6)
        #expect(abs(it.middle(layer).x - 150) < 0.01)
    }

    private struct Compositions: View {
        let model: Model

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).gesture(
                    LongPressGesture(minimumDuration: 0.3)
                        .sequenced(before: DragGesture(minimumDistance: 0))
                        .onEnded { value in
                            guard case .second(true, let drag?) = value else { return }
                            model.log.append("dragged \(drag.translation.width)")
                        }
                )
                Color.green.frame(width: 100, height: 100).gesture(
                    TapGesture(count: 2).onEnded { model.log.append("two") }
                        .exclusively(before: TapGesture().onEnded { model.log.append("one") })
                )
                Color.blue.frame(width: 100, height: 100).gesture(
                    DragGesture(minimumDistance: 0).map(\.translation.width)
                        .simultaneously(with: LongPressGesture(minimumDuration: 0.2))
                        .onEnded { model.log.append("\($0.first ?? -1) \($0.second ?? false)") }
                )
            }
        }
    }

    @Test("A sequence is a drag after a long press, or nothing without one")
    func sequence() {
        let model = Model()
        let it = ViewDisplay(Compositions(model: model))
        it.down(50, 100)
        it.display.advance(by: 0.5)
        it.move(70, 100)
        it.up(70, 100)
        #expect(model.log == ["dragged 20.0"])
        it.display.advance(by: 1)
        it.down(50, 100)
        it.move(90, 100)
        it.up(90, 100)
        it.display.advance(by: 1)
        #expect(model.log == ["dragged 20.0"])
    }

    @Test("A double tap takes precedence over a single tap, which waits")
    func exclusive() {
        let model = Model()
        let it = ViewDisplay(Compositions(model: model))
        it.tap(150, 100)
        #expect(model.log.isEmpty)
        it.display.advance(by: 0.6)
        #expect(model.log == ["one"])
        it.tap(150, 100)
        it.tap(150, 100)
        it.display.advance(by: 0.6)
        #expect(model.log == ["one", "two"])
    }

    @Test("Two simultaneous gestures")
    func simultaneous() {
        let model = Model()
        let it = ViewDisplay(Compositions(model: model))
        it.down(250, 100)
        it.display.advance(by: 0.4)
        it.move(262, 100)
        it.up(262, 100)
        #expect(model.log == ["12.0 true"])
    }

    private struct Nested: View {
        let model: Model
        let inner: GestureMask

        var body: some View {
            Color.red.frame(width: 100, height: 100)
                .onTapGesture { model.log.append("inner") }
                .padding(20)
                .contentShape(Rectangle())
                .gesture(TapGesture().onEnded { model.log.append("outer") }, including: inner)
        }
    }

    @Test("The inner tap takes precedence, and a gesture mask disables either")
    func mask() {
        for (mask, expected) in [
            (GestureMask.all, ["inner", "outer"]), (.gesture, ["outer", "outer"]),
            (.subviews, ["inner"]), (.none, []),
        ] {
            let model = Model()
            let it = ViewDisplay(Nested(model: model, inner: mask))
            it.tap(150, 100)
            it.tap(90, 100)
            #expect(model.log == expected)
        }
    }
}
