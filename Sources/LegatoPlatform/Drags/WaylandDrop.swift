import CWayland
import Foundation
import LegatoGraphics
import LegatoLayers

/// What other programs drop on windows under Wayland: URLs, or else a text.
enum WaylandDrop {
    /// The type by which data is requested; nil if it can be received in none.
    private static func target(_ types: [String]) -> String? {
        ([ClipboardItem.urls] + ClipboardTargets.texts).first(where: types.contains)
    }

    /// Accepts data that is dragged over a window.
    static func accept(_ offer: OpaquePointer) {
        guard let target = target(WaylandOffer.types(of: offer)) else { return }
        legatoOfferAccept(offer, target)
    }

    /// Returns the closure that receives the drops on the window of a surface; nil if there is none.
    static var receiver: ((OpaquePointer) -> ((DropEvent) -> Void)?)?

    /// Receives data that was dropped on a surface, and then reports the drop.
    static func receive(_ offer: WaylandOffer, at location: CGPoint, on surface: OpaquePointer) {
        guard let target = target(offer.types), let receiver = receiver?(surface) else { return }
        let receive: @MainActor (Result<Data, any Error>) -> Void = { result in
            switch result {
            case .success(let data):
                offer.finish()
                receiver(drop(data, target, location))
            case .failure(let error):
                Warning.print("The dropped \(target) cannot be read: \(error).")
            }
        }
        offer.read(target) { result in Task { @MainActor in receive(result) } }
    }

    private static func drop(_ data: Data, _ target: String, _ location: CGPoint) -> DropEvent {
        let isList = target == ClipboardItem.urls
        let urls = ClipboardItem([]).separated(byURLs: data).compactMap { $0.value as? URL }
        return DropEvent(
            location: location, urls: isList ? urls : [],
            texts: isList ? [] : [String(decoding: data, as: UTF8.self)], time: MonotonicClock.now
        )
    }
}
