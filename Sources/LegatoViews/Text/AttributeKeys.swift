import Foundation

/// The key of an attribute whose values are fonts.
nonisolated protocol FontKey: AttributedStringKey where Value == Font {}

/// The key of an attribute whose values are colours.
nonisolated protocol ColorKey: AttributedStringKey where Value == Color {}

/// The key of an attribute whose values are lines.
nonisolated protocol LineStyleKey: AttributedStringKey where Value == Text.LineStyle {}

/// The key of an attribute whose values are lengths in points.
nonisolated protocol LengthKey: AttributedStringKey where Value == CGFloat {}

/// The key of an attribute whose values are styles of Markdown.
nonisolated protocol IntentKey: AttributedStringKey where Value == InlinePresentationIntent {}
