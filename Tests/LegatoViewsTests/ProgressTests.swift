import Foundation
import Legato
import Observation
import Testing

@Suite("Progress views in mid-animation")
struct ProgressTests {
    @Observable final class Model {
        var progress = 0.0
    }

    private struct Wrapped: View, @MainActor Animatable {
        var progress: Double
        let isClamped: Bool

        var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }

        var body: some View {
            ProgressView(value: isClamped ? max(progress, 0) : progress)
                .frame(width: 200)
        }
    }

    private struct Host: View {
        let model: Model
        let isClamped: Bool
        var body: some View { Wrapped(progress: model.progress, isClamped: isClamped) }
    }

    /// Returns the width of the filled part; nil if there is no bar.
    private func fill(_ it: ViewDisplay<Host>) -> CGFloat? {
        var bars: [CALayer] = []
        var waiting: [CALayer] = [it.hosting]
        while let layer = waiting.popLast() {
            if layer is CAShapeLayer, layer.bounds.height == 6 { bars.append(layer) }
            waiting += layer.sublayers ?? []
        }
        guard bars.count == 2 else { return nil }
        return bars.map { $0.presentation()?.bounds.width ?? 0 }.min()
    }

    @Test("An animatable view moves the bar from 0 to 1 to 0 with the bouncy curve")
    func bouncy() throws {
        let model = Model()
        let it = ViewDisplay(Host(model: model, isClamped: true))
        #expect(fill(it) == 0)
        let spring = Spring.bouncy
        it.display.perform { withAnimation(.bouncy) { model.progress = 1 } }
        let begin = it.display.time
        for _ in 0..<6 {
            it.display.advance(frames: 5)
            let part = spring.value(target: 1.0, time: it.display.time - begin)
            #expect(abs(try #require(fill(it)) - 200 * min(part, 1)) < 0.5)
        }
        it.display.advance(by: 3)
        #expect(fill(it) == 200)
        it.display.perform { withAnimation(.bouncy) { model.progress = 0 } }
        it.display.advance(frames: 8)
        #expect(try #require(fill(it)) < 199)
        it.display.advance(by: 3)
        #expect(fill(it) == 0)
    }

    @Test("A value below 0 shows a spinner in place of the bar, unless the wrapper clamps it")
    func negative() {
        var sawSpinner = [false, false]
        for (index, isClamped) in [true, false].enumerated() {
            let model = Model()
            let it = ViewDisplay(Host(model: model, isClamped: isClamped))
            it.display.perform { model.progress = 1 }
            it.display.advance(frames: 1)
            it.display.perform { withAnimation(.bouncy) { model.progress = 0 } }
            for _ in 0..<120 {
                it.display.advance(frames: 1)
                if fill(it) == nil { sawSpinner[index] = true }
            }
        }
        #expect(sawSpinner == [false, true])
    }
}
