import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// A view that displays one or more lines of text.
///
/// The text wraps at the proposed width. It uses as many lines as fit the proposed height and
/// `lineLimit(_:)`, but at least one.
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
    /// Its attributes other than the content; nil for none.
    ///
    /// Stored out of line because views are copied often and most texts set few attributes.
    private var settings: Settings?

    /// The attributes of a text, out of line.
    private nonisolated final class Settings: Sendable {
        let values: TextSettings
        init(_ values: TextSettings) { self.values = values }
    }

    /// Creates a text that shows a string as is.
    public init(verbatim string: String) { content = .string(string) }

    /// Creates a text that shows a string as is.
    @_disfavoredOverload
    public init(_ string: some StringProtocol) { content = .string(String(string)) }

    init(content: TextContent) { self.content = content }

    /// The string shown in the user's locale; empty for other contents.
    var string: String {
        get {
            switch content {
            case .string(let string): string
            case .formatted(let text): text.string
            case .live, .image: ""
            }
        }
        set { content = .string(newValue) }
    }

    /// Its attributes other than the content.
    private var values: TextSettings {
        get { settings?.values ?? TextSettings() }
        set { settings = newValue.isEmpty ? nil : Settings(newValue) }
    }
    /// Whether it sets any attribute other than the content.
    var hasSettings: Bool { settings != nil }
    var font: Font? {
        get { settings?.values.font }
        set { values.font = newValue }
    }
    var color: AnyShapeStyle? {
        get { settings?.values.color }
        set { values.color = newValue }
    }
    var traits: FontTraits {
        get { settings?.values.traits ?? FontTraits() }
        set { values.traits = newValue }
    }
    var attributes: TextAttributes {
        get { settings?.values.attributes ?? TextAttributes() }
        set { values.attributes = newValue }
    }
    /// The URL that a click opens; nil for none.
    var link: URL? {
        get { settings?.values.link }
        set { values.link = newValue }
    }
    /// The texts concatenated to this one.
    var rest: [Text] {
        get { settings?.values.rest ?? [] }
        set { values.rest = newValue }
    }
}

/// The attributes of a text other than its content.
nonisolated private struct TextSettings: Sendable {
    var font: Font?
    var color: AnyShapeStyle?
    var traits = FontTraits()
    var attributes = TextAttributes()
    var link: URL?
    var rest: [Text] = []

    /// Whether no attribute is set.
    var isEmpty: Bool {
        font == nil && color == nil && link == nil && rest.isEmpty && traits == FontTraits()
            && attributes == TextAttributes()
    }
}

extension Text: @MainActor ComparedProperty {
    package static var isEqualStored: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
            let a = a.assumingMemoryBound(to: Self.self).pointee
            let b = b.assumingMemoryBound(to: Self.self).pointee
            guard a.content == b.content else { return false }
            return a.settings === b.settings || a.values.isSame(as: b.values)
        }
    }
}

extension TextSettings {
    /// Whether all attributes are equal; false for concatenated texts.
    fileprivate func isSame(as other: Self) -> Bool {
        guard
            font == other.font && traits == other.traits && link == other.link && rest.isEmpty
                && other.rest.isEmpty && attributes == other.attributes
        else { return false }
        if color == nil && other.color == nil { return true }
        return FieldTable.areEqual(color, other.color)
    }
}

extension Text: View {
}
