package import LegatoDrawing
import Foundation
import LegatoCanvas
import LegatoGraphics

/// The intervals and work of a window's latest frames, with a text summary.
package nonisolated struct FrameGraph: Sendable {
    /// The number of frames that the graph shows.
    package static let capacity = 120
    /// How long a text stays unchanged, in seconds, so that it can be read.
    static let wordsLast = 0.25

    /// A frame in the graph.
    package struct Frame: Sendable, Equatable {
        /// The seconds since the previous frame was shown; nil after a pause.
        package var interval: Double?
        /// How long the previous frame stayed on screen beyond its due time, in seconds.
        package var hitch: Double
        /// The seconds of work on the frame.
        package var work: Double
    }

    /// The frames, oldest first.
    package private(set) var frames: [Frame] = []
    /// The refresh period in seconds; 0 before the first frame.
    package private(set) var period = 0.0
    /// The text below the graph; `picture` is its image.
    package private(set) var words = ""
    private(set) var picture: CGImage?
    private var latest: FrameTiming?
    private var lastWords = -Double.infinity

    /// Creates a graph without frames.
    package init() { frames.reserveCapacity(Self.capacity) }

    /// Adds a presented frame.
    ///
    /// - Parameters:
    ///   - frame: The times of the frame.
    ///   - period: The refresh period in seconds.
    ///   - statistics: The work of the frame.
    ///   - scale: The pixels per point.
    package mutating func add(
        _ frame: FrameTiming, period: Double, statistics: RenderStatistics, scale: Double
    ) {
        self.period = period
        let before = frame.followsPause ? nil : latest
        if frames.count == Self.capacity { frames.removeFirst() }
        frames.append(
            Frame(
                interval: before.map { frame.presented - $0.presented },
                hitch: before.map { frame.hitch(after: $0, period: period) } ?? 0,
                work: frame.submitted - frame.start
            )
        )
        latest = frame
        guard frame.presented - lastWords >= Self.wordsLast else { return }
        lastWords = frame.presented
        words = describe(statistics)
        picture = (try? TextLayout(string: words, fontSize: 11, color: .white))?.image(scale: scale)
    }

    /// The frames per second; nil before there are two consecutive frames.
    package var rate: Double? {
        let intervals = frames.compactMap(\.interval)
        let total = intervals.reduce(0, +)
        return total > 0 ? Double(intervals.count) / total : nil
    }

    /// The hitch time in milliseconds per second of consecutive frames; nil before there are two.
    package var hitchTimeRatio: Double? {
        let total = frames.reduce(0) { $0 + ($1.interval ?? 0) }
        return total > 0 ? frames.reduce(0) { $0 + $1.hitch } * 1000 / total : nil
    }

    /// Returns the smallest value that a share of the values, at least one, does not exceed.
    static func percentile(_ share: Double, of values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        let place = Int((share * Double(values.count)).rounded(.up))
        return values.sorted()[max(1, min(values.count, place)) - 1]
    }

    private func describe(_ statistics: RenderStatistics) -> String {
        func number(_ value: Double?) -> String {
            guard let value else { return "–" }
            let tenths = Int((value * 10).rounded())
            return "\(tenths / 10).\(tenths % 10)"
        }
        func milliseconds(_ values: [Double]) -> String {
            let (half, maximum) = (
                Self.percentile(0.5, of: values), Self.percentile(0.99, of: values)
            )
            return "\(number(half.map { $0 * 1000 })) / \(number(maximum.map { $0 * 1000 })) ms"
        }
        let intervals = frames.compactMap(\.interval)
        return """
            \(number(rate)) fps   interval \(milliseconds(intervals))   \
            hitches \(number(hitchTimeRatio)) ms/s
            work \(milliseconds(frames.map(\.work)))   \(statistics.visible) of \
            \(statistics.layers) layers   \(statistics.items) items   \
            \(statistics.batches) batches
            """
    }
}
