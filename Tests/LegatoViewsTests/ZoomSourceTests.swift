import Foundation
import Legato
import Observation
import Testing

/// The appearance of the sources of zooms.
struct ZoomSourceTests {
    @Observable final class Model {
        var path: [Int] = []
        var scheme = ColorScheme.light
    }

    private struct Zooming: View {
        @Bindable var model: Model
        @Namespace private var space

        var body: some View {
            NavigationStack(path: $model.path) {
                Color.red.frame(width: 60, height: 80)
                    .matchedTransitionSource(id: 1, in: space) {
                        $0.shadow(color: .primary, radius: 6)
                    }
                    .navigationDestination(for: Int.self) { _ in
                        Color.blue.navigationTransition(.zoom(sourceID: 1, in: space))
                    }
            }
            .environment(\.colorScheme, model.scheme)
        }
    }

    private struct Source: View {
        @Namespace private var space
        var body: some View {
            Color.clear.matchedTransitionSource(id: 1, in: space) { $0.background(.primary) }
        }
    }

    private struct Schemed: View {
        let model: Model
        var body: some View { Source().environment(\.colorScheme, model.scheme) }
    }

    @Test("The background of a source adapts to the colour scheme")
    func background() {
        let model = Model()
        let it = ViewDisplay(Schemed(model: model))
        #expect(it.pixel(150, 100) == [0, 0, 0])
        it.display.perform { model.scheme = .dark }
        it.display.advance(frames: 2)
        #expect(it.pixel(150, 100) == [255, 255, 255])
    }

    @Test("The shadow of a page in flight adapts to the colour scheme")
    func colorScheme() throws {
        let model = Model()
        let it = ViewDisplay(Zooming(model: model), frames: 2)
        func shadow() -> CALayer? {
            var waiting: [CALayer] = [it.hosting]
            while let layer = waiting.popLast() {
                if layer.shadowOpacity > 0, !layer.isHidden { return layer }
                waiting += layer.sublayers ?? []
            }
            return nil
        }
        #expect(shadow() == nil)
        it.display.perform { model.path = [1] }
        it.display.advance(frames: 5)
        #expect(try #require(shadow()).shadowColor == CGColor(gray: 0, alpha: 1))
        it.display.perform { model.scheme = .dark }
        it.display.advance(frames: 2)
        #expect(try #require(shadow()).shadowColor == CGColor(gray: 1, alpha: 1))
    }
}
