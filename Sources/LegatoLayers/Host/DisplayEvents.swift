package import Foundation
package import LegatoGraphics

/// A change of a display that code outside of its tree may observe.
package enum DisplayEvent {
    /// The phase has changed from another one.
    case phase(from: ScenePhase)
    /// The size is about to change.
    case willResize(to: CGSize)
    /// The size has changed from another one.
    case size(from: CGSize)
    /// The system's settings have changed from other ones.
    case settings(from: SystemSettings)
}

extension LayerHost {
    /// Called after changes of all displays, and before changes of their size; nil by default.
    package nonisolated static let eventObserver =
        Locked<(@MainActor @Sendable (LayerHost, DisplayEvent) -> Void)?>(nil)

    /// Called before a program with windows ends; nil by default.
    package nonisolated static let endObserver = Locked<(@MainActor @Sendable () -> Void)?>(nil)

    func report(_ event: DisplayEvent) {
        Self.eventObserver.withLock { $0 }?(self, event)
    }
}
