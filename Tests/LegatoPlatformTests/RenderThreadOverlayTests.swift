import Legato
import LegatoPlatform
import Testing

/// A render thread with an overlay.
struct RenderThreadOverlayTests {
    private func renderThread(_ source: FakeSource) -> RenderThread<FakeContent> {
        RenderThread(
            target: TargetSize(width: 40, height: 30, scale: 1), advertisedRate: 240,
            makeContent: { FakeContent() }, presenters: [source], announce: {}
        )
    }

    @Test("Redraws everything once when an overlay is shown or hidden")
    func overlay() {
        let source = FakeSource()
        let renderThread = renderThread(source)
        source.wait(for: "show all", count: 1)
        renderThread.post { $0.overlay = [.layers, .damage] }
        source.wait(for: "show all", count: 2)
        renderThread.post { $0.overlay = [.layers, .damage] }
        renderThread.post { $0.overlay = [] }
        source.wait(for: "show all", count: 3)
        renderThread.stop()
        #expect(source.journal.access { $0.count { $0 == "draw 40" } } == 3)
    }

    @Test("Notifies the presenter of a reset before the next frame")
    func reset() {
        let source = FakeSource()
        let renderThread = renderThread(source)
        source.wait(for: "show all", count: 1)
        renderThread.post {
            $0.wasReset = true
            $0.isDamaged = true
        }
        source.wait(for: "show all", count: 2)
        renderThread.stop()
        #expect(
            source.journal.access { $0 } == [
                "draw 40", "show all", "stopWaiting", "reset", "draw 40", "show all", "close",
            ]
        )
    }

    @Test("Publishes the statistics of the layers together with those of the presenter")
    func statistics() {
        let source = FakeSource()
        let renderThread = renderThread(source)
        source.wait(for: "show all", count: 1)
        renderThread.stop()
        let statistics = renderThread.mailbox.access { $0.renderer.statistics }
        #expect(statistics.layers == 7 && statistics.items == 5)
        #expect(statistics.rasterized == 3 && statistics.rasterHits == 2)
        #expect(statistics.rasterBytes == 64)
    }
}
