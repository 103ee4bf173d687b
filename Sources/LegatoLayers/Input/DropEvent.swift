public import Foundation
import LegatoGraphics

/// A drop of files or texts from another program on the display.
public nonisolated struct DropEvent: Sendable, Equatable, Codable {
    /// The location in the root layer, in points, with y down.
    public var location: CGPoint
    /// The URLs of files and web pages; empty by default.
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
    /// Handles a drop; returns whether it was accepted.
    func dropped(_ event: DropEvent) -> Bool
}
