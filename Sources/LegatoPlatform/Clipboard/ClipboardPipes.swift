package import Foundation
import Glibc
import LegatoGraphics
package import LegatoLayers

/// The pipes by which programs pass clipboard data under Wayland, on a thread of their own: a program
/// that neither reads nor writes holds up nothing else.
package nonisolated final class ClipboardPipes: Sendable {
    private let inbox = ThreadInbox<ClipboardPipeWorker>()

    /// Starts the thread, which runs until the process ends.
    package init(limits: ClipboardLimits = ClipboardLimits()) {
        let thread = Thread { [inbox] in ClipboardPipeWorker(limits).run(inbox) }
        thread.name = "legato.clipboard"
        thread.start()
    }

    /// Writes data to the end of a pipe, and closes it.
    ///
    /// A program that stops reading is reported on standard error; one that closes the pipe is not.
    package func write(_ data: Data, to descriptor: Int32) {
        inbox.perform { $0.write(data, to: descriptor) }
    }

    /// Reads all data from the end of a pipe, closes it, and calls a closure on the thread.
    package func read(
        from descriptor: Int32, _ completion: @escaping ClipboardData.Completion
    ) {
        inbox.perform { $0.read(from: descriptor, completion) }
    }
}

/// The thread of the pipes.
private nonisolated final class ClipboardPipeWorker {
    private struct Writing {
        let descriptor: Int32
        let data: Data
        var sent = 0
        /// When the next part must have been read.
        var deadline: Double
    }

    private struct Reading {
        let descriptor: Int32
        let completion: ClipboardData.Completion
        var data = Data()
        /// When the next part must have arrived.
        var deadline: Double
        /// When all data must have arrived.
        let end: Double
    }

    /// After how many bytes a pipe lets the others continue.
    private static let mostAtOnce = 1 << 20

    private let limits: ClipboardLimits
    private var writings: [Writing] = []
    private var readings: [Reading] = []
    private var part = [UInt8](repeating: 0, count: 1 << 16)

    init(_ limits: ClipboardLimits) { self.limits = limits }

    /// Handles work and pipes; does not return.
    func run(_ inbox: ThreadInbox<ClipboardPipeWorker>) {
        // Otherwise writing to a pipe that its reader has closed ends the process.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        while true {
            for work in inbox.take() { work(self) }
            let now = MonotonicClock.now
            writings = writings.compactMap { advanced($0, now) }
            readings = readings.compactMap { advanced($0, now) }
            var requests = [pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0)]
            requests += writings.map {
                pollfd(fd: $0.descriptor, events: Int16(POLLOUT), revents: 0)
            }
            requests += readings.map {
                pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
            }
            _ = poll(&requests, nfds_t(requests.count), millisecondsToDeadline)
        }
    }

    /// The milliseconds until the next wait is over; -1 if nothing waits.
    private var millisecondsToDeadline: Int32 {
        let deadlines = writings.map(\.deadline) + readings.map { min($0.deadline, $0.end) }
        return deadlines.min().map {
            Int32((max(0, $0 - MonotonicClock.now) * 1000).rounded(.up))
        } ?? -1
    }

    func write(_ data: Data, to descriptor: Int32) {
        unblock(descriptor)
        let deadline = MonotonicClock.now + limits.writing
        writings.append(Writing(descriptor: descriptor, data: data, deadline: deadline))
    }

    func read(from descriptor: Int32, _ completion: @escaping ClipboardData.Completion) {
        unblock(descriptor)
        let now = MonotonicClock.now
        readings.append(
            Reading(
                descriptor: descriptor, completion: completion, deadline: now + limits.answer,
                end: now + limits.reading
            )
        )
    }

    private func unblock(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    /// Writes what fits into the pipe; returns nil after the end, and closes the pipe.
    private func advanced(_ writing: Writing, _ now: Double) -> Writing? {
        var writing = writing
        let end = writing.sent + Self.mostAtOnce
        while writing.sent < writing.data.count {
            if writing.sent >= end { return writing }
            let (count, code) = writing.data.withUnsafeBytes {
                let count = Glibc.write(
                    writing.descriptor, $0.baseAddress?.advanced(by: writing.sent),
                    min($0.count, end) - writing.sent
                )
                return (count, errno)
            }
            if count > 0 {
                writing.sent += count
                writing.deadline = now + limits.writing
            } else if code == EAGAIN, now < writing.deadline {
                return writing
            } else {
                if code == EAGAIN {
                    Warning.print(
                        ClipboardLimits.stopped(after: writing.sent, of: writing.data.count)
                    )
                }
                break
            }
        }
        close(writing.descriptor)
        return nil
    }

    /// Reads what the pipe contains; returns nil after the end, calls back and closes the pipe.
    private func advanced(_ reading: Reading, _ now: Double) -> Reading? {
        var reading = reading
        var error: (any Error)?
        let end = reading.data.count + Self.mostAtOnce
        while error == nil {
            if reading.data.count >= end { return reading }
            let count = Glibc.read(reading.descriptor, &part, part.count)
            let code = errno
            if count > 0 {
                reading.data.append(contentsOf: part[..<count])
                reading.deadline = now + limits.answer
            }
            error = limits.error(
                ofReading: reading.data.count, now: now, deadline: reading.deadline,
                end: reading.end
            )
            if count == 0 { break }
            if count < 0, error == nil {
                if code == EAGAIN { return reading }
                let reason = String(cString: strerror(code))
                error = ClipboardError("its pipe cannot be read: \(reason)")
            }
        }
        close(reading.descriptor)
        reading.completion(error.map { .failure($0) } ?? .success(reading.data))
        return nil
    }
}
