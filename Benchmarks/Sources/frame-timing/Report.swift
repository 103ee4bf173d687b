import Foundation

/// The figures of a run.
struct Report: Encodable {
    var scene: String
    var count: Int
    var renderer: String
    var frames: Int
    var frameTimeP50: Double
    var frameTimeP99: Double
    var frameIntervalP50: Double
    var frameIntervalP99: Double
    var processorTimePerFrame: Double
    var peakMemory: Double

    enum CodingKeys: String, CodingKey, CaseIterable {
        case scene
        case count
        case renderer
        case frames
        case frameTimeP50 = "frame_time_p50_ms"
        case frameTimeP99 = "frame_time_p99_ms"
        case frameIntervalP50 = "frame_interval_p50_ms"
        case frameIntervalP99 = "frame_interval_p99_ms"
        case processorTimePerFrame = "cpu_ms_per_frame"
        case peakMemory = "peak_rss_mb"
    }

    init(scene: String, count: Int, _ measurement: Measurement) throws {
        guard measurement.ends.count >= 2 else {
            throw BenchmarkError(
                "The scene '\(scene)' drew \(measurement.ends.count) frames, which is too few to "
                    + "measure. Measure longer, or use --headless, which plays its input."
            )
        }
        self.scene = scene
        self.count = count
        renderer = measurement.renderer
        frames = measurement.frameTimes.count
        let intervals = zip(measurement.ends.dropFirst(), measurement.ends).map { $0 - $1 }
        (frameTimeP50, frameTimeP99) = Self.percentiles(measurement.frameTimes)
        (frameIntervalP50, frameIntervalP99) = Self.percentiles(intervals)
        processorTimePerFrame = Self.rounded(measurement.processorTime * 1000 / Double(frames))
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        peakMemory = Self.rounded(Double(usage.ru_maxrss) / 1024)
    }

    /// The median and the 99th percentile in milliseconds, by the nearest rank.
    private static func percentiles(_ seconds: [Double]) -> (Double, Double) {
        let sorted = seconds.sorted()
        func rank(_ share: Double) -> Double {
            let index = Int((share * Double(sorted.count)).rounded(.up)) - 1
            return rounded(sorted[max(0, index)] * 1000)
        }
        return (rank(0.5), rank(0.99))
    }

    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// The figures as lines of name and value.
    var table: String {
        let values: [CodingKeys: String] = [
            .scene: scene, .count: "\(count)", .renderer: renderer, .frames: "\(frames)",
            .frameTimeP50: "\(frameTimeP50)", .frameTimeP99: "\(frameTimeP99)",
            .frameIntervalP50: "\(frameIntervalP50)", .frameIntervalP99: "\(frameIntervalP99)",
            .processorTimePerFrame: "\(processorTimePerFrame)", .peakMemory: "\(peakMemory)",
        ]
        return CodingKeys.allCases.map { key in
            key.rawValue.padding(toLength: 24, withPad: " ", startingAt: 0) + (values[key] ?? "")
        }.joined(separator: "\n")
    }

    /// Writes the figures as JSON.
    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(self).write(to: URL(fileURLWithPath: path))
        } catch {
            throw BenchmarkError(
                "Could not write \(path). Check that the folder exists and that you may write "
                    + "there."
            )
        }
    }
}
