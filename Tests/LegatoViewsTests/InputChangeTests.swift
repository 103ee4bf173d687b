import Foundation
import Legato
import Observation
import Testing

/// Input to views that change during it.
struct InputChangeTests {
    @Observable final class Model {
        var shows = true
        var isDisabled = false
        var offset = CGSize.zero
        var log: [String] = []
    }

    private struct Screen: View {
        let model: Model

        var body: some View {
            VStack(spacing: 0) {
                if model.shows {
                    Button("Go") { model.log.append("go") }
                        .frame(width: 100, height: 40)
                        .disabled(model.isDisabled)
                }
                Button("Stay") { model.log.append("stay") }.frame(width: 100, height: 40)
            }
            .frame(width: 200, height: 200, alignment: .top)
        }
    }

    @Test("A button removed while pressed does not act")
    func gone() {
        let model = Model()
        let it = ViewDisplay(Screen(model: model))
        it.down(150, 20)
        it.display.perform { model.shows = false }
        it.display.advance(frames: 2)
        it.up(150, 20)
        #expect(model.log.isEmpty)
        it.tap(150, 20)
        #expect(model.log == ["stay"])
    }

    @Test("A button disabled while pressed does not act, and acts again once enabled")
    func disabled() {
        let model = Model()
        let it = ViewDisplay(Screen(model: model))
        it.down(150, 20)
        it.display.perform { model.isDisabled = true }
        it.display.advance(frames: 2)
        it.up(150, 20)
        it.tap(150, 20)
        #expect(model.log.isEmpty)
        it.display.perform { model.isDisabled = false }
        it.display.advance(frames: 1)
        it.tap(150, 20)
        #expect(model.log == ["go"])
    }

    @Test("The focus leaves a removed button, and tab finds the next control")
    func focus() {
        let model = Model()
        let it = ViewDisplay(Screen(model: model))
        it.key("tab")
        it.key("space")
        it.display.perform { model.shows = false }
        it.display.advance(frames: 1)
        it.key("space")
        #expect(model.log == ["go"])
        it.key("tab")
        it.key("space")
        #expect(model.log == ["go", "stay"])
    }

    private struct Dragged: View {
        let model: Model

        var body: some View {
            let start = model.log.count
            Color.red.frame(width: 60, height: 60)
                .offset(model.offset)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { model.offset = $0.translation }
                        .onEnded { _ in model.log.append("drag \(start)") }
                )
        }
    }

    @Test("Each drag ends once, though its body is evaluated at every move")
    func once() {
        let model = Model()
        let it = ViewDisplay(Dragged(model: model))
        for round in 0..<3 {
            it.display.perform { model.offset = .zero }
            it.display.advance(frames: 1)
            it.down(150, 100)
            for x in 0..<10 {
                it.move(150 + CGFloat(x), 100)
                it.display.advance(frames: 1)
            }
            it.up(160, 100)
            it.display.advance(frames: 1)
            #expect(model.log.count == round + 1)
        }
    }

    @Test("State moved by a drag is not reset by an evaluation of its body")
    func cancelled() {
        let model = Model()
        let it = ViewDisplay(Dragged(model: model))
        it.down(150, 100)
        it.move(170, 100)
        it.display.send(
            .pointerCancelled(
                PointerEvent(location: CGPoint(x: 170, y: 100), time: it.display.time)
            )
        )
        #expect(model.log.isEmpty && model.offset.width == 20)
    }
}
