public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Shows a file dialog each time a binding becomes true.
nonisolated struct FileDialogPresenter: ViewModifier {
    @Binding var isPresented: Bool
    /// The dialog; nil shows none.
    let request: FileDialogRequest?
    let completion: (Result<[URL], FileDialogError>) -> Void
    @Environment(\.windowTraits) private var traits
    @Environment(\.fileDialogSettings) private var settings

    func body(content: Content) -> some View {
        content.onChange(of: isPresented && request != nil, initial: true) { _, isShown in
            if isShown, let request { show(request) }
        }
    }

    @MainActor private func show(_ request: FileDialogRequest) {
        var request = request
        request.folder = settings.folder
        request.confirmationLabel = settings.confirmationLabel
        if let title = settings.title { request.title = title }
        let dialogs = traits?.fileDialogs ?? FileDialogs()
        dialogs.show(request) { result in
            isPresented = false
            completion(result)
        }
    }
}

/// The settings that modifiers make for the file dialogs inside.
nonisolated struct FileDialogSettings {
    /// The folder that dialogs show first; nil leaves it to the desktop.
    var folder: URL?
    /// The label of the button that confirms; nil leaves it to the desktop.
    var confirmationLabel: String?
    /// The title; nil for the default title of the dialog's purpose.
    var title: String?
}

private nonisolated enum FileDialogSettingsKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

nonisolated extension EnvironmentValues {
    fileprivate var fileDialogSettings: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the folder that the file dialogs of the view show first.
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(\.fileDialogSettings.folder, defaultDirectory)
    }

    /// Sets the localised label of the button that confirms the file dialogs of the view.
    public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the label of the button that confirms the file dialogs of the view.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View {
        environment(\.fileDialogSettings.confirmationLabel, String(label))
    }

    /// Sets the label of the button that confirms the file dialogs of the view to the characters of
    /// a text; nil leaves it to the desktop.
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        environment(\.fileDialogSettings.confirmationLabel, label?.plainText)
    }

    /// Sets the localised message of the file dialogs of the view, which is shown as their title.
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the message of the file dialogs of the view, which is shown as their title.
    @_disfavoredOverload
    public func fileDialogMessage(_ message: some StringProtocol) -> some View {
        environment(\.fileDialogSettings.title, String(message))
    }

    /// Sets the message of the file dialogs of the view, shown as their title, to the characters of
    /// a text; nil leaves the title to the desktop.
    public func fileDialogMessage(_ message: Text?) -> some View {
        environment(\.fileDialogSettings.title, message?.plainText)
    }
}
