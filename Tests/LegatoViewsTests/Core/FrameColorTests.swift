import Foundation
import Legato
import Testing

/// Colours that are computed on the main actor.
struct FrameColorTests {
    private struct Sign: View {
        @State private var isOn = false

        var body: some View {
            VStack(spacing: 0) {
                Rectangle().fill(isOn ? Color.black : Color.white).frame(width: 40, height: 20)
                Text("a").foregroundStyle(isOn ? Color.black : Color.white)
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    @Test("Colours of a frame are those of its own time, and no layer action animates them")
    func noActions() throws {
        let stage = ViewDisplay(Sign())
        stage.tap(150, 94)
        stage.display.advance(frames: 29)
        var compared = 0
        func compare(_ layer: CALayer) {
            if let shape = layer as? CAShapeLayer {
                #expect(shape.presentation()?.fillColor == shape.fillColor)
                compared += 1
            }
            if let text = layer as? CATextLayer {
                #expect(text.presentation()?.foregroundColor == text.foregroundColor)
                compared += 1
            }
            for sublayer in layer.sublayers ?? [] { compare(sublayer) }
        }
        compare(stage.hosting)
        #expect(compared == 2)
    }
}
