import Figures
import Foundation
import Legato

/// A plot of a run: intervals over time, the phases of frames, and a histogram of the intervals.
@MainActor
struct FramePlot {
    private static let size = CGSize(width: 1000, height: 900)
    private static let (left, right) = (CGFloat(80), CGFloat(970))

    private let run: FrameRun
    private let figures: FrameFigures
    private let canvas = PlotCanvas(width: size.width, height: size.height)
    private let begin: Double
    private let duration: Double

    init(_ run: FrameRun, _ figures: FrameFigures) {
        (self.run, self.figures) = (run, figures)
        begin = run.frames.first?.presented ?? 0
        duration = max(1e-3, (run.frames.last?.presented ?? 0) - begin)
    }

    /// Draws the plot and writes it as PNG.
    /// - Throws: `BenchmarkError` if the file cannot be written or no font is installed.
    func write(to path: String) throws {
        do {
            try drawHead()
            try drawIntervals()
            try drawPhases()
            try drawDistribution()
            try drawFigures()
        } catch let error as TextLayoutError {
            throw BenchmarkError("Could not draw the plot: \(error)")
        }
        do { try canvas.image.writePNG(to: path) } catch { throw BenchmarkError.unwritable(path) }
    }

    private func text(_ key: String) -> String {
        guard let value = figures[key] else { return "–" }
        if let number = value.number { return Chart.label((number * 100).rounded() / 100) }
        let text = RunEnvironment.text(value)
        return text.isEmpty ? "–" : text
    }

    private func drawHead() throws {
        let count = figures["count"]?.number ?? 0
        let layers = count > 0 ? ", \(Int(count)) layers" : ""
        try canvas.write(
            "\(text("scene"))\(layers)", at: CGPoint(x: Self.left, y: 28), size: 20,
            color: PlotCanvas.Ink.title, isBold: true
        )
        try canvas.write(
            "\(text("renderer")); \(run.frames.count) frames; \(Machine.processor), "
                + "\(ProcessInfo.processInfo.activeProcessorCount) cores",
            at: CGPoint(x: Self.left, y: 54)
        )
    }

