import Figures

extension FrameStamps {
    /// A frame of a grid of 10 ms whose phases take 1, 2, 3, 4, 5, 6 and 7 tenths of a millisecond
    /// from its tick on, and which is shown at its target unless told otherwise.
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
    /// A run on a grid of 10 ms whose frames are made at so many of its points.
    static func sample(_ frames: [FrameStamps]) -> FrameRun {
        var run = FrameRun(
            renderer: "software", vsync: .init(source: "timer", advertisedRate: 100, period: 0.01)
        )
        run.frames = frames
        run.processorTime = 0.004 * Double(frames.count)
        return run
    }
}
