import LegatoGraphics
import CSDL2
public import Foundation
public import LegatoDrawing
public import LegatoLayers
import LegatoRenderTree

/// A window that shows a layer tree.
///
/// Add layers to `rootLayer`, then run the application. The window is drawn on its own render
/// thread, so committed animations continue while the main actor is busy.
///
/// ```swift
/// let window = try Window(title: "Layers", size: CGSize(width: 480, height: 320))
/// window.rootLayer.addSublayer(card)
/// try Application.shared.run()
/// ```
///
/// A window stays open until `close()` is called or the user closes it; until then the application
/// retains it.
@preconcurrency @MainActor public final class Window {
    /// The root layer: as large as the window, with the origin at the top left and y pointing down.
    public var rootLayer: CALayer { host.rootLayer }
    /// The size of the content in points.
    public private(set) var size: CGSize
    /// The number of pixels per point, which may be fractional: that of the desktop when the window
    /// opened under X11, and that of the densest screen that the window is on under Wayland.
    public private(set) var scale: CGFloat
    /// Whether the window is open.
    public private(set) var isOpen = true
    /// Whether the window can be visible: it is neither minimised nor hidden.
    public private(set) var isVisible = true
    /// The scene phase that views in the window read: active, inactive or in the background.
    public var scenePhase: ScenePhase { host.scenePhase }

    /// Called for each key press, repeats included, that no view handled.
    public var onKey: ((KeyEvent) -> Void)? {
        get { host.onKey }
        set { host.onKey = newValue }
    }
    /// Called for all input, before the layers receive it.
    public var onInput: ((InputEvent) -> Void)?
    /// Called after the size or scale has changed and the root layer has been resized.
    public var onResize: (() -> Void)?
    /// Called with the reason when frames can no longer be shown.
    ///
    /// Either no renderer works, or ten frames in a row failed. In the latter case drawing is
    /// retried when the window changes, and this may be called again.
    public var onRendererFailure: ((RenderError) -> Void)?
    /// Called when the user closes the window; false keeps it open, and nil, the default, closes it.
    ///
    /// ```swift
    /// window.shouldClose = {
    ///     if document.isSaved { return true }
    ///     document.showsWarning = true
    ///     return false
    /// }
    /// ```
    ///
    /// `close()`, `Application.terminate()` and the end of the session do not call it.
    public var shouldClose: (() -> Bool)?
    /// Called before the window closes because the program ends: by `Application.terminate()`, a
    /// signal or the end of the session.
    package var onProgramEnd: (() -> Void)?
    /// Called when the window has closed.
    public var onClose: (() -> Void)?

    /// The text of the title bar.
    public var title: String {
        didSet { if isOpen { SDL_SetWindowTitle(handle.window, title) } }
    }

    /// SDL's identifier of the window.
    let id: UInt32
    let handle: WindowHandle
    package let host: LayerHost
    let renderThread: RenderThread<RenderTree>
    /// The ticks per second of the window's own timer; nil if it follows the display.
    let frameRate: Double?
    private var ticksRequested = true
    /// The time at which gathering changes for the latest commit began.
    private var gatheringStart = 0.0
    private var heldPointer = HeldPointer()
    private var fingers = Fingers()
    /// Whether items are dragged from the window.
    var isDragSource = false
    var pendingDrop = PendingDrop()
    /// The drag from this window as other programs see it; nil if there is none.
    var outgoing: OutgoingDrag?
    var inspectorHooks = InspectorHooks()
    /// Whether the window has the keyboard focus.
    private var hasKeyboard = false
    private var textInput = SystemTextInput()
    /// The latest move of the pointer in the window.
    private var pointer: PointerEvent?
    /// The location of the latest move; nil before the first.
    var pointerLocation: CGPoint? { pointer?.location }

