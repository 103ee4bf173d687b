import LegatoLayers
import LegatoMotion
import Synchronization

/// The graphs with pending changes of observable objects.
///
/// A node is informed only of the first change of what it observes. So that a later change has its own
/// transaction, the pending ones are processed before another transaction begins; then the node
/// observes again.
final class ObservedGraphs {
    static let shared = ObservedGraphs()
    private var graphs: [WeakGraph] = []

    private struct WeakGraph {
        weak var graph: ViewGraph?
    }

    private init() {
        Transaction.onBegin.withLock { action in
            action = { if LayerHost.isOnMain { MainActor.assumeIsolated { Self.shared.begin() } } }
        }
    }

    func add(_ graph: ViewGraph) {
        guard !graphs.contains(where: { $0.graph === graph }) else { return }
        graphs.append(WeakGraph(graph: graph))
    }

    private func begin() {
        guard !graphs.isEmpty else { return }
        let due = graphs.compactMap(\.graph).filter(\.needsUpdate)
        graphs = []
        for graph in due { graph.beginChange() }
    }
}
