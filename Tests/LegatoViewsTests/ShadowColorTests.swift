import Foundation
import Legato
import Observation
import Testing

/// The colour of a view's shadow.
struct ShadowColorTests {
    @Observable final class Model { var isBlue = false }

    private struct Shaded: View {
        let model: Model

        var body: some View {
            Color.white.frame(width: 50, height: 50)
                .shadow(
                    color: model.isBlue
                        ? Color(red: 0, green: 0, blue: 1, opacity: 0.5)
                        : Color(red: 1, green: 0, blue: 0),
                    radius: model.isBlue ? 10 : 20
                )
        }
    }

    @Test("It is interpolated as other colours of views, in Oklab")
    func middle() throws {
        let model = Model()
        let stage = NavigationStage(Shaded(model: model))
        let layer = try #require(shadowed(stage.hosting))
        #expect(layer.shadowRadius == 10 && layer.shadowOpacity == 1)
        withAnimation(.linear(duration: 1)) { model.isBlue = true }
        stage.display.advance(by: 0.5)
        let shown = try #require(layer.presentation())
        let color = try #require(shown.shadowColor)
        expectClose(
            (color.components ?? []).prefix(3).map { Double($0 * 255) }, [140, 83, 162], within: 2)
        #expect(abs(shown.shadowOpacity - 0.75) < 0.001 && abs(shown.shadowRadius - 7.5) < 0.001)
        stage.display.advance(by: 0.6)
        #expect(layer.shadowOpacity == 0.5 && layer.shadowRadius == 5)
        #expect(layer.shadowColor?.components?.prefix(3).map { $0.rounded() } == [0, 0, 1])
        #expect(stage.display.isIdle)
    }

    private func shadowed(_ layer: CALayer) -> CALayer? {
        if layer.shadowOpacity > 0 { return layer }
        return (layer.sublayers ?? []).lazy.compactMap { shadowed($0) }.first
    }
}
