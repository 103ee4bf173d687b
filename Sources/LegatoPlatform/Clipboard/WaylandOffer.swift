import CWayland
import Foundation
import LegatoLayers

/// Data that another program offers on the clipboard or drags.
nonisolated final class WaylandOffer: DropOffer, @unchecked Sendable {
    private let offer: OpaquePointer

    init(_ offer: OpaquePointer) { self.offer = offer }

    deinit { legatoOfferFree(offer) }

    var types: [String] { Self.types(of: offer) }

    /// Returns the types of an offer.
    static func types(of offer: OpaquePointer) -> [String] {
        String(cString: legatoOfferTypes(offer)).split(separator: "\n").map(String.init)
    }

    /// Reads the data of a type, and calls a closure on any thread.
    func read(_ type: String, _ completion: @escaping ClipboardData.Completion) {
        let descriptor = legatoOfferReceive(offer, type)
        guard descriptor >= 0 else {
            return completion(.failure(ClipboardError("this program has too many open files")))
        }
        PipedData.pipes.read(from: descriptor) { result in
            completion(result.map { ClipboardTargets.decoded($0, of: type) })
        }
    }

    func data(_ type: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            read(type) { continuation.resume(with: $0) }
        }
    }

    @MainActor func finish(isAccepted: Bool) { if isAccepted { legatoOfferFinish(offer) } }
}
