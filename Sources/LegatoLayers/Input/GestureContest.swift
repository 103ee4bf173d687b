import Foundation
import LegatoMotion

/// Decides which of the gestures at one place gets the pointer, or the wheel.
final class GestureContest {
    struct Entry {
        let layer: CALayer
        let recognizer: any GestureRecognizer
        let isSimultaneous: Bool
        /// The press with which the gesture began.
        var press = 0
        /// Where that was.
        var start = CGPoint.zero

        func isOf(_ other: Entry) -> Bool { recognizer === other.recognizer }
        /// Identifies its gesture.
        var id: ObjectIdentifier { ObjectIdentifier(recognizer) }
    }

    /// How far from a gesture's first press the next ones may be, points.
    static let reach: CGFloat = 10

    /// Those that may still come, first the one that goes before the others.
    private var entries: [Entry] = []
    /// Their identifiers, so that thousands of nested gestures need not be compared pairwise.
    private var present: Set<ObjectIdentifier> = []
    private var press = 0
    private var latest = PointerEvent(location: .zero, time: 0)

    /// The layer that the last press hit.
    weak var innermost: CALayer?

    /// Whether no gesture is under way.
    var isIdle: Bool { entries.isEmpty }

    /// When the first of the gestures wants to hear that time passed.
    var deadline: CFTimeInterval? { entries.compactMap(\.recognizer.deadline).min() }

    /// Lets gestures begin with a press, and those go on that wait for one.
    func begin(
        _ candidates: [Entry],
        _ event: PointerEvent,
        _ tell: (Entry) -> Void
    ) {
        latest = event
        press += 1
        // What waits for a press here waits in vain when it comes elsewhere.
        let pressed = Set(candidates.map(\.id))
        cancel { entry in
            hypot(event.location.x - entry.start.x, event.location.y - entry.start.y) > Self.reach
                || !pressed.contains(entry.id)
        }
        let waiting = entries
        let known = Dictionary(waiting.map { ($0.id, $0) }) { first, _ in first }
        let fresh = candidates.map { candidate in
            var entry = candidate
            (entry.press, entry.start) = (press, event.location)
            return known[candidate.id] ?? entry
        }
        entries = fresh + waiting.filter { !pressed.contains($0.id) }
        present.formUnion(pressed)
        let recognized = Set(waiting.filter { $0.recognizer.state == .recognized }.map(\.id))
        deliver {
            for entry in fresh where !recognized.contains(entry.id) { self.tell(entry, tell) }
        }
        conclude()
    }

    /// Tells the gestures what happened, until one takes it for itself.
    func forward(_ event: PointerEvent, _ tell: (Entry) -> Void) {
        latest = event
        deliver {
            for entry in entries where entry.recognizer.state != .recognized {
                self.tell(entry, tell)
            }
        }
        conclude()
    }

    /// Leaves only gestures that are recognised or wait for time to pass.
    func rest() {
        forget { $0.recognizer.state != .recognized && $0.recognizer.deadline == nil }
        conclude()
    }

    /// Tells the gestures whose deadline came, the earliest first.
    func timePassed(to time: CFTimeInterval) {
        let due = entries.compactMap { entry in
            entry.recognizer.deadline.map { (deadline: $0, entry: entry) }
        }
        .filter { FrameMoment.hasCome($0.deadline, by: time) }
        guard !due.isEmpty else { return }
        latest.time = max(latest.time, time)
        for (deadline, entry) in due.sorted(by: { $0.deadline < $1.deadline })
        where entry.recognizer.deadline == deadline {
            tell(entry) { $0.recognizer.timePassed(on: $0.layer) }
            settle()
        }
        conclude()
    }

    /// Cancels gestures; what was recognised stays so.
    func cancel(_ event: PointerEvent? = nil, where isLost: (Entry) -> Bool = { _ in true }) {
        if let event { latest = event }
        let lost = entries.filter { $0.recognizer.state != .recognized && isLost($0) }
        guard !lost.isEmpty else { return }
        end(lost)
    }

    /// Drops gestures whatever they came to, with what was recognised but not yet said.
    func drop(where isLost: (Entry) -> Bool) {
        let lost = entries.filter(isLost)
        guard !lost.isEmpty else { return }
        end(lost)
    }

    private func end(_ lost: [Entry]) {
        remove(lost)
        deliver { for entry in lost { entry.recognizer.cancelled(latest, on: entry.layer) } }
        settle()
    }

    /// Delivers an event to gestures; its location in each layer is computed once for all of them.
    private func deliver(_ body: () -> Void) { EventPath(to: innermost).run(body) }

    private func remove(_ gone: [Entry]) {
        let ids = Set(gone.map(\.id))
        forget { ids.contains($0.id) }
    }

    private func forget(where isGone: (Entry) -> Bool) {
        entries.removeAll { entry in
            guard isGone(entry) else { return false }
            present.remove(entry.id)
            return true
        }
    }

    private func tell(_ entry: Entry, _ body: (Entry) -> Void) {
        guard present.contains(entry.id) else { return }
        body(entry)
        if entry.recognizer.state == .active && !entry.isSimultaneous { win(entry) }
    }

    /// Ends the gestures that compete with one.
    private func win(_ winner: Entry) {
        let rivals = entries.filter { !$0.isSimultaneous && !$0.isOf(winner) }
        remove(rivals)
        // Presses before the winner's first one are not the winner's.
        let earlier = rivals.first {
            $0.recognizer.state == .recognized && $0.press < winner.press
        }
        if let earlier { earlier.recognizer.recognized(on: earlier.layer) }
        for rival in rivals where !(earlier?.isOf(rival) ?? false) {
            rival.recognizer.cancelled(latest, on: rival.layer)
        }
    }

    /// Lets recognised gestures count, and forgets those that are over.
    private func conclude() {
        settle()
        forget { $0.recognizer.state == .over }
    }

    /// Lets recognised gestures count that no other one before them can take over any more.
    private func settle() {
        while let index = nextToCount {
            let entry = entries[index]
            if !entry.isSimultaneous { win(entry) }
            if let index = entries.firstIndex(where: entry.isOf) {
                entries.remove(at: index)
                present.remove(entry.id)
            }
            entry.recognizer.recognized(on: entry.layer)
        }
    }

    /// The index of the next gesture to be recognized.
    private var nextToCount: Int? {
        var isAwaited = false
        for (index, entry) in entries.enumerated() {
            let state = entry.recognizer.state
            if state == .recognized && (entry.isSimultaneous || !isAwaited) { return index }
            if state == .possible && !entry.isSimultaneous { isAwaited = true }
        }
        return nil
    }
}
