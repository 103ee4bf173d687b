package import Foundation
import LegatoMotion

/// The URLs that views of a window handle.
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

/// The URLs that the innermost views handle; those of views beside each other are united.
nonisolated enum ExternalEventsKey: PreferenceKey {
    static var defaultValue: ExternalEvents? { nil }

    static func reduce(value: inout ExternalEvents?, nextValue: () -> ExternalEvents?) {
        guard let next = nextValue() else { return }
        guard var united = value else { return value = next }
        united.preferred.formUnion(next.preferred)
        united.allowed.formUnion(next.allowed)
        value = united
    }
}

nonisolated extension View {
    /// Sets which of the URLs that the program receives are opened by the views of the window.
    ///
    /// A URL reaches `onOpenURL(perform:)` in the windows that accept and prefer it or, if there are
    /// none, in those that accept it. The innermost views decide for a window, also those of covered
    /// pages and of tabs that are not selected; the strings of views beside each other are united.
    /// By default a window accepts all URLs.
    ///
    /// - Parameters:
    ///   - preferring: Strings of which a URL that the window prefers contains one; `*` is in all.
    ///   - allowing: Strings of which a URL that the window accepts contains one; `*` is in all.
    /// - Returns: The view.
    public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        transformPreference(ExternalEventsKey.self) {
            $0 = $0 ?? ExternalEvents(preferred: preferring, allowed: allowing)
        }
    }
}
