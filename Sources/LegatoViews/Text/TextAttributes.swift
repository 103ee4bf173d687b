import Foundation
import LegatoMotion

/// Spacing, baseline and lines of a text or of the texts in a view; nil where unset.
nonisolated struct TextAttributes: Hashable {
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    /// The line under the text; without a style, none.
    var underline: Rule?
    /// The line through the text.
    var strikethrough: Rule?
    /// The colour behind the letters; nil for none.
    var background: Color?
    /// Values for text renderers, by type.
    var custom: [ObjectIdentifier: AnyTextAttribute] = [:]

    /// Whether there is a line, and its style.
    nonisolated struct Rule: Hashable {
        var isActive: Bool
        /// The lengths of dashes and gaps, in widths of the line; empty for a solid line.
        var dashes: [CGFloat]
        /// The colour; nil for that of the text.
        var color: Color?
    }

    /// Returns these attributes overridden by those of an inner view.
    func with(_ inner: TextAttributes) -> TextAttributes {
        TextAttributes(
            kerning: inner.kerning ?? kerning, tracking: inner.tracking ?? tracking,
            baselineOffset: inner.baselineOffset ?? baselineOffset,
            underline: inner.underline ?? underline,
            strikethrough: inner.strikethrough ?? strikethrough,
            background: inner.background ?? background,
            custom: inner.custom.isEmpty ? custom : custom.merging(inner.custom) { $1 }
        )
    }

    /// The space added after each letter, in points; tracking takes precedence over kerning.
    var letterSpacing: CGFloat { tracking ?? kerning ?? 0 }
}

/// A value for text renderers, compared by identity; the renderer decides where it is used.
nonisolated final class AnyTextAttribute: Hashable, @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
    static func == (a: AnyTextAttribute, b: AnyTextAttribute) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension EnvironmentValues {
    /// The attributes applied to texts.
    var textAttributes: TextAttributes {
        get { texts.attributes }
        set { texts.attributes = newValue }
    }
}
