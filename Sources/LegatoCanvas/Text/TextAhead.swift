package import Foundation
import LegatoGraphics
import Synchronization

/// The layout of a short text without wrapping, made on another thread before it is first needed.
package final class TextAhead: @unchecked Sendable {
    private enum State: UInt8, AtomicRepresentable {
        case waiting
        case running
        case finished
        case cancelled
    }

    private let string: String
    private let fontName: String
    private let fontSize: CGFloat
    private let lineLimit: Int
    private let state = Atomic(State.waiting)
    /// Written while it is running, and read after it has finished.
    private var layout: TextLayout?

    /// The maximum size of a text, in bytes: longer ones may not be laid out to their end.
    private static let maximumBytes = 256

    /// Describes a layout; nil if the text is too long.
    package init?(string: String, fontName: String, fontSize: CGFloat, lineLimit: Int) {
        guard string.utf8.count <= Self.maximumBytes else { return nil }
        (self.string, self.fontName, self.fontSize) = (string, fontName, fontSize)
        self.lineLimit = lineLimit
    }

    /// Returns the layout; if it has not finished, returns nil and cancels it.
    package func take() -> TextLayout? {
        let found = state.compareExchange(
            expected: .waiting, desired: .cancelled, ordering: .acquiringAndReleasing
        )
        return found.original == .finished ? layout : nil
    }

    /// Whether the layout has been made.
    var isFinished: Bool { state.load(ordering: .acquiring) == .finished }

    fileprivate func make() {
        let found = state.compareExchange(
            expected: .waiting, desired: .running, ordering: .acquiringAndReleasing
        )
        guard found.exchanged else { return }
        // A text that exceeds limits is laid out where they are reported.
        var isComplete = true
        let layout = try? TextLayout(
            string: string, fontName: fontName, fontSize: fontSize, maximumWidth: nil,
            room: .infinity, lineLimit: lineLimit, onExcess: { _ in isComplete = false }
        )
        if isComplete { self.layout = layout }
        state.store(.finished, ordering: .releasing)
    }

    /// Starts making layouts on another thread, if there is another processor.
    package static func make(_ texts: [TextAhead]) { TextThread.shared?.add(texts) }
}

/// The thread that makes layouts ahead, started on first use and kept until the process ends, with
/// the fonts that pango has loaded for it.
private final class TextThread: @unchecked Sendable {
    /// The thread; nil on a single processor.
    static let shared = ProcessInfo.processInfo.activeProcessorCount > 1 ? TextThread() : nil

    private let condition = NSCondition()
    private var texts: [TextAhead] = []

    private init() {
        let thread = Thread { [self] in run() }
        thread.name = "legato.text"
        thread.start()
    }

    func add(_ texts: [TextAhead]) {
        condition.lock()
        self.texts += texts
        condition.signal()
        condition.unlock()
    }

    private func run() {
        while true { next().make() }
    }

    /// Waits for a text and returns the newest one: the layout of views begins with the oldest.
    private func next() -> TextAhead {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let text = texts.popLast() { return text }
            condition.wait()
        }
    }
}
