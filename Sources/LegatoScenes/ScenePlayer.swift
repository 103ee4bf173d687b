public import Foundation
public import Legato

/// Plays a scene on a headless display, with its scripted input at exact times.
///
/// ```swift
/// let scene = try SceneCatalog.scene(id: "retarget")
/// let player = ScenePlayer(scene, size: CGSize(width: 320, height: 180))
/// let picture = player.picture(at: 1.5)
/// ```
@preconcurrency @MainActor public final class ScenePlayer {
    /// The scene.
    public let scene: DemoScene
    /// The display that shows it.
    public let display: HeadlessDisplay
    /// The root layer of the scene, a sublayer of the display's root layer.
    public let root: CALayer

    private var pending: ArraySlice<ScriptedInput>

    /// Creates a player with a new display at time 0.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - size: The display's size in points; the design size by default.
    ///   - scale: The pixels per point, 1 by default.
    ///   - refreshRate: The display's refreshes per second, 60 by default.
    ///   - count: The number of layers of a workload; the scene's default by default.
    ///   - isScripted: Whether the player sends the scene's scripted input; true by default.
    public init(
        _ scene: DemoScene, size: CGSize = DemoScene.designSize, scale: CGFloat = 1,
        refreshRate: Double = 60, count: Int? = nil, isScripted: Bool = true
    ) {
        self.scene = scene
        let display = HeadlessDisplay(size: size, scale: scale, refreshRate: refreshRate)
        self.display = display
        root = display.perform {
            let root = scene.makeRoot(size: size, count: count)
            display.rootLayer.addSublayer(root)
            return root
        }
        pending = isScripted ? scene.scriptedInput(size: size)[...] : []
        display.advance(by: 0)
    }

    /// Plays up to a time; has no effect if it has passed.
    /// - Precondition: `time` is finite.
    public func play(to time: CFTimeInterval) {
        while let next = pending.first, next.time <= time {
            advance(to: next.time)
            display.send(next.event)
            pending.removeFirst()
        }
        advance(to: time)
    }

    /// Plays up to a time and returns an image of the presentation at that time.
    /// - Precondition: `time` is finite.
    public func picture(at time: CFTimeInterval) -> CGImage {
        play(to: time)
        return display.snapshot()
    }

    /// Advances the display's clock to exactly `time`.
    private func advance(to time: CFTimeInterval) {
        // As long as a step does not exceed the current time, its difference and sum are exact.
        while display.time > 0 && time > 2 * display.time { display.advance(by: display.time) }
        display.advance(by: max(0, time - display.time))
    }
}
