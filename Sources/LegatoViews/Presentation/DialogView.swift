import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An alert or an action sheet: cards with a title, a message and buttons.
nonisolated struct DialogView<Actions: View, Message: View>: View {
    let isAlert: Bool
    /// Whether it is one card in the middle, as alerts are; other dialogs are in wide windows.
    let isCentered: Bool
    /// The title; nil if it is not shown.
    let title: Text?
    let actions: Actions
    let message: Message
    /// The place of the buttons.
    let place: ViewPlace
    let close: () -> Void
    /// Presses the cancel button, or closes the dialog without one.
    let cancel: () -> Void
    @Environment(\.dialogSuppression) private var suppression

    private var hasHeader: Bool { title != nil || !(message is EmptyView) }

    var body: some View {
        ZStack {
            if !isAlert {
                Color.clear.contentShape(Rectangle()).onTapGesture(perform: cancel)
            }
            AnchorView(
                content: LayoutView(
                    layout: DialogLayout(isAlert: isCentered),
                    content: ViewBuilder.buildBlock(
                        DialogCard(), DialogCard(), DialogLine(),
                        header, rows
                    )
                ), anchor: place
            )
            if isAlert {
                // It comes after the buttons, which may have the shortcut themselves.
                Button("OK") { place.pressDefaultButton() }
                    .keyboardShortcut(.defaultAction)
                    .onlyForShortcuts
            }
        }
    }

    private var header: some View {
        VStack(spacing: isCentered ? 4 : 8) {
            DialogIcon()
            if let title {
                title
                    .font(isCentered ? .headline : .footnote.weight(.semibold))
                    .foregroundStyle(isCentered ? Color.primary : Color.secondary)
            }
            message
                .font(.footnote)
                .foregroundStyle(isCentered ? Color.primary : Color.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .padding(.vertical, hasHeader ? (isCentered ? 19 : 14) : 0)
        .frame(maxWidth: .infinity)
    }

    @MainActor private var rows: some View {
        VariadicView(actions) { rows in
            let kinds = rows.map { $0.item.layoutValue(DialogRowKey.self) }
            ForEach(rows) { $0 }
            if let suppression { DialogSuppressionToggle(suppression: suppression) }
            if !isAlert, !kinds.contains(.cancel) {
                Button("Cancel", role: .cancel) {}
            } else if isAlert, kinds.allSatisfy({ $0 == .other }) {
                Button("OK") {}
            }
        }
        .environment(
            \.buttonMaker,
            StyleMaker(DialogButtonStyle(isAlert: isCentered, hasLine: hasHeader || isCentered))
                .running(close)
        )
        .textFieldStyle(.roundedBorder)
        .onSubmit { if isAlert { place.pressDefaultButton() } }
    }
}

/// The background of a card.
private struct DialogCard: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        RoundedRectangle(cornerRadius: 14)
            .fill(Color(white: scheme == .dark ? 0.15 : 0.97))
    }
}

/// A hairline.
private struct DialogLine: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Rectangle().fill(Color(white: scheme == .dark ? 1 : 0, opacity: 0.2))
    }
}

/// Draws a button as a row of an alert or an action sheet.
private nonisolated struct DialogButtonStyle: ButtonStyle {
    var isAlert: Bool
    var hasLine: Bool

    func makeBody(configuration: Configuration) -> some View {
        let isCancel = configuration.role == .cancel
        configuration.label
            .font(.system(size: isAlert ? 17 : 20, weight: isCancel ? .semibold : .regular))
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if configuration.isPressed { Color(white: 0.5, opacity: 0.2) }
            }
            .overlay(alignment: .top) {
                if isAlert || hasLine && !isCancel { DialogLine().frame(height: 0.5) }
            }
            .overlay { FocusRing(shape: RoundedRectangle(cornerRadius: 10)).padding(4) }
            .layoutValue(key: DialogRowKey.self, value: isCancel ? .cancel : .button)
    }
}

extension ViewPlace {
    private var buttons: [FocusItem] {
        rows.filter { $0.layoutValue(DialogRowKey.self) != .other }
    }

    /// Presses the first button in the view with a role; returns false without one.
    fileprivate func pressButton(_ role: ButtonRole) -> Bool {
        guard let button = buttons.first(where: { $0.role == role }) else { return false }
        return button.press()
    }

    /// Presses the button in the view with the shortcut of the default action; without one, the
    /// first button without a role, or the only button.
    fileprivate func pressDefaultButton() {
        let buttons = buttons
        let button =
            buttons.first { $0.shortcut == .defaultAction } ?? buttons.first { $0.role == nil }
        (button ?? (buttons.count == 1 ? buttons[0] : nil))?.press()
    }
}

extension FocusItem {
    @discardableResult fileprivate func press() -> Bool {
        onKey(KeyEvent(key: "space", time: 0))
    }
}

/// A view that presents an alert or an action sheet while a value is true.
nonisolated struct DialogPresentation<Base: View, Actions: View, Message: View>: View {
    let base: Base
    let isAlert: Bool
    let title: Text?
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message
    @State private var place = ViewPlace()
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(
        _ base: Base, isAlert: Bool, _ title: Text?, _ isPresented: Binding<Bool>,
        _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
    ) {
        (self.base, self.isAlert, self.title) = (base, isAlert, title)
        (self.isPresented, self.actions, self.message) = (isPresented, actions, message)
    }

    @MainActor private var isCentered: Bool { isAlert || sizeClass == .regular }

    var body: some View {
        let isOn = isPresented.wrappedValue
        PresentationView(
            base: base, style: isCentered ? .alert : .dialog, id: isOn ? AnyHashable(true) : nil,
            presented: isOn ? dialog : nil, close: cancel, onDismiss: nil
        )
    }

    @MainActor private var dialog: DialogView<Actions, Message> {
        DialogView(
            isAlert: isAlert, isCentered: isCentered, title: title, actions: actions(),
            message: message(), place: place, close: { isPresented.wrappedValue = false },
            cancel: cancel
        )
    }

    /// Presses the cancel button, or closes the dialog without one.
    @MainActor private func cancel() {
        guard isPresented.wrappedValue else { return }
        if !place.pressButton(.cancel) { isPresented.wrappedValue = false }
    }
}
