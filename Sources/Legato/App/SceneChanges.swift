/// The values observed by the scenes' `onChange` modifiers.
final class SceneChanges {
    private var known: [Any] = []
    private var next = 0
    private var pending: [() -> Void] = []
    /// The number of changes so far.
    private(set) var count = 0

    /// Starts another evaluation of the scenes; the next value noted is the first again.
    func restart() { next = 0 }

    /// Compares the next value with its previous one, and queues the action if it has changed.
    func note<V: Equatable>(
        _ value: V, initial: Bool, _ action: @escaping (_ old: V, _ new: V) -> Void
    ) {
        defer { next += 1 }
        guard next < known.count, let old = known[next] as? V else {
            known.append(value)
            if initial { add { action(value, value) } }
            return
        }
        guard old != value else { return }
        known[next] = value
        add { action(old, value) }
    }

    private func add(_ action: @escaping () -> Void) {
        pending.append(action)
        count += 1
    }

    /// Runs the actions of the changes since the last call.
    func run() {
        let due = pending
        pending = []
        for action in due { action() }
    }
}
