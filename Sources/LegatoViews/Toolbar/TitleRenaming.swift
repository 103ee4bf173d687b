import Foundation
import LegatoMotion

/// The renaming of a page's title, in a field that moves between a large title and the row of the bar.
final class TitleRenaming {
    private let isRunning = StateLocation(false)
    /// The text in the field.
    let draft = StateLocation("")
    /// The selected part of it.
    let selection = StateLocation<TextSelection?>(nil)

    /// Whether the title is in a text field.
    var isOn: Bool { isRunning.get() }

    /// Puts a title into the field, selected as a whole.
    func start(with title: String) {
        draft.set(title)
        selection.set(TextSelection(range: title.startIndex..<title.endIndex))
        isRunning.set(true)
    }

    /// Shows the title again.
    func end() { isRunning.set(false) }
}
