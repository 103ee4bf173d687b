import Foundation
import Legato
import Testing

/// Sizes of controls.
struct ControlSizeTests {
    private func height<V: View>(_ view: V) -> CGFloat {
        var height: CGFloat = 0
        _ = ViewDisplay(
            view.onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 },
            size: CGSize(width: 200, height: 200), frames: 2
        )
        return height
    }

    @Test("Bordered buttons have a smaller font at small sizes, unless one is set")
    func buttons() {
        func button(_ size: ControlSize, _ font: Font? = nil) -> CGFloat {
            height(Button("Play") {}.buttonStyle(.bordered).font(font).controlSize(size))
        }
        let (small, body) = (height(Text("Play").font(.subheadline)), height(Text("Play")))
        #expect(small < body && small > 0)
        #expect(button(.small) == small + 2 * 4 && button(.mini) == button(.small))
        #expect(button(.regular) == body + 2 * 7 && button(.large) == body + 2 * 15)
        #expect(button(.small, .body) == body + 2 * 4)
    }

    private struct Spinner: View {
        @State private var size = ControlSize.regular

        var body: some View {
            VStack(spacing: 0) {
                ProgressView().controlSize(size)
                Color.red.frame(height: 100)
            }
            .onTapGesture { size = .large }
        }
    }

    @Test("A spinner is larger at large sizes")
    func spinners() {
        let it = ViewDisplay(Spinner(), size: CGSize(width: 200, height: 200), frames: 2)
        #expect(it.layers(CGSize(width: 20, height: 20)).count == 1)
        it.tap(100, 150)
        it.display.advance(frames: 2)
        #expect(it.layers(CGSize(width: 20, height: 20)).isEmpty)
        let spinner = it.layers(CGSize(width: 37, height: 37))
        #expect(spinner.count == 1 && spinner.first?.sublayers?.count == 8)
        // The spinner and the colour are in the middle of the display.
        #expect(it.pixel(20, 70) == [255, 59, 48] && it.pixel(20, 66) == [255, 255, 255])
    }
}
