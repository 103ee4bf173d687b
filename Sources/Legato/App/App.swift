import Foundation
import LegatoPlatform
import LegatoViews

/// A program of windows with views: mark its type with `@main`.
///
///     @main struct Hello: App {
///         @State private var count = 0
///         var body: some Scene {
///             WindowGroup("Hello") {
///                 Button("Pressed \(count) times") { count += 1 }
///             }
///         }
///     }
///
/// The body is evaluated once, at the start. Views in the closures of its scenes follow the state of
/// the app that they read.
@MainActor public protocol App {
    /// The type of scene that the body is.
    associatedtype Body: Scene

    /// The windows of the program.
    @SceneBuilder var body: Body { get }

    /// Creates the app.
    init()
}

extension App {
    /// Opens the first of the windows and runs until the last one closes.
    ///
    /// Without a display it tells so on the standard error stream and ends with status 1.
    public static func main() {
        do {
            var app = Self()
            connectState(of: &app)
            let windows = AppWindows(app.body)
            try windows.openAtLaunch()
            try withExtendedLifetime(windows) { try Application.shared.run() }
        } catch {
            tell("\(error)")
            exit(1)
        }
    }
}

/// Tells a sentence on the standard error stream.
func tell(_ sentence: String) {
    FileHandle.standardError.write(Data("Legato: \(sentence)\n".utf8))
}
