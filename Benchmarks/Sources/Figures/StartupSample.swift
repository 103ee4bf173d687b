import Foundation

/// The figures of one start of a program, up to its first presented frame.
public struct StartupSample: Equatable, Sendable {
    /// From `exec` to the end of presenting the frame, in ms.
    public var time: Double
    /// The processor time of all threads, in ms.
    public var processorTime: Double
    /// The peak resident memory in MiB.
    public var memory: Double
    /// The name of the renderer in use; empty if the program does not report it.
    public var renderer: String

    /// Creates a sample.
    public init(time: Double, processorTime: Double, memory: Double, renderer: String = "") {
        (self.time, self.processorTime, self.memory) = (time, processorTime, memory)
        self.renderer = renderer
    }

    /// Parses the JSON line that a program prints among other lines; nil if there is none.
    public init?(output: String) {
        let lines = output.split(separator: "\n").filter { $0.hasPrefix("{\"startup_ms\":") }
        guard let line = lines.first, let value = JSONValue(Data(line.utf8)),
            let time = value["startup_ms"]?.number,
            let processorTime = value["cpu_ms"]?.number,
            let memory = value["peak_rss_mb"]?.number
        else { return nil }
        self.init(time: time, processorTime: processorTime, memory: memory)
        if case .text(let renderer) = value["renderer"] { self.renderer = renderer }
    }

    /// The line that `init(output:)` reads.
    public var line: String {
        "{\"startup_ms\":\(time),\"cpu_ms\":\(processorTime),\"peak_rss_mb\":\(memory),"
            + "\"renderer\":\"\(renderer)\"}"
    }
}
