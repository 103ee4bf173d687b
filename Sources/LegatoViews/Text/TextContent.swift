import Foundation
import LegatoMotion

/// The content of a text, or of a part of a concatenated one.
nonisolated enum TextContent: @unchecked Sendable {
    case string(String)
    /// A string that changes over time.
    case live(LiveText)
    /// An `Image`; it is only used on the main actor.
    indirect case image(Any)
}

nonisolated extension TextContent: Equatable {
    /// Images are compared where they are shown.
    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.string(let a), .string(let b)): a == b
        case (.live(let a), .live(let b)): a == b
        default: false
        }
    }
}
