import Foundation

/// A figure with a name in snake_case that ends with its unit.
public struct Figure: Equatable, Sendable {
    /// The name.
    public var key: String
    /// The value; null if it is not defined for the run.
    public var value: JSONValue

    /// Creates a figure.
    public init(_ key: String, _ value: JSONValue) { (self.key, self.value) = (key, value) }

    /// Creates a figure from a number, rounded to thousandths.
    public init(_ key: String, _ number: Double?) {
        self.init(key, number.map { .number(($0 * 1000).rounded() / 1000) } ?? .null)
    }
}

/// The figures of a run, in the order in which they are printed.
public struct FrameFigures: Sendable {
    /// All figures.
    public let all: [Figure]

    /// Computes the figures of a run.
    /// - Throws: `BenchmarkError` if fewer than two frames were drawn.
    public init(scene: String, count: Int, _ run: FrameRun) throws(BenchmarkError) {
        guard run.frames.count >= 2 else {
            throw BenchmarkError(
                "A measurement needs at least 2 frames, but the scene '\(scene)' drew "
                    + "\(run.frames.count). Raise --seconds, or use --headless to play its input."
            )
        }
        all =
            [
                Figure("scene", .text(scene)), Figure("count", Double(count)),
                Figure("renderer", .text(run.renderer)),
                Figure("frames", Double(run.frames.count)),
            ]
            + Self.spread("frame_time", run.frameTimes, 1000, "ms")
            + Self.spread("cpu_frame_time", run.frames.map { $0.submitted - $0.start }, 1000, "ms")
            + Self.intervals(run)
            + Self.spread("gpu_frame_time", run.frames.compactMap(\.gpuTime), 1000, "ms")
            + FrameStamps.Phase.allCases.flatMap { phase in
                Self.spread(phase.rawValue, run.frames.map { $0.duration(of: phase) }, 1000, "ms")
            }
            + Self.latencies(run)
            + Self.evenness(run)
            + Self.cost(run)
    }

    /// The value of the figure with a name; nil if there is none.
    public subscript(key: String) -> JSONValue? { all.first { $0.key == key }?.value }

    /// The figures as lines of name and value, without undefined ones.
    public var table: String {
        all.filter { $0.value != .null }.map { figure in
            figure.key.padding(toLength: 32, withPad: " ", startingAt: 0) + Self.text(figure.value)
        }.joined(separator: "\n")
    }

