import LegatoLayers
import LegatoMotion
import Synchronization

/// The pending changes of observable objects.
///
/// A node is informed only of the first change of what it observes. So that a later change has its own
/// transaction, the pending ones are processed before another transaction begins and when theirs has
/// ended; then the node observes again.
final class ObservedChanges {
    static let shared = ObservedChanges()
    private var pending: [ObjectIdentifier: () -> Void] = [:]

    private init() {
        Transaction.onSwitch.withLock { action in
            action = { if LayerHost.isOnMain { MainActor.assumeIsolated { Self.shared.finish() } } }
        }
    }

    /// Adds the changes of a tree, with a closure that processes them.
    func add(in tree: AnyObject, _ process: @escaping () -> Void) {
        // A tree that is gone may have been at the same address.
        pending[ObjectIdentifier(tree)] = process
    }

    private func finish() {
        guard !pending.isEmpty else { return }
        let due = pending.values
        pending = [:]
        for process in due { process() }
    }
}
