import Figures
import Testing

struct FrameFiguresTests {
    private func figures(_ run: FrameRun) throws -> FrameFigures {
        try FrameFigures(scene: "layers", count: 1000, run)
    }

    @Test func theKeysOfTheFirstVersionAreKept() throws {
        let figures = try figures(.sample((0..<10).map { .sample($0) }))
        for key in [
            "scene", "count", "renderer", "frames", "frame_time_p50_ms", "frame_time_p99_ms",
            "frame_interval_p50_ms", "frame_interval_p99_ms", "cpu_ms_per_frame", "peak_rss_mb",
        ] {
            #expect(figures[key] != nil, "\(key)")
        }
    }

    @Test func theKeysOfPacingExist() throws {
        let figures = try figures(.sample((0..<10).map { .sample($0) }))
        for key in [
            "frame_interval_sd_ms", "callback_lateness_p50_us", "callback_lateness_p999_us",
            "hitch_time_ratio_ms_per_s", "hitch_count", "animation_error_p99_ms", "vsync_source",
            "measured_period_ms", "animate_p99_ms", "flatten_p50_ms", "submit_mean_ms",
            "in_swap_max_ms", "upload_max_ms", "measured_period_sd_us", "dropped_ticks",
            "late_frames", "one_percent_low_fps",
        ] {
            #expect(figures[key] != nil && figures[key] != .null, "\(key)")
        }
        let keys = figures.all.map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(keys.allSatisfy { !$0.isEmpty && $0 == $0.lowercased() })
    }

    @Test func valuesHaveTheUnitsOfTheirKeys() throws {
        let figures = try figures(.sample((0..<10).map { .sample($0) }))
        let expected: [String: JSONValue] = [
            "frame_time_p50_ms": .number(2.8), "frame_interval_p50_ms": .number(10),
            "commit_p50_ms": .number(0.1), "animate_p50_ms": .number(0.2),
            "flatten_p50_ms": .number(0.3), "upload_p50_ms": .number(0.4),
            "submit_p50_ms": .number(0.5), "gpu_wait_p50_ms": .number(0.6),
            "in_swap_p50_ms": .number(0.7), "cpu_frame_time_p50_ms": .number(1.5),
            "callback_lateness_p50_us": .number(0),
            "measured_period_ms": .number(10), "grid_period_ms": .number(10),
            "cpu_ms_per_frame": .number(4), "effective_fps": .number(100),
            "vsync_source": .text("timer"), "advertised_rate_hz": .number(100),
        ]
        for (key, value) in expected { #expect(figures[key] == value, "\(key)") }
    }

    @Test func waitingInASwapIsNotWork() throws {
        var run = FrameRun.sample((0..<10).map { .sample($0) })
        run.waitsForDisplay = true
        #expect(try figures(run)["frame_time_p50_ms"] == .number(2.1))
    }

    @Test func withoutAGridThereAreNoHitches() throws {
        var run = FrameRun.sample((0..<10).map { .sample($0) })
        run.vsync = .init(source: "none")
        let figures = try figures(run)
        for key in ["hitch_time_ratio_ms_per_s", "measured_period_ms", "late_frames"] {
            #expect(figures[key] == .null, "\(key)")
        }
        #expect(!figures.table.contains("hitch"))
    }

    @Test func ticksOfTheMainThreadHaveSeparateFigures() throws {
        var run = FrameRun.sample((0..<3).map { .sample($0) })
        run.callbacks = [CallbackStamps(index: 0, tick: 1, start: 1.0002, end: 1.0052)]
        run.frames[1].committed = run.frames[1].presented - 0.004
        let figures = try figures(run)
        #expect(figures["main_callback_lateness_p50_us"] == .number(200))
        #expect(figures["main_callback_p50_ms"] == .number(5))
        #expect(figures["commit_to_present_p50_ms"] == .number(4))
        #expect(figures["commit_to_present_p50_periods"] == .number(0.4))
    }

    @Test func commitsAndTheGPUHaveFiguresIfMeasured() throws {
        var run = FrameRun.sample((0..<4).map { .sample($0) })
        #expect(try figures(run)["gpu_frame_time_p50_ms"] == .null)
        #expect(try figures(run)["main_commit_p50_ms"] == .null)
        #expect(try figures(run)["allocations_per_frame"] == .null)
        run.frames[2].gpuTime = 0.0005
        run.commits = [CommitStamps(start: 0.01, end: 0.0103)]
        run.allocations = 6
        let figures = try figures(run)
        #expect(figures["gpu_frame_time_p50_ms"] == .number(0.5))
        #expect(figures["gpu_frame_time_max_ms"] == .number(0.5))
        #expect(figures["main_commit_p50_ms"] == .number(0.3))
        #expect(figures["allocations_per_frame"] == .number(1.5))
    }

    @Test func theCostOfReadingTheClockIsReported() throws {
        var run = FrameRun.sample((0..<4).map { .sample($0) })
        #expect(try figures(run)["wake_method"] == .null)
        run.vsync.wakeMethod = "sleep"
        (run.vsync.spinBudget, run.vsync.spinShare, run.vsync.waitShare) = (0.0001, 0.006, 0.008)
        let figures = try figures(run)
        #expect(figures["wake_method"] == .text("sleep"))
        #expect(figures["spin_budget_us"] == .number(100))
        #expect(figures["spin_cpu_percent"] == .number(0.6))
        #expect(figures["tick_wait_cpu_percent"] == .number(0.8))
    }

    @Test func oneFrameIsNotEnough() {
        #expect(throws: BenchmarkError.self) { try figures(.sample([.sample(0)])) }
    }
}
