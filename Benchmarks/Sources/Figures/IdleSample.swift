import Foundation

/// The activity of a program while nothing happens.
public struct IdleSample: Equatable, Sendable {
    /// The duration of the observation in seconds.
    public var seconds: Double
    /// The number of presented frames.
    public var frames: Int
    /// The number of display ticks handled by the render thread.
    public var ticks: Int
    /// How often its threads were woken.
    public var wakeUps: Int
    /// The processor time of all threads in seconds.
    public var processorTime: Double

    /// Creates a sample.
    public init(seconds: Double, frames: Int, ticks: Int, wakeUps: Int, processorTime: Double) {
        (self.seconds, self.frames, self.ticks) = (seconds, frames, ticks)
        (self.wakeUps, self.processorTime) = (wakeUps, processorTime)
    }
}

extension FrameFigures {
    /// Creates the figures of an idle window.
    public init(scene: String, count: Int, renderer: String, idle: IdleSample) {
        all = [
            Figure("scene", .text(scene)), Figure("count", Double(count)),
            Figure("renderer", .text(renderer)), Figure("seconds", idle.seconds),
            Figure("frames", Double(idle.frames)), Figure("ticks", Double(idle.ticks)),
            Figure("wakeups", Double(idle.wakeUps)),
            Figure("cpu_ms", idle.processorTime * 1000),
        ]
    }
}

extension Machine {
    /// How often each thread of this process has gone to sleep, and so was woken.
    public static var sleeps: [String: Int] {
        let threads =
            (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return Dictionary(
            uniqueKeysWithValues: threads.map { thread in
                (
                    thread,
                    content("/proc/self/task/\(thread)/status").flatMap { sleeps(in: $0) } ?? 0
                )
            }
        )
    }

    /// Returns the number of wake-ups between two samples; a thread that ended was woken at least
    /// once.
    public static func wakeUps(from begin: [String: Int], to end: [String: Int]) -> Int {
        let living = end.reduce(0) { $0 + $1.value - (begin[$1.key] ?? 0) }
        return living + begin.keys.count { end[$0] == nil }
    }

    /// Parses how often a thread has gone to sleep from the kernel's status text.
    public static func sleeps(in status: String) -> Int? {
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
        return line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }
    }
}
