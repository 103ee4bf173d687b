import Dispatch

extension LayerHost {
    /// Runs a callback soon, after the running code.
    ///
    /// Code outside any display's own waits for whatever comes first: a tick or the main queue.
    static func later(_ callback: @escaping () -> Void) {
        if let host = current, !host.isClosed {
            host.callbacks.append(callback)
            host.onWantsTicks?()
        } else {
            strayCallbacks.append(callback)
            DispatchQueue.main.async { MainActor.assumeIsolated { runStrayCallbacks() } }
        }
    }

    /// The same for what this display has to tell, which wants ticks until then.
    func soon(_ callback: @escaping () -> Void) {
        promised += 1
        Self.later { [weak self] in
            self?.promised -= 1
            callback()
        }
        if !isClosed { onWantsTicks?() }
    }

    /// Runs the callbacks of code outside any display that wait.
    package static func runStrayCallbacks() {
        let due = strayCallbacks
        strayCallbacks = []
        for callback in due { callback() }
    }
}
