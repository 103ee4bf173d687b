import Foundation
import LegatoPlatform

/// A program of windows with views: mark its type with `@main`.
///
/// State of the app itself keeps the value that it begins with; put what changes into an
/// `@Observable` object or into views.
public protocol App {
    /// The type of scene that the body is.
    associatedtype Body: Scene

    /// The windows of the program.
    @SceneBuilder var body: Body { get }

    /// Creates the app.
    init()
}

extension App {
    /// Opens the windows and runs until the last one closes.
    ///
    /// Without a display it tells so on the standard error stream and ends with status 1.
    public static func main() {
        do {
            try Self().body.openAll()
            try Application.shared.run()
        } catch {
            FileHandle.standardError.write(Data("Legato: \(error)\n".utf8))
            exit(1)
        }
    }
}
