import Figures

extension FrameStamps {
    /// Returns a frame on a grid of 10 ms, presented at its target by default.
    ///
    /// Its phases take 0.1, 0.2, 0.3, 0.4, 0.5, 0.6 and 0.7 ms from its tick on.
    static func sample(_ index: Int, presented: Double? = nil) -> FrameStamps {
        let tick = Double(index) * 0.01
        return FrameStamps(
            index: index, tick: tick, target: tick + 0.01, start: tick, prepared: tick + 0.0001,
            evaluated: tick + 0.0003, listed: tick + 0.0006, uploaded: tick + 0.001,
            submitted: tick + 0.0015, drawn: tick + 0.0021, presented: presented ?? tick + 0.0028
        )
    }
}

extension FrameRun {
    /// Returns a run on a grid of 10 ms with the given frames.
    static func sample(_ frames: [FrameStamps]) -> FrameRun {
        var run = FrameRun(
            renderer: "software", vsync: .init(source: "timer", advertisedRate: 100, period: 0.01)
        )
        run.frames = frames
        run.processorTime = 0.004 * Double(frames.count)
        return run
    }
}
