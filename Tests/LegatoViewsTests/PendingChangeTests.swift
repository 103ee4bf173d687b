import Foundation
import Legato
import LegatoMotion
import Observation
import Testing

@testable import LegatoViews

/// Changes of views before a frame.
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

    /// A display with a bar whose clock the test sets.
    private struct Clocked {
        let clock = Settable()
        let model = Model()
        let host: LayerHost
        let hosting: CALayer

        nonisolated final class Settable: @unchecked Sendable { var time = 0.0 }

        @MainActor init() {
            host = LayerHost(
                size: CGSize(width: 300, height: 100), scale: 1,
                clock: MediaClock { [clock] in clock.time }
            )
            hosting = HostingLayer(rootView: Root(model: model))
            hosting.frame = host.rootLayer.bounds
            host.rootLayer.addSublayer(hosting)
            CATransaction.flush()
        }

        /// Changes the width and updates the views, without a frame.
        @MainActor func change(to width: Double) {
            withAnimation(.linear(duration: 0.2)) { model.width = width }
            CATransaction.flush()
        }

        /// Returns the width in a frame after a delay.
        @MainActor func width(after delay: Double) throws -> Double {
            clock.time += delay
            host.tick(
                DisplayTick(
                    timestamp: clock.time, targetTimestamp: clock.time, duration: 1 / 60, index: 0
                ),
                sampleTime: clock.time
            )
            return try #require(PendingChangeTests.shape(in: hosting)).bounds.width
        }
    }

    @Test("A change that replaces another one before a frame begins at its own time")
    func lateReplacement() throws {
        let it = Clocked()
        it.change(to: 100)
        it.clock.time += 0.3
        it.change(to: 200)
        #expect(abs(try it.width(after: 0.1) - 100) < 1e-9)
        #expect(try it.width(after: 0.1) == 200)
    }

    @Test("A tree that leaves the display between a change and its frame continues with the next")
    func absence() throws {
        let it = Clocked()
        it.change(to: 100)
        it.hosting.removeFromSuperlayer()
        it.clock.time += 5
        it.host.rootLayer.addSublayer(it.hosting)
        it.change(to: 200)
        #expect(abs(try it.width(after: 0.1) - 100) < 1e-9)
        #expect(try it.width(after: 0.1) == 200)
    }

    @Test("A value that leaves the tree before its frame animates later changes from its target")
    func removedValue() {
        let graph = ViewGraph()
        let place = TransactionNode(parent: nil) { $0.animation = .linear(duration: 0.2) }
        let value = AnimatedValue(0.0, graph, place)
        var time = 0.0
        graph.clock = { time }
        value.set(100)
        value.stop()
        time = 5
        value.set(200)
        time = 5.1
        _ = value.move(at: time, for: time)
        #expect(abs(value.shown - 150) < 1e-9)
    }

    /// The first shape below a layer.
    private static func shape(in layer: CALayer) -> CALayer? {
        if layer is CAShapeLayer { return layer }
        return (layer.sublayers ?? []).lazy.compactMap { shape(in: $0) }.first
    }
}
