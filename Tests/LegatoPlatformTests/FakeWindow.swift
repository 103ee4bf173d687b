import Legato
import LegatoDrawing
import LegatoPlatform

/// Content that changes only on request, or continuously until a given time.
nonisolated final class FakeContent: FrameContent {
    /// A change sent to the content.
    enum Change: Sendable {
        case redraw
        case move(until: Double)
    }

    private(set) var needsDisplay = false
    var onEvaluation: (() -> Void)?
    private var end = -Double.infinity
    private var isDrawn = false
    private let rests: Mailbox<Int>

    /// - Parameter rests: Counts how often the next activity was queried after everything was drawn.
    init(rests: Mailbox<Int> = Mailbox(0)) {
        self.rests = rests
    }

    var statistics: RenderStatistics {
        var counts = RenderStatistics()
        (counts.layers, counts.rasterized, counts.rasterHits) = (7, 3, 2)
        counts.rasterBytes = 64
        return counts
    }

    func apply(_ change: Change) {
        needsDisplay = true
        if case .move(let end) = change { self.end = end }
    }

    func nextActivity(after time: Double) -> Double? {
        if isDrawn && !needsDisplay { rests.post { $0 += 1 } }
        return time < end ? time : nil
    }

    func displayList(at time: Double, width: Int, height: Int, scale: Double) -> DisplayList {
        (needsDisplay, isDrawn) = (false, true)
        onEvaluation?()
        return DisplayList(width: width, height: height)
    }
}

/// A presenter that logs its calls in a journal shared with the test.
nonisolated struct FakeSource: PresenterSource {
    /// The calls of presenters, one word each.
    let journal = Mailbox<[String]>([])
    /// The numbers of items in the lists that they drew.
    let items = Mailbox<[Int]>([])
    /// Whether creating a presenter fails.
    var refuses = false
    /// The number of frames that fail.
    var failures = 0
    /// The number of frames that the window postpones.
    var postponed = 0
    /// The number of preparations for later frames.
    var preparations = 0
    /// Whether the last preparation fails.
    var preparesInVain = false
    /// The swap interval that the presenter reports; it shows frames at once all the same.
    var swapInterval = 0
    /// Whether drawing waits until the journal contains "go".
    var waitsToGo = false

    func makePresenter() throws(RenderError) -> any Presenter {
        if refuses {
            throw RenderError(operation: "start", reason: "refused", remedy: "None.")
        }
        return FakePresenter(source: self)
    }

    /// Waits until the journal contains `word` `count` times.
    func wait(for word: String, count: Int) {
        journal.wait(until: nil) { entries in entries.count { $0 == word } >= count }
    }
}

/// The presenter of `FakeSource`.
nonisolated final class FakePresenter: Presenter {
    let name = "fake"
    let reportedSwapInterval: Int
    var measuresGPUTime = false
    var statistics: RenderStatistics {
        var counts = RenderStatistics()
        (counts.layers, counts.items) = (1, 5)
        return counts
    }
    private let journal: Mailbox<[String]>
    private let items: Mailbox<[Int]>
    private let waitsToGo: Bool
    private var failures: Int
    private var postponed: Int
    private var preparations: Int
    private let preparesInVain: Bool

    init(source: FakeSource) {
        (journal, items, waitsToGo) = (source.journal, source.items, source.waitsToGo)
        (failures, postponed) = (source.failures, source.postponed)
        reportedSwapInterval = source.swapInterval
        (preparations, preparesInVain) = (source.preparations, source.preparesInVain)
    }

    func draw(_ list: DisplayList) throws(RenderError) {
        journal.post { $0.append("draw \(list.width)") }
        items.post { $0.append(list.items.count) }
        if waitsToGo { journal.wait(until: nil) { $0.contains("go") } }
        guard failures == 0 else {
            failures -= 1
            throw RenderError(operation: "draw", reason: "failed", remedy: "None.")
        }
    }

    func prepareMore() throws(RenderError) -> Bool {
        guard preparations > 0 else { return false }
        preparations -= 1
        journal.post { $0.append("prepare") }
        guard !preparesInVain || preparations > 0 else {
            throw RenderError(operation: "prepare", reason: "failed", remedy: "None.")
        }
        return true
    }

    func draw(
        _ list: DisplayList, overlay: FrameOverlay, whenUploaded: () -> Void, whenDrawn: () -> Void
    ) throws(RenderError) {
        whenUploaded()
        try draw(overlay.over(list, damage: list.bounds))
        whenDrawn()
    }

    func deviceWasReset() { journal.post { $0.append("reset") } }

    func finish() -> Double? {
        journal.post { $0.append("finish") }
        return measuresGPUTime ? 0.25 : nil
    }

    func show(isDamaged: Bool) -> ShowResult {
        guard postponed == 0 else {
            postponed -= 1
            journal.post { $0.append("postpone") }
            return .postponed
        }
        journal.post { $0.append(isDamaged ? "show all" : "show") }
        return .shown
    }

    func setWaits(_ waits: Bool) {
        journal.post { $0.append(waits ? "startWaiting" : "stopWaiting") }
    }

    func close() { journal.post { $0.append("close") } }
}
