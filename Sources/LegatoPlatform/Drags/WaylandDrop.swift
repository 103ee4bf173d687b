import CWayland
import Foundation
import LegatoGraphics
import LegatoLayers

/// What other programs drop on windows under Wayland: URLs, or else a text, and data in the other types that a
/// view accepts.
enum WaylandDrop {
    /// A window that receives drops.
    struct Destination {
        /// Its display.
        let host: LayerHost
        /// Receives the drops.
        let receive: (DropEvent) -> Void
    }

    /// Returns the window of a surface as a destination; nil if there is none.
    static var destination: ((OpaquePointer) -> Destination?)?

    /// Returns the types in which data is received at a location of a display.
    private static func targets(
        _ types: [String], at location: CGPoint, in host: LayerHost
    ) -> [String] {
        let known = ([ClipboardItem.urls] + ClipboardTargets.texts).first(where: types.contains)
        let others = ClipboardTargets.offers(types).map(\.type).filter {
            $0 != ClipboardItem.urls && $0 != ClipboardItem.text && !ClipboardTargets.isMark($0)
        }
        let accepted = host.run { host.acceptedTypes(of: others, at: location) }
        return (known.map { [$0] } ?? []) + accepted
    }

    /// Accepts or refuses data in types that is dragged over a location of a surface.
    static func move(_ types: [String], to location: CGPoint, on surface: OpaquePointer) {
        guard let host = destination?(surface)?.host else { return }
        legatoDropAccept(targets(types, at: location, in: host).first)
    }

    /// Receives data that was dropped on a surface, and then reports the drop.
    static func receive(_ offer: WaylandOffer, at location: CGPoint, on surface: OpaquePointer) {
        guard let destination = destination?(surface) else { return }
        let targets = targets(offer.types, at: location, in: destination.host)
        Task {
            var data: [String: Data] = [:]
            for target in targets {
                do { data[target] = try await offer.data(target) } catch {
                    Warning.print("The dropped \(target) cannot be read: \(error).")
                }
            }
            guard !data.isEmpty else { return }
            offer.finish()
            destination.receive(drop(data, location))
        }
    }

    private static func drop(_ data: [String: Data], _ location: CGPoint) -> DropEvent {
        var event = DropEvent(location: location, time: MonotonicClock.now)
        for (target, data) in data {
            if target == ClipboardItem.urls {
                let items = ClipboardItem([]).separated(byURLs: data)
                event.urls = items.compactMap { $0.value as? URL }
            } else if ClipboardTargets.texts.contains(target) {
                event.texts = [String(decoding: data, as: UTF8.self)]
            } else {
                event.data[target] = data
            }
        }
        return event
    }
}
