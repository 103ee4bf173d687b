import Foundation
import LegatoGraphics
import LegatoLayers

nonisolated extension ClipboardData {
    /// Calls a closure once: with the data, or with an error if it is not loaded within some seconds.
    func load(within seconds: Double, _ completion: @escaping Completion) {
        let waiting = Locked<Completion?>(completion)
        let end: Completion = { result in
            let completion = waiting.withLock { completion in
                defer { completion = nil }
                return completion
            }
            completion?(result)
        }
        load(end)
        guard waiting.withLock({ $0 != nil }) else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
            let error = ClipboardError(
                "it was not loaded within \(Int(seconds)) s: what loads it must call its completion "
                    + "handler"
            )
            end(.failure(error))
        }
    }
}
