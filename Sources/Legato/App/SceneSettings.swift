import Foundation
import LegatoGraphics
import LegatoViews

/// The settings with which a scene opens its windows.
struct SceneSettings {
    /// The size in points set by `defaultSize(_:)`; nil if unset.
    var ownSize: CGSize?
    /// The position at which windows open; nil leaves it to the window system.
    var position: UnitPoint?
    /// The placement of a window by its content and the screen; nil if unset.
    var placement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
    var resizability = WindowResizability.automatic
    /// Whether the windows have a title bar and borders.
    var isBordered = true
    /// The look of navigation bars.
    var barLook = BarLook()
    /// Whether the windows stay above those of other apps.
    var isFloating = false
    /// The commands of the scene.
    var commands: [CommandSet] = []
    /// Whether commands added by inner scenes are ignored.
    var ignoresCommands = false
    /// The store of `@AppStorage` properties that name none; nil for `UserDefaults.standard`.
    var defaultStore: UserDefaults?
    /// Whether the scene is the app's settings window.
    var isSettings = false
    /// How the windows can be resized; settings have the size of their content.
    var resizing: WindowResizability.Kind {
        isSettings && resizability.kind == .automatic ? .contentSize : resizability.kind
    }
    var launchBehavior = SceneLaunchBehavior.automatic
    /// The parts of the URLs that the scene opens; nil for all.
    var externalEvents: Set<String>?
    /// The storage of the state of scenes with a body.
    let properties: PropertyStores
    /// The values observed by the scenes' `onChange` modifiers.
    var changes = SceneChanges()

    /// Whether the scene opens a window at launch, for some URLs; nil if it depends on its place.
    func opens(_ urls: [URL]) -> Bool? {
        if let externalEvents, urls.contains(where: externalEvents.matches) { return true }
        return launchBehavior.opens
    }
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

/// The stacking level of a scene's windows.
public nonisolated struct WindowLevel: Sendable, Hashable {
    private enum Kind {
        case normal, floating
    }

    private let kind: Kind

    /// The default level.
    public static let automatic = WindowLevel(kind: .normal)
    /// The default level.
    public static let normal = WindowLevel(kind: .normal)
    /// Above the windows of other apps.
    public static let floating = WindowLevel(kind: .floating)
}

/// The sizes to which the windows of a scene can be resized.
public nonisolated struct WindowResizability: Sendable {
    enum Kind {
        case automatic, contentSize, contentMinSize
    }

    let kind: Kind

    /// Any size, except for the settings window, which has the size of its content.
    public static let automatic = WindowResizability(kind: .automatic)
    /// From the content's minimum size to its maximum size; windows open at the ideal size.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// At least the content's minimum size.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
