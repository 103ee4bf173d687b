import Foundation

/// The inline Markdown of a literal: bold, italic, strikethrough, code and links.
///
/// Words in `^[…](inflect: true)` take the plural after a number other than 1, by English rules.
nonisolated struct InlineMarkdown {
    private nonisolated enum InlineElement {
        case character(Character)
        case inset(Text)
    }

    /// The style of a part.
    nonisolated struct InlineStyle {
        var intent: InlinePresentationIntent = []
        var link: URL?

        fileprivate func applied(to text: Text) -> Text {
            let text = text.styled(intent)
            return link.map(text.linked) ?? text
        }
    }

    /// Characters of one style, or a text with a style of its own.
    private nonisolated enum InlinePart {
        case string(String, InlineStyle)
        case inset(Text, InlineStyle)
    }

    private let elements: [InlineElement]
    private var parts: [InlinePart] = []

    private init(elements: [InlineElement]) {
        self.elements = elements
        add(0..<elements.count, InlineStyle())
    }

    /// Returns the text of the pieces of a key.
    static func text(_ pieces: [LocalizedStringKey.Piece]) -> Text {
        if let plain = plain(pieces) { return Text(content: plain) }
        let parts = InlineMarkdown(elements: pieces.flatMap(elements)).parts
        return Text(
            joining: parts.map { part in
                switch part {
                case .string(let string, let style): style.applied(to: Text(verbatim: string))
                case .inset(let text, let style): style.applied(to: text)
                }
            }
        )
    }

    /// Returns the parts of a string with their styles.
    static func parts(of string: String) -> [(string: String, style: InlineStyle)] {
        InlineMarkdown(elements: string.map(InlineElement.character)).parts.map { part in
            switch part {
            case .string(let string, let style): (string, style)
            case .inset(let text, let style): (text.string, style)
            }
        }
    }

    /// The content for pieces without styles; nil if there may be some.
    private static func plain(_ pieces: [LocalizedStringKey.Piece]) -> TextContent? {
        var string = ""
        var isFormatted = false
        for piece in pieces {
            switch piece {
            case .literal(let part):
                guard !part.utf8.contains(where: marks.contains) else { return nil }
                string += part
            case .string(let part): string += part
            case .number(let number):
                let part = number._text(in: nil)
                // Up to three digits have no separator, and are the same in each locale.
                if part.utf8.count > 3 { isFormatted = true }
                string += part
            case .formatted(let part):
                isFormatted = true
                string += part.string
            default: return nil
            }
        }
        guard isFormatted else { return .string(string) }
        let text = FormattedText(string) { region in
            pieces.map { piece in
                switch piece {
                case .literal(let part), .string(let part): part
                case .number(let number): number._text(in: region.locale)
                case .formatted(let part): part.string(in: region)
                default: ""
                }
            }
            .joined()
        }
        return .formatted(text)
    }

    private static let marks = Array("*_~`[\\".utf8)

    private static func elements(_ piece: LocalizedStringKey.Piece) -> [InlineElement] {
        switch piece {
        case .literal(let string): string.map(InlineElement.character)
        case .string(let string): [.inset(Text(verbatim: string))]
        case .number(let number):
            [.inset(Text(content: .formatted(FormattedText(number))))]
        case .formatted(let text): [.inset(Text(content: .formatted(text)))]
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
    private mutating func add(_ range: Range<Int>, _ style: InlineStyle) {
        var (index, plain) = (range.lowerBound, "")
        func flush(_ parts: inout [InlinePart]) {
            if !plain.isEmpty { parts.append(.string(plain, style)) }
            plain = ""
        }
        while index < range.upperBound {
            guard case .character(let character) = elements[index] else {
                flush(&parts)
                if case .inset(let text) = elements[index] {
                    parts.append(.inset(text, style))
                }
                index += 1
                continue
            }
            if character == "\\", let next = self.character(index + 1), next.isPunctuationOrSymbol {
                plain.append(next)
                index += 2
                continue
            }
            if character == "^", !style.intent.contains(.code),
                let span = inflection(at: index, in: range)
            {
                flush(&parts)
                addInflected(span.inner, style)
                index = span.end
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
        at index: Int, in range: Range<Int>, _ style: InlineStyle
    ) -> (inner: Range<Int>, style: InlineStyle, end: Int)? {
        guard !style.intent.contains(.code), let mark = character(index) else { return nil }
        var style = style
        switch mark {
        case "`":
            guard let end = (index + 1..<range.upperBound).first(where: { character($0) == "`" })
            else { return nil }
            style.intent.insert(.code)
            return (index + 1..<end, style, end + 1)
        case "[": return link(at: index, in: range, style)
        case "*", "_", "~":
            let length = min(run(of: mark, at: index, in: range), mark == "~" ? 2 : 3)
            guard let end = close(of: mark, length, from: index, in: range) else { return nil }
            switch (mark, length) {
            case ("~", _): style.intent.insert(.strikethrough)
            case (_, 1): style.intent.insert(.emphasized)
            case (_, 2): style.intent.insert(.stronglyEmphasized)
            default: style.intent.formUnion([.emphasized, .stronglyEmphasized])
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
        at index: Int, in range: Range<Int>, _ style: InlineStyle
    ) -> (inner: Range<Int>, style: InlineStyle, end: Int)? {
        guard let (inner, address, end) = bracket(at: index, in: range),
            let url = URL(string: address)
        else { return nil }
        var style = style
        style.link = url
        return (inner, style, end)
    }

    /// Returns the range in square brackets, the string in the parentheses after them, and the end;
    /// nil for none.
    private func bracket(
        at index: Int, in range: Range<Int>
    ) -> (inner: Range<Int>, argument: String, end: Int)? {
        guard character(index) == "[",
            let close = (index + 1..<range.upperBound).first(where: { character($0) == "]" }),
            character(close + 1) == "(", close + 1 < range.upperBound,
            let end = (close + 2..<range.upperBound).first(where: { character($0) == ")" })
        else { return nil }
        return (index + 1..<close, String((close + 2..<end).compactMap(character)), end + 1)
    }

    /// Returns the content and the end of `^[…](inflect: true)`; nil for none.
    private func inflection(
        at index: Int, in range: Range<Int>
    ) -> (inner: Range<Int>, end: Int)? {
        guard let (inner, argument, end) = bracket(at: index + 1, in: range),
            argument.filter({ !$0.isWhitespace }) == "inflect:true"
        else { return nil }
        return (inner, end)
    }

    /// Adds elements whose last word agrees with the number among them.
    private mutating func addInflected(_ range: Range<Int>, _ style: InlineStyle) {
        let first = parts.count
        add(range, style)
        let string = parts[first...].map(Self.string).joined()
        let digits = string.filter(\.isWholeNumber)
        guard !digits.isEmpty, digits != "1", let last = parts.indices.last, last >= first,
            case .string(let word, let style) = parts[last]
        else { return }
        parts[last] = .string(Plural.english(word), style)
    }

    private static func string(_ part: InlinePart) -> String {
        switch part {
        case .string(let string, _): string
        case .inset(let text, _): text.string
        }
    }
}

nonisolated extension Character {
    fileprivate var isPunctuationOrSymbol: Bool { isASCII && (isPunctuation || isSymbol) }
}

/// Plurals by the rules of English, without irregular words.
nonisolated private enum Plural {
    static func english(_ word: String) -> String {
        let lower = word.lowercased()
        guard let last = lower.last, last.isLetter else { return word }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        let isVowel = lower.dropLast().last.map("aeiou".contains) ?? true
        return last == "y" && !isVowel ? word.dropLast() + "ies" : word + "s"
    }
}

nonisolated extension Text {
    /// Returns the text in the style of Markdown.
    func styled(_ intent: InlinePresentationIntent) -> Text {
        var text = self
        if intent.contains(.stronglyEmphasized) { text = text.bold() }
        if intent.contains(.emphasized) { text = text.italic() }
        if intent.contains(.strikethrough) { text = text.strikethrough() }
        if intent.contains(.code) { text = text.monospaced() }
        return text
    }

    /// Returns the text as a link in the accent colour, unless it has a colour.
    func linked(to url: URL) -> Text {
        with {
            $0.link = url
            $0.color = $0.color ?? AnyShapeStyle(Color.accentColor)
        }
    }
}
