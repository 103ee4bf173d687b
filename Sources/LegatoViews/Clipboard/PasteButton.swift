import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A button that pastes from the clipboard, disabled while nothing on it can be pasted.
///
/// ```swift
/// PasteButton(payloadType: Image.self) { images in
///     photos += images
/// }
/// ```
///
/// It is enabled as soon as this or another program copies a value of the type, or one that can be
/// converted to it.
public nonisolated struct PasteButton: View {
    private let target: any PasteTarget
    @Environment(\.clipboard) private var clipboard

    /// Creates a button that pastes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: Receives the values: immediately if this program has copied them, otherwise once
    ///     they are loaded. Items that cannot be converted are left out, with a message on standard
    ///     error.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        target = ValuePasteTarget(name: "PasteButton", action: onPaste) { $0 }
    }

    /// Creates a button that pastes items of some types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types.
    ///   - payloadAction: Receives the items that have one of the types.
    public init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        target = ItemPasteTarget(types: supportedContentTypes, action: payloadAction)
    }

    /// The button.
    public var body: some View {
        Button {
            let items = clipboard.items.map(\.provider).filter(target.accepts)
            if !items.isEmpty { _ = target.paste(items) }
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .disabled(!clipboard.latestItems.contains { target.accepts($0.provider) })
    }
}
