import LegatoGraphics

/// A limit that a text exceeds, with the amount.
package struct TextExcess: Sendable, Hashable {
    /// The part of the text beyond the limit, as in `with 3000 tabs in a line`.
    private let what: String
    private let limit: Int
    /// The property of `TextLimits`.
    private let name: String

    package static func bytes(_ count: Int, _ limits: TextLimits) -> Self {
        Self(what: "of \(count) bytes", limit: limits.bytes, name: "bytes")
    }

    static func combiningScalars(_ count: Int, _ limits: TextLimits) -> Self {
        let what = "with \(count) consecutive combining scalars"
        return Self(what: what, limit: limits.combiningScalars, name: "combiningScalars")
    }

    static func tabs(_ count: Int, _ limits: TextLimits) -> Self {
        Self(what: "with \(count) tabs in a line", limit: limits.tabs, name: "tabs")
    }

    static func paragraph(_ count: Int, _ limits: TextLimits) -> Self {
        let what = "with a paragraph of \(count) bytes"
        return Self(what: what, limit: limits.paragraphBytes, name: "paragraphBytes")
    }

    static func bidirectional(_ limits: TextLimits) -> Self {
        let limit = limits.bidirectionalBytes
        let what = "with a line of more than \(limit) bytes with right-to-left letters"
        return Self(what: what, limit: limit, name: "bidirectionalBytes")
    }

    static func lines(_ limits: TextLimits) -> Self {
        let what = "with more than \(limits.lines) lines"
        return Self(what: what, limit: limits.lines, name: "lines")
    }

    /// Whether it may depend on line wrapping.
    var isOfLines: Bool { name == "lines" || name == "bidirectionalBytes" }

    /// Warns once that a text is truncated by the limit.
    /// - Parameters:
    ///   - string: The text.
    ///   - owner: The layer or view that shows it, as in `CATextLayer "title"`; nil for none.
    package func warn(of string: String, in owner: String? = nil) {
        let place = owner.map { " of the \($0)" } ?? ""
        Warning.print(
            """
            The text \(Warning.excerpt(of: string))...\(place) \(what) is truncated: TextLimits.\(name) is \(limit). \
            Divide it among several layers or views, or use a TextLayout with other limits.
            """
        )
    }
}
