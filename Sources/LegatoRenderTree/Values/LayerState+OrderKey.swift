import Foundation
import LegatoGraphics

extension LayerState {
    /// The values of a layer on which the drawing order depends.
    struct OrderKey: Equatable {
        var zPosition: CGFloat
        /// The number of instances; -1 for a layer that is not a replicator.
        var instances = -1
        var isShifting = false
    }

    var orderKey: OrderKey {
        guard let replication else { return OrderKey(zPosition: zPosition) }
        return OrderKey(
            zPosition: zPosition, instances: replication.count, isShifting: replication.delay != 0
        )
    }
}
