import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// A button that copies the text of items, such as URLs, to the clipboard.
///
/// Linux has no share sheet, so the text is copied for pasting into another app; a message says so
/// the first time. Several items are copied on separate lines.
///
/// ```swift
/// ShareLink(item: url)
/// ShareLink("Share the score", item: "I have 42 points")
/// ```
public nonisolated struct ShareLink<Label: View>: View {
    private let text: () -> String
    private let label: Label
    @Environment(\.clipboard) private var clipboard

    /// Creates a button that copies an item, with a label.
    ///
    /// - Parameters:
    ///   - item: The item; its `description` is copied.
    ///   - subject: Has no effect: text on the clipboard has none.
    ///   - message: Has no effect: only the item is copied.
    ///   - preview: Has no effect: there is no share sheet to show it.
    ///   - label: The label.
    public init<Item: CustomStringConvertible>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items: CollectionOfOne(item), label: label)
    }

    /// Creates a button that copies items, with a label; `subject`, `message` and `preview` have no
    /// effect.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: (Data.Element) -> SharePreview = { _ in SharePreview("") },
        @ViewBuilder label: () -> Label
    ) where Data.Element: CustomStringConvertible {
        text = { items.map(\.description).joined(separator: "\n") }
        self.label = label()
    }

    /// The label, as a button.
    public var body: some View {
        Button {
            clipboard.copy(text())
            Warning.print(
                """
                ShareLink copied its text to the clipboard: there is no share sheet on Linux. \
                Paste it into another program.
                """
            )
        } label: {
            label
        }
    }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button that copies an item, with an icon and the title “Share…”.
    public init<Item: CustomStringConvertible>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
    ) {
        self.init(item: item) { DefaultShareLinkLabel() }
    }

    /// Creates a button that copies an item, with an icon and a localised title.
    public init<Item: CustomStringConvertible>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview? = nil
    ) {
        self.init(item: item) { DefaultShareLinkLabel(title: titleKey.plainText) }
    }

    /// Creates a button that copies an item, with an icon and a title.
    @_disfavoredOverload
    public init<Item: CustomStringConvertible>(
        _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview? = nil
    ) {
        self.init(item: item) { DefaultShareLinkLabel(title: String(title)) }
    }

    /// Creates a button that copies items, with an icon and the title “Share…”;
    /// `subject`, `message` and `preview` have no effect.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: (Data.Element) -> SharePreview = { _ in SharePreview("") }
    ) where Data.Element: CustomStringConvertible {
        self.init(items: items) { DefaultShareLinkLabel() }
    }

    /// Creates a button that copies items, with an icon and a localised title;
    /// `subject`, `message` and `preview` have no effect.
    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: (Data.Element) -> SharePreview = { _ in SharePreview("") }
    ) where Data.Element: CustomStringConvertible {
        self.init(items: items) { DefaultShareLinkLabel(title: titleKey.plainText) }
    }

    /// Creates a button that copies items, with an icon and a title;
    /// `subject`, `message` and `preview` have no effect.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection>(
        _ title: some StringProtocol, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: (Data.Element) -> SharePreview = { _ in SharePreview("") }
    ) where Data.Element: CustomStringConvertible {
        self.init(items: items) { DefaultShareLinkLabel(title: String(title)) }
    }
}

/// The label of a share link: an icon and a title.
public nonisolated struct DefaultShareLinkLabel: View {
    var title = "Share…"

    /// The icon and the title.
    public var body: some View { Label(title, systemImage: "square.and.arrow.up") }
}

/// A preview of an item for a share sheet, which Linux does not have.
public nonisolated struct SharePreview: Sendable {
    /// Creates a preview; it has no effect.
    public init(
        _ titleKey: LocalizedStringKey, image: Image? = nil, icon: Image? = nil
    ) {}

    /// Creates a preview; it has no effect.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, image: Image? = nil, icon: Image? = nil
    ) {}
}
