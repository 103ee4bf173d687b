public import Foundation
public import Legato

/// Plays a scene on a display without a screen, with its scripted input at exact times.
@preconcurrency @MainActor public final class ScenePlayer {
    /// The scene.
    public let scene: DemoScene
    /// The display that shows it.
    public let display: HeadlessDisplay
    /// The scene's own root, a sublayer of the display's.
    public let root: CALayer

    private var pending: ArraySlice<ScriptedInput>

    /// Puts a scene on a new display, at time 0.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - size: The display's size in points; the design size by default.
    ///   - scale: Pixels a point, 1 by default.
    ///   - refreshRate: The display's refreshes a second, 60 by default.
    ///   - count: How many layers a workload has; the scene's own number by default.
    ///   - isScripted: Whether the player does what the scene's script says, as by default.
    public init(
        _ scene: DemoScene,
        size: CGSize = DemoScene.designSize,
        scale: CGFloat = 1,
        refreshRate: Double = 60,
        count: Int? = nil,
        isScripted: Bool = true
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

    /// Plays on to a time; one that has passed already changes nothing.
    /// - Precondition: `time` is finite.
    public func play(to time: CFTimeInterval) {
        while let next = pending.first, next.time <= time {
            advance(to: next.time)
            display.send(next.event)
            pending.removeFirst()
        }
        advance(to: time)
    }

    /// Plays on to a time and returns what is seen then.
    /// - Precondition: `time` is finite.
    public func picture(at time: CFTimeInterval) -> CGImage {
        play(to: time)
        return display.snapshot()
    }

    /// Moves the display's clock to exactly `time`.
    private func advance(to time: CFTimeInterval) {
        // While a step is no longer than the time so far, difference and sum are exact.
        while display.time > 0 && time > 2 * display.time { display.advance(by: display.time) }
        display.advance(by: max(0, time - display.time))
    }
}
