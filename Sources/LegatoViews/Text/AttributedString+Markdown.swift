public import Foundation

nonisolated extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that are read.
        nonisolated public enum InterpretedSyntax: Sendable, Hashable {
            /// Paragraphs, headings, quotes and lists, whose blocks follow each other directly, and
            /// styles inside lines.
            case full
            /// Styles inside lines; runs of white space become one space.
            case inlineOnly
            /// Styles inside lines; white space stays.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens if a string cannot be read, which is never the case.
        nonisolated public enum FailurePolicy: Sendable, Hashable {
            /// The initializer throws an error.
            case throwError
            /// The initializer returns what it has read.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes in `^[…](…)` are read; they always are.
        public var allowsExtendedAttributes: Bool
        /// The parts of Markdown that are read.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens if a string cannot be read.
        public var failurePolicy: FailurePolicy
        /// The language of the string, which has no effect.
        public var languageCode: String?

        /// Creates options.
        /// - Parameters:
        ///   - allowsExtendedAttributes: Whether attributes in `^[…](…)` are read; false by default.
        ///   - interpretedSyntax: The parts of Markdown that are read; all by default.
        ///   - failurePolicy: What happens if a string cannot be read.
        ///   - languageCode: The language of the string; nil by default.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
            self.languageCode = languageCode
        }
    }

    /// Creates a string with the styles and links of Markdown.
    ///
    /// ```swift
    /// let text = try AttributedString(markdown: "**Bold**, *italic* and `code`")
    /// ```
    /// - Parameters:
    ///   - markdown: The Markdown.
    ///   - options: How it is read.
    ///   - baseURL: The URL to which relative links refer; nil, the default, for none.
    /// - Throws: Nothing; Apple's initializer throws if a string cannot be read.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init()
        let blocks =
            switch options.interpretedSyntax {
            case .full: MarkdownBlocks.contents(of: markdown)
            case .inlineOnly: [MarkdownBlocks.spaced(markdown)]
            case .inlineOnlyPreservingWhitespace: [markdown]
            }
        for block in blocks {
            for (string, style) in InlineMarkdown.parts(of: block) {
                var part = AttributedString(string)
                if !style.intent.isEmpty { part.inlinePresentationIntent = style.intent }
                part.link = style.link.map {
                    URL(string: $0.relativeString, relativeTo: baseURL)?.absoluteURL ?? $0
                }
                self += part
            }
        }
    }

    /// Creates a string with the styles and links of Markdown in UTF-8.
    /// - Throws: An error if the data is no UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        guard let string = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: string, options: options, baseURL: baseURL)
    }
}

/// The blocks of Markdown: paragraphs, headings, quotes and the items of lists.
nonisolated private enum MarkdownBlocks {
    /// Returns the contents of blocks, without the marks of headings, quotes and lists.
    static func contents(of markdown: String) -> [String] {
        var blocks: [String] = []
        var continues = false
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty else {
                continues = false
                continue
            }
            let content = text.replacing(/^(#{1,6}|[-*+]|>|\d{1,9}[.)])\s+/, with: "")
            if continues, content == text {
                blocks[blocks.count - 1] += " " + content
            } else {
                blocks.append(content)
            }
            continues = !text.hasPrefix("#")
        }
        return blocks
    }

    /// Returns a string in which runs of white space are one space.
    static func spaced(_ string: String) -> String {
        string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
