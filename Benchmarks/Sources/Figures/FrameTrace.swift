/// A run in the trace-event format that Perfetto and chrome://tracing open.
///
/// The render thread shows the consecutive phases of each frame inside a span for the whole frame;
/// the main thread shows its callbacks and its commits. Times are microseconds since the first
/// timestamp.
public enum FrameTrace {
    private static let mainThread = 1.0
    private static let renderThread = 2.0

    /// Returns the whole trace.
    /// - Parameters:
    ///   - run: The measurements.
    ///   - scene: The name of the process in the trace.
    /// - Returns: The content of a trace file.
    public static func value(of run: FrameRun, scene: String) -> JSONValue {
        let origin = min(
            run.frames.map { min($0.start, $0.tick ?? $0.start) }.min() ?? 0,
            run.callbacks.map(\.start).min() ?? .infinity,
            run.commits.map(\.start).min() ?? .infinity
        )
        var events = [
            name("process_name", thread: mainThread, "frame-timing \(scene)"),
            name("thread_name", thread: mainThread, "main"),
            name("thread_name", thread: renderThread, "legato.render"),
        ]
        for frame in run.frames { events += spans(of: frame, run.vsync.period, from: origin) }
        for callback in run.callbacks {
            events.append(
                span(
                    "callback", thread: mainThread, callback.start - origin, callback.end - origin,
                    ["index": .number(Double(callback.index))]
                )
            )
        }
        for commit in run.commits {
            let (start, end) = (commit.start - origin, commit.end - origin)
            events.append(span("commit", thread: mainThread, start, end, [:]))
        }
        return .object(["traceEvents": .list(events), "displayTimeUnit": .text("ms")])
    }

    private static func spans(
        of frame: FrameStamps, _ period: Double?, from origin: Double
    ) -> [JSONValue] {
        var arguments: [String: JSONValue] = ["index": .number(Double(frame.index))]
        if let tick = frame.tick, period != nil {
            arguments["lateness_us"] = .number(((frame.start - tick) * 1e6).rounded())
        }
        let whole = span(
            "frame", thread: renderThread, frame.start - origin, frame.presented - origin, arguments
        )
        let parts = FrameStamps.Phase.allCases.compactMap { phase -> JSONValue? in
            let (start, end) = frame.span(of: phase)
            guard end > start else { return nil }
            let name = Self.names[phase] ?? phase.rawValue
            return span(name, thread: renderThread, start - origin, end - origin, [:])
        }
        return [whole] + parts
    }

    /// The names of the phases without a unit.
    private static let names: [FrameStamps.Phase: String] = [
        .submit: "draw", .gpuWait: "wait for the GPU", .inSwap: "present",
    ]

    private static func span(
        _ name: String, thread: Double, _ start: Double, _ end: Double,
        _ arguments: [String: JSONValue]
    ) -> JSONValue {
        .object([
            "name": .text(name), "ph": .text("X"), "pid": .number(1), "tid": .number(thread),
            "ts": .number(microseconds(start)), "dur": .number(microseconds(end - start)),
            "args": .object(arguments),
        ])
    }

    private static func name(_ kind: String, thread: Double, _ name: String) -> JSONValue {
        .object([
            "name": .text(kind), "ph": .text("M"), "pid": .number(1), "tid": .number(thread),
            "args": .object(["name": .text(name)]),
        ])
    }

    private static func microseconds(_ seconds: Double) -> Double {
        (seconds * 1e9).rounded() / 1000
    }
}
