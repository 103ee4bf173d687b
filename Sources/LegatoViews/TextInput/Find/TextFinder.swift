import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Finds and replaces text in an editor.
nonisolated struct TextFinder {
    let session: TextInputSession
    let isPresented: Binding<Bool>
    /// The text to find, kept while the bar is hidden.
    let query: Binding<String>
    /// Gives the editor the focus.
    let focusEditor: @MainActor () -> Void
}

extension TextFinder {
    /// The matches in the current text.
    var matches: TextMatches {
        TextMatches(of: query.wrappedValue, in: session.editing.text)
    }

    /// The number of the selected match, from 1; nil if no match is selected.
    func number(in matches: TextMatches) -> Int? {
        matches.ranges.firstIndex(of: session.editing.selection).map { $0 + 1 }
    }

    /// Selects the first match from the start of the selection on.
    func findFirst() { select(matches.next(from: session.editing.selection.lowerBound)) }

    /// Selects the next match, or the first one after the last.
    func findNext() { select(matches.next(from: session.editing.selection.upperBound)) }

    /// Selects the previous match, or the last one before the first.
    func findPrevious() { select(matches.previous(from: session.editing.selection.lowerBound)) }

    private func select(_ range: Range<Int>?) {
        guard let range else { return }
        session.change { $0.select(range) }
        session.item?.revealSelection()
    }

    /// Replaces the selected match and selects the next one; without a selected match, only selects
    /// it.
    func replace(with text: String) {
        if number(in: matches) != nil { session.change { $0.insert(text) } }
        findNext()
    }

    /// Replaces all matches, which one undo restores.
    func replaceAll(with text: String) {
        let matches = TextMatches(of: query.wrappedValue, in: session.editing.text, limit: .max)
        guard !matches.ranges.isEmpty else { return }
        session.change {
            $0.replace(0..<$0.count, with: matches.replacing(in: $0.content, with: text))
        }
    }

    /// Hides the bar, and gives the editor the focus.
    func close() {
        isPresented.wrappedValue = false
        focusEditor()
    }

    /// Handles the keys of finding; returns whether the key is one.
    func keyDown(_ event: KeyEvent) -> Bool {
        let modifiers = event.modifiers
        let isCommand = [.control, .command].contains(modifiers.subtracting(.shift))
        let isBack = modifiers.contains(.shift)
        switch event.key {
        case "f" where isCommand && !isBack: isPresented.wrappedValue = true
        case "g" where isCommand && !query.wrappedValue.isEmpty,
            "f3" where modifiers.subtracting(.shift).isEmpty && !query.wrappedValue.isEmpty:
            if isBack { findPrevious() } else { findNext() }
        case "escape" where isPresented.wrappedValue && session.editing.composition == nil: close()
        default: return false
        }
        return true
    }
}

nonisolated extension FocusedValues {
    /// Finds text in the focused editor; nil for none.
    var textFinder: TextFinder? {
        get { self[FocusedObjectKey<TextFinder>.self] }
        set { self[FocusedObjectKey<TextFinder>.self] = newValue }
    }
}
