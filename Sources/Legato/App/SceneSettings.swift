import Foundation
import LegatoGraphics
import LegatoViews

/// The settings with which a scene opens its windows.
struct SceneSettings {
    /// The size in points unless `defaultSize(_:)` sets another one.
    var defaultSize = CGSize(width: 800, height: 600)
    var launchBehavior = SceneLaunchBehavior.automatic
    /// The storage of the state of scenes with a body.
    let properties: PropertyStores
    /// The values whose changes the scenes follow.
    var changes = SceneChanges()
}

/// Whether a scene opens a window when the app starts.
public struct SceneLaunchBehavior: Sendable {
    let opens: Bool?

    /// Only the first scene of the app opens a window.
    public static let automatic = SceneLaunchBehavior(opens: nil)
    /// The scene opens a window.
    public static let presented = SceneLaunchBehavior(opens: true)
}
