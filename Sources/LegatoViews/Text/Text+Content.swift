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
    var isJoined: Bool { !rest.isEmpty || isInset || attributes.background != nil }

    /// Returns the text with its live and formatted parts replaced by strings for a date and a
    /// region, and the next date at which one of them changes; nil for never.
    func resolved(
        at date: Date, in region: TextRegion = TextRegion()
    ) -> (text: Text, next: Date?) {
        var next: Date?
        let resolved = formatted(in: region).parts.map { part in
            guard case .live(let live) = part.content else { return part }
            var part = part
            part.string = live.string(at: date, in: region)
            if let change = live.nextChange(after: date) { next = min(change, next ?? change) }
            return part
        }
        return (Text(joining: resolved), next)
    }

    /// Returns the text with its formatted parts replaced by strings for a region.
    func formatted(in region: TextRegion) -> Text {
        guard !region.isEmpty, isFormatted else { return self }
        return Text(
            joining: parts.map { part in
                guard case .formatted(let text) = part.content else { return part }
                var part = part
                part.string = text.string(in: region)
                return part
            }
        )
    }

    /// Whether some part changes over time.
    var isLive: Bool { content.isLive || rest.contains(where: \.content.isLive) }

    /// Whether some part depends on the locale.
    private var isFormatted: Bool {
        content.isFormatted || rest.contains(where: \.content.isFormatted)
    }

    /// Whether some part depends on the locale, the calendar or the time zone.
    var hasRegion: Bool { isLive || isFormatted }
}
