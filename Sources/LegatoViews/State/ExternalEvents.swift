package import Foundation
import LegatoMotion

/// The URLs that a window handles.
nonisolated struct ExternalEvents: Equatable {
    /// The parts of URLs that the window is preferred for.
    var preferred = Set<String>()
    /// The parts of URLs that the window accepts.
    var allowed: Set<String> = ["*"]
}

nonisolated extension Set<String> {
    /// Whether a URL contains one of the strings; `*` is in every URL.
    package func matches(_ url: URL) -> Bool {
        contains { $0 == "*" || (!$0.isEmpty && url.absoluteString.contains($0)) }
    }
}

private nonisolated struct ExternalEventsModifier: ViewModifier {
    let events: ExternalEvents
    @Environment(\.windowTraits) private var traits

    func body(content: Content) -> some View {
        traits?.externalEvents = events
        return content.onDisappear { traits?.externalEvents = nil }
    }
}

nonisolated extension View {
    /// Sets which of the URLs that the program receives are opened by the views of the window.
    ///
    /// A URL reaches `onOpenURL(perform:)` in the windows that prefer it or, if there are none, in
    /// those that accept it. The innermost views decide for a window; by default it accepts all.
    ///
    /// - Parameters:
    ///   - preferring: Strings of which a URL that the window prefers contains one; `*` is in all.
    ///   - allowing: Strings of which a URL that the window accepts contains one; `*` is in all.
    /// - Returns: The view.
    public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        modifier(
            ExternalEventsModifier(
                events: ExternalEvents(preferred: preferring, allowed: allowing)
            )
        )
    }
}