    /// Draws the intervals over time: in columns one point wide the range from minimum to maximum,
    /// and the mean as a line.
    private func drawIntervals() throws {
        let pairs = run.pairs.map {
            (
                time: $0.after.presented - begin,
                value: ($0.after.presented - $0.before.presented) * 1000
            )
        }
        let values = Distribution(pairs.map(\.value))
        let period = run.vsync.period.map { $0 * 1000 }
        let usual = 1.3 * (values?.percentile(0.995) ?? 1)
        let top = max(period.map { 2.2 * $0 } ?? 0, min(values?.maximum ?? 1, usual))
        let frame = CGRect(x: Self.left, y: 116, width: Self.right - Self.left, height: 200)
        let chart = try Chart(
            canvas, frame, title: "Frame intervals", width: (duration, "s"), height: (top, "ms")
        )
        try drawKey(at: frame.minY - 20, intervalKey(period))
        let columns = PlotColumns(pairs, duration: duration, count: Int(frame.width)).columns
        var line: [CGPoint] = []
        for (index, column) in columns.enumerated() {
            guard let column else { continue }
            let x = frame.minX + CGFloat(index)
            let (upper, lower) = (chart.y(column.greatest), chart.y(column.minimum))
            let height = max(1, lower - upper)
            canvas.fill(CGRect(x: x, y: upper, width: 1, height: height), PlotCanvas.Ink.band)
            line.append(CGPoint(x: x + 0.5, y: chart.y(column.mean)))
        }
        canvas.polyline(line, PlotCanvas.Ink.line, width: 1.2)
        if let period {
            var multiple = 1.0
            while multiple * period <= chart.height {
                let y = chart.y(multiple * period)
                canvas.line(
                    from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y),
                    PlotCanvas.Ink.period, isDashed: true
                )
                multiple += 1
            }
            let hitches = Pacing.hitches(run.pairs, period: period / 1000)
            for (pair, hitch) in zip(pairs, hitches) where hitch > 0 {
                let place = CGPoint(x: chart.x(pair.time), y: chart.y(pair.value))
                canvas.disc(at: place, radius: 3, PlotCanvas.Ink.hitch)
            }
        }
        chart.drawAxes()
    }

    private func intervalKey(_ period: Double?) -> [(String, CGColor)] {
        let all = [("least to greatest", PlotCanvas.Ink.band), ("mean", PlotCanvas.Ink.line)]
        guard let period else { return all }
        let name = "whole periods of \(Chart.label((period * 1000).rounded() / 1000)) ms"
        return all + [(name, PlotCanvas.Ink.period), ("hitch", PlotCanvas.Ink.hitch)]
    }

    /// Draws the phases of frames over time, stacked.
    private func drawPhases() throws {
        let frame = CGRect(x: Self.left, y: 400, width: Self.right - Self.left, height: 180)
        let count = min(Int(frame.width) / 2, max(2, run.frames.count))
        let parts = FrameStamps.Phase.allCases.map { phase in
            PlotColumns(
                run.frames.map { ($0.presented - begin, $0.duration(of: phase) * 1000) },
                duration: duration, count: count
            ).columns
        }
        let places = parts[0].indices.filter { parts[0][$0] != nil }
        var sums = [Double](repeating: 0, count: count)
        let layers = parts.map { columns -> (lower: [Double], upper: [Double]) in
            let lower = places.map { sums[$0] }
            for place in places { sums[place] += columns[place]?.mean ?? 0 }
            return (lower, places.map { sums[$0] })
        }
        let chart = try Chart(
            canvas, frame, title: "Phases of a frame, mean", width: (duration, "s"),
            height: (max(1e-3, sums.max() ?? 0) * 1.05, "ms")
        )
        let names = FrameStamps.Phase.allCases.map { $0.rawValue.replacing("_", with: " ") }
        try drawKey(at: frame.minY - 20, Array(zip(names, PlotCanvas.Ink.phases)))
        let xs = places.map { frame.minX + (CGFloat($0) + 0.5) * frame.width / CGFloat(count) }
        for (layer, color) in zip(layers, PlotCanvas.Ink.phases) {
            canvas.fill(
                zip(xs, layer.upper).map { CGPoint(x: $0, y: chart.y($1)) },
                zip(xs, layer.lower).map { CGPoint(x: $0, y: chart.y($1)) }, color
            )
        }
        chart.drawAxes()
    }

    private func drawDistribution() throws {
        let values = run.intervals.map { $0 * 1000 }
        guard let all = Distribution(values) else { return }
        let top = max(all.percentile(0.99) * 1.3, 1e-3)
        let frame = CGRect(x: Self.left, y: 664, width: 500, height: 180)
        let histogram = Histogram(values, bounds: 0...top, bins: 100)
        let shares = histogram.counts.map { Double($0) * 100 / Double(values.count) }
        let chart = try Chart(
            canvas, frame, title: "Distribution of frame intervals", width: (top, "ms"),
            height: (max(1, shares.max() ?? 0), "%")
        )
        let width = frame.width / CGFloat(shares.count)
        for (index, share) in shares.enumerated() where share > 0 {
            let y = min(chart.y(share), frame.maxY - 1)
            let x = frame.minX + CGFloat(index) * width
            let bar = CGRect(x: x + 0.5, y: y, width: width - 1, height: frame.maxY - y)
            canvas.fill(bar, PlotCanvas.Ink.line)
        }
        let key = [("p50", PlotCanvas.Ink.period), ("p99", PlotCanvas.Ink.hitch)]
        for ((_, color), share) in zip(key, [0.5, 0.99]) {
            let x = chart.x(all.percentile(share))
            canvas.line(
                from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY), color,
                width: 1.5, isDashed: true
            )
        }
        try drawKey(at: frame.minY - 20, to: frame.maxX, key)
        chart.drawAxes()
    }

    private func drawFigures() throws {
        let rows = [
            ("frame interval, p50", "frame_interval_p50_ms", "ms"),
            ("frame interval, p99", "frame_interval_p99_ms", "ms"),
            ("frame time, p50", "frame_time_p50_ms", "ms"),
            ("frame time, p99", "frame_time_p99_ms", "ms"),
            ("processor time a frame", "cpu_ms_per_frame", "ms"),
            ("hitch time ratio", "hitch_time_ratio_ms_per_s", "ms/s"),
            ("animation error, p99", "animation_error_p99_ms", "ms"),
            ("callback lateness, p99", "callback_lateness_p99_us", "µs"),
            ("greatest memory", "peak_rss_mb", "MB"),
        ]
        let x: CGFloat = 640
        let title = CGPoint(x: x, y: 644)
        try canvas.write("Figures", at: title, size: 14, color: PlotCanvas.Ink.title, isBold: true)
        for (index, row) in rows.enumerated() {
            let y = 672 + CGFloat(index) * 21
            try canvas.write(row.0, at: CGPoint(x: x, y: y))
            let value = text(row.1)
            try canvas.write(
                value == "–" ? value : "\(value) \(row.2)", at: CGPoint(x: Self.right, y: y),
                .right, color: PlotCanvas.Ink.title
            )
        }
    }

    /// Draws a right-aligned key of the colours.
    private func drawKey(
        at y: CGFloat, to edge: CGFloat = right, _ names: [(String, CGColor)]
    ) throws {
        var x = edge
        for (name, color) in names.reversed() {
            x -= try canvas.write(name, at: CGPoint(x: x, y: y), .right, size: 12)
            canvas.fill(CGRect(x: x - 16, y: y - 5, width: 10, height: 10), color)
            x -= 30
        }
    }
}
