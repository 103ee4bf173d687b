import LegatoGraphics
import LegatoMotion

extension TextInputSession {
    /// Transforms the selection, or the word at the insertion point, and selects the result; has no
    /// effect on a secret.
    func transform(_ body: (String) -> String) {
        guard !rules.mask.isSecure else { return }
        change { text in
            if text.selection.isEmpty { text.select(text.word(at: text.head)) }
            let (start, new) = (text.selection.lowerBound, body(text.selectedText))
            guard new != text.selectedText else { return }
            text.insert(new)
            text.select(start..<start + new.utf8.count)
        }
    }
}