    /// Opens a window.
    /// - Parameters:
    ///   - title: The text of the title bar.
    ///   - size: The size of the content in points, 1 x 1 to 16384 x 16384, which is SDL's limit; the
    ///     window system may choose another one.
    ///   - renderer: The renderer; the environment variable `LEGATO_RENDERER` overrides it.
    ///   - frameRate: The ticks per second of a timer that paces frames independently of the
    ///     display, more than 0 and at most 100,000; nil, the default, follows the display.
    /// - Precondition: both sides are 1 to 16384, and the frame rate is in its range.
    /// - Throws: `PlatformError` if there is no display, no window can be opened, OpenGL was chosen
    ///   but is not available, or `LEGATO_RENDERER` is not the name of a renderer.
    public init(
        title: String, size: CGSize, renderer: RendererChoice = .automatic, frameRate: Double? = nil
    ) throws(PlatformError) {
        let sides: ClosedRange<CGFloat> = 1...16384
        require(
            sides.contains(size.width) && sides.contains(size.height),
            "A window needs 1 to 16384 points a side, got \(size.width) x \(size.height)"
        )
        let rate = frameRate ?? 1
        require(
            rate > 0 && rate <= 100_000,
            "A window's frame rate must be over 0 and at most 100000 Hz, got \(rate)"
        )
        try Application.shared.start()
        let variable = ProcessInfo.processInfo.environment[RendererChoice.variable]
        let choice = try RendererChoice.effective(renderer, variable: variable)
        let isHidden = Application.shared.hidesNewWindows
        let handle = try WindowHandle.open(
            title: title, width: Int32(size.width.rounded()), height: Int32(size.height.rounded()),
            choice: choice, isHidden: isHidden,
            textScale: Application.shared.systemSettings.textScale
        )
        let target = handle.target
        self.title = title
        self.handle = handle
        self.frameRate = frameRate
        id = SDL_GetWindowID(handle.window)
        self.size = handle.size
        scale = CGFloat(target.scale)
        host = LayerHost(size: self.size, scale: scale)
        host.setSystemSettings(Application.shared.systemSettings)
        let print: @Sendable (LayerWarning) -> Void = { [link = host.ownLink] warning in
            Task { @MainActor in link.host?.print(warning) }
        }
        renderThread = RenderThread(
            target: target,
            advertisedRate: handle.refreshRate,
            fixedRate: frameRate,
            makeContent: {
                let tree = RenderTree()
                tree.onWarning = print
                return tree
            },
            presenters: handle.presenterSources,
            announce: { WakeEvent.shared.push() }
        )
        host.onGathering = { [unowned self] in gatheringStart = MonotonicClock.now }
        host.onCommit = { [unowned self] in hand(over: $0) }
        host.onWantsTicks = { [unowned self] in ticksRequested = true }
        let clipboard = SystemClipboard.open(for: handle.window)
        GeneralClipboard.system = clipboard
        host.textServices.clipboard = clipboard
        host.textServices.onChange = { [unowned self] in updateTextInput() }
        host.fileDialogs.show = { [weak self] in
            FilePortal.show($0, above: self?.portalName ?? "", $1)
        }
        host.pointerShapes.onChange = { SystemPointer.show($0) }
        setKeyboard(SDL_GetWindowFlags(handle.window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0)
        if isHidden { setVisible(false) }
        Application.shared.add(self)
    }

    /// Closes the window and waits for its render thread; has no effect on a closed window.
    ///
    /// A pressed pointer or a pinch in progress is cancelled first. The layers keep their values
    /// but are no longer shown. Their animations end unfinished; delegates and completion blocks
    /// are called soon after.
    public func close() {
        cancelPointer()
        guard isOpen else { return }
        isOpen = false
        (host.onCommit, host.onGathering) = (nil, nil)
        host.textServices.onChange = nil
        host.pointerShapes.onChange = nil
        textInput.stop()
        host.onWantsTicks = nil
        host.close()
        renderThread.stop()
        handle.close()
        inspectorHooks.onClose?()
        Application.shared.remove(self)
        onClose?()
    }

    /// Closes the window on the user's request, unless `shouldClose` returns false.
    func closeIfAllowed() {
        guard isOpen, shouldClose?() ?? true else { return }
        close()
    }

    /// Returns a display link that calls `body` once per frame until it is invalidated or paused.
    public func displayLink(_ body: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
        let link = CADisplayLink { body($0) }
        link.add(to: host)
        return link
    }

    /// Sends input to the layers as if it came from the user.
    public func send(_ input: InputEvent) {
        if isForInspector(input) { return }
        heldPointer.note(input)
        if case .pointerMoved(let event) = input { pointer = event }
        onInput?(input)
        if !takeDrag(input) { host.send(input) }
        followDrag()
        followWaylandDrag()
    }

    /// Cancels the pointer and the fingers that are held down, if there are any.
    func cancelPointer() {
        fingers = Fingers()
        while let cancellation = heldPointer.cancellation(at: MonotonicClock.now) {
            send(cancellation)
        }
    }

    /// Sends the layers a pointer exit.
    func leavePointer() {
        guard var event = pointer else { return }
        event.button = 0
        event.time = max(event.time, MonotonicClock.now)
        send(.pointerExited(event))
    }

    /// Processes a change of a finger on the touch screen.
    func noteFinger(
        _ change: Fingers.Change, of id: Int64, at location: CGPoint, time: CFTimeInterval
    ) {
        if let input = fingers.note(change, of: id, at: location, time: time) { send(input) }
    }

    /// Runs the main actor's part of the latest tick, if one is pending.
    func runPendingTick() {
        let waiting = renderThread.mailbox.access { state in
            defer { state.tick = nil }
            return state.tick
        }
        guard let tick = waiting else { return }
        let start = MonotonicClock.now
        host.tick(
            DisplayTick(
                timestamp: tick.planned.time,
                // Links with a lower rate add their skipped ticks.
                targetTimestamp: tick.planned.time + tick.period,
                duration: tick.period,
                index: tick.planned.index
            ),
            sampleTime: tick.planned.target
        )
        let (wantsTicks, nextTickTime) = (host.wantsTicks, host.nextTickTime)
        let divisor = host.tickDivisor(period: tick.period)
        ticksRequested = false
        renderThread.post {
            $0.answered = tick.number
            ($0.wantsTicks, $0.tickDivisor) = (wantsTicks, divisor)
            $0.nextTickTime = nextTickTime
            guard $0.callbacks.count < $0.recordingCapacity else { return }
            $0.callbacks.append(
                CallbackTiming(
                    index: tick.planned.index, tick: tick.planned.time, start: start,
                    end: MonotonicClock.now
                )
            )
        }
    }

    /// Hands a commit over to the render thread.
    private func hand(over commit: Commit) {
        let start = gatheringStart
        renderThread.post {
            $0.changes.append(commit)
            guard $0.recordingCapacity > 0 else { return }
            let end = MonotonicClock.now
            $0.oldestCommit = $0.oldestCommit ?? end
            guard $0.commits.count < $0.recordingCapacity else { return }
            $0.commits.append(CommitTiming(start: start, end: end))
        }
    }

    /// Requests ticks from the render thread, if the layers requested them and no tick has since
    /// run.
    func requestTicks() {
        guard ticksRequested else { return }
        ticksRequested = false
        let (wantsTicks, nextTickTime) = (host.wantsTicks, host.nextTickTime)
        renderThread.post {
            ($0.wantsTicks, $0.tickDivisor) = (wantsTicks, 1)
            $0.nextTickTime = nextTickTime
        }
    }

    /// Adopts the size chosen by the window system.
    func updateSize() {
        if handle.surface.isUsed { handle.surface.provide() }
        let (newSize, target) = (handle.size, handle.target)
        renderThread.post {
            $0.target = target
            $0.isDamaged = true
        }
        let newScale = CGFloat(target.scale)
        guard newSize != size || newScale != scale else { return }
        (size, scale) = (newSize, newScale)
        host.resize(to: newSize, scale: newScale)
        onResize?()
    }

    /// Provides a pixel buffer to the render thread, if it waits for one.
    func provideSurface() {
        guard handle.surface.isWanted else { return }
        handle.surface.provide()
        renderThread.post { $0.isDamaged = true }
    }

    /// Calls `onRendererFailure` if the render thread has given up.
    func reportFailure() {
        let reason = renderThread.mailbox.access { state in
            defer { state.renderer.hasGivenUp = false }
            return state.renderer.hasGivenUp ? state.renderer.failure : nil
        }
        if let reason { onRendererFailure?(reason) }
    }

    /// Updates whether the window can be visible.
    func setVisible(_ isVisible: Bool) {
        self.isVisible = isVisible
        renderThread.post { $0.isVisible = isVisible }
        updateScenePhase()
    }

    /// Updates whether the window has the keyboard focus.
    func setKeyboard(_ hasKeyboard: Bool) {
        self.hasKeyboard = hasKeyboard
        updateTextInput()
        updateScenePhase()
    }

    /// Starts or stops text input: it is on while the window has the keyboard focus and one of its
    /// layers accepts text.
    private func updateTextInput() {
        textInput.show(hasKeyboard ? host.textServices.area : nil, units: handle.units)
    }

    private func updateScenePhase() {
        host.setScenePhase(!isVisible ? .background : hasKeyboard ? .active : .inactive)
    }
}
