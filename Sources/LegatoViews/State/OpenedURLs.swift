public import Foundation
import LegatoGraphics
import LegatoMotion

/// The URLs that the program receives to open.
package enum OpenedURLs {
    private static var receivers: [UUID: URLReceiver] = [:]
    /// The URLs that wait for a view to receive them.
    private static var pending: [URL] = []

    /// The URLs in the program's arguments: those that begin with a scheme.
    package static var inArguments: [URL] {
        CommandLine.arguments.dropFirst().filter { $0.contains("://") }
            .compactMap { URL(string: $0) }.filter { $0.scheme != nil }
    }

    /// Passes a URL to the views that open it, or keeps it until there is one; if windows prefer it,
    /// only to their views.
    package static func open(_ url: URL) {
        let open = receivers.values.filter { $0.events.allowed.matches(url) }
        if open.isEmpty { return pending.append(url) }
        let preferred = open.filter { $0.events.preferred.matches(url) }
        for receiver in preferred.isEmpty ? open : preferred { receiver.action(url) }
    }

    /// Adds a view that opens URLs.
    fileprivate static func add(_ receiver: URLReceiver) {
        receivers[receiver.id] = receiver
        let due = pending
        pending = []
        for url in due { open(url) }
    }

    /// Removes a view that opens URLs.
    fileprivate static func remove(_ receiver: URLReceiver) { receivers[receiver.id] = nil }
}

private nonisolated struct OpenURLModifier: ViewModifier {
    let action: (URL) -> Void
    @State private var receiver = URLReceiver()
    @Environment(\.windowTraits) private var traits

    func body(content: Content) -> some View {
        (receiver.action, receiver.traits) = (action, traits)
        return
            content
            .onAppear { OpenedURLs.add(receiver) }
            .onDisappear { OpenedURLs.remove(receiver) }
    }
}

/// The current action of a view that opens URLs.
private final class URLReceiver {
    let id = UUID()
    var action: (URL) -> Void = { _ in }
    weak var traits: WindowTraits?

    nonisolated init() {}

    /// The events that the view's window handles.
    var events: ExternalEvents { traits?.externalEvents() ?? ExternalEvents() }
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
