import Foundation
import Legato

/// A log of scenes, input, the main actor's ticks and commits, and frames in a window.
///
/// Times are in seconds of the media clock.
struct TimingLog: Encodable {
    struct Moment: Encodable {
        var name: String
        var time: Double
    }
    struct Span: Encodable {
        var start: Double
        var end: Double
    }
    struct Frame: Encodable {
        var tick: Double
        var prepared: Double
        var presented: Double
    }

    /// The maximum number of recorded frames: ten minutes at 60 Hz.
    static let capacity = 36_000

    /// The opened scenes, by id.
    var scenes: [Moment] = []
    /// All input, by kind.
    var inputs: [Moment] = []
    /// The refresh period in seconds.
    var period = 0.0
    var callbacks: [Span] = []
    var commits: [Span] = []
    var frames: [Frame] = []

    /// Records an input event.
    mutating func note(_ event: InputEvent) {
        let moment: Moment? =
            switch event {
            case .pointerDown(let it): Moment(name: "press", time: it.time)
            case .pointerMoved(let it): Moment(name: "move", time: it.time)
            case .pointerUp(let it): Moment(name: "release", time: it.time)
            case .scroll(let it): Moment(name: "scroll", time: it.time)
            case .keyDown(let it): Moment(name: "key", time: it.time)
            case .pointerCancelled, .pointerExited, .pinch, .keyUp, .text, .composition, .drag,
                .dragExited, .drop:
                nil
            }
        if let moment { inputs.append(moment) }
    }

    /// Copies the timings recorded by a window.
    @MainActor
    mutating func take(from window: Window) {
        period = 1 / window.pacing.rate
        callbacks = window.recordedCallbacks.map { Span(start: $0.start, end: $0.end) }
        commits = window.recordedCommits.map { Span(start: $0.start, end: $0.end) }
        frames = window.recordedFrames.map {
            Frame(tick: $0.tick, prepared: $0.prepared, presented: $0.presented)
        }
    }

    /// Writes the log as JSON.
    func write(to path: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
