import LegatoGraphics
import LegatoLayers
import LegatoMotion

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

/// A view that handles a command for the clipboard while the focus is inside.
private nonisolated struct ClipboardCommandView<Content: View>: View {
    typealias Body = Never
    var content: Content
    let command: ClipboardCommand
    /// Returns the items that are copied or cut.
    var items: () -> [NSItemProvider] = { [] }
    /// Receives the items that are pasted.
    var target: (any PasteTarget)?
}

extension ClipboardCommandView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ClipboardCommandNode(view, context)
    }
}

private final class ClipboardCommandNode<Content: View>:
    WrappingNode<ClipboardCommandView<Content>>
{
    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = ClipboardCommandItem(view.command, context)
        item.onCommand = { [weak self] in
            guard let self, !isRemoved, environment.isEnabled,
                let clipboard = environment.windowTraits?.textServices?.clipboard
            else { return false }
            return perform(with: clipboard)
        }
        return item
    }

    private func perform(with clipboard: any Clipboard) -> Bool {
        guard view.command == .paste else {
            let items = view.items()
            if !items.isEmpty { clipboard.copy(items) }
            return !items.isEmpty
        }
        guard let target = view.target else { return false }
        let items = clipboard.items.map(\.provider).filter(target.accepts)
        return !items.isEmpty && target.paste(items)
    }

    override func updateView(_ view: ClipboardCommandView<Content>) {
        super.updateView(view)
        child.update(view.content)
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

nonisolated extension View {
    /// Copies values when Control-C is pressed, or Copy is chosen from the Edit menu, while the focus
    /// is in the view.
    ///
    /// ```swift
    /// Image(decorative: photo, scale: 2)
    ///     .focusable()
    ///     .copyable([Image(decorative: photo, scale: 2)])
    /// ```
    ///
    /// Other programs can paste the values in all their representations. Several texts and URLs are
    /// on separate lines there; of other values, they receive the first.
    ///
    /// - Parameter payload: The values, evaluated when they are copied; with none, an outer view is
    ///   asked.
    /// - Returns: The view whose values can be copied.
    public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        ClipboardCommandView(content: self, command: .copy) { payload().map { NSItemProvider(value: $0) } }
    }

    /// Cuts values when Control-X is pressed, or Cut is chosen from the Edit menu, while the focus is
    /// in the view.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Removes the values and returns them for the clipboard; none leaves that
    ///     unchanged.
    /// - Returns: The view whose values can be cut.
    public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        ClipboardCommandView(content: self, command: .cut) { action().map { NSItemProvider(value: $0) } }
    }

    /// Pastes values when Control-V is pressed, or Paste is chosen from the Edit menu, while the focus
    /// is in the view.
    ///
    /// ```swift
    /// Board(notes: notes)
    ///     .focusable()
    ///     .pasteDestination(for: String.self) { texts in
    ///         notes += texts
    ///     } validator: { texts in
    ///         texts.filter { !$0.isEmpty }
    ///     }
    /// ```
    ///
    /// Values that this program has copied arrive immediately and as they were. Values of other
    /// programs, and of other types, are converted by their representations first. Items that cannot
    /// be converted are left out, with a message on standard error.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Receives the values.
    ///   - validator: Returns the values that are pasted; none leaves the action out. By default, all
    ///     are.
    /// - Returns: The view into which values can be pasted.
    public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        ClipboardCommandView(
            content: self, command: .paste,
            target: ValuePasteTarget(
                name: "pasteDestination(for:action:validator:)", action: action,
                validator: validator
            )
        )
    }

    /// Copies items when Control-C is pressed, or Copy is chosen from the Edit menu, while the focus
    /// is in the view; nil and no items leave the command to an outer view.
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        ClipboardCommandView(content: self, command: .copy) { payloadAction?() ?? [] }
    }

    /// Cuts items when Control-X is pressed, or Cut is chosen from the Edit menu, while the focus is in
    /// the view; nil and no items leave the command to an outer view.
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        ClipboardCommandView(content: self, command: .cut) { payloadAction?() ?? [] }
    }

    /// Pastes items of some types when Control-V is pressed, or Paste is chosen from the Edit menu,
    /// while the focus is in the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types.
    ///   - payloadAction: Receives the items that have one of the types; not called if there are
    ///     none. nil leaves the command to an outer view.
    /// - Returns: The view into which items can be pasted.
    public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: (([NSItemProvider]) -> Void)?
    ) -> some View {
        ClipboardCommandView(
            content: self, command: .paste,
            target: payloadAction.map {
                ItemPasteTarget(types: supportedContentTypes, action: $0)
            }
        )
    }
}
