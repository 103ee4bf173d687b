import Foundation
import Legato
import LegatoScenes

/// The gallery's window, with the current scene and keyboard control.
@MainActor
final class GalleryWindow {
    private let window: Window
    private let count: Int?
    private let overlay: Overlay
    private var index: Int
    private var root = CALayer()
    /// The overview of all scenes; nil while a scene is shown.
    private var start: StartPage?
    private var isPaused = false
    /// The speed of the scene's clock while it is not paused.
    private var pace: Float = 1
    private var step: CADisplayLink?
    private var settling: Timer?
    /// The recorded session, if requested; available when the window has closed.
    private(set) var session: SessionRecording?
    /// The timing log, if requested; complete when the window has closed.
    private(set) var timing: TimingLog?
    /// The reason why the window cannot show frames, after which it closes.
    private(set) var failure: RenderError?

    init(
        first: DemoScene?, count: Int?, renderer: RendererChoice, record: String?, isTimed: Bool
    ) throws {
        window = try Window(title: "Legato", size: DemoScene.designSize, renderer: renderer)
        self.count = count
        index = SceneCatalog.all.firstIndex { $0.id == first?.id } ?? 0
        overlay = Overlay(window: window)
        window.onKey = { [unowned self] key in press(key) }
        window.onInput = { [unowned self] event in
            overlay.watch()
            timing?.note(event)
            if case .pointerMoved(let pointer) = event { start?.hover(pointer.location) }
        }
        window.onResize = { [unowned self] in resized() }
        window.onRendererFailure = { [unowned self] error in
            failure = error
            window.close()
        }
        window.onClose = { [unowned self] in
            overlay.stop()
            settling?.invalidate()
            timing?.take(from: window)
            if window.isRecording { session = window.stopRecording() }
        }
        if isTimed {
            timing = TimingLog()
            window.recordFrames(capacity: TimingLog.capacity)
        }
        if let record {
            try window.startRecording(to: URL(fileURLWithPath: record), of: restart)
        } else if first == nil {
            showStart()
        } else {
            restart()
        }
    }

    private var scene: DemoScene { SceneCatalog.all[index] }

    /// Shows the overview of all scenes.
    private func showStart() {
        step?.invalidate()
        let page = StartPage(size: window.size, scale: window.scale, selection: index) {
            [unowned self] choice in
            index = choice
            restart()
        }
        start = page
        replace(root: page.root)
        window.title = "Legato"
        overlay.hideCaption()
        overlay.pace = ""
    }

    private func replace(root new: CALayer) {
        root.removeFromSuperlayer()
        root = new
        window.rootLayer.insertSublayer(root, at: 0)
    }

    private func restart() {
        step?.invalidate()
        (isPaused, pace, start) = (false, 1, nil)
        timing?.scenes.append(TimingLog.Moment(name: scene.id, time: CACurrentMediaTime()))
        replace(root: scene.makeRoot(size: window.size, count: count))
        window.title = "Legato: \(scene.title)"
        overlay.show(title: scene.title, sentence: scene.sentence)
        overlay.pace = ""
    }

    /// Rebuilds the scene for the window's size once that has stopped changing.
    private func resized() {
        settling?.invalidate()
        guard !window.isRecording else { return }
        settling = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) {
            [weak self] _ in MainActor.assumeIsolated { self?.refit() }
        }
    }

    private func refit() {
        guard start == nil else {
            index = start?.selection ?? index
            return showStart()
        }
        let wasPaused = isPaused
        restart()
        if wasPaused { togglePause() }
    }

    private func press(_ event: KeyEvent) {
        // A recording contains one scene from its start, without pauses.
        let isFixed = window.isRecording && ["left", "right", "r", "space"].contains(event.key)
        guard !isFixed else { return }
        if let start { index = start.selection }
        let scenes = SceneCatalog.all.count
        switch event.key {
        case "left", "right":
            index = (index + (event.key == "left" ? scenes - 1 : 1)) % scenes
            restart()
        case "r" where !event.isRepeat: restart()
        case "space" where !event.isRepeat: togglePause()
        case "-": change(pace: pace / 2)
        case "=", "+": change(pace: pace * 2)
        case ".": if isPaused { stepFrame() }
        case "g" where !event.isRepeat: window.showsFrameGraph.toggle()
        case "o" where !event.isRepeat: changeOverlay()
        case "escape":
            if start == nil && !window.isRecording { showStart() } else { window.close() }
        default: break
        }
    }

    /// Switches to the next debug overlay; after the last one, to none.
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
        setSpeed(isPaused ? pace : 0)
        isPaused.toggle()
    }

    /// Sets the clock's speed if it is between a sixteenth and full speed.
    private func change(pace new: Float) {
        guard start == nil, (1 / 16...1).contains(new) else { return }
        pace = new
        if !isPaused { setSpeed(pace) }
        overlay.pace = pace == 1 ? "" : "1/\(Int(1 / pace)) speed"
    }

    /// Sets the speed of the scene's clock without a jump of its time.
    private func setSpeed(_ speed: Float) {
        let now = CACurrentMediaTime()
        let reading = root.convertTime(now, from: nil)
        (root.speed, root.timeOffset, root.beginTime) = (speed, reading, now)
    }

    /// Advances a paused scene by a sixtieth of a second.
    ///
    /// The clock runs very slowly for one tick, because animations on a stopped clock do not end.
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
