import LegatoGraphics
import CSDL2
public import Foundation
public import LegatoDrawing
public import LegatoLayers
import LegatoRenderTree

/// A window that shows a tree of layers.
///
/// A thread of its own draws it, so committed animations go on while the main actor is busy. A
/// window stays open until `close()` is called or the user closes it; the application keeps it.
@preconcurrency @MainActor public final class Window {
    /// The root of the layers: as large as the window, y down, origin in the top left corner.
    public var rootLayer: CALayer { host.rootLayer }
    /// The size of the content in points.
    public private(set) var size: CGSize
    /// The pixels per point; more than 1 on a high-density display.
    public private(set) var scale: CGFloat
    /// Whether the window is open.
    public private(set) var isOpen = true
    /// Whether the window may be seen: neither minimised nor hidden.
    public private(set) var isVisible = true
    /// How far a person can work with the window, as its views read it.
    public var scenePhase: ScenePhase { host.scenePhase }

    /// Called with each key press, repeats included, that no view used.
    public var onKey: ((KeyEvent) -> Void)? {
        get { host.onKey }
        set { host.onKey = newValue }
    }
    /// Called with all input, before the layers get it.
    public var onInput: ((InputEvent) -> Void)?
    /// Called after the size or scale changed and the root layer took the new one.
    public var onResize: (() -> Void)?
    /// Called, with the reason, when frames can no longer be shown.
    ///
    /// Either no renderer works, or ten frames in a row failed; then the next ones are tried when the
    /// window changes, and this may be called again.
    public var onRendererFailure: ((RenderError) -> Void)?
    /// Called when the window has closed.
    public var onClose: (() -> Void)?

    /// The text of the title bar.
    public var title: String {
        didSet { if isOpen { SDL_SetWindowTitle(handle.window, title) } }
    }

    /// SDL's number of the window.
    let id: UInt32
    let handle: WindowHandle
    let host: LayerHost
    let renderThread: RenderThread<RenderTree>
    /// The ticks a second of a clock of its own; nil where it follows the display.
    let frameRate: Double?
    private var ticksRequested = true
    /// When changes began to be gathered for the latest commit.
    private var gatheringStart = 0.0
    private var heldPointer = HeldPointer()
    private var fingers = Fingers()
    /// Whether keys go to the window.
    private var hasKeyboard = false
    /// The last move of the pointer in the window.
    private var pointer: PointerEvent?

