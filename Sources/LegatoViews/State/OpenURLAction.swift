public import Foundation
import LegatoGraphics
public import LegatoMotion

/// An action that opens a URL; call it like a function.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// var body: some View {
///     Button("Help") { openURL(URL(string: "https://swift.org")!) }
/// }
/// ```
@preconcurrency @MainActor public struct OpenURLAction {
    /// The result of handling a URL.
    public nonisolated struct Result: Sendable {
        enum Outcome {
            case handled, discarded
            case system(URL?)
        }

        let kind: Outcome

        /// The handler opened the URL.
        public static let handled = Result(kind: .handled)
        /// The handler discards the URL; nothing opens it.
        public static let discarded = Result(kind: .discarded)
        /// The system opens the URL.
        public static let systemAction = Result(kind: .system(nil))

        /// The system opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private nonisolated(unsafe) let handler: (URL) -> Result

    /// Creates an action with a handler that opens URLs or passes them on.
    nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL, with the user's preferred program unless a handler is set.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens a URL, and reports whether it was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(Self.open(other ?? url))
        }
    }

    /// Opens a URL with `xdg-open`; returns whether that program could be started.
    private static func open(_ url: URL) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            return true
        } catch {
            ViewWarning.print(
                WarningSubject("OpenURLAction", in: nil),
                "could not open \(url): \(error.localizedDescription)."
            )
            return false
        }
    }
}

private nonisolated enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
}

nonisolated extension EnvironmentValues {
    /// Opens URLs; by default with the user's preferred program, through `xdg-open`.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction { _ in .systemAction } }
        set { self[OpenURLKey.self] = newValue }
    }
}
