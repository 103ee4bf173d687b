import LegatoGraphics
import CSDL2
import Foundation
public import LegatoLayers

/// The event loop of a program with windows.
///
/// Open windows, then call `Application.shared.run()`, which returns when the last window closes.
/// The loop sleeps until there is input, a frame to prepare, a due timer of `RunLoop.main`, or work
/// on the main dispatch queue, which also runs the tasks of the main actor.
@preconcurrency @MainActor public final class Application {
    /// The application of this process.
    public static let shared = Application()

    /// Called when an `App` has created a window, before it is shown; nil by default.
    package static var onSceneWindow: ((Window) -> Void)?

    /// The open windows, oldest first.
    public private(set) var windows: [Window] = []
    /// Whether `run()` is running.
    public private(set) var isRunning = false
    /// Whether the loop ends when the last window closes; true by default.
    public var terminatesAfterLastWindowClosed = true

    /// The desktop's settings; defaults before the first window, and if the desktop has no portal
    /// (`org.freedesktop.portal.Settings`).
    public internal(set) var systemSettings = SystemSettings()
    /// Called after the desktop's settings have changed and been passed to the views; nil by
    /// default.
    public var onSystemSettingsChange: (() -> Void)?

    /// The number of turns of the loop so far.
    package private(set) var turns = 0

    /// Whether the preview window is being opened.
    var isOpeningPreviews = false

    /// Exposes the windows to assistive technologies.
    let accessibility = AccessibilityBridge()
    private var watcher: MainQueueWatcher?
    private var connection: WaylandConnection?
    /// The connection to the X server; nil until a window opens under X11.
    var server: XConnection?
    private var stops = false
    /// Whether the last window was closed since the loop last ran.
    private var isOver = false
    /// Whether the connection to the compositor was lost.
    private var isLost = false

    private init() {}

    /// Runs the program until `terminate()`, the end of the session, SIGINT, SIGTERM, the loss of the
    /// connection to a Wayland compositor, or the closing of the last window; windows still open are
    /// closed then.
    ///
    /// If the last window has already been closed, returns immediately. A second signal ends the
    /// process, and so does a signal that the main thread does not handle within 2 s; the view
    /// whose body is being evaluated is then printed to standard error.
    ///
    /// If the environment variable `LEGATO_PREVIEWS` is set, a window shows the program's previews,
    /// and the program's own windows stay hidden. With `LEGATO_INSPECTOR`, an inspector of the
    /// first window opens; see `Window.openInspector()`. With the variable `LEGATO_WATCHDOG`, work
    /// that blocks the main thread for more than two seconds, or for the number of seconds given as
    /// its value, is printed to standard error, with the view whose body is being evaluated.
    ///
    /// - Precondition: called on the main thread, not from a task or a block of the main queue
    ///   (they would block the queue), and not while it is already running.
    /// - Throws: `PlatformError` if there is no display, or after the connection to a Wayland compositor
    ///   was lost. If that to an X server is lost, the process exits with status 1 instead.
    public func run() throws(PlatformError) {
        require(
            Thread.isMainThread,
            "Application.run() must be called on the main thread, outside of tasks"
        )
        require(!isRunning, "Application.run() must not be called while it is running")
        try start()
        if Self.showsPreviews { try openPreviews() }
        isRunning = true
        stops = isOver
        EndSignals.shared.listen(true)
        defer {
            (isRunning, isOver) = (false, false)
            EndSignals.shared.listen(false)
        }
        try openRequestedInspector()
        CATransaction.flush()
        while !stops {
            turn(timeout: workOff())
            lookForSignal()
        }
        LayerHost.endObserver.withLock { $0 }?()
        for window in windows { window.onProgramEnd?() }
        for window in windows { window.close() }
        // Delivers the animation ends of these windows; no later turn of the loop would.
        LayerHost.runStrayCallbacks()
        if isLost { throw LossWatch.error }
    }

    /// Ends `run()` after the current turn; has no effect on a later `run()` if the loop is not
    /// running.
    public func terminate() {
        stops = true
    }

    /// Starts SDL, watches the main queue, reads the desktop's settings and watches for assistive
    /// technologies; later calls have no effect.
    package func start() throws(PlatformError) {
        try Video.start()
        if watcher == nil {
            watcher = try MainQueueWatcher { WakeEvent.shared.push() }
            followSettings()
            followAccessibility()
        }
    }

    func add(_ window: Window) {
        windows.append(window)
        isOver = false
        connection = connection ?? WaylandConnection(window: window.handle.window)
        server = server ?? XConnection(window: window.handle.window)
        if let id = window.handle.xWindow {
            (SystemClipboard.opened as? XClipboard)?.receiveDrops(on: id)
        }
        IncomingDrop.destination = { [unowned self] place in
            self.window(at: place).map { window in
                IncomingDrop.Destination(host: window.host, units: window.handle.units) {
                    [weak window] in window?.send($0)
                }
            }
        }
    }

    private func window(at place: IncomingDrop.Place) -> Window? {
        switch place {
        case .surface(let surface): window(on: surface)
        case .xWindow(let id): windows.first { $0.handle.xWindow == id }
        }
    }

    /// Returns the window of a Wayland surface; nil if there is none.
    func window(on surface: OpaquePointer) -> Window? {
        windows.first { $0.handle.waylandSurface == surface }
    }

