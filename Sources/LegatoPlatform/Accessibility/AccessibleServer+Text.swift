import Foundation
import LegatoGraphics
import LegatoLayers

/// The text of fields, and texts that can be selected. Offsets count Unicode scalars; a line ends at
/// a line break.
extension AccessibleServer {
    func answerText(_ call: BusMessage, _ node: AccessibleNode) -> Answer? {
        guard let text = node.element.text else { return nil }
        var arguments = call.arguments
        let scalars = Array(text.string.unicodeScalars)
        func place() -> Int { arguments.whole() ?? 0 }
        func part(_ range: Range<Int>) -> Answer {
            let range = range.clamped(to: 0..<scalars.count)
            return {
                $0.add(String(String.UnicodeScalarView(scalars[range])))
                $0.add(Int32(range.lowerBound))
                $0.add(Int32(range.upperBound))
            }
        }
        switch call.member {
        case "GetText":
            let range = range(place(), place(), scalars.count)
            return { $0.add(String(String.UnicodeScalarView(scalars[range]))) }
        case "GetStringAtOffset":
            let at = place()
            let units: [TextPart] = [.character, .word, .line, .line, .line]
            let unit = arguments.whole() ?? 0
            return part(
                units.indices.contains(unit) ? units[unit].range(at: at, in: scalars) : 0..<0)
        case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
            let at = place()
            let units: [TextPart] = [.character, .word, .word, .line, .line, .line, .line]
            let number = arguments.whole() ?? 0
            guard units.indices.contains(number) else { return part(0..<0) }
            let range = units[number].range(at: at, in: scalars)
            switch call.member {
            case "GetTextBeforeOffset":
                guard range.lowerBound > 0 else { return part(0..<0) }
                return part(units[number].range(at: range.lowerBound - 1, in: scalars))
            case "GetTextAfterOffset":
                guard range.upperBound < scalars.count else {
                    return part(scalars.count..<scalars.count)
                }
                return part(units[number].range(at: range.upperBound, in: scalars))
            default: return part(range)
            }
        case "GetCharacterAtOffset":
            let at = place()
            let value = scalars.indices.contains(at) ? scalars[at].value : 0
            return { $0.add(Int32(value)) }
        case "GetNSelections": return { $0.add(Int32(text.selection.isEmpty ? 0 : 1)) }
        case "GetSelection":
            return {
                $0.add(Int32(text.selection.lowerBound))
                $0.add(Int32(text.selection.upperBound))
            }
        case "SetCaretOffset":
            let at = min(max(place(), 0), scalars.count)
            return done(act(on: node) { text.select(at..<at) })
        case "AddSelection", "SetSelection":
            // The first argument of `SetSelection` is the index of the selection; there is only
            // one.
            if call.member == "SetSelection", place() != 0 { return done(false) }
            let range = range(place(), place(), scalars.count)
            return done(act(on: node) { text.select(range) })
        case "RemoveSelection":
            let end = text.selection.upperBound
            return done(act(on: node) { text.select(end..<end) })
        case "GetAttributeRun", "GetAttributes":
            return {
                $0.addArray(of: "{ss}") { _ in }
                $0.add(Int32(0))
                $0.add(Int32(scalars.count))
            }
        case "GetDefaultAttributes", "GetDefaultAttributeSet":
            return { $0.addArray(of: "{ss}") { _ in } }
        case "GetAttributeValue": return { $0.add("") }
        case "GetCharacterExtents":
            let at = place()
            let isInside = (0...scalars.count).contains(at)
            let bounds = isInside ? text.bounds(at..<min(at + 1, scalars.count)) : nil
            return extents(bounds, node, in: arguments.number())
        case "GetRangeExtents":
            let range = range(place(), place(), scalars.count)
            return extents(text.bounds(range), node, in: arguments.number())
        case "GetOffsetAtPoint":
            let (point, units) = (point(&arguments, node), node.window?.units ?? 1)
            let found = text.character(CGPoint(x: point.x / units, y: point.y / units))
            return { $0.add(Int32(clamping: found ?? -1)) }
        default: return nil
        }
    }

