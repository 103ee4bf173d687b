import CCanvas
import Foundation
import LegatoGraphics

/// The lines of a text for one measurement or one drawing; those of a short text are shaped once.
struct TextLines {
    let key: ShapedTexts.Key
    let limits: TextLimits
    /// The width in points beyond which a line without a maximum width is not measured; infinite,
    /// the default, for none.
    var bound = CGFloat.infinity
    /// Receives the limits that the text exceeds as its lines are visited; nil, the default, for
    /// none.
    var onExcess: ((TextExcess) -> Void)?

    init(_ key: ShapedTexts.Key, limits: TextLimits = .standard) {
        (self.key, self.limits) = (key, limits)
    }

    /// Lays out the text and visits its lines from the top until `body` returns false.
    ///
    /// - Throws: `TextLayoutError` if no font is installed.
    func forEachLine(_ body: (any DrawableLine) -> Bool) throws(TextLayoutError) {
        if limits == .standard, key.isKept,
            let shaped = try ShapedTexts.shared.lines(of: key, Self.shape)
        {
            for line in shaped where !body(line) { return }
            return
        }
        let lines = try Self.pangoLines(key, SettableText(key.string, limits: limits))
        lines.onExcess = onExcess
        if bound.isFinite { lines.bound = bound }
        lines.forEachLine { body($0) }
    }

    /// Lays out a short text; returns nil if it exceeds limits, which are reported each time, or
    /// has characters that no font contains.
    static func shape(_ key: ShapedTexts.Key) throws(TextLayoutError) -> [ShapedLine]? {
        let text = SettableText(key.string, limits: .standard)
        guard text.excesses.isEmpty else { return nil }
        let set = try pangoLines(key, text)
        var lines: [ShapedLine]? = []
        set.forEachLine { line in
            guard let line = ShapedLine(line) else {
                lines = nil
                return false
            }
            lines?.append(line)
            return true
        }
        return lines
    }

    private static func pangoLines(
        _ key: ShapedTexts.Key, _ text: SettableText
    ) throws(TextLayoutError) -> PangoLines {
        let lines = try PangoLines(
            text, fontName: key.fontName, fontSize: key.fontSize, maximumWidth: key.width,
            isJustified: key.isJustified
        )
        lines.truncation = key.truncation
        lines.room = key.room
        return lines
    }
}
