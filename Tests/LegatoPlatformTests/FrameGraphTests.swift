import Legato
import LegatoDrawing
import LegatoPlatform
import LegatoSoftware
import Testing

/// The frame graph.
struct FrameGraphTests {
    private static let period = 0.01

    /// Returns a frame drawn at a grid point for the next one, and shown `late` seconds after its
    /// target.
    private func frame(
        _ index: Int, late: Double = 0, work: Double = 0.002, followsPause: Bool = false
    ) -> FrameTiming {
        let tick = Double(index) * Self.period
        let presented = tick + Self.period + late
        return FrameTiming(
            index: index, tick: tick, target: tick + Self.period, followsPause: followsPause,
            committed: nil, start: tick, prepared: tick, evaluated: tick, listed: tick,
            uploaded: tick, submitted: tick + work, drawn: tick + work, presented: presented
        )
    }

    private func graph(of frames: [FrameTiming], scale: Double = 1) -> FrameGraph {
        var graph = FrameGraph()
        var statistics = RenderStatistics()
        (statistics.layers, statistics.visible) = (12, 7)
        for frame in frames {
            graph.add(frame, period: Self.period, statistics: statistics, scale: scale)
        }
        return graph
    }

    @Test("Computes rate, intervals and hitches of consecutive frames")
    func figures() throws {
        // The fourth frame is two periods late, and the fifth follows a pause.
        let graph = graph(of: [
            frame(0), frame(1), frame(2), frame(3, late: 0.02), frame(9, followsPause: true),
            frame(10),
        ])
        let intervals = graph.frames.compactMap(\.interval)
        #expect(intervals.count == 4)
        for (interval, expected) in zip(intervals, [0.01, 0.01, 0.03, 0.01]) {
            #expect(abs(interval - expected) < 1e-12)
        }
        #expect(abs(try #require(graph.rate) - 4 / 0.06) < 1e-9)
        // 20 ms of hitches in 60 ms.
        #expect(abs(try #require(graph.hitchTimeRatio) - 20 / 0.06) < 1e-9)
        #expect(graph.frames.map { $0.hitch > 0 } == [false, false, false, true, false, false])
    }

    @Test("Shows no figures for a single frame, and keeps at most its capacity")
    func capacity() {
        #expect(graph(of: [frame(0)]).rate == nil)
        #expect(graph(of: [frame(0)]).hitchTimeRatio == nil)
        let graph = graph(of: (0..<200).map { frame($0) })
        #expect(graph.frames.count == FrameGraph.capacity)
        #expect(graph.words.contains("100.0 fps   interval 10.0 / 10.0 ms   hitches 0.0 ms/s"))
        #expect(graph.words.contains("work 2.0 / 2.0 ms   7 of 12 layers"))
    }

    @Test("Its text is updated every quarter of a second")
    func textUpdates() {
        let early = graph(of: [frame(0), frame(1), frame(24)])
        #expect(early.words.contains("– fps"))
        #expect(graph(of: [frame(0), frame(1), frame(25)]).words.contains("fps   interval 10.0"))
    }

    @Test(
        "Draws one bar for each frame, as high as the interval, over the frame",
        arguments: [1.0, 2]
    )
    func drawing(scale: Double) throws {
        let graph = graph(
            of: [frame(0), frame(1), frame(2, late: 0.01), frame(3, late: 0.03)], scale: scale
        )
        let size = Int(400 * scale)
        let list = DisplayList(width: size, height: size, background: DrawColor(0, 0, 1, 1))
        let overlay = FrameOverlay(graph: graph, scale: scale)
        let renderer = SoftwareRenderer()
        try renderer.render(overlay.over(list, damage: list.bounds))
        let image = try renderer.readPixels()
        // The newest bar ends 8 + 8 points from the right; all start above the lowest dark row.
        let middle = size - Int(20 * scale)
        let panel = (0..<size).filter { image[middle, $0].blue < 120 }
        let bottom = Double(try #require(panel.last) + 1) / scale - 8
        func column(_ bar: Double) -> [Bool] {
            let x = Int(((400 - 16 - 2.5 * bar - 1) * scale).rounded())
            return (0..<72).map { y in
                let color = image[x, Int((bottom - 0.5 - Double(y)) * scale)]
                return max(color.red, color.green) > 120
            }
        }
        // Three periods, two periods, one period, none: 18 points each; a fifth of a period is
        // work.
        #expect((50...54).contains(column(0).count { $0 }))
        #expect((33...37).contains(column(1).count { $0 }))
        #expect((16...19).contains(column(2).count { $0 }))
        #expect((3...5).contains(column(3).count { $0 }))
        // Outside the graph the frame is unchanged.
        #expect(image[size - 1, 0].blue == 255 && image[size / 2, size / 2].blue == 255)
        #expect(image[0, size - 1].blue == 255)
    }

    @Test("A render thread draws it while it is enabled")
    func renderThread() {
        let source = FakeSource()
        let renderThread = RenderThread(
            target: TargetSize(width: 40, height: 30, scale: 1), advertisedRate: 240,
            makeContent: { FakeContent() }, presenters: [source], announce: {}
        )
        source.wait(for: "show all", count: 1)
        renderThread.post { $0.showsFrameGraph = true }
        source.wait(for: "show all", count: 2)
        renderThread.post { $0.changes.append(.redraw) }
        source.wait(for: "show", count: 1)
        renderThread.post { $0.showsFrameGraph = false }
        source.wait(for: "show all", count: 3)
        renderThread.stop()
        // Panel and lines, then bars as well, then nothing.
        let counts = source.items.access { $0 }
        #expect(counts.first == 0 && counts.last == 0)
        #expect(counts.contains(5))
    }
}
