package import Foundation
import LegatoGraphics

nonisolated extension InputEvent {
    /// The largest magnitude of a coordinate or distance, in points.
    package static let farthest: CGFloat = 1e9
    /// The longest name of a key, in bytes.
    package static let longestKey = 256

    /// Why displays reject the event; nil if they accept it.
    package var problem: String? {
        switch self {
        case .pointerDown(let event), .pointerMoved(let event), .pointerUp(let event),
            .pointerCancelled(let event), .pointerExited(let event):
            Self.problem([event.location.x, event.location.y], event.time)
        case .scroll(let event):
            Self.problem(
                [event.location.x, event.location.y, event.delta.width, event.delta.height],
                event.time
            )
        case .pinch(let event):
            Self.problem(
                [event.first.x, event.first.y, event.second.x, event.second.y], event.time)
        case .keyDown(let event), .keyUp(let event):
            event.key.utf8.count <= Self.longestKey
                ? Self.problem([], event.time)
                : "its key must have at most \(Self.longestKey) bytes, got "
                    + "\(event.key.utf8.count)"
        case .text(let event): Self.problem([], event.time)
        case .composition(let event): Self.problem([], event.time)
        case .drag(let event), .dragExited(let event):
            Self.problem([event.location.x, event.location.y], event.time)
        case .drop(let event): Self.problem([event.location.x, event.location.y], event.time)
        }
    }

    private static func problem(_ places: [CGFloat], _ time: CFTimeInterval) -> String? {
        if let place = places.first(where: { !(abs($0) <= farthest) }) {
            return "its coordinates must be from \(-farthest) to \(farthest), got \(place)"
        }
        let latest = DisplayLimits.latestTime
        guard !(abs(time) <= latest) else { return nil }
        return "its time must be from \(-latest) to \(latest) s, got \(time)"
    }
}
