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
/// Titles and the views in the closures of its scenes follow the state of the app that they read;
/// which windows there are is settled at the start.
@preconcurrency @MainActor public protocol App {
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
            let running = RunningApp<Self>()
            let windows = AppWindows { running.app.body }
            try windows.openAtLaunch()
            try withExtendedLifetime(windows) { try Application.shared.run() }
        } catch {
            tell("\(error)")
            exit(1)
        }
    }
}

/// An app with storage for its state.
private final class RunningApp<A: App> {
    let app: A

    init() {
        var app = A()
        PropertyStores().connect(&app)
        self.app = app
    }
}

/// Tells a sentence on the standard error stream.
func tell(_ sentence: String) {
    FileHandle.standardError.write(Data("Legato: \(sentence)\n".utf8))
}
