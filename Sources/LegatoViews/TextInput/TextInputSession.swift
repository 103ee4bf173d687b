import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The editing of a text by keys, typed text, the pointer and the clipboard.
final class TextInputSession {
    /// How the text is edited.
    struct Rules: Equatable {
        var mask = TextMask()
        /// Whether Return submits; otherwise it starts a new line.
        var submits = true
        /// Whether Tab is typed.
        var takesTab = false
        /// Whether the text has attributes, which are shown, copied and pasted.
        var isRich = false
    }

    private(set) var editing = TextEditing()
    var rules = Rules() {
        didSet { if rules != oldValue { shown = nil } }
    }
    /// Passes the text to the program, and returns the program's text afterwards.
    var onText: (EditedText) -> EditedText = { $0 }
    /// Called after the selection has changed.
    var onSelection: (TextInputSession) -> Void = { _ in }
    var onSubmit: () -> Void = {}
    private(set) weak var item: TextInputItem?
    /// The horizontal position that vertical moves keep, in points.
    private var goal: CGFloat?
    /// The range that a double or triple click has selected; a drag extends it by words or lines.
    private var dragged: (range: Range<Int>, count: Int)?
    /// The last key pressed.
    private var lastKey: KeyEvent?
    /// The text that was shown last, with the version and the composition that it shows.
    private var shown: (version: Int, marked: TextEditing.Composition?, text: String)?

    /// The program's text with attributes, as it was converted last.
    var converted = ConvertedText()

    nonisolated init() {}

    /// Shows the text in an item.
    func show(in item: TextInputItem) {
        self.item = item
        update()
    }

    /// Adopts the text of the program.
    func adopt(_ text: EditedText) {
        let version = editing.version
        editing.adopt(text)
        if editing.version != version { update() }
    }

    /// Adopts a selection set by the program, and the attributes of the next typed text; nil to
    /// take those from the text around it.
    func select(_ range: Range<Int>, typingAttributes: AttributeContainer? = nil) {
        if range != editing.selection {
            editing.select(range)
            update()
        }
        editing.setTypingAttributes(typingAttributes)
    }

    /// Ends the composition when the focus is lost.
    func focusLost() {
        goal = nil
        guard editing.composition != nil else { return }
        change { $0.commitComposition() }
    }

    // MARK: Changes

    /// Edits the text, and passes it to the program.
    func change(keepsGoal: Bool = false, _ body: (inout TextEditing) -> Void) {
        let (version, selection) = (editing.version, editing.selection)
        let attributes = editing.explicitTypingAttributes
        body(&editing)
        if !keepsGoal { goal = nil }
        // The program may refuse the change, or set another text.
        if editing.version != version { editing.adopt(onText(editing.content)) }
        update()
        // Indices of the program's text are valid in one version of it only.
        let isNew =
            editing.selection != selection || editing.version != version
            || editing.explicitTypingAttributes != attributes
        if isNew { onSelection(self) }
    }

    /// Shows the current state.
    private func update() {
        guard let item else { return }
        let mask = rules.mask
        let text = mask.isSecure ? editing.shownText : ""
        func shown(_ range: Range<Int>) -> Range<Int> {
            guard mask.isSecure else { return range }
            return mask.shown(range.lowerBound, in: text)..<mask.shown(range.upperBound, in: text)
        }
        item.set(
            TextInputItem.TextInputContent(
                text: shownText, head: mask.shown(editing.shownHead, in: text),
                selection: shown(editing.shownSelection), marked: editing.markedRange.map(shown),
                prefersLineEnd: editing.prefersLineEnd,
                runs: rules.isRich ? editing.shownContent.runs : nil
            )
        )
    }

    /// The text as it is shown.
    private var shownText: String {
        if let shown, shown.version == editing.version, shown.marked == editing.composition {
            return shown.text
        }
        let text = rules.mask.shown(editing.shownText)
        shown = (editing.version, editing.composition, text)
        return text
    }

    /// Returns the insertion point at a point of the item's layer.
    private func offset(at point: CGPoint) -> (offset: Int, isLineEnd: Bool) {
        guard let item else { return (0, false) }
        let found = item.offset(at: point)
        return (rules.mask.original(found.offset, in: editing.text), found.isLineEnd)
    }

    // MARK: The pointer

