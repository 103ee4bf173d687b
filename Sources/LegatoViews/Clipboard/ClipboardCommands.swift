import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that handles a command for the clipboard while the focus is inside.
private nonisolated struct ClipboardCommandView<Content: View>: View {
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

nonisolated extension View {
    /// Copies values on Control-C, or on Copy in the Edit menu, while the focus is in the view.
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
    /// - Parameter payload: The values, evaluated when they are copied. With none, an outer view
    ///   copies.
    /// - Returns: The view whose values can be copied.
    public func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        ClipboardCommandView(content: self, command: .copy) {
            payload().map { NSItemProvider(value: $0) }
        }
    }

    /// Cuts values on Control-X, or on Cut in the Edit menu, while the focus is in the view.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Removes the values and returns them for the clipboard; none leaves that
    ///     unchanged.
    /// - Returns: The view whose values can be cut.
    public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        ClipboardCommandView(content: self, command: .cut) {
            action().map { NSItemProvider(value: $0) }
        }
    }

    /// Pastes values on Control-V, or on Paste in the Edit menu, while the focus is in the view.
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

    /// Copies items on Control-C, or on Copy in the Edit menu, while the focus is in the view; nil and
    /// no items leave the command to an outer view.
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        ClipboardCommandView(content: self, command: .copy) { payloadAction?() ?? [] }
    }

    /// Cuts items on Control-X, or on Cut in the Edit menu, while the focus is in the view; nil and no
    /// items leave the command to an outer view.
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        ClipboardCommandView(content: self, command: .cut) { payloadAction?() ?? [] }
    }

    /// Pastes items of some types on Control-V, or on Paste in the Edit menu, while the focus is in the
    /// view.
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