    func answerEditableText(_ call: BusMessage, _ node: AccessibleNode) -> Answer? {
        guard let text = node.element.text, let replace = text.replace else { return nil }
        var arguments = call.arguments
        let count = text.string.unicodeScalars.count
        func place() -> Int { arguments.whole() ?? 0 }
        switch call.member {
        case "SetTextContents":
            guard let new = arguments.text() else { return nil }
            return done(act(on: node) { replace(0..<count, new) })
        case "InsertText":
            let at = min(max(place(), 0), count)
            guard let new = arguments.text() else { return nil }
            let length = arguments.whole() ?? -1
            let part = length < 0 ? new : String(new.unicodeScalars.prefix(length))
            return done(act(on: node) { replace(at..<at, part) })
        case "DeleteText", "CutText":
            let range = range(place(), place(), count)
            if call.member == "CutText" { copy(range, of: text, node) }
            return done(act(on: node) { replace(range, "") })
        case "CopyText":
            copy(range(place(), place(), count), of: text, node)
            return { _ in }
        case "PasteText":
            let at = min(max(place(), 0), count)
            guard let new = node.element.host?.textServices.clipboard.string else {
                return done(false)
            }
            return done(act(on: node) { replace(at..<at, new) })
        default: return nil
        }
    }

    /// A rectangle of the window, in points, in one of AT-SPI's coordinate spaces; four times -1 for
    /// nil.
    private func extents(_ rect: CGRect?, _ node: AccessibleNode, in space: Double?) -> Answer {
        guard let rect else { return { for _ in 0..<4 { $0.add(Int32(-1)) } } }
        let (units, origin) = (node.window?.units ?? 1, origin(of: space, node))
        let frame = rect.applying(CGAffineTransform(scaleX: units, y: units))
        return { $0.addSides(of: frame.offsetBy(dx: -origin.x, dy: -origin.y)) }
    }

    private func done(_ isDone: Bool) -> Answer { { $0.add(isDone) } }

    /// The range between two offsets; an end of -1 is that of the text.
    private func range(_ start: Int, _ end: Int, _ count: Int) -> Range<Int> {
        let start = min(max(start, 0), count)
        let end = end < 0 ? count : min(end, count)
        return min(start, end)..<max(start, end)
    }

    /// Copies a part of a text, unless it is secure.
    private func copy(_ range: Range<Int>, of text: AccessibilityText, _ node: AccessibleNode) {
        guard !text.isSecret else { return }
        let scalars = text.string.unicodeScalars
        let part = scalars.dropFirst(range.lowerBound).prefix(range.count)
        node.element.host?.textServices.clipboard.string = String(part)
    }
}

/// A unit of text by which screen readers move.
nonisolated enum TextPart {
    case character, word, line

    /// The unit around an offset; a word includes the spaces after it, and a line its line break.
    func range(at place: Int, in text: [Unicode.Scalar]) -> Range<Int> {
        guard !text.isEmpty else { return 0..<0 }
        guard place < text.count || self == .line else { return text.count..<text.count }
        let at = min(max(place, 0), text.count)
        switch self {
        case .character: return at..<at + 1
        case .line:
            let start = text[..<at].lastIndex(of: "\n").map { $0 + 1 } ?? 0
            let end = text[at...].firstIndex(of: "\n").map { $0 + 1 } ?? text.count
            return start..<end
        case .word:
            func isSpace(_ index: Int) -> Bool { text[index].properties.isWhitespace }
            var start = at
            // A space belongs to the word before it.
            while start > 0, isSpace(start) { start -= 1 }
            while start > 0, !isSpace(start - 1) { start -= 1 }
            var end = at
            while end < text.count, !isSpace(end) { end += 1 }
            while end < text.count, isSpace(end) { end += 1 }
            return start..<end
        }
    }
}