    /// Opens a window.
    /// - Parameters:
    ///   - title: The text of the title bar.
    ///   - size: The size of the content in points, at least 1 x 1; the window system may give
    ///     another one.
    ///   - renderer: What to draw with; the environment variable `LEGATO_RENDERER` overrides it.
    ///   - frameRate: Ticks a second of a clock of its own, more than 0 and at most 100,000, which
    ///     draws one frame after the other; nil, the default, follows the display.
    /// - Precondition: both sides are finite and at least 1, and the frame rate is in its range.
    /// - Throws: `PlatformError` when there is no display or no window to be had, OpenGL was chosen
    ///   and is missing, or `LEGATO_RENDERER` names no renderer.
    public init(
        title: String,
        size: CGSize,
        renderer: RendererChoice = .automatic,
        frameRate: Double? = nil
    ) throws(PlatformError) {
        require(
            size.width >= 1 && size.height >= 1 && size.width < 32768 && size.height < 32768,
            "A window needs 1 to 32767 points a side, got \(size.width) x \(size.height)"
        )
        let rate = frameRate ?? 1
        require(
            rate > 0 && rate <= 100_000,
            "A window's frame rate must be over 0 and at most 100000 Hz, got \(rate)"
        )
        try Application.shared.start()
        let variable = ProcessInfo.processInfo.environment[RendererChoice.variable]
        let choice = try RendererChoice.effective(renderer, variable: variable)
        let handle = try WindowHandle.open(
            title: title,
            width: Int32(size.width.rounded()),
            height: Int32(size.height.rounded()),
            choice: choice
        )
        let points = handle.size
        let target = handle.target
        self.title = title
        self.handle = handle
        self.frameRate = frameRate
        id = SDL_GetWindowID(handle.window)
        self.size = CGSize(width: points.width, height: points.height)
        scale = CGFloat(target.scale)
        host = LayerHost(size: self.size, scale: scale)
        let print: @Sendable (LayerWarning) -> Void = { [weak host] warning in
            Task { @MainActor in host?.print(warning) }
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
        setKeyboard(SDL_GetWindowFlags(handle.window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0)
        Application.shared.add(self)
    }

    /// Closes the window and waits for its render thread; closing it again does nothing.
    ///
    /// A pointer or a pinch that is held down in it is cancelled first.
    /// The layers keep their values; nothing shows them any more. Their animations end unfinished,
    /// of which delegates and completion blocks hear soon.
    public func close() {
        cancelPointer()
        guard isOpen else { return }
        isOpen = false
        (host.onCommit, host.onGathering) = (nil, nil)
        host.onWantsTicks = nil
        host.close()
        renderThread.stop()
        handle.close()
        Application.shared.remove(self)
        onClose?()
    }

    /// Calls `body` once a frame until the returned link is invalidated or paused.
    public func displayLink(_ body: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
        let link = CADisplayLink(body)
        link.add(to: host)
        return link
    }

    /// Hands input to the layers as if the user had given it.
    public func send(_ input: InputEvent) {
        heldPointer.note(input)
        if case .pointerMoved(let event) = input { pointer = event }
        onInput?(input)
        host.send(input)
    }

    /// Tells the layers that the pointer and the fingers held down, if there are any, are gone.
    func cancelPointer() {
        fingers = Fingers()
        while let cancellation = heldPointer.cancellation(at: MonotonicClock.now) {
            send(cancellation)
        }
    }

    /// Tells the layers that the pointer left the window.
    func leavePointer() {
        guard var event = pointer else { return }
        event.button = 0
        event.time = max(event.time, MonotonicClock.now)
        send(.pointerExited(event))
    }

    /// Takes in what a finger on the touch screen did.
    func noteFinger(
        _ change: Fingers.Change,
        of id: Int64,
        at location: CGPoint,
        time: CFTimeInterval
    ) {
        if let input = fingers.note(change, of: id, at: location, time: time) { send(input) }
    }

    /// Runs the main actor's part of the latest tick, if one waits.
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
                // Links of a lower rate add what they leave out.
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
                    index: tick.planned.index,
                    tick: tick.planned.time,
                    start: start,
                    end: MonotonicClock.now
                )
            )
        }
    }

    /// Gives a commit to the render thread.
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

    /// Asks the render thread for ticks, if the layers asked for them and a commit did not settle it.
    func requestTicks() {
        guard ticksRequested else { return }
        ticksRequested = false
        let (wantsTicks, nextTickTime) = (host.wantsTicks, host.nextTickTime)
        renderThread.post {
            ($0.wantsTicks, $0.tickDivisor) = (wantsTicks, 1)
            $0.nextTickTime = nextTickTime
        }
    }

    /// Takes over the size that the window system gave.
    func updateSize() {
        if handle.surface.isUsed { handle.surface.provide() }
        let points = handle.size
        let target = handle.target
        renderThread.post {
            $0.target = target
            $0.isDamaged = true
        }
        let newSize = CGSize(width: points.width, height: points.height)
        let newScale = CGFloat(target.scale)
        guard newSize != size || newScale != scale else { return }
        (size, scale) = (newSize, newScale)
        host.resize(to: newSize, scale: newScale)
        onResize?()
    }

    /// Gets picture memory for the render thread, if it waits for some.
    func provideSurface() {
        guard handle.surface.isWanted else { return }
        handle.surface.provide()
        renderThread.post { $0.isDamaged = true }
    }

    /// Passes on that the render thread has given up, if it has.
    func reportFailure() {
        let reason = renderThread.mailbox.access { state in
            defer { state.renderer.hasGivenUp = false }
            return state.renderer.hasGivenUp ? state.renderer.failure : nil
        }
        if let reason { onRendererFailure?(reason) }
    }

    /// Takes over whether the window may be seen.
    func setVisible(_ isVisible: Bool) {
        self.isVisible = isVisible
        renderThread.post { $0.isVisible = isVisible }
        updateScenePhase()
    }

    /// Takes over whether keys go to the window.
    func setKeyboard(_ hasKeyboard: Bool) {
        self.hasKeyboard = hasKeyboard
        updateScenePhase()
    }

    private func updateScenePhase() {
        host.setScenePhase(!isVisible ? .background : hasKeyboard ? .active : .inactive)
    }
}
