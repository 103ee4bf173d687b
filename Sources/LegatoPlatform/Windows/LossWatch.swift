import Foundation
import Glibc
import LegatoGraphics

/// Watches the connection to a Wayland compositor for its loss, which ends the program.
///
/// The loop notices the loss; its windows then save and close, and `Application.run()` throws. The
/// process ends at once if the loop does not notice within two seconds: the main thread may be busy, and
/// SDL waits forever for a compositor that is to show a window.
nonisolated final class LossWatch: Sendable {
    /// The watch of the program's connection; nil before the first window, and on other systems.
    @MainActor private(set) static var shared: LossWatch?

    /// The error that names the loss.
    static let error = PlatformError(
        operation: "keep the windows open",
        reason: "the connection to the Wayland compositor was lost",
        remedy: "Start the program again once the compositor runs."
    )

    private let socket: Int32
    private let patience: Double
    private let isNoticed = DispatchSemaphore(value: 0)

    /// Creates a watch of a connection's socket, whose loss must be noticed within `patience` seconds.
    init(_ socket: Int32, patience: Double = 2) {
        (self.socket, self.patience) = (socket, patience)
    }

    /// Watches the connection of a Wayland window until the process ends; later calls have no effect.
    @MainActor static func start(for window: OpaquePointer) {
        guard shared == nil, let connection = WaylandConnection(window: window) else { return }
        let watch = LossWatch(connection.socket)
        shared = watch
        let thread = Thread { if watch.awaitUnnoticedLoss() { endProcess() } }
        thread.name = "legato.loss"
        thread.start()
    }

    /// Returns whether the connection is lost, which the caller must report.
    func see() -> Bool {
        let isLost = isLost(within: 0)
        if isLost { isNoticed.signal() }
        return isLost
    }

    /// Waits for the loss, and wakes the loop; returns whether the loss was not noticed in time.
    func awaitUnnoticedLoss() -> Bool {
        while !isLost(within: -1) {}
        WakeEvent.shared.push()
        return isNoticed.wait(timeout: .now() + patience) == .timedOut
    }

    private func isLost(within milliseconds: Int32) -> Bool {
        // Without events, only the end of the connection is reported.
        var request = pollfd(fd: socket, events: 0, revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    private static func endProcess() -> Never {
        let body = RunningBody.type.map { " It was evaluating the body of \($0)." } ?? ""
        let sentence =
            "Legato: \(error) The main thread did not notice within 2 s, so the program ends.\(body)\n"
        try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
        // Without the program's own work at an exit, which may wait for the main thread.
        _exit(1)
    }
}
