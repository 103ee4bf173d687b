import Foundation
import LegatoMotion

/// The content of a text, or of a part of a concatenated one.
nonisolated enum TextContent: @unchecked Sendable {
    case string(String)
    /// A string that depends on the locale.
    case formatted(FormattedText)
    /// A string that changes over time.
    case live(LiveText)
    /// An `Image`; it is only used on the main actor.
    indirect case image(Any)

    var isLive: Bool { if case .live = self { true } else { false } }
    var isFormatted: Bool { if case .formatted = self { true } else { false } }
}

nonisolated extension TextContent: Equatable {
    /// Images are compared where they are shown.
    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.string(let a), .string(let b)): a == b
        case (.formatted(let a), .formatted(let b)): a == b
        case (.live(let a), .live(let b)): a == b
        default: false
        }
    }
}
