import LegatoGraphics
import LegatoLayers

/// A command for the clipboard.
nonisolated enum ClipboardCommand: Sendable, Hashable {
    case copy, cut, paste

    /// Creates the command of a key with Control or Command, or of the older keys for it.
    init?(_ event: KeyEvent) {
        let modifiers = event.modifiers
        switch event.key {
        case "c" where modifiers == .control || modifiers == .command: self = .copy
        case "x" where modifiers == .control || modifiers == .command: self = .cut
        case "v" where modifiers == .control || modifiers == .command: self = .paste
        case "insert" where modifiers == .control: self = .copy
        case "insert" where modifiers == .shift: self = .paste
        case "delete" where modifiers == .shift: self = .cut
        default: return nil
        }
    }
}

/// An item that handles a command for the clipboard while the focus is inside.
final class ClipboardCommandItem: ViewItem {
    let command: ClipboardCommand
    /// Handles the command; returns whether it was handled.
    var onCommand: () -> Bool = { false }

    init(_ command: ClipboardCommand, _ context: NodeContext) {
        self.command = command
        super.init(context)
    }
}

extension ViewItem {
    /// The views around the item that handle a command, from the inside out.
    func handlers(of command: ClipboardCommand) -> [ClipboardCommandItem] {
        var (all, item): ([ClipboardCommandItem], ViewItem?) = ([], self)
        while let current = item {
            if let own = current as? ClipboardCommandItem, own.command == command {
                all.append(own)
            }
            item = current.container
        }
        return all
    }
}
