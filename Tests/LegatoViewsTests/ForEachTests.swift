import Foundation
import Legato
import Observation
import Testing

/// ForEach.
struct ForEachTests {
    @Observable
    final class Model {
        var width: CGFloat = 30
    }

    private struct Bars: View {
        let model: Model
        @State private var height: CGFloat = 10

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<2) { _ in Color.blue.frame(width: model.width, height: height) }
                Color.red.frame(width: 60, height: 60).onTapGesture { height = 20 }
            }
        }
    }

    @Test("State and objects read only by the content of a ForEach update it")
    func dependencies() {
        let model = Model()
        let stage = ViewDisplay(Bars(model: model))
        #expect(stage.layers(CGSize(width: 30, height: 10)).count == 2)
        stage.tap(150, 110)
        #expect(stage.layers(CGSize(width: 30, height: 20)).count == 2)
        model.width = 40
        stage.display.advance(frames: 1)
        #expect(stage.layers(CGSize(width: 40, height: 20)).count == 2)
    }
}
