import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// A view that displays one or more lines of text.
///
/// The text wraps at the width offered. It takes as many lines as it needs and as fit the height
/// offered and `lineLimit(_:)`, but at least one.
///
/// ```swift
/// Text("Total: ") + Text("42").bold().foregroundStyle(.red)
/// ```
nonisolated public struct Text: Sendable {
    /// Where the last line of a text that does not fit is truncated.
    public nonisolated enum TruncationMode: Sendable, Hashable {
        /// At the start; the end of the text is shown.
        case head
        /// At the end.
        case tail
        /// In the middle.
        case middle
    }

    var content: TextContent
    var font: Font?
    var color: AnyShapeStyle?
    var traits = FontTraits()
    var attributes = TextAttributes()
    /// What a click opens; nil for nothing.
    var link: URL?
    /// The texts concatenated to this one.
    var rest: [Text] = []

    /// Creates a text that shows a string as is.
    public init(verbatim string: String) { content = .string(string) }

    /// Creates a text that shows a string as is.
    @_disfavoredOverload
    public init(_ string: some StringProtocol) { content = .string(String(string)) }

    init(content: TextContent) { self.content = content }

    /// The string shown; empty for other contents.
    var string: String {
        get { if case .string(let string) = content { string } else { "" } }
        set { content = .string(newValue) }
    }
}

extension Text: View {
    /// It has no body.
    public typealias Body = Never
}
