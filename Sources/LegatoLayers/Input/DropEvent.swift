public import Foundation
import LegatoGraphics

/// What another program drops on the display: files and texts.
public nonisolated struct DropEvent: Sendable, Equatable, Codable {
    /// The location in the root layer, in points, with y down.
    public var location: CGPoint
    /// The files, and the addresses of pages; empty by default.
    public var urls: [URL]
    /// The texts; empty by default.
    public var texts: [String]
    /// The time of the event, in seconds of media time.
    public var time: CFTimeInterval

    /// Creates an event.
    /// - Precondition: location and time are finite.
    public init(
        location: CGPoint, urls: [URL] = [], texts: [String] = [], time: CFTimeInterval
    ) {
        require(
            location.x.isFinite && location.y.isFinite && time.isFinite,
            "A drop event needs a finite location and time, got \(location) at \(time)"
        )
        (self.location, self.urls, self.texts, self.time) = (location, urls, texts, time)
    }
}

/// A layer that takes what other programs drop on it or its sublayers.
package protocol DropResponder: AnyObject {
    /// Takes what is dropped; returns whether it did.
    func dropped(_ event: DropEvent) -> Bool
}
