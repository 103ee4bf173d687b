import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers

/// The selection in a text that cannot be edited.
final class SelectedText: SelectionOwner {
    /// The item that shows it.
    weak var item: SelectableTextItem? {
        didSet {
            guard let item else { return }
            item.onPointer = { [weak self] in self?.point($0, at: $1) }
            item.onSecondaryClick = { [weak self] in self?.secondaryClick(at: $0) }
            item.onLayout = { [weak self] in self?.textChanged() }
            item.spokenText = { [weak self] in self?.spokenText }
        }
    }
    /// The colour of the selected part.
    var color: CGColor? {
        didSet { if color != oldValue, !isEmpty { show() } }
    }
    /// The focus of the tree, which forwards keys.
    weak var focus: FocusKeeper?
    /// Whether the pointer is pressed in the text.
    private var isPressed = false
    /// Whether the context menu is open.
    var hasMenu = false
    var keepsSelection: Bool { isPressed || hasMenu }
    private var editing = TextEditing()
    /// The range that a double or triple click has selected; a drag extends it by words or
    /// paragraphs.
    private var dragged: (range: Range<Int>, count: Int)?

    /// Whether nothing is selected.
    var isEmpty: Bool { editing.selection.isEmpty }

    /// The texts inside with their parts of the whole.
    private var parts: [(text: TextItem, range: Range<Int>)] {
        var end = 0
        return (item?.texts ?? []).map { text, endsLine in
            let start = end
            end += text.look.string.utf8.count
            defer { end += endsLine ? 1 : 0 }
            return (text, start..<end)
        }
    }

    /// Adopts the text that is shown; drops a selection that it does not contain.
    func textChanged() {
        let texts = item?.texts ?? []
        let text = texts.map { $0.text.look.string + ($0.endsLine ? "\n" : "") }.joined()
        if text != editing.text {
            editing = TextEditing(text)
            focus?.deselect(self)
        }
        show()
    }

    /// Removes the selection.
    func deselect() {
        guard !isEmpty else { return }
        editing.move(to: editing.head)
        show()
    }

    // MARK: The pointer

    /// Responds to the pointer.
    func point(_ action: TextPointerRecognizer.Action, at point: CGPoint) {
        let offset = offset(at: point)
        switch action {
        case .press(let count, let extends):
            isPressed = true
            focus?.select(self)
            if count > 1 {
                let range = unit(count, at: offset)
                dragged = (range, count)
                editing.select(range)
            } else {
                dragged = nil
                editing.move(to: offset, extending: extends)
            }
        case .drag: drag(to: offset)
        case .release:
            isPressed = false
            if !isEmpty { clipboard?.selection = editing.selectedText }
        }
        show()
    }

    private func drag(to offset: Int) {
        guard let (range, count) = dragged else {
            return editing.move(to: offset, extending: true)
        }
        let other = unit(count, at: offset)
        let isBefore = other.lowerBound < range.lowerBound
        editing.move(to: isBefore ? range.upperBound : range.lowerBound)
        editing.move(
            to: isBefore ? other.lowerBound : max(other.upperBound, range.upperBound),
            extending: true
        )
    }

    private func unit(_ count: Int, at offset: Int) -> Range<Int> {
        count == 2 ? editing.word(at: offset) : editing.wholeParagraph(around: offset)
    }

    /// Selects the word at a point, unless the point is in the selection.
    func secondaryClick(at point: CGPoint) {
        let offset = offset(at: point)
        guard !editing.selection.contains(offset) else { return }
        focus?.select(self)
        editing.select(editing.word(at: offset))
        show()
    }

    // MARK: Commands

    private var clipboard: (any Clipboard)? { item?.layer.host?.textServices.clipboard }

    /// Copies the selected part.
    func copy() { if !isEmpty { clipboard?.string = editing.selectedText } }

    /// Selects the whole text.
    func selectAll() {
        focus?.select(self)
        editing.selectAll()
        show()
    }

    /// Handles a key; returns whether it was used.
    func keyDown(_ event: KeyEvent) -> Bool {
        let command = event.modifiers.subtracting(.shift)
        let isExtending = event.modifiers.contains(.shift)
        switch event.key {
        case "c", "insert":
            guard !isEmpty, !isExtending, command == .control || command == .command else {
                return false
            }
            copy()
        case "a":
            guard !isExtending, command == .control || command == .command else { return false }
            selectAll()
        case "left", "right":
            guard isExtending, command.isSubset(of: [.control, .option]) else { return false }
            editing.move(
                by: command.isEmpty ? .character : .word, forward: event.key == "right",
                extending: true
            )
            show()
        default: return false
        }
        return true
    }

    // MARK: Places

    /// The insertion point nearest to a point of the item.
    private func offset(at point: CGPoint) -> Int {
        let parts = parts
        // The nearest part: on the line first, then along it.
        func distance(_ frame: CGRect) -> CGSize {
            CGSize(
                width: max(frame.minX - point.x, point.x - frame.maxX, 0),
                height: max(frame.minY - point.y, point.y - frame.maxY, 0)
            )
        }
        let nearest = parts.min { a, b in
            let (a, b) = (distance(a.text.frame), distance(b.text.frame))
            return (a.height, a.width) < (b.height, b.width)
        }
        guard let (text, range) = nearest else { return 0 }
        let (places, origin) = text.places
        let line = places.line(atHeight: point.y - origin.y)
        let offset = places.offset(
            atX: point.x - origin.x, in: line, letters: text.look.string.letters
        )
        return range.lowerBound + min(offset, range.count)
    }

    private func show() {
        guard let item else { return }
        guard !isEmpty else { return item.show([], nil) }
        item.show(rectangles(of: editing.selection), color)
    }

    /// The rectangles of a part of the text in the item's space.
    private func rectangles(of range: Range<Int>) -> [CGRect] {
        var rectangles: [CGRect] = []
        for (text, whole) in parts {
            let own = range.clamped(to: whole)
            guard !own.isEmpty else { continue }
            let part = own.lowerBound - whole.lowerBound..<own.upperBound - whole.lowerBound
            let (places, origin) = text.places
            for (index, line) in places.lines.enumerated() {
                for span in places.spans(of: part, in: index, letters: text.look.string.letters) {
                    let rectangle = CGRect(
                        x: origin.x + span.lowerBound, y: origin.y + line.top,
                        width: span.upperBound - span.lowerBound, height: line.bottom - line.top
                    )
                    // Exclude lines that are not shown, and text that an ellipsis replaces.
                    let shown = rectangle.intersection(text.frame)
                    if !shown.isEmpty { rectangles.append(shown) }
                }
            }
        }
        return rectangles
    }

    // MARK: Assistive technologies

    /// The text, which cannot be edited; its positions count Unicode scalars.
    private var spokenText: AccessibilityText? {
        guard let item else { return nil }
        let (text, selection) = (editing.text, editing.selection)
        let places = SpokenPlaces(
            text: text, layer: item.layer,
            rectangles: { [weak self] in self?.rectangles(of: $0) ?? [] },
            nearest: { [weak self] in self?.offset(at: $0) ?? 0 }
        )
        let start = text.scalarCount(before: selection.lowerBound)
        return AccessibilityText(
            string: text, selection: start..<text.scalarCount(before: selection.upperBound),
            isSecret: false, isMultiline: true, replace: nil,
            select: { [weak self] range in
                guard let self else { return }
                let start = text.offset(ofScalar: range.lowerBound)
                focus?.select(self)
                editing.select(start..<text.offset(ofScalar: range.upperBound))
                show()
            },
            bounds: { places.bounds(of: $0) }, character: { places.character(at: $0) }
        )
    }
}
