import Foundation
import Legato
import Observation
import Testing

@Suite("Changes of views before a frame")
struct PendingChangeTests {
    @Observable final class Model {
        var width = 0.0
    }

    /// A bar whose width is animated on the main actor.
    private struct Bar: View, Animatable {
        var width: Double
        var animatableData: Double {
            get { width }
            set { width = newValue }
        }

        var body: some View { Color.blue.frame(width: width, height: 9) }
    }

    private struct Root: View {
        let model: Model
        var body: some View { Bar(width: model.width) }
    }

    @Test("Of two changes before a frame, the second one replaces the first one's animation")
    func replacement() throws {
        // A clock that runs, as that of a window: each reading is later.
        nonisolated(unsafe) var time = 0.0
        let clock = MediaClock {
            time += 1e-6
            return time
        }
        let host = LayerHost(size: CGSize(width: 300, height: 100), scale: 1, clock: clock)
        let model = Model()
        let hosting = HostingLayer(rootView: Root(model: model))
        hosting.frame = host.rootLayer.bounds
        host.rootLayer.addSublayer(hosting)
        CATransaction.flush()
        withAnimation(.spring) { model.width = 100 }
        withAnimation(.linear(duration: 1)) { model.width = 200 }
        CATransaction.flush()
        time += 0.5
        host.tick(
            DisplayTick(timestamp: time, targetTimestamp: time, duration: 1 / 60, index: 0),
            sampleTime: time
        )
        let bar = try #require(Self.shape(in: hosting))
        #expect(abs(bar.bounds.width - 100) < 0.1, "\(bar.bounds.width)")
    }

    /// The first shape below a layer.
    private static func shape(in layer: CALayer) -> CALayer? {
        if layer is CAShapeLayer { return layer }
        return (layer.sublayers ?? []).lazy.compactMap { shape(in: $0) }.first
    }
}
