import Dispatch

extension LayerHost {
    /// Runs a callback after the current code.
    ///
    /// For code outside any display, it runs at the next tick or from the main queue, whichever is
    /// first.
    static func later(_ callback: @escaping () -> Void) {
        if let host = current, !host.isClosed {
            host.callbacks.append(callback)
            host.onWantsTicks?()
        } else {
            strayCallbacks.append(callback)
            DispatchQueue.main.async { MainActor.assumeIsolated { runStrayCallbacks() } }
        }
    }

    /// Adds an action that runs at the end of each turn of the main loop, before what the turn has
    /// changed is shown.
    package static func atTurnEnds(_ action: @escaping () -> Void) { turnEndActions.append(action) }

    /// Ends a turn of the main loop.
    package static func endTurn() { for action in turnEndActions { action() } }

    /// Runs a callback of this display after the current code, and requests ticks until then.
    func soon(_ callback: @escaping () -> Void) {
        promised += 1
        Self.later { [ownLink] in
            ownLink.host?.promised -= 1
            callback()
        }
        if !isClosed { onWantsTicks?() }
    }

    /// Runs the waiting callbacks of code outside any display.
    package static func runStrayCallbacks() {
        let due = strayCallbacks
        strayCallbacks = []
        for callback in due { callback() }
    }
}
