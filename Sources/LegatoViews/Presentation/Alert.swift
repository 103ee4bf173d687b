import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An alert with a title, a message and buttons: the older form of `alert(_:isPresented:actions:)`.
@preconcurrency @MainActor public struct Alert {
    /// A button of an alert or an action sheet.
    @preconcurrency @MainActor public struct Button {
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

    private init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// An action sheet with a title, a message and buttons: the older form of
/// `confirmationDialog(_:isPresented:actions:)`.
@preconcurrency @MainActor public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an action sheet; without buttons it gets a cancel button.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
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

extension View {
    /// Presents an alert while a value is true.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = isPresented.wrappedValue ? content() : nil
        return DialogPresentation(self, isAlert: true, alert?.title, isPresented) {
            AlertButtons(buttons: alert?.buttons ?? [])
        } _: {
            alert?.message
        }
    }

    /// Presents an alert for an item while the item is not nil.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        let alert = item.wrappedValue.map(content)
        return DialogPresentation(self, isAlert: true, alert?.title, item.isSome()) {
            AlertButtons(buttons: alert?.buttons ?? [])
        } _: {
            alert?.message
        }
    }

    /// Presents an action sheet while a value is true.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = isPresented.wrappedValue ? content() : nil
        return DialogPresentation(self, isAlert: false, sheet?.title, isPresented) {
            AlertButtons(buttons: sheet?.buttons ?? [])
        } _: {
            sheet?.message
        }
    }

    /// Presents an action sheet for an item while the item is not nil.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        let sheet = item.wrappedValue.map(content)
        return DialogPresentation(self, isAlert: false, sheet?.title, item.isSome()) {
            AlertButtons(buttons: sheet?.buttons ?? [])
        } _: {
            sheet?.message
        }
    }
}

nonisolated extension Binding {
    /// A binding that is true while an optional is not nil; setting it to false clears it.
    func isSome<T>() -> Binding<Bool> where Value == T? {
        mapped({ $0 != nil }, { $0 ? nil : .some(nil) })
    }
}
