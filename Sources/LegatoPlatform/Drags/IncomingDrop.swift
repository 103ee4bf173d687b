import Foundation
import LegatoGraphics
import LegatoLayers

/// Data that another program drops.
nonisolated protocol DropOffer: Sendable {
    /// The types, the best one first.
    var types: [String] { get }
    /// Returns the data of a type.
    func data(_ type: String) async throws -> Data
    /// Ends the drop, once its data was received, or with `isAccepted` false if none is wanted.
    @MainActor func finish(isAccepted: Bool)
}

/// What other programs drop on windows: URLs, or else a text, and data in the other types that a view accepts.
enum IncomingDrop {
    /// A window of this program, as the window system identifies it.
    enum Place: Sendable, Equatable {
        case surface(OpaquePointer)
        case xWindow(UInt)
    }

    /// A window that receives drops.
    struct Destination {
        /// Its display.
        let host: LayerHost
        /// The window system's units per point.
        let units: Double
        /// Receives the drags and drops.
        let receive: (InputEvent) -> Void

        /// Returns a location in the window system's units in points.
        func point(_ location: CGPoint) -> CGPoint {
            CGPoint(x: location.x / units, y: location.y / units)
        }
    }

    /// Returns the window at a place; nil if there is none.
    static var destination: ((Place) -> Destination?)?

    /// The latest drag.
    private static var latest = DragEvent(location: .zero, types: [], time: 0)
    /// The number of drops so far.
    private static var drops = 0
    /// The number of the drop with which the latest drag has ended, until its data arrives; nil otherwise.
    private static var awaited: Int?

    /// Sends a drag to a window, and returns the types in which its data is received there.
    private static func targets(
        _ types: [String], at location: CGPoint, in destination: Destination
    ) -> [String] {
        let known = ([ClipboardItem.urls] + ClipboardTargets.texts).first(where: types.contains)
        let others = ClipboardTargets.offers(types).map(\.type).filter {
            $0 != ClipboardItem.urls && $0 != ClipboardItem.text && !ClipboardTargets.isMark($0)
        }
        let name = known.map { $0 == ClipboardItem.urls ? $0 : ClipboardItem.text }
        latest = DragEvent(
            location: location, types: (name.map { [$0] } ?? []) + others, time: MonotonicClock.now
        )
        destination.receive(.drag(latest))
        // Without a view that accepts it, the program may handle the drop of a text or of files itself.
        guard let drag = destination.host.incomingDrag else { return known.map { [$0] } ?? [] }
        let accepted = drag.acceptedTypes
        return accepted.isEmpty ? [] : (known.map { [$0] } ?? []) + accepted.filter { $0 != name }
    }

    /// Sends a drag to a window, at a location in the window system's units, and returns the types in which its
    /// data is received there.
    static func move(_ types: [String], to location: CGPoint, in place: Place) -> [String] {
        guard let destination = destination?(place) else { return [] }
        if awaited != nil { leave(destination) }
        return targets(types, at: destination.point(location), in: destination)
    }

    /// Sends the end of a drag without a drop to a window.
    static func leave(_ place: Place) {
        if let destination = destination?(place) { leave(destination) }
    }

    private static func leave(_ destination: Destination) {
        (awaited, latest.time) = (nil, MonotonicClock.now)
        destination.receive(.dragExited(latest))
    }

    /// Receives data that was dropped at a location in a window, in the window system's units, and then reports
    /// the drop.
    static func receive(_ offer: some DropOffer, at location: CGPoint, in place: Place) {
        guard let destination = destination?(place) else { return offer.finish(isAccepted: false) }
        let location = destination.point(location)
        let targets = targets(offer.types, at: location, in: destination)
        drops += 1
        let number = drops
        awaited = number
        Task {
            var data: [String: Data] = [:]
            for target in targets {
                do { data[target] = try await offer.data(target) } catch {
                    Warning.print("The dropped \(target) cannot be read: \(error).")
                }
            }
            offer.finish(isAccepted: !data.isEmpty)
            if data.isEmpty {
                if awaited == number { leave(destination) }
            } else {
                if awaited == number { awaited = nil }
                destination.receive(.drop(drop(data, location)))
            }
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
