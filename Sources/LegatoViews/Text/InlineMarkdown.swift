import Foundation

/// The inline Markdown of a literal: bold, italic, strikethrough, code and links.
nonisolated struct InlineMarkdown {
    private nonisolated enum Element {
        case character(Character)
        case inset(Text)
    }

    /// The style of a part.
    private nonisolated struct Style {
        var isBold = false
        var isItalic = false
        var isStruck = false
        var isCode = false
        var link: URL?

        func applied(to text: Text) -> Text {
            var text = text
            if isBold { text = text.bold() }
            if isItalic { text = text.italic() }
            if isStruck { text = text.strikethrough() }
            if isCode { text = text.monospaced() }
            if let link { text = text.linked(to: link) }
            return text
        }
    }

    private let elements: [Element]
    private var parts: [Text] = []

    /// Returns the text of the pieces of a key.
    static func text(_ pieces: [LocalizedStringKey.Piece]) -> Text {
        if let plain = plainString(pieces) { return Text(verbatim: plain) }
        var markdown = InlineMarkdown(elements: pieces.flatMap(elements))
        markdown.add(0..<markdown.elements.count, Style())
        return Text(joining: markdown.parts)
    }

    /// The string of pieces without styles; nil if there may be some.
    private static func plainString(_ pieces: [LocalizedStringKey.Piece]) -> String? {
        var string = ""
        for piece in pieces {
            switch piece {
            case .literal(let part):
                guard !part.utf8.contains(where: marks.contains) else { return nil }
                string += part
            case .string(let part): string += part
            default: return nil
            }
        }
        return string
    }

    private static let marks = Array("*_~`[\\".utf8)

    private static func elements(_ piece: LocalizedStringKey.Piece) -> [Element] {
        switch piece {
        case .literal(let string): string.map(Element.character)
        case .string(let string): [.inset(Text(verbatim: string))]
        case .live(let live): [.inset(Text(content: .live(live)))]
        case .text(let text): [.inset(text)]
        case .image(let image): [.inset(Text(image))]
        case .attributed(let string): [.inset(Text(string))]
        }
    }

    private func character(_ index: Int) -> Character? {
        guard elements.indices.contains(index), case .character(let c) = elements[index] else {
            return nil
        }
        return c
    }

    /// Adds the parts of a range of elements in a style.
    private mutating func add(_ range: Range<Int>, _ style: Style) {
        var (index, plain) = (range.lowerBound, "")
        func flush(_ parts: inout [Text]) {
            if !plain.isEmpty { parts.append(style.applied(to: Text(verbatim: plain))) }
            plain = ""
        }
        while index < range.upperBound {
            guard case .character(let character) = elements[index] else {
                flush(&parts)
                if case .inset(let text) = elements[index] {
                    parts.append(style.applied(to: text))
                }
                index += 1
                continue
            }
            if character == "\\", let next = self.character(index + 1), next.isPunctuationOrSymbol {
                plain.append(next)
                index += 2
                continue
            }
            if let span = span(at: index, in: range, style) {
                flush(&parts)
                add(span.inner, span.style)
                index = span.end
                continue
            }
            plain.append(character)
            index += 1
        }
        flush(&parts)
    }

    /// Returns the content, the style and the end of the span that starts at an index; nil for none.
    private func span(
        at index: Int, in range: Range<Int>, _ style: Style
    ) -> (inner: Range<Int>, style: Style, end: Int)? {
        guard !style.isCode, let mark = character(index) else { return nil }
        var style = style
        switch mark {
        case "`":
            guard let end = (index + 1..<range.upperBound).first(where: { character($0) == "`" })
            else { return nil }
            style.isCode = true
            return (index + 1..<end, style, end + 1)
        case "[": return link(at: index, in: range, style)
        case "*", "_", "~":
            let length = min(run(of: mark, at: index, in: range), mark == "~" ? 2 : 3)
            guard let end = close(of: mark, length, from: index, in: range) else { return nil }
            switch (mark, length) {
            case ("~", _): style.isStruck = true
            case (_, 1): style.isItalic = true
            case (_, 2): style.isBold = true
            default: (style.isBold, style.isItalic) = (true, true)
            }
            return (index + length..<end, style, end + length)
        default: return nil
        }
    }

    private func run(of mark: Character, at index: Int, in range: Range<Int>) -> Int {
        let end = (index..<range.upperBound).first { character($0) != mark } ?? range.upperBound
        return end - index
    }

    /// Returns the start of the marks that end a span; nil if it does not begin or end.
    private func close(
        of mark: Character, _ length: Int, from start: Int, in range: Range<Int>
    ) -> Int? {
        let first = start + length
        guard first < range.upperBound, character(first)?.isWhitespace != true,
            mark != "_" || character(start - 1)?.isLetter != true
        else { return nil }
        var index = first
        while index < range.upperBound {
            let count = run(of: mark, at: index, in: range)
            guard count > 0 else {
                index += character(index) == "\\" ? 2 : 1
                continue
            }
            let isEnd =
                count >= length && index > first && character(index - 1)?.isWhitespace != true
                && (mark != "_" || character(index + count)?.isLetter != true)
            // A shorter span closes with its own run: `*a **b** c*`.
            if isEnd, count == length || count >= 3 { return index + count - length }
            index += count
        }
        return nil
    }

    private func link(
        at index: Int, in range: Range<Int>, _ style: Style
    ) -> (inner: Range<Int>, style: Style, end: Int)? {
        guard let close = (index + 1..<range.upperBound).first(where: { character($0) == "]" }),
            character(close + 1) == "(", close + 1 < range.upperBound,
            let end = (close + 2..<range.upperBound).first(where: { character($0) == ")" }),
            let url = URL(string: String((close + 2..<end).compactMap(character)))
        else { return nil }
        var style = style
        style.link = url
        return (index + 1..<close, style, end + 1)
    }
}

nonisolated extension Character {
    fileprivate var isPunctuationOrSymbol: Bool { isASCII && (isPunctuation || isSymbol) }
}

nonisolated extension Text {
    /// Returns the text as a link in the accent colour, unless it has a colour.
    func linked(to url: URL) -> Text {
        with {
            $0.link = url
            $0.color = $0.color ?? AnyShapeStyle(Color.accentColor)
        }
    }
}
