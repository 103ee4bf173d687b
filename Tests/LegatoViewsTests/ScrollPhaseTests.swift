import Foundation
import Legato
import Observation
import Testing

/// Phases and visibility in scroll views.
struct ScrollPhaseTests {
    @Observable final class Model {
        var phases: [ScrollPhase] = []
        var velocity: CGFloat = 0
        var visible: [String] = []
        var rows = 10
        var target: Int?
    }

    private struct Rows: View {
        let model: Model
        var bounce = ScrollBounceBehavior.automatic

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<model.rows, id: \.self) { row in
                        Color.red.frame(width: 100, height: 50)
                            .onScrollVisibilityChange(threshold: 0.5) {
                                model.visible.append("\(row) \($0)")
                            }
                    }
                }
            }
            .scrollPosition(id: Binding(get: { model.target }, set: { _ in }), anchor: .top)
            .onScrollPhaseChange { old, new, context in
                if model.phases.isEmpty { model.phases.append(old) }
                model.phases.append(new)
                if let velocity = context.velocity { model.velocity = velocity.dy }
            }
            .scrollBounceBehavior(bounce)
            .frame(width: 200, height: 100)
        }
    }

    private let model = Model()

    private func drag(_ it: ViewDisplay<Rows>, to end: CGFloat) {
        it.down(150, 140)
        var y: CGFloat = 140
        for _ in 0..<8 {
            y += (end - 140) / 8
            it.display.advance(frames: 1)
            it.move(150, y)
        }
        it.display.advance(frames: 1)
    }

    @Test("A drag interacts, a flick decelerates, and then the view is idle")
    func flick() {
        let it = ViewDisplay(Rows(model: model))
        drag(it, to: 70)
        #expect(model.phases == [.idle, .interacting])
        it.up(150, 70)
        it.display.advance(frames: 2)
        #expect(model.phases.last == .decelerating && model.velocity > 0)
        it.display.advance(by: 3)
        #expect(model.phases == [.idle, .interacting, .decelerating, .idle])
    }

    @Test("An animated programmatic scroll reports the phase .animating, then .idle")
    func program() {
        let it = ViewDisplay(Rows(model: model))
        withAnimation(.linear(duration: 0.5)) { model.target = 3 }
        it.display.advance(frames: 5)
        #expect(model.phases == [.idle, .animating])
        it.display.advance(by: 1)
        #expect(model.phases == [.idle, .animating, .idle])
    }

    @Test("A row reports when half of it becomes visible, and when it no longer is")
    func visibility() {
        let it = ViewDisplay(Rows(model: model), frames: 2)
        #expect(Set(model.visible) == ["0 true", "1 true"])
        model.visible = []
        drag(it, to: 100)
        it.display.advance(frames: 2)
        #expect(Set(model.visible) == ["0 false", "2 true"])
    }

    @Test("Content that fits bounces unless its size decides")
    func bounce() {
        model.rows = 1
        func top(_ behavior: ScrollBounceBehavior) -> CGFloat {
            let it = ViewDisplay(Rows(model: model, bounce: behavior))
            drag(it, to: 180)
            return it.layers(CGSize(width: 100, height: 50)).map { it.middle($0).y }.min() ?? 0
        }
        #expect(top(.automatic) > top(.basedOnSize) + 5)
        #expect(top(.basedOnSize) == 75)
    }
}
