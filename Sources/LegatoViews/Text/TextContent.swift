import Foundation
import LegatoMotion

/// What a text, or a part of a concatenated one, shows.
nonisolated enum TextContent: @unchecked Sendable {
    case string(String)
    /// A string that changes over time.
    case live(LiveText)
    /// An `Image`; it is only used on the main actor.
    case image(Any)
}
