import Foundation
import Legato
import Observation
import Testing

/// Progress views in mid-animation.
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

    private struct Below: View {
        @Bindable var switches: Switches
        var body: some View {
            VStack(spacing: 0) {
                Color.clear.frame(height: switches.isOn ? 100 : 0)
                ProgressView(value: switches.isOn ? 1 : 0.5).frame(width: 200)
                Color.red.frame(width: 50, height: 10)
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Observable final class Switches {
        var isOn = false
    }

    @Test("A bar moves with its siblings, and is filled with the default animation")
    func siblings() throws {
        for style in [true, false] {
            let switches = Switches()
            let view = Below(switches: switches)
            let it = ViewDisplay(style ? AnyView(view.progressViewStyle(.linear)) : AnyView(view))
            it.display.perform { withAnimation(.linear(duration: 1)) { switches.isOn = true } }
            it.display.advance(by: 0.5)
            let height: CGFloat = style ? 4 : 6
            let red = try #require(it.layers(CGSize(width: 50, height: 10)).first)
            let track = try #require(it.layers(CGSize(width: 200, height: height)).first)
            #expect(abs(it.middle(red).y - 50 - height - 5) < 2)
            #expect(abs(it.middle(red).y - it.middle(track).y - 5 - height / 2) < 0.1)
            let bars = it.layers(CGSize(width: 200, height: height)).filter {
                $0 is CAShapeLayer
            }
            let filled = bars.map { $0.presentation()?.bounds.width ?? 0 }.min() ?? 0
            // The default animation is further than the linear one by now.
            #expect(filled > 175)
        }
    }

    @Test("The view of the current value is below the bar, and styles receive it")
    func current() throws {
        struct Value: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.currentValueLabel
            }
        }
        let bar = ProgressView(value: 1, total: 4) {
            Text("Loading")
        } currentValueLabel: {
            Text("1 of 4")
        }
        let it = ViewDisplay(bar)
        let (label, value) = (it.middle(ofText: "Loading"), it.middle(ofText: "1 of 4"))
        #expect(try #require(label).y < #require(value).y)
        let styled = ViewDisplay(bar.progressViewStyle(Value()))
        #expect(styled.layer(ofText: "1 of 4") != nil && styled.layer(ofText: "Loading") == nil)
        let linear = ViewDisplay(bar.progressViewStyle(.linear))
        #expect(linear.layer(ofText: "1 of 4") != nil)
        let spinner = ViewDisplay(
            ProgressView(value: Double?.none) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            }
        )
        #expect(spinner.layer(ofText: "b") == nil)
    }
}
