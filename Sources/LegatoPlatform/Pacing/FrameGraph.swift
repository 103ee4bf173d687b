package import LegatoDrawing
import Foundation
import LegatoCanvas
import LegatoGraphics

/// The latest frames of a window: how far apart they were shown, and what they cost.
package nonisolated struct FrameGraph: Sendable {
    /// How many frames it shows.
    package static let capacity = 120
    /// How many seconds its words stand, so that they can be read.
    static let wordsLast = 0.25

    /// One frame.
    package struct Frame: Sendable, Equatable {
        /// The seconds since the frame before was shown; nil after a pause.
        package var interval: Double?
        /// How much longer than meant the frame before stood, in seconds.
        package var hitch: Double
        /// The seconds of work on it.
        package var work: Double
    }

    /// The frames, oldest first.
    package private(set) var frames: [Frame] = []
    /// The refresh period in seconds; 0 before the first frame.
    package private(set) var period = 0.0
    /// What it says, and the picture of that.
    package private(set) var words = ""
    private(set) var picture: CGImage?
    private var latest: FrameTiming?
    private var lastWords = -Double.infinity

    /// Creates a graph without frames.
    package init() { frames.reserveCapacity(Self.capacity) }

    /// Adds a frame that was shown.
    ///
    /// - Parameters:
    ///   - frame: When its parts happened.
    ///   - period: The refresh period in seconds.
    ///   - statistics: What it took.
    ///   - scale: Pixels a point.
    package mutating func add(
        _ frame: FrameTiming,
        period: Double,
        statistics: RenderStatistics,
        scale: Double
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

    /// The frames a second; nil before there are two that follow each other.
    package var rate: Double? {
        let intervals = frames.compactMap(\.interval)
        let total = intervals.reduce(0, +)
        return total > 0 ? Double(intervals.count) / total : nil
    }

    /// The milliseconds of hitches in a second of frames that follow each other; nil before there are
    /// two.
    package var hitchTimeRatio: Double? {
        let total = frames.reduce(0) { $0 + ($1.interval ?? 0) }
        return total > 0 ? frames.reduce(0) { $0 + $1.hitch } * 1000 / total : nil
    }

    /// The value that a share of all values, at least 1 of them, does not exceed.
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
            let (half, most) = (
                Self.percentile(0.5, of: values), Self.percentile(0.99, of: values)
            )
            return "\(number(half.map { $0 * 1000 })) / \(number(most.map { $0 * 1000 })) ms"
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
