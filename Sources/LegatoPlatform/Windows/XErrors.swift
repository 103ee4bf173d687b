import CSDL2
import Foundation
import LegatoGraphics

/// Handles requests refused by an X server, and the loss of the connection.
///
/// Xlib exits the program at the first refused request. Here refused requests are printed, once
/// each, or become the error of the operation that sent them.
nonisolated enum XErrors {
    private struct State {
        /// The number of refused requests.
        var count = 0
        /// The last refused request.
        var latest = ""
        /// The number of running operations that report refused requests themselves.
        var listeners = 0
        /// The connections whose refused requests are ignored.
        var ignored: Set<OpaquePointer> = []
        /// Whether the loss of a connection has been reported.
        var isLost = false
    }

    private static let state = Locked(State())

    private typealias SetHandler = @convention(c) (XErrorHandler?) -> XErrorHandler?
    private typealias SetLossHandler = @convention(c) (XIOErrorHandler?) -> XIOErrorHandler?

    /// Replaces Xlib's handlers, if SDL has loaded it.
    static func takeOver() {
        guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD) else { return }
        if let address = dlsym(library, "XSetErrorHandler") {
            _ = unsafeBitCast(address, to: SetHandler.self)(report)
        }
        if let address = dlsym(library, "XSetIOErrorHandler") {
            _ = unsafeBitCast(address, to: SetLossHandler.self)(reportLoss)
        }
    }

    /// Runs an operation and also returns a request that the server refused during it, or nil.
    static func duringOperation<T, Failure>(
        _ body: () throws(Failure) -> T
    ) throws(Failure) -> (T, refused: String?) {
        let before = state.withLock {
            $0.listeners += 1
            return $0.count
        }
        defer { state.withLock { $0.listeners -= 1 } }
        let value = try body()
        return (value, state.withLock { $0.count == before ? nil : $0.latest })
    }

    /// Ignores refused requests of a connection: they are about windows of other programs, which
    /// may have closed them.
    static func ignore(_ display: OpaquePointer) {
        state.withLock { _ = $0.ignored.insert(display) }
    }

    private static let report: XErrorHandler = { display, event in
        if let display, state.withLock({ $0.ignored.contains(display) }) { return 0 }
        let event = event?.pointee ?? XErrorEvent()
        let request = "\(event.request_code).\(event.minor_code)"
        let text = "the X server rejected request \(request) with error \(event.error_code)"
        let hasListeners = state.withLock {
            $0.count += 1
            $0.latest = text
            return $0.listeners > 0
        }
        if !hasListeners { Warning.print("\(text).") }
        return 0
    }

    /// Xlib exits the program after this handler, whatever it returns.
    ///
    /// The program has two connections, on two threads, of which the first exits it.
    private static let reportLoss: XIOErrorHandler = { _ in
        let isFirst = state.withLock { state in
            defer { state.isLost = true }
            return !state.isLost
        }
        while !isFirst { sleep(1) }
        Warning.print(
            "the X server has gone away, so the program exits. A session being recorded into a "
                + "file remains beside it with the suffix .partial."
        )
        exit(1)
    }
}
