import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An alert with a title, a message and buttons: the older form of `alert(_:isPresented:actions:)`.
nonisolated public struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        /// A button without a special role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }

        /// A button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }

        /// A button that cancels, with the title “Cancel”.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button, “OK” by default.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title, message, [dismissButton ?? .default(Text("OK"))])
    }

    /// Creates an alert with two buttons.
    public init(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) {
        self.init(title, message, [primaryButton, secondaryButton])
    }

    fileprivate init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// An action sheet with a title, a message and buttons: the older form of
/// `confirmationDialog(_:isPresented:actions:)`.
nonisolated public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    fileprivate let content: Alert

    /// Creates an action sheet; without buttons it gets a cancel button.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        content = Alert(title, message, buttons)
    }
}

/// The buttons of an alert or an action sheet.
private struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role, action: buttons[index].action) {
                buttons[index].label
            }
        }
    }
}

/// A view that presents an alert or an action sheet in the older form.
private nonisolated struct OlderDialogPresentation<Base: View, Item>: View {
    let base: Base
    let isAlert: Bool
    let item: Binding<Item?>
    let content: (Item) -> Alert

    var body: some View {
        let dialog = item.wrappedValue.map(content)
        DialogPresentation(base, isAlert: isAlert, dialog?.title, item.isSome()) {
            AlertButtons(buttons: dialog?.buttons ?? [])
        } _: {
            dialog?.message
        }
    }
}

nonisolated extension View {
    /// Presents an alert while a value is true.
    public func alert(
        isPresented: Binding<Bool>, content: @escaping () -> Alert
    ) -> some View {
        OlderDialogPresentation(base: self, isAlert: true, item: isPresented.asItem()) { _ in
            content()
        }
    }

    /// Presents an alert for an item while the item is not nil.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        OlderDialogPresentation(base: self, isAlert: true, item: item, content: content)
    }

    /// Presents an action sheet while a value is true.
    public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        OlderDialogPresentation(base: self, isAlert: false, item: isPresented.asItem()) { _ in
            content().content
        }
    }

    /// Presents an action sheet for an item while the item is not nil.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        OlderDialogPresentation(base: self, isAlert: false, item: item) { content($0).content }
    }
}

nonisolated extension Binding<Bool> {
    /// A binding to an item that exists while the value is true.
    func asItem() -> Binding<PresentedItem?> {
        mapped({ $0 ? PresentedItem() : nil }, { $0 != nil })
    }
}

/// The item of a presentation by a Boolean value.
nonisolated struct PresentedItem: Identifiable {
    let id = true
}

nonisolated extension Binding {
    /// A binding that is true while an optional is not nil; setting it to false clears it.
    func isSome<T>() -> Binding<Bool> where Value == T? {
        mapped({ $0 != nil }, { $0 ? nil : .some(nil) })
    }
}
