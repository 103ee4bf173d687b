public import Foundation
import LegatoGraphics

/// A drop from another program on the display.
public nonisolated struct DropEvent: Sendable, Equatable, Codable {
    /// The location in the root layer, in points, with y down.
    public var location: CGPoint
    /// The URLs of files and web pages; empty by default.
    public var urls: [URL]
    /// The texts; empty by default.
    public var texts: [String]
    /// What was dropped in other types that a view at the location accepts, such as an image, by their media
    /// types or, without one, identifiers; empty by default.
    public var data: [String: Data]
    /// The time of the event, in seconds of media time.
    public var time: CFTimeInterval

    /// Creates an event.
    /// - Precondition: location and time are finite.
    public init(
        location: CGPoint, urls: [URL] = [], texts: [String] = [], data: [String: Data] = [:],
        time: CFTimeInterval
    ) {
        require(
            location.x.isFinite && location.y.isFinite && time.isFinite,
            "A drop event needs a finite location and time, got \(location) at \(time)"
        )
        (self.location, self.time) = (location, time)
        (self.urls, self.texts, self.data) = (urls, texts, data)
    }
}

nonisolated extension DropEvent {
    /// Decodes an event; `data` may be left out.
    /// - Throws: `DecodingError` if something else is missing or has another type.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        location = try container.decode(CGPoint.self, forKey: .location)
        urls = try container.decode([URL].self, forKey: .urls)
        texts = try container.decode([String].self, forKey: .texts)
        data = try container.decodeIfPresent([String: Data].self, forKey: .data) ?? [:]
        time = try container.decode(CFTimeInterval.self, forKey: .time)
    }
}
