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

    /// Called with a drop and the surface of its window.
    static var onDrop: ((DropEvent, OpaquePointer) -> Void)?

    /// Receives data that was dropped on a surface, and then reports the drop.
    static func receive(_ offer: WaylandOffer, at location: CGPoint, on surface: OpaquePointer) {
        guard let target = target(offer.types), let pipe = offer.receive(target) else { return }
        let receive: @MainActor (Result<Data, any Error>) -> Void = { result in
            switch result {
            case .success(let data):
                offer.finish()
                let data = ClipboardTargets.decoded(data, of: target)
                onDrop?(drop(data, target, location), surface)
            case .failure(let error):
                Warning.print("The dropped \(target) cannot be read: \(error).")
            }
        }
        PipedData.pipes.read(from: pipe) { result in Task { @MainActor in receive(result) } }
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
