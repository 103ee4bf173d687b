import Foundation
import Legato
import LegatoDrawing
import LegatoGL
import LegatoSoftware
import LegatoScenes

/// A headless display that shows a scene, with the scene's scripted input if it has any.
@MainActor
struct HeadlessStage {
    let display: HeadlessDisplay
    private let player: ScenePlayer?

    /// Shows a scene on a display of a size in points, with `scale` pixels per point.
    init(
        _ scene: BenchmarkScene, size: CGSize, scale: CGFloat, refreshRate: Double, count: Int?
    ) {
        if let demo = scene.demo {
            let player = ScenePlayer(
                demo, size: size, scale: scale, refreshRate: refreshRate, count: count
            )
            (self.player, display) = (player, player.display)
            return
        }
        player = nil
        let display = HeadlessDisplay(size: size, scale: scale, refreshRate: refreshRate)
        self.display = display
        display.perform {
            let root = scene.makeRoot(size: size, count: count)
            display.rootLayer.addSublayer(root)
            if let tick = scene.tick(of: root) { display.displayLink(tick) }
        }
        display.advance(by: 0)
    }

    /// Plays the scene up to a time.
    func play(to time: CFTimeInterval) {
        if let player { return player.play(to: time) }
        display.advance(by: max(0, time - display.time))
    }
}

/// A renderer with its context.
@MainActor
struct HeadlessDrawing {
    let renderer: any Renderer
    private let context: OffscreenContext?
    private let glFinish: (@convention(c) () -> Void)?
    /// The OpenGL version with that of its driver; empty for the software renderer.
    var driverVersion: String { (renderer as? GLRenderer)?.version ?? "" }

    init(_ name: FrameTimingCommand.RendererName) throws {
        guard name == .gl else {
            (renderer, context, glFinish) = (SoftwareRenderer(), nil, nil)
            return
        }
        let context = try OffscreenContext()
        self.context = context
        let renderer = try GLRenderer { context.load($0) }
        renderer.measuresGPUTime = true
        self.renderer = renderer
        glFinish = context.load("glFinish").map {
            unsafeBitCast($0, to: (@convention(c) () -> Void).self)
        }
    }

    /// Draws a list, and calls `whenUploaded` once the data for a GPU, if there is one, is
    /// uploaded.
    func draw(_ list: DisplayList, whenUploaded: () -> Void) throws {
        guard let renderer = renderer as? GLRenderer else { return try renderer.render(list) }
        try renderer.render(list, whenUploaded: whenUploaded)
    }

    /// Waits until drawing has finished; returns the GPU time in seconds.
    func finish() -> Double? {
        glFinish?()
        return (renderer as? GLRenderer)?.gpuTime()
    }
}
