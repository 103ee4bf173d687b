import Foundation
import LegatoMotion

/// Decides which gesture at a location gets the pointer or the wheel.
final class GestureContest {
    struct Entry {
        let layer: CALayer
        let recognizer: any GestureRecognizer
        let isSimultaneous: Bool
        /// The number of the press with which the gesture began.
        var press = 0
        /// The location of that press.
        var start = CGPoint.zero

        func isOf(_ other: Entry) -> Bool { recognizer === other.recognizer }
        /// Identifies the gesture.
        var id: ObjectIdentifier { ObjectIdentifier(recognizer) }
    }

    /// The maximum distance from a gesture's first press to its further presses, in points.
    static let reach: CGFloat = 10

    /// The gestures that may still be recognised, in order of precedence.
    private var entries: [Entry] = []
    /// The identifiers of `entries`, so that thousands of nested gestures need not be compared
    /// pairwise.
    private var present: Set<ObjectIdentifier> = []
    private var press = 0
    private var latest = PointerEvent(location: .zero, time: 0)

    /// The layer that the latest press hit.
    weak var innermost: CALayer?

    /// Whether no gesture is in progress.
    var isIdle: Bool { entries.isEmpty }

    /// Whether the gesture that owns the pointer hovers over layers.
    var hovers: Bool {
        entries.contains { entry in
            entry.recognizer.state == .active
                && (entry.recognizer as? any HoveringRecognizer)?.hovers ?? false
        }
    }

    /// The earliest deadline of the gestures.
    var deadline: CFTimeInterval? { entries.compactMap(\.recognizer.deadline).min() }

    /// Starts gestures with a press, and continues those that wait for another press.
    func begin(_ candidates: [Entry], _ event: PointerEvent, _ pass: (Entry) -> Void) {
        latest = event
        press += 1
        // A gesture that waits for another press fails if the press is elsewhere.
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
            for entry in fresh where !recognized.contains(entry.id) { self.pass(entry, pass) }
        }
        conclude()
    }

    /// Delivers an event to the gestures, until one becomes active.
    func forward(_ event: PointerEvent, _ pass: (Entry) -> Void) {
        latest = event
        deliver {
            for entry in entries where entry.recognizer.state != .recognized {
                self.pass(entry, pass)
            }
        }
        conclude()
    }

    /// Keeps only gestures that are recognised or have a deadline.
    func rest() {
        forget { $0.recognizer.state != .recognized && $0.recognizer.deadline == nil }
        conclude()
    }

    /// Notifies the gestures whose deadline has been reached, the earliest first.
    func timePassed(to time: CFTimeInterval) {
        let due = entries.compactMap { entry in
            entry.recognizer.deadline.map { (deadline: $0, entry: entry) }
        }
        .filter { FrameMoment.hasCome($0.deadline, by: time) }
        guard !due.isEmpty else { return }
        latest.time = max(latest.time, time)
        for (deadline, entry) in due.sorted(by: { $0.deadline < $1.deadline })
        where entry.recognizer.deadline == deadline {
            pass(entry) { $0.recognizer.timePassed(on: $0.layer) }
            settle()
        }
        conclude()
    }

    /// Cancels gestures, except recognised ones.
    func cancel(_ event: PointerEvent? = nil, where isLost: (Entry) -> Bool = { _ in true }) {
        if let event { latest = event }
        let lost = entries.filter { $0.recognizer.state != .recognized && isLost($0) }
        guard !lost.isEmpty else { return }
        end(lost)
    }

    /// Drops gestures in any state, including recognised ones that have not acted yet.
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

    private func pass(_ entry: Entry, _ body: (Entry) -> Void) {
        guard present.contains(entry.id) else { return }
        body(entry)
        if entry.recognizer.state == .active && !entry.isSimultaneous { win(entry) }
    }

    /// Ends the gestures that compete with one.
    private func win(_ winner: Entry) {
        let rivals = entries.filter { !$0.isSimultaneous && !$0.isOf(winner) }
        remove(rivals)
        // Presses before the winner's first one do not belong to it.
        let earlier = rivals.first {
            $0.recognizer.state == .recognized && $0.press < winner.press
        }
        if let earlier { earlier.recognizer.recognized(on: earlier.layer) }
        for rival in rivals where !(earlier?.isOf(rival) ?? false) {
            rival.recognizer.cancelled(latest, on: rival.layer)
        }
    }

    /// Lets recognised gestures act, and removes those that are over.
    private func conclude() {
        settle()
        forget { $0.recognizer.state == .over }
    }

    /// Lets recognised gestures act once no gesture with precedence can be recognised any more.
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

    /// The index of the next gesture to act.
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
