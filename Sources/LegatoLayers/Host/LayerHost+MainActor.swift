import Dispatch
import Foundation

extension LayerHost {
    /// A marker of the main queue, which need not run on the main thread.
    private nonisolated static let mainQueue = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether the code runs on the main actor.
    package nonisolated static var isOnMain: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
    }

    /// Runs a closure on the main actor; synchronously if called there.
    package nonisolated static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isOnMain {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
