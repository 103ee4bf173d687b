public import Foundation
import LegatoGraphics
import LegatoPlatform

/// A part of what an app shows, in windows of its own.
public protocol Scene {
    /// The type of scene that the body is.
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Not to be reached: the scene has no body.
    public var body: Never { refuse("\(Self.self) has no body.") }
}

/// What a scene's windows are opened with.
struct SceneSettings {
    /// The size in points where nothing says another one.
    var defaultSize = CGSize(width: 800, height: 600)
}

/// A scene that opens windows itself; it has no body.
protocol PrimitiveScene: Scene where Body == Never {
    /// Opens the windows.
    func open(_ settings: SceneSettings) throws(PlatformError)
}

extension Scene {
    /// Opens the windows of the scene.
    func openAll(_ settings: SceneSettings = SceneSettings()) throws(PlatformError) {
        if let scene = self as? any PrimitiveScene { return try scene.open(settings) }
        try body.openAll(settings)
    }

    /// Sets the size in points that the scene's windows open with, 800 x 600 by default.
    /// - Precondition: both sides are at least 1 and below 32768.
    public func defaultSize(_ size: CGSize) -> some Scene {
        SizedScene(content: self, size: size)
    }

    /// Sets the size in points that the scene's windows open with, 800 x 600 by default.
    /// - Precondition: both sides are at least 1 and below 32768.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}

private struct SizedScene<Content: Scene>: PrimitiveScene {
    typealias Body = Never
    let content: Content
    let size: CGSize

    func open(_ settings: SceneSettings) throws(PlatformError) {
        var settings = settings
        settings.defaultSize = size
        try content.openAll(settings)
    }
}

/// Several scenes.
public struct TupleScene<each Content: Scene>: Scene {
    /// It has no body.
    public typealias Body = Never
    let content: (repeat each Content)
}

extension TupleScene: PrimitiveScene {
    func open(_ settings: SceneSettings) throws(PlatformError) {
        for scene in repeat each content { try scene.openAll(settings) }
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
