import Foundation
import Legato
import LegatoScenes

/// The window, the scene in it and the keys that steer it.
@MainActor
final class GalleryWindow {
    private let window: Window
    private let count: Int?
    private let overlay: Overlay
    private var index: Int
    private var root = CALayer()
    private var isPaused = false
    private var step: CADisplayLink?
    private var settling: Timer?
    /// What happened in the window, if it was to be recorded; known when it has closed.
    private(set) var session: SessionRecording?
    /// Why the window shows nothing; it closes then.
    private(set) var failure: RenderError?

    init(
        first: DemoScene,
        count: Int?,
        renderer: Gallery.RendererName?,
        records: Bool
    ) throws(PlatformError) {
        let choice: RendererChoice =
            switch renderer {
            case .software: .software
            case .gl: .gl
            case nil: .automatic
            }
        window = try Window(
            title: "Legato",
            size: DemoScene.designSize,
            renderer: choice
        )
        self.count = count
        index = SceneCatalog.all.firstIndex { $0.id == first.id } ?? 0
        overlay = Overlay(window: window)
        window.onKey = { [unowned self] key in press(key) }
        window.onInput = { [unowned self] _ in overlay.watch() }
        window.onResize = { [unowned self] in resized() }
        window.onRendererFailure = { [unowned self] error in
            failure = error
            window.close()
        }
        window.onClose = { [unowned self] in
            overlay.stop()
            settling?.invalidate()
            if window.isRecording { session = window.stopRecording() }
        }
        if records { window.startRecording(of: restart) } else { restart() }
    }

    private var scene: DemoScene { SceneCatalog.all[index] }

    private func restart() {
        step?.invalidate()
        isPaused = false
        root.removeFromSuperlayer()
        root = scene.makeRoot(size: window.size, count: count)
        window.rootLayer.insertSublayer(root, at: 0)
        window.title = "Legato: \(scene.title)"
        overlay.show(title: scene.title, sentence: scene.sentence)
        overlay.watch()
    }

    /// Fits the scene to the window once its size has come to rest.
    private func resized() {
        settling?.invalidate()
        guard !window.isRecording else { return }
        settling = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) {
            [weak self] _ in MainActor.assumeIsolated { self?.refit() }
        }
    }

    private func refit() {
        let wasPaused = isPaused
        restart()
        if wasPaused { togglePause() }
    }

    private func press(_ event: KeyEvent) {
        // What is recorded is one scene from its begin, without a stop.
        let isFixed = window.isRecording && ["left", "right", "r", "space"].contains(event.key)
        guard !isFixed else { return }
        let scenes = SceneCatalog.all.count
        switch event.key {
        case "left", "right":
            index = (index + (event.key == "left" ? scenes - 1 : 1)) % scenes
            restart()
        case "r" where !event.isRepeat: restart()
        case "space" where !event.isRepeat: togglePause()
        case ".": if isPaused { stepFrame() }
        case "g" where !event.isRepeat: window.showsFrameGraph.toggle()
        case "o" where !event.isRepeat: changeOverlay()
        case "escape": window.close()
        default: break
        }
    }

    /// Goes on to the next kind of debug overlay; after the last one comes none.
    private func changeOverlay() {
        let kinds: [DebugOverlay] = [
            [], .layers, .damage, .overdraw, .batches, .offscreen, [.layers, .offscreen, .damage],
        ]
        let next = (kinds.firstIndex(of: window.debugOverlay) ?? -1) + 1
        window.debugOverlay = kinds[next % kinds.count]
    }

    // MARK: The scene's clock

    private func togglePause() {
        step?.invalidate()
        let now = CACurrentMediaTime()
        if isPaused {
            let reading = root.timeOffset
            (root.speed, root.timeOffset) = (1, 0)
            root.beginTime = now - reading
        } else {
            let reading = root.convertTime(now, from: nil)
            (root.speed, root.timeOffset) = (0, reading)
        }
        isPaused.toggle()
    }

    /// Moves a paused scene on by a sixtieth of a second.
    ///
    /// For one tick the clock creeps, because layers whose clock stands still hear of no ends.
    private func stepFrame() {
        step?.invalidate()
        let reading = root.timeOffset + 1.0 / 60
        root.beginTime = CACurrentMediaTime()
        (root.speed, root.timeOffset) = (1e-6, reading)
        var ticks = 0
        step = window.displayLink { [unowned self] link in
            ticks += 1
            guard ticks == 2 else { return }
            (root.speed, root.timeOffset) = (0, reading)
            link.invalidate()
        }
    }
}