    /// Responds to the pointer.
    func point(_ action: TextPointerRecognizer.Action, at point: CGPoint) {
        if editing.composition != nil { change { $0.commitComposition() } }
        let (offset, isLineEnd) = offset(at: point)
        switch action {
        case .press(let count, let extends):
            if count > 1 {
                let range = unit(count, at: offset)
                dragged = (range, count)
                change { $0.select(range) }
            } else {
                dragged = nil
                change { text in
                    text.move(to: offset, extending: extends)
                    text.prefersLineEnd = isLineEnd
                }
            }
        case .drag:
            guard let (range, count) = dragged else {
                change { text in
                    text.move(to: offset, extending: true)
                    text.prefersLineEnd = isLineEnd
                }
                return
            }
            let other = unit(count, at: offset)
            let isBefore = other.lowerBound < range.lowerBound
            change { text in
                text.move(to: isBefore ? range.upperBound : range.lowerBound)
                text.move(
                    to: isBefore ? other.lowerBound : max(other.upperBound, range.upperBound),
                    extending: true
                )
            }
        case .release:
            shareSelection()
        }
    }

    /// The word or line at an offset, which a double or triple click selects.
    private func unit(_ count: Int, at offset: Int) -> Range<Int> {
        if rules.mask.isSecure { return 0..<editing.count }
        if count == 2 { return editing.word(at: offset) }
        return rules.mask.isSingleLine ? 0..<editing.count : editing.wholeParagraph(around: offset)
    }

    /// Publishes the selection as the desktop's primary selection, which the middle button inserts
    /// in any program.
    private func shareSelection() {
        guard !editing.selection.isEmpty, !rules.mask.isSecure else { return }
        clipboard?.selection = editing.selectedText
    }

    /// Inserts the text selected last, in this or another program, at a point.
    func insertSelection(at point: CGPoint) {
        let text = clipboard?.selection
        let offset = offset(at: point).offset
        change { $0.move(to: offset) }
        if let text { change { $0.insert(cleaned(text)) } }
    }

    // MARK: The clipboard

    var clipboard: (any Clipboard)? { item?.pointerLayer.host?.textServices.clipboard }

    /// A text as it can be inserted: on a single line, separators of lines become spaces.
    func cleaned(_ text: String) -> String {
        guard rules.mask.isSingleLine else { return text }
        let ends = CharacterSet.newlines
        var scalars = text.unicodeScalars[...]
        while let last = scalars.last, ends.contains(last) { scalars.removeLast() }
        guard scalars.contains(where: ends.contains) else { return String(scalars) }
        var line = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in scalars {
            if !ends.contains(scalar) {
                line.append(scalar)
            } else if !(previous == "\r" && scalar == "\n") {
                line.append(" ")
            }
            previous = scalar
        }
        return String(line)
    }

    /// Selects the whole text.
    func selectAll() {
        change { $0.selectAll() }
        shareSelection()
    }

    /// Moves the insertion point to a press of the secondary button, unless that is in the
    /// selection.
    func secondaryClick(at point: CGPoint) {
        let offset = offset(at: point).offset
        if !editing.selection.contains(offset) { change { $0.move(to: offset) } }
    }

    // MARK: Keys

    /// Moves the insertion point by lines; returns false at the first or last line.
    private func moveLine(by count: Int, extending: Bool) {
        guard let item else { return }
        let caret = item.caretRect
        let x = goal ?? caret.minX
        goal = x
        let y = count < 0 ? caret.minY - item.spacingAboveCaret - 1 : caret.maxY + 1
        moveTo(CGPoint(x: x, y: y), isUp: count < 0, extending)
    }

    private func moveTo(_ point: CGPoint, isUp: Bool, _ extending: Bool) {
        guard let item else { return }
        let before = item.caretRect
        let (found, isLineEnd) = offset(at: point)
        change(keepsGoal: true) { text in
            let old = text.head
            text.move(to: found, extending: extending)
            text.prefersLineEnd = isLineEnd
            // Beyond the first and the last line are the ends of the text.
            let isBeyond = isUp ? point.y < item.textTop : point.y > item.textBottom
            if isBeyond || found == old && before.minY == point.y {
                text.move(to: isUp ? 0 : text.count, extending: extending)
            }
        }
    }

    private func moveToLineEdge(isEnd: Bool, extending: Bool) {
        guard let item else { return }
        let mask = rules.mask
        let shownHead = mask.shown(editing.head, in: editing.text)
        let line = item.blocks.line(at: shownHead, prefersLineEnd: editing.prefersLineEnd)
        let target = mask.original(isEnd ? line.upperBound : line.lowerBound, in: editing.text)
        change { text in
            text.move(to: target, extending: extending)
            text.prefersLineEnd = isEnd
        }
    }
}

