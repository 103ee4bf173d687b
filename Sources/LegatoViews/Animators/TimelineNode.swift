import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension TimelineView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TimelineNode(view, context)
    }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: HoldingNode<
    TimelineView<Schedule, Content>
>, MovingValue
{
    private var child: TypedNode<Content>?
    private var entries: Schedule.Entries.Iterator?
    private var date: Date?
    private var next: Date?
    /// The time of the next date on the tree's clock; nil to update at every frame.
    private(set) var nextMove: CFTimeInterval?
    /// The maximum number of schedule dates that one frame skips; the next frame continues from
    /// there.
    private static var maximumEntries: Int { 10_000 }
    var followedPlace: Int?

    override init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
        super.init(view, context)
        if let now = graph.date(graph.clock()) { start(at: now) } else { graph.awaitDate(self) }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override var awaitsDate: Bool { child?.awaitsDate ?? true }

    override func updateView(_ view: TimelineView<Schedule, Content>) {
        let isSame = FieldTable.areEqual(self.view.schedule, view.schedule)
        self.view = view
        if !isSame, let now = graph.date(graph.clock()) { return start(at: now) }
        refresh()
    }

    override func refreshView() {
        guard let date else {
            // In a tree that is not shown yet, the schedule starts when the tree is.
            if let now = graph.date(graph.clock()) { start(at: now) }
            return
        }
        let content = graph.evaluate(self) {
            view.content(TimelineViewDefaultContext(date: date, cadence: .live))
        }
        if let child { return child.update(content) }
        child = inner.makeNode(content)
        itemsChanged()
    }

    private func start(at now: Date) {
        entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        let first = nextEntry()
        next = first == nil ? nil : nextEntry()
        date = dueEntry(at: now) ?? first ?? now
        wait(from: graph.clock())
        if next != nil { graph.follow(self) }
        refresh()
    }

    /// The minimum interval of a per-frame schedule; nil for other schedules.
    private var frameInterval: Double? {
        (view.schedule as? AnimationTimelineSchedule).map { $0.minimumInterval ?? 0 }
    }

    /// Computes the time of the next move.
    private func wait(from time: CFTimeInterval) {
        if let frameInterval {
            nextMove = frameInterval > 0 ? time + frameInterval : nil
        } else if let next, let now = graph.date(time) {
            nextMove = time + next.timeIntervalSince(now)
        }
    }

    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool {
        guard next != nil, let frame = graph.date(shown) else { return false }
        defer { wait(from: shown) }
        if frameInterval != nil {
            show(frame)
            return true
        }
        if let due = dueEntry(at: frame) { show(due) }
        return next != nil
    }

    /// Skips the entries up to a moment and returns the last of them; nil if none is due.
    private func dueEntry(at moment: Date) -> Date? {
        var latest: Date?
        var passed = 0
        while let entry = next, FrameTime.isDue(entry.timeIntervalSince(moment), at: 0) {
            if passed == 0, var dates = entries as? PeriodicDates {
                dates.skip(to: moment)
                entries = dates as? Schedule.Entries.Iterator
            }
            latest = entry
            next = nextEntry()
            passed += 1
            guard passed < Self.maximumEntries else { break }
        }
        return latest
    }

    /// Returns the next date of the schedule; nil at its end, or at a date that is not finite.
    private func nextEntry() -> Date? {
        guard let entry = entries?.next() else { return nil }
        let seconds = entry.timeIntervalSinceReferenceDate
        guard seconds.isFinite else {
            ViewWarning.print(
                WarningSubject("TimelineView", in: self),
                "takes finite dates, got \(seconds) from \(Schedule.self); the schedule ends there."
            )
            return nil
        }
        return entry
    }

    private func show(_ date: Date) {
        self.date = date
        graph.invalidateInFrame(self)
    }

    override func willRemove() { graph.forget(self) }
}
