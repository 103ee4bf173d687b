import Foundation
import LegatoGraphics
import LegatoLayers

extension TextInputSession {
    /// Whether there is a selection that may be copied: not of a secret.
    var canCopy: Bool { !editing.selection.isEmpty && !rules.mask.isSecure }

    /// Copies the selection.
    func copy() {
        guard canCopy, let clipboard else { return }
        let text = editing.content.part(editing.selection)
        var item = ClipboardItem(text: text.string)
        if rules.isRich { item.value = text.attributed }
        clipboard.items = [item]
    }

    /// Copies the selection and deletes it.
    func cut() {
        guard canCopy else { return }
        copy()
        change { $0.insert("") }
    }

    /// Whether there is a text to insert.
    var canPaste: Bool { clipboard?.hasText ?? false }

    /// Inserts the text that was cut or copied last.
    func paste() {
        guard let clipboard else { return }
        let items = clipboard.items
        if rules.isRich, items.count == 1, let text = items[0].value as? AttributedString {
            change { $0.insert(EditedText(text)) }
        } else if let text = clipboard.string(of: items) {
            change { $0.insert(cleaned(text)) }
        }
    }
}
