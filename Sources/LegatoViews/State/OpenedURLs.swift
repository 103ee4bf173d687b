public import Foundation
import LegatoGraphics
import LegatoMotion

/// The URLs that the program receives to open.
package enum OpenedURLs {
    private static var receivers: [UUID: (URL) -> Void] = [:]
    /// The URLs that wait for a view to receive them.
    private static var pending: [URL] = []

    /// The URLs in the program's arguments: those that begin with a scheme.
    package static var inArguments: [URL] {
        CommandLine.arguments.dropFirst().filter { $0.contains("://") }
            .compactMap { URL(string: $0) }.filter { $0.scheme != nil }
    }

    /// Passes a URL to the views that open URLs, or keeps it until there is one.
    package static func open(_ url: URL) {
        if receivers.isEmpty { return pending.append(url) }
        for receive in Array(receivers.values) { receive(url) }
    }

    /// Sets the closure that receives URLs for a view; nil removes it.
    fileprivate static func set(_ receive: ((URL) -> Void)?, for id: UUID) {
        receivers[id] = receive
        guard let receive else { return }
        let due = pending
        pending = []
        for url in due { receive(url) }
    }
}

private nonisolated struct OpenURLModifier: ViewModifier {
    let action: (URL) -> Void
    @State private var receiver = URLReceiver()

    func body(content: Content) -> some View {
        receiver.action = action
        return
            content
            .onAppear {
                OpenedURLs.set({ [receiver] in receiver.action($0) }, for: receiver.id)
            }
            .onDisappear { OpenedURLs.set(nil, for: receiver.id) }
    }
}

/// The current action of a view that opens URLs.
private final class URLReceiver {
    let id = UUID()
    var action: (URL) -> Void = { _ in }

    nonisolated init() {}
}

nonisolated extension View {
    /// Runs an action with each URL that the program receives to open: on Linux, each launch
    /// argument that contains `://`.
    ///
    /// A desktop entry with `Exec=program %u` and a `MimeType` of `x-scheme-handler/scheme` makes
    /// the desktop start the program with the URLs of the scheme. URLs wait until a view that opens
    /// URLs appears.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
