import Foundation
import LegatoCanvas
import LegatoMotion

/// The settings for texts in the environment, under one key, because each text reads all of them.
///
/// It is `@unchecked Sendable` because renderers need not be sendable; environments stay on the
/// thread that runs them.
nonisolated struct TextSurroundings: @unchecked Sendable {
    var font: Font?
    var fontTraits = FontTraits()
    var dynamicTypeSize = DynamicTypeSize.large
    var attributes = TextAttributes()
    var textCase: Text.Case?
    var lineLimit: Int?
    var reservedLines = 0
    var lineSpacing: CGFloat = 0
    var lineHeight: AttributedString.LineHeight?
    var alignment = TextAlignment.leading
    var truncationMode = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var contentTransition = ContentTransition.identity
    var renderer: (any TextRenderer)?
}

nonisolated extension EnvironmentValues {
    /// The settings for texts in the environment.
    var texts: TextSurroundings {
        get { self[TextSurroundingsKey.self].values }
        set { self[TextSurroundingsKey.self] = TextSurroundingsKey.HeldSurroundings(newValue) }
    }
}

nonisolated private enum TextSurroundingsKey: EnvironmentKey {
    /// The values are stored out of line because environments are copied often.
    nonisolated final class HeldSurroundings: Sendable {
        let values: TextSurroundings
        init(_ values: TextSurroundings) { self.values = values }
    }

    static let defaultValue = HeldSurroundings(TextSurroundings())
}
