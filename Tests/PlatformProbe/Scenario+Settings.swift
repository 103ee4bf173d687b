import Foundation
import Legato

extension Scenario {
    /// Reports the settings that the views of a window read, until it closes.
    func runSettings() throws {
        let size = CGSize(width: 640, height: 400)
        let window = try Window(title: "Legato probe: settings", size: size) { SettingsView() }
        try withExtendedLifetime(window) { try Application.shared.run() }
    }
}

extension Scenario {
    /// Shows the desktop's file dialog and reports the files.
    func runFiles() throws {
        let size = CGSize(width: 640, height: 400)
        let window = try Window(title: "Legato probe: files", size: size) { FilesView() }
        try withExtendedLifetime(window) { try Application.shared.run() }
    }
}

private struct FilesView: View {
    @State private var isOpening = true

    var body: some View {
        Color.green
            .fileImporter(
                isPresented: $isOpening, allowedContentTypes: [.png], allowsMultipleSelection: true
            ) { result in
                switch result {
                case .success(let files):
                    report("files", files.map(\.path).joined(separator: " "))
                case .failure(let error): report("files", error)
                }
                Application.shared.terminate()
            } onCancellation: {
                report("files", "cancelled")
                Application.shared.terminate()
            }
    }
}

/// A square in the accent colour on the ground of the window.
private struct SettingsView: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var size

    private var text: String { "\(scheme) \(contrast) \(reducesMotion) \(size)" }

    var body: some View {
        Color.accentColor
            .frame(width: 100, height: 100)
            .onChange(of: text, initial: true) { report("settings", $1) }
    }
}
