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

/// A layer that takes what other programs drag over it or its sublayers, and drop there.
package protocol DropResponder: AnyObject {
    /// Follows a drag, which may be in progress already; returns it, or nil if nothing at its location accepts it.
    func dragged(_ event: DragEvent, _ current: (any VisitingDrag)?) -> (any VisitingDrag)?
    /// Handles a drop, which ends a drag in progress; returns whether something at its location has accepted it.
    func dropped(_ event: DropEvent, _ current: (any VisitingDrag)?) -> Bool
}

/// A drag of another program over layers that accept it.
package protocol VisitingDrag: AnyObject {
    /// The types in which its data is accepted; empty while it may not be dropped.
    var acceptedTypes: [String] { get }
    /// Ends the drag without a drop.
    func exit()
}
