/// The next step of a render thread.
package nonisolated enum RenderThreadStep: Equatable {
    /// End the thread.
    case stop
    /// Block until a message arrives or, unless nil, until a time in seconds.
    case wait(until: Double?)
    /// Wait for the display's next tick and work on it.
    case tick

    /// Decides on the next step.
    /// - Parameters:
    ///   - stops: Whether the window is closing.
    ///   - isVisible: Whether the window can be visible; an invisible one draws nothing.
    ///   - needsDisplay: Whether there are changes that have not been drawn yet.
    ///   - wantsTicks: Whether the main actor requests ticks.
    ///   - nextActivity: The time from which the content changes by itself; nil for never.
    ///   - now: The current time in seconds.
    ///   - period: The refresh period in seconds.
    /// - Returns: The step.
    package static func next(
        stops: Bool, isVisible: Bool, needsDisplay: Bool, wantsTicks: Bool, nextActivity: Double?,
        now: Double, period: Double
    ) -> RenderThreadStep {
        if stops { return .stop }
        if wantsTicks || (isVisible && needsDisplay) { return .tick }
        guard isVisible, let nextActivity else { return .wait(until: nil) }
        return nextActivity <= now + 1.5 * period ? .tick : .wait(until: nextActivity - period)
    }
}
