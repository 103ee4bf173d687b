import Foundation
import LegatoGraphics
import LegatoMotion

/// The check box of a dialog that suppresses it in the future.
struct DialogSuppression {
    let label: Text
    let isSuppressed: Binding<Bool>
}

private nonisolated enum DialogSuppressionKey: EnvironmentKey {
    static var defaultValue: DialogSuppression? { nil }
}

nonisolated extension EnvironmentValues {
    /// The check box of the dialogs that the view presents; nil for none.
    var dialogSuppression: DialogSuppression? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }
}

/// The check box in a dialog, above its buttons.
struct DialogSuppressionToggle: View {
    let suppression: DialogSuppression

    var body: some View {
        Toggle(isOn: suppression.isSuppressed) { suppression.label.font(.footnote) }
            .toggleStyle(.checkbox)
            .frame(maxWidth: .infinity)
            .padding(.bottom, 6)
    }
}

nonisolated extension View {
    /// Adds a check box to the alerts and confirmation dialogs that the view presents.
    ///
    /// The dialogs are presented regardless of the value: test it before you present one.
    ///
    /// ```swift
    /// Button("Delete") { if isSuppressed { delete() } else { isAsking = true } }
    ///     .alert("Delete the file?", isPresented: $isAsking) {
    ///         Button("Delete", role: .destructive) { delete() }
    ///         Button("Cancel", role: .cancel) {}
    ///     }
    ///     .dialogSuppressionToggle("Always delete files", isSuppressed: $isSuppressed)
    /// ```
    ///
    /// - Parameters:
    ///   - label: The text beside the box.
    ///   - isSuppressed: Whether the box is checked; it changes with each click on the box.
    /// - Returns: The view.
    public func dialogSuppressionToggle(
        _ label: Text, isSuppressed: Binding<Bool>
    ) -> some View {
        environment(
            \.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed)
        )
    }

    /// Adds a check box to the alerts and confirmation dialogs that the view presents.
    public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a check box to the alerts and confirmation dialogs that the view presents.
    @_disfavoredOverload
    public func dialogSuppressionToggle(
        _ title: some StringProtocol, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds a check box with the title “Do not ask again” to the alerts and confirmation dialogs
    /// that the view presents.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle("Do not ask again", isSuppressed: isSuppressed)
    }
}
