package import Foundation
import LegatoGraphics

/// Data of one type on a clipboard, loaded when it is first needed.
package nonisolated final class ClipboardData: Sendable {
    /// Receives the data, or the reason that there is none.
    package typealias Completion = @Sendable (Result<Data, any Error>) -> Void
    /// Loads the data and calls its argument once, on any thread.
    package typealias Loader = @Sendable (@escaping Completion) -> Void

    private enum State {
        case unloaded(Loader)
        case loading([Completion])
        case over(Result<Data, any Error>)
    }

    private let state: Locked<State>

    /// Creates data that is loaded already.
    package init(_ data: Data) { state = Locked(.over(.success(data))) }

    /// Creates data that a closure loads, at most once.
    package init(load: @escaping Loader) { state = Locked(.unloaded(load)) }

    /// Calls a closure with the data: immediately if it is loaded, otherwise once it is, on any
    /// thread.
    package func load(_ completion: @escaping Completion) {
        enum Step {
            case start(Loader)
            case complete(Result<Data, any Error>)
            case wait
        }
        let step: Step = state.withLock {
            switch $0 {
            case .unloaded(let loader):
                $0 = .loading([completion])
                return .start(loader)
            case .loading(let waiting):
                $0 = .loading(waiting + [completion])
                return .wait
            case .over(let result): return .complete(result)
            }
        }
        switch step {
        case .start(let loader): loader { [self] in finish($0) }
        case .complete(let result): completion(result)
        case .wait: break
        }
    }

    private func finish(_ result: Result<Data, any Error>) {
        let waiting: [Completion] = state.withLock {
            guard case .loading(let waiting) = $0 else { return [] }
            $0 = .over(result)
            return waiting
        }
        for completion in waiting { completion(result) }
    }

    /// Returns the data, waiting for it a number of seconds, 2 by default.
    /// - Throws: the reason that there is none, or that it took longer.
    package func wait(seconds: Double = 2) throws -> Data {
        let found = Locked<Result<Data, any Error>?>(nil)
        let done = TimedWait()
        load { result in
            found.withLock { $0 = result }
            done.end()
        }
        done.wait(seconds: seconds)
        guard let result = found.withLock({ $0 }) else {
            throw ClipboardError(
                "the program that copied it did not provide it within \(seconds) s"
            )
        }
        return try result.get()
    }
}

/// Clipboard data that cannot be read.
package nonisolated struct ClipboardError: Error, CustomStringConvertible {
    /// The reason, without a full stop.
    package let description: String

    /// Creates an error with its reason.
    package init(_ reason: String) { description = reason }
}
