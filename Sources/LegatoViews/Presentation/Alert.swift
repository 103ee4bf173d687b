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

    let content: Alert

    /// Creates an action sheet; without buttons it gets a cancel button.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        content = Alert(title, message, buttons)
    }
}
