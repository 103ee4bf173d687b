import Foundation
import LegatoLayers
import LegatoPlatform
import LegatoViews

/// A program whose windows show views.
///
/// Mark the type with `@main`, which is left out here:
///
/// ```swift
/// struct Hello: App {
///     @State private var count = 0
///     var body: some Scene {
///         WindowGroup("Hello") {
///             Button("Pressed \(count) times") { count += 1 }
///         }
///     }
/// }
/// ```
///
/// Window titles and scene content closures update when the app state they read changes. The set of
/// scenes is fixed at launch.
@preconcurrency @MainActor public protocol App {
    /// The type of the scene returned by `body`.
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder var body: Body { get }

    /// Creates the app.
    init()
}

extension App {
    /// Opens the windows presented at launch and runs the app until the last window closes.
    ///
    /// If the environment variable `LEGATO_PREVIEWS` is set, shows the program's previews instead.
    ///
    /// If there is no display, or the connection to a display is lost, prints the error to standard
    /// error and exits with status 1.
    public static func main() {
        do {
            let running = RunningApp<Self>()
            let windows = AppWindows(phase: running.phase) { running.app.body }
            let urls = OpenedURLs.inArguments
            if !Application.showsPreviews { try windows.openAtLaunch(for: urls) }
            // The views of all windows appear before the URLs reach those that prefer them.
            CATransaction.flush()
            for url in urls { OpenedURLs.open(url) }
            try withExtendedLifetime(windows) { try Application.shared.run() }
        } catch {
            printMessage("\(error)")
            exit(1)
        }
    }
}

/// An app instance whose state is connected to storage.
private final class RunningApp<A: App> {
    let phase = SharedScenePhase()
    private var own = A()
    private let properties: PropertyStores

    init() { properties = PropertyStores(phase: phase) }

    /// The app, with what its properties read from the environment now.
    var app: A {
        properties.restart()
        properties.connect(&own)
        return own
    }
}

/// Prints a message to standard error.
func printMessage(_ message: String) {
    FileHandle.standardError.write(Data("Legato: \(message)\n".utf8))
}