extension TextInputSession: TextReceiver {
    var takesTab: Bool { rules.takesTab }

    func focusedByKey() {
        // What is typed next replaces the text of a field.
        if rules.mask.isSingleLine { change { $0.selectAll() } }
    }

    func insert(_ event: TextEvent) {
        // The system types the letters of shortcuts, too; other levels of the keyboard differ.
        if let lastKey, !lastKey.isPlain, event.string.lowercased() == lastKey.key { return }
        change { $0.insert(cleaned(event.string), kind: .typing) }
    }

    func compose(_ event: CompositionEvent) {
        change { $0.compose(event.string, cursor: event.cursor) }
    }

    func keyDown(_ event: KeyEvent) -> Bool {
        lastKey = event
        let modifiers = event.modifiers
        let extending = modifiers.contains(.shift)
        let byWord = !modifiers.isDisjoint(with: [.control, .option])
        let byLine = modifiers.contains(.command)
        switch event.key {
        case "left", "right":
            if event.key == "left", modifiers == .option { return false }
            if byLine {
                moveToLineEdge(isEnd: event.key == "right", extending: extending)
                return true
            }
            // In text that runs to the left, the next character is on the left.
            let head = rules.mask.shown(editing.head, in: editing.text)
            let isReversed = item?.blocks.isRightToLeft(at: head) ?? false
            change {
                $0.move(
                    by: unit(byWord), forward: (event.key == "right") != isReversed,
                    extending: extending
                )
            }
        case "up", "down":
            if rules.mask.isSingleLine { return false }
            if byWord || byLine {
                let unit: TextUnit = byLine ? .document : .line
                change { $0.move(by: unit, forward: event.key == "down", extending: extending) }
            } else {
                moveLine(by: event.key == "up" ? -1 : 1, extending: extending)
            }
        case "pageup", "pagedown":
            guard !rules.mask.isSingleLine, let item else { return false }
            let (caret, isUp) = (item.caretRect, event.key == "pageup")
            let x = goal ?? caret.minX
            goal = x
            let distance = isUp ? -item.pageHeight : item.pageHeight
            moveTo(CGPoint(x: x, y: caret.midY + distance), isUp: isUp, extending)
        case "home", "end":
            if byWord || byLine {
                change {
                    $0.move(by: .document, forward: event.key == "end", extending: extending)
                }
            } else {
                moveToLineEdge(isEnd: event.key == "end", extending: extending)
            }
        case "backspace", "delete":
            if event.key == "delete", modifiers == .shift {
                cut()
                return true
            }
            let unit: TextUnit = byLine ? .line : unit(byWord)
            change { $0.delete(by: unit, forward: event.key == "delete") }
        case "insert":
            if modifiers == .shift { paste() } else if modifiers == .control { copy() }
        case "return", "keypad enter":
            if rules.submits,
                event.modifiers.isDisjoint(with: [.shift, .option]) || rules.mask.isSingleLine
            {
                guard event.isPlain else { return false }
                if !event.isRepeat { onSubmit() }
            } else {
                change { $0.insert("\n") }
            }
        case "tab" where rules.takesTab && event.isPlain && !extending:
            change { $0.insert("\t", kind: .typing) }
        case "escape":
            guard editing.composition != nil else { return false }
            change { $0.compose("", cursor: 0) }
        default:
            return event.isPlain ? event.key.count == 1 || event.key == "space" : command(event)
        }
        shareSelection(after: event)
        return true
    }

    private func unit(_ byWord: Bool) -> TextUnit {
        guard byWord else { return .character }
        // Word boundaries would reveal part of the secret.
        return rules.mask.isSecure ? .document : .word
    }

    /// Selections by keys are offered like those of the pointer.
    private func shareSelection(after event: KeyEvent) {
        if event.modifiers.contains(.shift) { shareSelection() }
    }

    /// Handles a letter with Control or Command.
    private func command(_ event: KeyEvent) -> Bool {
        let modifiers = event.modifiers.subtracting(.shift)
        guard modifiers == .control || modifiers == .command else { return false }
        let isShifted = event.modifiers.contains(.shift)
        switch event.key {
        case "a" where !isShifted: selectAll()
        case "c" where !isShifted:
            copy()
            return !editing.selection.isEmpty
        case "x" where !isShifted: cut()
        case "v": paste()
        case "z" where !isShifted && editing.canUndo: change { $0.undo() }
        case "z" where isShifted && editing.canRedo, "y" where !isShifted && editing.canRedo:
            change { $0.redo() }
        default: return false
        }
        return true
    }
}
