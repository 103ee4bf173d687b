import Foundation
import LegatoLayers

/// Data that another program drops by XDND.
nonisolated struct XDropOffer: DropOffer {
    let drop: XDrop
    /// The server's time of the drop.
    let time: UInt
    let selections: XSelections

    var types: [String] { drop.types }

    func data(_ type: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            selections.perform { [time] worker in
                worker.read(type, from: .drag, at: time) { continuation.resume(with: $0) }
            }
        }
    }

    func finish(isAccepted: Bool) {
        selections.perform { [drop] in $0.end(drop, isAccepted: isAccepted) }
    }
}
