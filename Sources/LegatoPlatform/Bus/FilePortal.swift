import Foundation
import LegatoLayers

/// Shows the desktop's file dialogs, provided by its portal.
nonisolated enum FilePortal {
    private static let interface = "org.freedesktop.portal.FileChooser"
    private static let requests = "org.freedesktop.portal.Request"
    private static let remedy =
        "Install xdg-desktop-portal with the portal of your desktop, such as xdg-desktop-portal-gtk."

    /// Shows a dialog above the window with a portal name, and calls `completion` on the main
    /// actor.
    @MainActor static func show(
        _ request: FileDialogRequest, above window: String,
        _ completion: @escaping FileDialogs.Completion
    ) {
        guard let address = BusConnection.address() else {
            let reason = "the program runs outside of a desktop session"
            return completion(.failure(FileDialogError(reason: reason, remedy: remedy)))
        }
        let waiting = WaitingDialog(completion)
        // The thread ends with the dialog.
        _ = NativeThread(name: "legato-files") {
            let result = run(request, above: window, address)
            Task { @MainActor in waiting.completion(result) }
        }
    }

    /// A completion, passed through the thread of a dialog.
    @MainActor private final class WaitingDialog {
        let completion: FileDialogs.Completion
        init(_ completion: @escaping FileDialogs.Completion) { self.completion = completion }
    }

    private static func run(
        _ request: FileDialogRequest, above window: String, _ address: String
    ) -> Result<[URL], FileDialogError> {
        func failure(_ reason: String) -> Result<[URL], FileDialogError> {
            .failure(FileDialogError(reason: reason, remedy: remedy))
        }
        guard let connection = BusConnection(to: address) else {
            return failure("the session bus does not answer")
        }
        defer { connection.close() }
        connection.listen(to: requests)
        do throws(BusError) {
            _ = try connection.call(method(of: request), of: interface) {
                $0.add(window)
                $0.add(request.title)
                $0.addArray(of: "{sv}") { options(of: request, &$0) }
            }
        } catch { return failure(error.reason) }
        while let message = connection.next() {
            // The connection serves this dialog only, so any response is its own.
            guard message.isSignal("Response", of: requests) else { continue }
            var arguments = message.arguments
            switch arguments.number() {
            case 0: return .success(files(arguments))
            case 1: return .success([])
            default: return failure("the desktop closed it")
            }
        }
        return failure("the session ended")
    }

    private static func method(of request: FileDialogRequest) -> String {
        switch request.purpose {
        case .open: "OpenFile"
        case .save: "SaveFile"
        case .saveAll: "SaveFiles"
        }
    }

    private static func options(of request: FileDialogRequest, _ options: inout BusWriter) {
        switch request.purpose {
        case .open:
            options.addEntry("multiple", request.allowsMultipleSelection)
            options.addEntry("directory", request.choosesFolders)
        case .save(let name): options.addEntry("current_name", of: "s") { $0.add(name) }
        case .saveAll(let names):
            options.addEntry("files", of: "aay") {
                $0.addArray(of: "ay") { for name in names { $0.addBytes(name) } }
            }
        }
        if let label = request.confirmationLabel {
            options.addEntry("accept_label", of: "s") { $0.add(label) }
        }
        if let folder = request.folder {
            // The path is an array of bytes that ends with 0.
            options.addEntry("current_folder", of: "ay") { $0.addBytes(folder.path) }
        }
        guard !request.filters.isEmpty else { return }
        options.addEntry("filters", of: "a(sa(us))") {
            $0.addArray(of: "(sa(us))") { filters in
                for filter in request.filters {
                    filters.addStructure {
                        $0.add(filter.name)
                        $0.addArray(of: "(us)") { rules in
                            for (kind, words) in [(0, filter.patterns), (1, filter.mediaTypes)] {
                                for word in words {
                                    rules.addStructure {
                                        $0.add(UInt32(kind))
                                        $0.add(word)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The files in the results of a dialog.
    private static func files(_ results: BusReader) -> [URL] {
        var results = results
        for entry in results.entries() {
            var entry = entry
            guard entry.text() == "uris" else { continue }
            return entry.texts().compactMap { URL(string: $0) }
        }
        return []
    }
}