    func remove(_ window: Window) {
        windows.removeAll { $0 === window }
        guard windows.isEmpty && terminatesAfterLastWindowClosed else { return }
        (stops, isOver) = (true, true)
    }

    /// Runs everything that is due outside SDL and returns how many milliseconds the loop may
    /// sleep.
    private func workOff() -> Int32 {
        defer { Watchdog.shared?.end() }
        Watchdog.shared?.begin("a drag of items")
        followPointerOfDrag()
        Watchdog.shared?.begin("a tick: display links, animation completions or layout")
        for window in windows {
            window.followScreens()
            window.provideSurface()
            window.runPendingTick()
            window.reportFailure()
        }
        Watchdog.shared?.begin("the clipboard, a drop, or a drag of items")
        SystemClipboard.wayland?.follow()
        Watchdog.shared?.begin("a timer, or a task or block of the main queue")
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        let limit = RunLoop.main.limitDate(forMode: .default)
        watcher?.resume()
        LayerHost.endTurn()
        Watchdog.shared?.begin("a commit: layout, drawing of layers or bodies of views")
        CATransaction.flush()
        Watchdog.shared?.begin("an answer to an assistive technology")
        let due = accessibility.work()
        for window in windows { window.requestTicks() }
        return Self.timeout(seconds: [limit?.timeIntervalSinceNow, due].compactMap(\.self).min())
    }

    /// Returns `seconds` as a timeout in milliseconds, rounded up and at most a day; -1, which
    /// waits forever, for nil and NaN.
    package nonisolated static func timeout(seconds: Double?) -> Int32 {
        guard let seconds, !seconds.isNaN else { return -1 }
        return Int32((min(max(0, seconds), 86_400) * 1000).rounded(.up))
    }

    private func turn(timeout: Int32) {
        turns += 1
        var event = SDL_Event()
        guard wait(for: &event, milliseconds: stops ? 0 : timeout) else { return }
        defer { Watchdog.shared?.end() }
        let end = MonotonicClock.now + Self.longestBatch
        repeat {
            Watchdog.shared?.begin("an event: a gesture, a key, or a change of the window")
            lookForEnd()
            SystemClipboard.wayland?.follow()
            handle(event)
        } while !stops && MonotonicClock.now < end && SDL_PollEvent(&event) == 1
    }

    /// How long a turn handles events, in seconds: events that arrive faster than they are handled must
    /// not hold up timers, ticks and commits.
    private static let longestBatch = 0.008

    /// Waits for the next event and returns whether there is one.
    private func wait(for event: inout SDL_Event, milliseconds: Int32) -> Bool {
        // Under Wayland, SDL generates the repeats of held keys while it waits.
        guard let socket = server?.socket ?? connection?.socket, server != nil || !isKeyHeld else {
            // Events of the clipboard and of drags do not end that wait.
            let longest: UInt32 = SystemClipboard.wayland == nil ? .max : 20
            let milliseconds = min(UInt32(bitPattern: milliseconds), longest)
            return SDL_WaitEventTimeout(&event, Int32(bitPattern: milliseconds)) == 1
        }
        return WakeEvent.shared.next(&event, from: socket, milliseconds: milliseconds)
    }

    private var isKeyHeld: Bool {
        var count: Int32 = 0
        let keys = UnsafeBufferPointer(start: SDL_GetKeyboardState(&count), count: Int(count))
        return keys.contains { $0 != 0 }
    }

    private func lookForSignal() {
        isLost = LossWatch.shared?.see() ?? false
        if EndSignals.shared.see() || isLost { stops = true }
    }

    /// Handles quitting and closing windows before other pending input.
    private func lookForEnd() {
        lookForSignal()
        SDL_PumpEvents()
        if SDL_HasEvent(SDL_QUIT.rawValue) == SDL_TRUE {
            SDL_FlushEvent(SDL_QUIT.rawValue)
            stops = true
        }
        guard SDL_HasEvent(SDL_WINDOWEVENT.rawValue) == SDL_TRUE else { return }
        var closing: [UInt32] = []
        withUnsafeMutablePointer(to: &closing) {
            SDL_FilterEvents(
                { closing, event in
                    guard let change = event?.pointee.window,
                        change.type == SDL_WINDOWEVENT.rawValue,
                        UInt32(change.event) == SDL_WINDOWEVENT_CLOSE.rawValue
                    else { return 1 }
                    closing?.assumingMemoryBound(to: [UInt32].self).pointee.append(change.windowID)
                    return 0
                },
                $0
            )
        }
        for id in closing where !stops { windows.first { $0.id == id }?.closeIfAllowed() }
    }

    private func handle(_ event: SDL_Event) {
        if stops { return }
        var event = event
        WaylandDrag.correct(&event)
        if event.type == SDL_QUIT.rawValue {
            stops = true
        } else if event.type == SDL_RENDER_DEVICE_RESET.rawValue {
            for window in windows {
                window.renderThread.post {
                    $0.wasReset = true
                    $0.isDamaged = true
                }
            }
        } else if event.type == SDL_CLIPBOARDUPDATE.rawValue {
            SystemClipboard.changed()
        } else if redirectToDrag(event) {
            return
        } else if let id = InputTranslation.windowID(of: event) {
            windows.first { $0.id == id }?.handle(event)
        }
    }
}
