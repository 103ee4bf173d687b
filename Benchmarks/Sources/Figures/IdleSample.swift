import Foundation

/// What a program does in a while in which nothing happens.
public struct IdleSample: Equatable, Sendable {
    /// How long it was watched, in seconds.
    public var seconds: Double
    /// How many frames it presented.
    public var frames: Int
    /// How many ticks of the display its render thread worked on.
    public var ticks: Int
    /// How often one of its threads was woken.
    public var wakeUps: Int
    /// The processor time of all its threads, in seconds.
    public var processorTime: Double

    /// Makes a sample.
    public init(seconds: Double, frames: Int, ticks: Int, wakeUps: Int, processorTime: Double) {
        (self.seconds, self.frames, self.ticks) = (seconds, frames, ticks)
        (self.wakeUps, self.processorTime) = (wakeUps, processorTime)
    }
}

extension FrameFigures {
    /// The figures of a window in which nothing happens.
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
    /// How often each thread of this process has gone to sleep so far, which is how often it is
    /// woken.
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

    /// How often threads were woken between two looks; one that ended was woken once at least.
    public static func wakeUps(from begin: [String: Int], to end: [String: Int]) -> Int {
        let living = end.reduce(0) { $0 + $1.value - (begin[$1.key] ?? 0) }
        return living + begin.keys.count { end[$0] == nil }
    }

    /// The number of times a thread has gone to sleep, from what the kernel says of it.
    public static func sleeps(in status: String) -> Int? {
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
        return line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }
    }
}
