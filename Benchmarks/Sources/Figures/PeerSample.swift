import Foundation

/// The figures of one unthrottled run of a program, from the end of a frame to the end of the next.
public struct PeerSample: Equatable, Sendable {
    /// The number of frames.
    public var frames: Double
    /// The median frame time in ms.
    public var median: Double
    /// The 99th percentile of the frame time in ms.
    public var p99: Double
    /// The processor time of the program in ms per frame.
    public var processorTime: Double
    /// The X server's processor time in ms per frame; nil if unknown.
    public var displayServerTime: Double?
    /// The peak resident memory in MiB.
    public var memory: Double

    /// Creates a sample.
    public init(
        frames: Double, median: Double, p99: Double, processorTime: Double,
        displayServerTime: Double?, memory: Double
    ) {
        (self.frames, self.median, self.p99) = (frames, median, p99)
        (self.processorTime, self.displayServerTime) = (processorTime, displayServerTime)
        self.memory = memory
    }

    /// Parses the JSON line that a peer prints among other lines; nil if there is none with frames.
    public init?(output: String) {
        let lines = output.split(separator: "\n").filter { $0.hasPrefix("{") }
        guard let line = lines.first, let value = JSONValue(Data(line.utf8)),
            let frames = value["frames"]?.number, frames > 0,
            let median = value["p50_ms"]?.number, let p99 = value["p99_ms"]?.number,
            let processorTime = value["cpu_ms"]?.number,
            let memory = value["peak_rss_mb"]?.number
        else { return nil }
        self.init(
            frames: frames, median: median, p99: p99, processorTime: processorTime,
            displayServerTime: value["xserver_cpu_ms"]?.number, memory: memory
        )
    }

    /// Extracts the same figures from a report of this program; nil if one is missing.
    public init?(report: JSONValue) {
        guard let frames = report["frames"]?.number,
            let median = report["frame_interval_p50_ms"]?.number,
            let p99 = report["frame_interval_p99_ms"]?.number,
            let processorTime = report["cpu_ms_per_frame"]?.number,
            let memory = report["peak_rss_mb"]?.number
        else { return nil }
        self.init(
            frames: frames, median: median, p99: p99, processorTime: processorTime,
            displayServerTime: report["xserver_cpu_ms_per_frame"]?.number, memory: memory
        )
    }
}
