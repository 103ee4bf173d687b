import Foundation
import LegatoMotion

nonisolated extension Text {
    /// Creates a text that shows an image at the size it has among letters.
    ///
    /// ```swift
    /// Text(Image(decorative: coin, scale: 2)) + Text(" 25")
    /// ```
    public init(_ image: Image) { self.init(content: .image(image)) }

    /// Creates the concatenation of texts; an empty text for none.
    init(joining parts: [Text]) {
        self = parts.first ?? Text(verbatim: "")
        for part in parts.dropFirst() { rest += part.parts }
    }

    /// Whether the part is an image.
    var hasImage: Bool { if case .image = content { true } else { false } }

    /// Whether the part is shown by a view among the words.
    var isInset: Bool { hasImage || link != nil }

    /// Whether the text is laid out word by word.
    var isJoined: Bool { !rest.isEmpty || isInset }

    /// Returns the text with its live parts replaced by strings for a date, and the next date at
    /// which one of them changes; nil for never.
    func resolved(at date: Date) -> (text: Text, next: Date?) {
        var next: Date?
        let resolved = parts.map { part in
            guard case .live(let live) = part.content else { return part }
            var part = part
            part.string = live.string(at: date)
            if let change = live.nextChange(after: date) { next = min(change, next ?? change) }
            return part
        }
        return (Text(joining: resolved), next)
    }

    /// Whether some part changes over time.
    var isLive: Bool {
        if case .live = content { return true }
        return rest.contains { if case .live = $0.content { true } else { false } }
    }
}
