public import Foundation
import LegatoGraphics
import LegatoViews

/// A part of what an app shows, in windows of its own.
@preconcurrency @MainActor public protocol Scene {
    /// The type of scene that the body is.
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {
    /// Not to be reached: a scene without a body was asked for it.
    public var body: Never { refuse("A scene without a body was asked for it.") }
}

extension Scene where Body == Never {
    /// Not to be reached: the scene has no body.
    public var body: Never { refuse("\(Self.self) has no body.") }
}

/// Whether a scene opens a window when the app starts.
public struct SceneLaunchBehavior: Sendable {
    let opens: Bool?

    /// The first scene of the app does, the others do not.
    public static let automatic = SceneLaunchBehavior(opens: nil)
    /// It does.
    public static let presented = SceneLaunchBehavior(opens: true)
}

/// What the windows of a scene are opened with.
struct SceneSettings {
    /// The size in points where nothing says another one.
    var defaultSize = CGSize(width: 800, height: 600)
    var launchBehavior = SceneLaunchBehavior.automatic
    /// Where the state of scenes with a body lies.
    let properties: PropertyStores
}

/// A scene that knows its windows itself; it has no body.
protocol PrimitiveScene: Scene where Body == Never {
    /// The windows that it may open.
    func plans(_ settings: SceneSettings) -> [WindowPlan]
}

extension Scene {
    /// The windows that the scene may open, in order.
    func allPlans(_ settings: SceneSettings) -> [WindowPlan] {
        if let scene = self as? any PrimitiveScene { return scene.plans(settings) }
        var scene = self
        settings.properties.connect(&scene)
        return scene.body.allPlans(settings)
    }

    /// Sets the size in points that the scene's windows open with, 800 x 600 by default.
    /// - Precondition: both sides are at least 1 and below 32768.
    public func defaultSize(_ size: CGSize) -> some Scene {
        SetScene(content: self) { $0.defaultSize = size }
    }

    /// Sets the size in points that the scene's windows open with, 800 x 600 by default.
    /// - Precondition: both sides are at least 1 and below 32768.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Says whether the scene opens a window when the app starts.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        SetScene(content: self) { $0.launchBehavior = behavior }
    }
}

/// A scene with other settings.
private struct SetScene<Content: Scene>: PrimitiveScene {
    typealias Body = Never
    let content: Content
    let set: (inout SceneSettings) -> Void

    func plans(_ settings: SceneSettings) -> [WindowPlan] {
        var settings = settings
        set(&settings)
        return content.allPlans(settings)
    }
}

/// Several scenes.
public struct TupleScene<each Content: Scene>: Scene {
    /// It has no body.
    public typealias Body = Never
    let content: (repeat each Content)
}

extension TupleScene: PrimitiveScene {
    func plans(_ settings: SceneSettings) -> [WindowPlan] {
        var plans: [WindowPlan] = []
        for scene in repeat each content { plans += scene.allPlans(settings) }
        return plans
    }
}

/// Makes scenes of the lines of a closure.
@resultBuilder
public enum SceneBuilder {
    /// Takes one scene as it is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Takes several scenes together.
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> TupleScene<repeat each Content> {
        TupleScene(content: (repeat each content))
    }
}
