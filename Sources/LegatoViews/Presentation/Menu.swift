import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that presents a list of actions next to itself.
///
/// It opens when it is pressed. The pointer can be released on an action, which is then performed, or
/// on the label, and the action be clicked.
///
/// ```swift
/// Menu("Edit") {
///     Button("Copy") { copy() }
///     Button("Delete", role: .destructive) { delete() }
/// }
/// ```
public nonisolated struct Menu<Label: View, Content: View>: View {
    private let content: Content
    private let label: Label
    private let primaryAction: (() -> Void)?
    @State private var isOpen = false
    @State private var highlight = RowHighlight()
    @Environment(\.menuSettings) private var settings

    /// Creates a menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, primaryAction) = (content(), label(), nil)
    }

    /// Creates a menu with a label that performs an action when clicked, and opens when it is
    /// pressed for half a second.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction)
    }

    /// The label, as a button, unless a style is set.
    public var body: some View {
        if let maker = settings.maker {
            maker.make(
                MenuStyleConfiguration(
                    label: .init(content: AnyView(label)),
                    content: .init(content: AnyView(content)), primaryAction: primaryAction
                )
            )
        } else {
            MenuPresentation(button, $isOpen, highlight, content)
        }
    }

    @MainActor @ViewBuilder private var button: some View {
        if let primaryAction {
            Button(action: primaryAction) { face }
                .gesture(LongPressGesture().onEnded { _ in isOpen = true })
        } else {
            Button(press: MenuPress($isOpen, highlight)) {
                isOpen = true
            } label: {
                face
            }
        }
    }

    @MainActor @ViewBuilder private var face: some View {
        if settings.showsIndicator {
            HStack(spacing: 4) {
                label
                ArrowShape()
                    .stroke(style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
                    .frame(width: 5, height: 9)
                    .rotationEffect(.degrees(90))
                    .frame(width: 10)
            }
        } else {
            label
        }
    }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu of a style's configuration, in the style that is set outside that one.
    ///
    /// - Parameter configuration: The configuration that the style was given.
    public init(_ configuration: MenuStyleConfiguration) {
        (label, content) = (configuration.label, configuration.content)
        primaryAction = configuration.primaryAction
    }
}

nonisolated extension Menu where Label == Text {
    /// Creates a menu with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a localised title that performs an action when clicked.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title that performs an action when clicked.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

/// A view that presents a menu at the pointer on a secondary click, and next to itself after a
/// half-second press.
nonisolated struct ContextMenu<Base: View, Items: View>: View {
    let base: Base
    let items: Items
    let preview: AnyView?
    let opensByLongPress: Bool
    /// Returns whether a secondary click at a point of the tree opens the menu.
    let canOpen: (CGPoint) -> Bool
    @State private var isOpen = false
    @State private var highlight = RowHighlight()
    /// The location of the secondary click; nil for a menu next to the view.
    @State private var pointer: CGPoint?

    init(
        _ base: Base, _ items: Items, preview: AnyView? = nil, opensByLongPress: Bool = true,
        canOpen: @escaping (CGPoint) -> Bool = { _ in true }
    ) {
        (self.base, self.items, self.preview) = (base, items, preview)
        (self.opensByLongPress, self.canOpen) = (opensByLongPress, canOpen)
    }

    var body: some View {
        if items is EmptyView {
            base
        } else {
            MenuPresentation(
                SecondaryClickView(
                    content: pressable,
                    onRowPress: opensByLongPress ? { $0 ? openBeside() : (isOpen = false) } : nil
                ) {
                    guard canOpen($0) else { return }
                    highlight.move(to: nil)
                    pointer = $0
                    isOpen = true
                } onRelease: { isDrag in
                    // A row closes the menu itself, unless it opens another one.
                    if isDrag, !highlight.trigger() { isOpen = false }
                }, $isOpen, highlight, items, preview: preview, pointer: pointer
            )
        }
    }

    /// Presents the menu next to the view.
    @MainActor private func openBeside() {
        pointer = nil
        isOpen = true
    }

    @MainActor @ViewBuilder private var pressable: some View {
        if opensByLongPress {
            // It cancels presses and taps inside.
            base.gesture(LongPressGesture().onEnded { _ in openBeside() })
        } else {
            base
        }
    }
}

nonisolated extension View {
    /// Presents a menu on a secondary click, on the menu key or Shift-F10 while the focus is
    /// inside, and next to the view after a half-second press.
    ///
    /// The secondary button can also be dragged: released on an item, it performs the action;
    /// released elsewhere, it closes the menu.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        ContextMenu(self, menuItems())
    }

    /// Presents a menu like `contextMenu(menuItems:)`, below a preview.
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View {
        ContextMenu(self, menuItems(), preview: AnyView(preview().inColumn))
    }
}
