import CWayland
import LegatoLayers

/// Data that another program offers on the clipboard or drops.
nonisolated final class WaylandOffer: @unchecked Sendable {
    private let offer: OpaquePointer

    init(_ offer: OpaquePointer) { self.offer = offer }

    deinit { legatoOfferFree(offer) }

    var types: [String] { Self.types(of: offer) }

    /// Returns the types of an offer.
    static func types(of offer: OpaquePointer) -> [String] {
        String(cString: legatoOfferTypes(offer)).split(separator: "\n").map(String.init)
    }

    /// Requests the data of a type: returns the end of a pipe to read it from, nil if there are no
    /// descriptors left.
    func receive(_ type: String) -> Int32? {
        let descriptor = legatoOfferReceive(offer, type)
        return descriptor < 0 ? nil : descriptor
    }

    /// Reports that the data of a drop was received; to be called on the main thread.
    func finish() { legatoOfferFinish(offer) }
}