    /// The figures as an object.
    public var object: [String: JSONValue] {
        Dictionary(all.map { ($0.key, $0.value) }) { first, _ in first }
    }

    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .text(let text): text
        case .flag(let flag): "\(flag)"
        case .null: "-"
        case .list(let list): list.map(text).joined(separator: " ")
        case .object(let object):
            object.keys.sorted().map { "\($0) \(text(object[$0] ?? .null))" }
                .joined(separator: ", ")
        }
    }

    /// Returns mean, percentiles and maximum of durations, converted to another unit.
    private static func spread(
        _ name: String, _ seconds: [Double], _ factor: Double, _ unit: String
    ) -> [Figure] {
        let values = Distribution(seconds.map { $0 * factor })
        return [
            Figure("\(name)_mean_\(unit)", values?.mean),
            Figure("\(name)_p50_\(unit)", values?.percentile(0.5)),
            Figure("\(name)_p90_\(unit)", values?.percentile(0.9)),
            Figure("\(name)_p99_\(unit)", values?.percentile(0.99)),
            Figure("\(name)_max_\(unit)", values?.maximum),
        ]
    }

    private static func intervals(_ run: FrameRun) -> [Figure] {
        let intervals = run.intervals
        let values = Distribution(intervals.map { $0 * 1000 })
        let total = intervals.reduce(0, +)
        return spread("frame_interval", intervals, 1000, "ms") + [
            Figure("frame_interval_p1_ms", values?.percentile(0.01)),
            Figure("frame_interval_sd_ms", values?.standardDeviation),
            Figure("longest_freeze_ms", values?.maximum),
            Figure("effective_fps", total > 0 ? Double(intervals.count) / total : nil),
            Figure("one_percent_low_fps", Pacing.onePercentLow(intervals: intervals)),
        ]
    }

    private static func latencies(_ run: FrameRun) -> [Figure] {
        let isPaced = run.vsync.period != nil
        func lateness(_ name: String, _ seconds: [Double]) -> [Figure] {
            let values = Distribution(seconds.map { $0 * 1e6 })
            return [
                Figure("\(name)_p50_us", values?.percentile(0.5)),
                Figure("\(name)_p90_us", values?.percentile(0.9)),
                Figure("\(name)_p99_us", values?.percentile(0.99)),
                Figure("\(name)_p999_us", values?.percentile(0.999)),
                Figure("\(name)_max_us", values?.maximum),
            ]
        }
        let own = run.frames.compactMap { frame in frame.tick.map { frame.start - $0 } }
        let main = run.callbacks.map { $0.start - $0.tick }
        let shown = run.frames.compactMap { frame in frame.committed.map { frame.presented - $0 } }
        let commits = Distribution(shown.map { $0 * 1000 })
        let periods = run.vsync.period.flatMap { period in
            Distribution(shown.map { $0 / period })
        }
        return lateness("callback_lateness", isPaced ? own : [])
            + lateness("main_callback_lateness", isPaced ? main : [])
            + [
                Figure("callbacks", Double(run.callbacks.count)),
                Figure("missed_callbacks", Double(run.vsync.missedMainTicks)),
            ]
            + spread("main_callback", run.callbacks.map { $0.end - $0.start }, 1000, "ms")
            + spread("main_commit", run.commits.map { $0.end - $0.start }, 1000, "ms")
            + [
                Figure("commit_to_present_p50_ms", commits?.percentile(0.5)),
                Figure("commit_to_present_p99_ms", commits?.percentile(0.99)),
                Figure("commit_to_present_p50_periods", periods?.percentile(0.5)),
                Figure("commit_to_present_p99_periods", periods?.percentile(0.99)),
            ]
    }

    private static func evenness(_ run: FrameRun) -> [Figure] {
        let errors = Distribution(Pacing.animationErrors(run.pairs).map { $0 * 1000 })
        let figures = [
            Figure("vsync_source", .text(run.vsync.source)),
            Figure("vsync_source_after_warm_up", run.vsync.firstSource.map { .text($0) } ?? .null),
            Figure("vsync_test_ms", run.vsync.measuringTime.map { $0 * 1000 }),
            Figure("wake_method", run.vsync.wakeMethod.map { .text($0) } ?? .null),
            Figure("spin_budget_us", run.vsync.spinBudget.map { $0 * 1e6 }),
            Figure("spin_cpu_percent", run.vsync.spinShare.map { $0 * 100 }),
            Figure("tick_wait_cpu_percent", run.vsync.waitShare.map { $0 * 100 }),
            Figure("advertised_rate_hz", run.vsync.advertisedRate),
            Figure("demotions", Double(run.vsync.demotions)),
            Figure("animation_error_mean_ms", errors?.mean),
            Figure("animation_error_p99_ms", errors?.percentile(0.99)),
        ]
        guard let period = run.vsync.period else {
            let keys = [
                "measured_rate_hz", "measured_period_ms", "measured_period_sd_us", "grid_period_ms",
                "dropped_ticks", "hitch_count",
                "hitch_time_total_ms", "hitch_time_ratio_ms_per_s", "present_jitter_p50_us",
                "present_jitter_p99_us", "late_frames",
            ]
            return figures + keys.map { Figure($0, .null) }
        }
        let intervals = run.intervals
        let hitches = Pacing.hitches(run.pairs, period: period).filter { $0 > 0 }
        let jitters = Distribution(
            Pacing.jitters(intervals: intervals, period: period).map { $0 * 1e6 }
        )
        let late = Pacing.lateFrames(run.frames, period: period)
        return figures + [
            Figure("measured_rate_hz", Pacing.measuredPeriod(run.frames).map { 1 / $0 }),
            Figure("measured_period_ms", Pacing.measuredPeriod(run.frames).map { $0 * 1000 }),
            Figure("measured_period_sd_us", Pacing.measuredDeviation(run.frames).map { $0 * 1e6 }),
            Figure("grid_period_ms", period * 1000),
            Figure("dropped_ticks", Double(run.vsync.missedTicks)),
            Figure("hitch_count", Double(hitches.count)),
            Figure("hitch_time_total_ms", hitches.reduce(0, +) * 1000),
            Figure("hitch_time_ratio_ms_per_s", Pacing.hitchTimeRatio(run.pairs, period: period)),
            Figure("present_jitter_p50_us", jitters?.percentile(0.5)),
            Figure("present_jitter_p99_us", jitters?.percentile(0.99)),
            Figure("late_frames", .list(late.map { .number(Double($0)) })),
        ]
    }

    private static func cost(_ run: FrameRun) -> [Figure] {
        let frames = Double(run.frames.count)
        let names = run.counters.keys.sorted()
        // A GPU does not count pixels.
        let drawn = run.counters["drawn_pixels"].flatMap { $0 > 0 ? Double($0) : nil }
        return [
            Figure("allocations_per_frame", run.allocations.map { Double($0) / frames }),
            Figure("cpu_ms_per_frame", run.processorTime * 1000 / frames),
            Figure("xserver_cpu_ms_per_frame", run.displayServerTime.map { $0 * 1000 / frames }),
            Figure("peak_rss_mb", run.peakMemory),
            Figure("rss_mb", run.memory),
            Figure("overdraw", run.pixels > 0 ? drawn.map { $0 / Double(run.pixels) } : nil),
        ] + names.map { Figure($0, Double(run.counters[$0] ?? 0)) }
    }
}
