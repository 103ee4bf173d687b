import Dispatch
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
        let done = DispatchSemaphore(value: 0)
        load { result in
            found.withLock { $0 = result }
            done.signal()
        }
        _ = done.wait(timeout: .now() + seconds)
        guard let result = found.withLock({ $0 }) else {
            throw ClipboardError("the program that copied it did not provide it within \(seconds) s")
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

/// An item on a clipboard, with the types in which it can be pasted.
package nonisolated struct ClipboardItem: Sendable {
    /// The data of the item in one type.
    package struct Form: Sendable {
        /// The media type, such as `image/png`, or the identifier of a type without one.
        package let type: String
        /// The data.
        package let data: ClipboardData

        /// Creates a form.
        package init(_ type: String, _ data: ClipboardData) { (self.type, self.data) = (type, data) }
    }

    /// The media type of text.
    package static let text = "text/plain;charset=utf-8"
    /// The media type of a list of URLs, one per line.
    package static let urls = "text/uri-list"

    /// The types, the best one first.
    package var forms: [Form]
    /// The copied value itself, for views of this program; nil if there is none.
    package var value: (any Sendable)?

    /// Creates an item.
    package init(_ forms: [Form], value: (any Sendable)? = nil) {
        (self.forms, self.value) = (forms, value)
    }

    /// Creates an item of a text.
    package init(text: String) {
        self.init([Form(Self.text, ClipboardData(Data(text.utf8)))], value: text)
    }

    /// Returns the data of a type; nil if the item does not have the type.
    package func data(_ type: String) -> ClipboardData? { forms.first { $0.type == type }?.data }

    /// Creates the item of systems whose clipboard contains only one: the first of several, with the
    /// texts and the URLs of all of them.
    package init(joining items: [ClipboardItem]) {
        self = items.first ?? ClipboardItem([])
        guard items.count > 1 else { return }
        forms = forms.map { form in
            guard let end = Self.lineEnds[form.type] else { return form }
            return Form(form.type, Self.joined(items.compactMap { $0.data(form.type) }, end))
        }
    }

    /// The separators of the types of which several can be joined.
    private static let lineEnds = [text: "\n", urls: ""]

    private static func joined(_ parts: [ClipboardData], _ end: String) -> ClipboardData {
        ClipboardData { completion in
            let results = Locked<[Int: Result<Data, any Error>]>([:])
            for (index, part) in parts.enumerated() {
                part.load { result in
                    let all = results.withLock {
                        $0[index] = result
                        return $0.count == parts.count ? $0 : nil
                    }
                    guard let all else { return }
                    completion(
                        Result {
                            let data = try all.sorted { $0.key < $1.key }.map { try $0.value.get() }
                            return Data(data.joined(separator: Data(end.utf8)))
                        }
                    )
                }
            }
        }
    }
}
