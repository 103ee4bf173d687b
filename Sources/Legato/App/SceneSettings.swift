import Foundation
import LegatoGraphics
import LegatoViews

/// The settings with which a scene opens its windows.
struct SceneSettings {
    /// The size in points that `defaultSize(_:)` sets; nil without it.
    var ownSize: CGSize?
    /// Where the windows open; nil leaves it to the window system.
    var position: UnitPoint?
    var resizability = WindowResizability.automatic
    /// Whether the windows have a title bar and borders.
    var isBordered = true
    /// Whether the windows stay above those of other programs.
    var isFloating = false
    /// The commands of the scene.
    var commands: [CommandSet] = []
    /// Whether the commands that scenes inside add are ignored.
    var ignoresCommands = false
    /// Whether it is the window of the program's settings.
    var isSettings = false
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
    /// The scene opens no window.
    public static let suppressed = SceneLaunchBehavior(opens: false)
}

/// The height of windows above each other.
public nonisolated struct WindowLevel: Sendable, Hashable {
    private enum Kind {
        case normal, floating
    }

    private let kind: Kind

    /// The usual level.
    public static let automatic = WindowLevel(kind: .normal)
    /// The usual level.
    public static let normal = WindowLevel(kind: .normal)
    /// Above the windows of other programs.
    public static let floating = WindowLevel(kind: .floating)
}

/// How large the windows of a scene can be made.
public nonisolated struct WindowResizability: Sendable {
    enum Kind {
        case automatic, contentSize, contentMinSize
    }

    let kind: Kind

    /// Any size; for the program's settings, that of the content.
    public static let automatic = WindowResizability(kind: .automatic)
    /// From the smallest to the largest size of the content, and at first in its ideal size.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// The smallest size of the content and larger.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
