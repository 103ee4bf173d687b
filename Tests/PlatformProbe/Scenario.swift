import Foundation
import Legato

/// The scenarios of the probe.
enum Scenario: String, CaseIterable {
    /// Runs work of every kind while idle and counts the iterations of the loop.
    case loop
    /// Opens a window and closes it from a timer.
    case open
    /// Opens a window and runs the loop.
    case window
    /// Opens the widest window and closes it.
    case widest
    /// Leaves a window idle for some seconds.
    case idle
    /// Blocks the main thread while an animation runs.
    case blocked
    /// Records the times of the frames of an animation.
    case pacing
    /// Runs a display link for some ticks.
    case link
    /// Receives a termination signal while it draws without a window.
    case interrupt
    /// Receives a termination signal while a body runs that never returns.
    case stuck
    /// Loses its compositor while a body runs that never returns.
    case lost
    /// Receives two termination signals while it is busy.
    case twice
    /// Receives a termination signal while a window is open.
    case ended
    /// Runs the loop after the last window was closed.
    case closed
    /// Moves a square until it is terminated, or no renderer is left.
    case move
    /// Receives a quit request while it handles the first of many key presses.
    case quit
    /// Reports key presses and pointer moves until the window closes.
    case input
    /// Records a session and replays it.
    case session
    /// Records a session for at most a minute into the file named by `PROBE_RECORDING`.
    case record
    /// Changes the window by the commands on standard input.
    case frame
    /// Shows the desktop's file dialog.
    case files
    /// Shows views that read the desktop's settings.
    case settings
    /// Shows controls to assistive technologies.
    case elements
    /// Copies and pastes pictures and texts.
    case clipboard
    /// Opens and closes windows that can paste and copy.
    case reopened
    /// Offers items for drags to other programs.
    case drag
    /// Shows stripes of a pixel and a button, and reports the scale and the rate of the screen.
    case screens

    /// Runs the scenario to its end.
    func run() throws {
        switch self {
        case .loop: try runLoop()
        case .open: try runOpen()
        case .window:
            _ = try openWindow()
            try Application.shared.run()
        case .widest: try runWidest()
        case .idle: try runIdle()
        case .blocked: try runBlocked()
        case .pacing: try runPacing()
        case .link: try runLink()
        case .interrupt: try runInterrupt()
        case .stuck: try runStuck()
        case .lost: try runLost()
        case .twice: try runTwice()
        case .ended: try runEnded()
        case .closed: try runClosed()
        case .move: try runMove()
        case .quit: try runQuit()
        case .input: try runInput()
        case .session: try runSession()
        case .record: try runRecord()
        case .frame: try runFrame()
        case .files: try runFiles()
        case .settings: try runSettings()
        case .elements: try runElements()
        case .clipboard: try runClipboard()
        case .reopened: try runReopened()
        case .drag: try runDrag()
        case .screens: try runScreens()
        }
    }

    /// Opens the window that all scenarios use.
    func openWindow() throws -> Window {
        try Window(title: "Legato probe: \(rawValue)", size: CGSize(width: 640, height: 400))
    }

    /// Calls `body` on the main thread after some seconds.
    func after(_ seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void) {
        _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
            MainActor.assumeIsolated { body() }
        }
    }

    /// Calls `body` on the main thread soon after `condition` holds, polled twenty times a second.
    ///
    /// Ends the program if it does not hold within a minute.
    func when(
        _ condition: @escaping @MainActor @Sendable () -> Bool, within seconds: Double = 60,
        _ body: @escaping @MainActor @Sendable () -> Void
    ) {
        guard !condition() else { return body() }
        guard seconds > 0 else {
            report("error", "What scenario \(rawValue) waits for did not happen")
            exit(4)
        }
        after(0.05) { when(condition, within: seconds - 0.05, body) }
    }
}

/// Prints one finding.
func report(_ name: String, _ value: Any) {
    print("\(name)=\(value)")
    // Otherwise a file receives the lines at the end.
    fflush(nil)
}

/// Prints the pacing and rendering statistics of a window.
func report(_ window: Window) {
    let pacing = window.pacing
    report("renderer", window.rendererName)
    report("failure", window.rendererFailure.map { "\($0)" } ?? "none")
    report("source", pacing.source.rawValue)
    report("advertised", pacing.advertisedRate)
    report("rate", pacing.rate)
    report("demotions", pacing.demotions)
    report("ticks", pacing.ticks)
    report("missed", pacing.missedTicks)
    report("frames", pacing.framesPresented)
    report("mainTicks", pacing.mainTicks)
    report("missedMainTicks", pacing.missedMainTicks)
    report("wakeUps", pacing.wakeUps)
    report("turns", Application.shared.turns)
}
