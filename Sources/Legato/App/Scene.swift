public import Foundation
import LegatoGraphics
import LegatoViews

/// A part of an app's user interface with its own windows.
@preconcurrency @MainActor public protocol Scene {
    /// The type of the scene returned by `body`.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {
    /// Always traps.
    public var body: Never { refuse("Never.body must not be called: it has no value.") }
}

extension PrimitiveScene {
    /// Always traps: a primitive scene has no body.
    public var body: Never {
        refuse("\(Self.self).body must not be called: a scene whose Body is Never has no body.")
    }
}

/// A scene that provides its windows directly and has no body.
protocol PrimitiveScene: Scene where Body == Never {
    /// Returns the windows that the scene can open.
    func plans(_ settings: SceneSettings) -> [WindowPlan]
}

extension Scene {
    /// Returns the windows that the scene can open, in order.
    func allPlans(_ settings: SceneSettings) -> [WindowPlan] {
        if let scene = self as? any PrimitiveScene { return scene.plans(settings) }
        var scene = self
        settings.properties.connect(&scene)
        return scene.body.allPlans(settings)
    }

    /// Sets the size in points that the scene's windows open with, 800 x 600 by default.
    /// - Precondition: both sides are 1 to 16384.
    public func defaultSize(_ size: CGSize) -> some Scene {
        SetScene(content: self) { $0.ownSize = size }
    }

    /// Sets the size in points that the scene's windows open with, 800 x 600 by default.
    /// - Precondition: both sides are 1 to 16384.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets whether the scene opens a window when the app starts.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        SetScene(content: self) { $0.launchBehavior = behavior }
    }

    /// Sets which of the URLs that the program receives are opened in the scene's windows.
    ///
    /// A URL among the launch arguments that matches opens a window of the scene.
    ///
    /// - Parameter conditions: Strings of which a URL contains one; `*` is in all, and an empty set
    ///   opens none. Without this setting the scene's windows accept all URLs.
    /// - Returns: The scene.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        SetScene(content: self) { $0.externalEvents = conditions }
    }

    /// Sets the store of the `@AppStorage` properties in the scene's views that name none, by default
    /// `UserDefaults.standard`.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        SetScene(content: self) { $0.defaultStore = store }
    }
}

/// A scene with modified settings.
struct SetScene<Content: Scene>: PrimitiveScene {
    typealias Body = Never
    let content: Content
    let set: (inout SceneSettings) -> Void

    func plans(_ settings: SceneSettings) -> [WindowPlan] {
        var settings = settings
        set(&settings)
        return content.allPlans(settings)
    }
}

/// A scene composed of several scenes.
public struct TupleScene<each Content: Scene>: Scene {
    /// The scene is primitive and has no body.
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

/// Builds a scene from the scenes listed in a closure.
@resultBuilder
@preconcurrency @MainActor public enum SceneBuilder {
    /// Returns a single scene unchanged.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Combines several scenes.
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> TupleScene<repeat each Content> {
        TupleScene(content: (repeat each content))
    }
}
