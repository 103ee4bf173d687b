public import Foundation
import LegatoGraphics

/// A drag of another program over the display.
public nonisolated struct DragEvent: Sendable, Equatable, Codable {
    /// The location in the root layer, in points, with y down.
    public var location: CGPoint
    /// The types of what is dragged, the best one first: media types, or identifiers of types without one.
    ///
    /// Files and web pages have the type `text/uri-list`, texts `text/plain;charset=utf-8`. The data comes only with
    /// the drop.
    public var types: [String]
    /// The time of the event, in seconds of media time.
    public var time: CFTimeInterval

    /// Creates an event.
    /// - Precondition: location and time are finite.
    public init(location: CGPoint, types: [String], time: CFTimeInterval) {
        require(
            location.x.isFinite && location.y.isFinite && time.isFinite,
            "A drag event needs a finite location and time, got \(location) at \(time)"
        )
        (self.location, self.types, self.time) = (location, types, time)
    }
}
