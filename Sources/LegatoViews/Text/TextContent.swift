import Foundation
import LegatoMotion

/// What a text, or a part of a concatenated one, shows.
enum TextContent {
    case string(String)
    /// A string that changes over time.
    case live(LiveText)
    /// An image.
    case image(AnyView)
}
