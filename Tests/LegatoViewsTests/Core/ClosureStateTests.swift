import Foundation
import Legato
import Observation
import Testing

/// State that only the closure of a modifier reads.
struct ClosureStateTests {
    @Observable final class Model {
        var place: CGFloat = 0
    }

    /// Shows a square of 10 points whose place a modifier computes, and returns the x coordinate of
    /// its left edge at first and after a change of the state.
    private func places<V: View>(
        _ model: Model, _ view: V
    ) throws -> [CGFloat] {
        let it = ViewDisplay(view, size: CGSize(width: 100, height: 100), frames: 3)
        var found = [try left(in: it)]
        it.display.perform { model.place = 30 }
        it.display.advance(frames: 3)
        found.append(try left(in: it))
        return found
    }

    private func left(in it: ViewDisplay<some View>) throws -> CGFloat {
        func find(_ layer: CALayer) -> CGFloat? {
            if layer is CAShapeLayer, layer.bounds.size == CGSize(width: 10, height: 10) {
                return layer.presentation().map { $0.convert($0.bounds, to: nil).minX }
            }
            return (layer.sublayers ?? []).lazy.compactMap(find).first
        }
        return try #require(find(it.hosting))
    }

    private var square: some View { Color.red.frame(width: 10, height: 10) }

    @Test("An alignment guide follows it, also animated")
    func alignmentGuide() throws {
        let model = Model()
        let view = VStack(alignment: .leading) {
            Color.blue.frame(width: 60, height: 10)
            square.alignmentGuide(.leading) { _ in -model.place }
        }
        #expect(try places(model, view) == [20, 50])
        let it = ViewDisplay(view, size: CGSize(width: 100, height: 100), frames: 3)
        it.display.perform { withAnimation(.linear(duration: 1)) { model.place = 0 } }
        it.display.advance(frames: 30)
        #expect(abs(try left(in: it) - 35) < 1)
        it.display.advance(by: 1)
        #expect(try left(in: it) == 20)
    }

    @Test("A frame relative to the container, a scroll transition and a visual effect follow it")
    func placed() throws {
        let model = Model()
        let frame = square.frame(width: 10)
            .containerRelativeFrame(.horizontal, alignment: .trailing) { _, _ in 40 + model.place }
            .frame(maxWidth: .infinity, alignment: .leading)
        #expect(try places(model, frame) == [30, 60])
        model.place = 0
        let transition = ScrollView {
            square.scrollTransition { content, _ in content.offset(x: model.place) }
        }
        #expect(try places(model, transition) == [45, 75])
        model.place = 0
        #expect(
            try places(model, square.visualEffect { content, _ in content.offset(x: model.place) })
                == [45, 75])
    }

    private struct Sum: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    @Test("Preferences and geometry that are computed from it are reported again")
    func reported() {
        let model = Model()
        var values: [String: [CGFloat]] = [:]
        let view = VStack {
            square
                .transformPreference(Sum.self) { $0 += model.place }
                .onPreferenceChange(Sum.self) { values["transform", default: []].append($0) }
            square
                .anchorPreference(key: Sum.self, value: .bounds) { _ in 1 + model.place }
                .onPreferenceChange(Sum.self) { values["anchor", default: []].append($0) }
            square.onGeometryChange(for: CGFloat.self) {
                $0.size.width + model.place
            } action: {
                values["geometry", default: []].append($0)
            }
        }
        let it = ViewDisplay(view, size: CGSize(width: 100, height: 100), frames: 3)
        it.display.perform { model.place = 30 }
        it.display.advance(frames: 3)
        #expect(values == ["transform": [0, 30], "anchor": [1, 31], "geometry": [10, 40]])
    }

    @Test(
        "A visual effect of the geometry moves with an animated layout, and at once with a scroll")
    func effect() throws {
        struct Wide: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 20 + model.place, height: 10)
                    .overlay {
                        Color.green.frame(width: 10, height: 10)
                    }
                    .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
            }
        }
        let model = Model()
        let it = ViewDisplay(Wide(model: model), size: CGSize(width: 200, height: 100), frames: 3)
        #expect(try left(in: it) == 115)
        it.display.perform { withAnimation(.linear(duration: 1)) { model.place = 40 } }
        for (frames, place) in [(1, 115.7), (29, 135), (30, 155)] {
            it.display.advance(frames: frames)
            #expect(abs(try left(in: it) - place) < 1)
        }
    }

    @Test("Axis and anchor of a rotation in space are animated")
    func rotation() throws {
        struct Card: View {
            var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
            var anchor = UnitPoint.center
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                    .rotation3DEffect(.degrees(60), axis: axis, anchor: anchor, perspective: 0)
            }
        }
        struct Turning: View {
            let model: Model
            var body: some View {
                let on = model.place > 0
                VStack(spacing: 0) {
                    Card(axis: on ? (1, 0, 0) : (0, 1, 0))
                }
            }
        }
        let model = Model()
        let it = ViewDisplay(
            Turning(model: model), size: CGSize(width: 100, height: 100), frames: 3)
        func size() -> CGSize {
            func find(_ layer: CALayer) -> CGSize? {
                if layer is CAShapeLayer {
                    return layer.presentation().map { $0.convert($0.bounds, to: nil).size }
                }
                return (layer.sublayers ?? []).lazy.compactMap(find).first
            }
            return find(it.hosting) ?? .zero
        }
        #expect(abs(size().width - 5) < 0.01)
        it.display.perform { withAnimation(.linear(duration: 1)) { model.place = 1 } }
        it.display.advance(frames: 1)
        #expect(size().width < 6)
        it.display.advance(frames: 29)
        // Half of the time, about the diagonal: both sides are equally long.
        let half = size()
        #expect(abs(half.width - half.height) < 0.5)
        it.display.advance(by: 1)
        #expect(abs(size().height - 5) < 0.01)
    }
}
