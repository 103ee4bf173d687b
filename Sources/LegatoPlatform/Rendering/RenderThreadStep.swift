/// What a render thread does next.
package nonisolated enum RenderThreadStep: Equatable {
    /// Ends.
    case stop
    /// Blocks until a message comes or, when given, a time in seconds.
    case wait(until: Double?)
    /// Waits for the display's next tick and works on it.
    case tick

    /// Decides on the next step.
    /// - Parameters:
    ///   - stops: Whether the window is closing.
    ///   - isVisible: Whether the window may be seen; an unseen one draws nothing.
    ///   - needsDisplay: Whether something changed that was not drawn yet.
    ///   - wantsTicks: Whether the main actor wants to be told about ticks.
    ///   - nextActivity: When the content changes by itself; nil for never.
    ///   - now: The time in seconds.
    ///   - period: The refresh period in seconds.
    /// - Returns: The step.
    package static func next(
        stops: Bool,
        isVisible: Bool,
        needsDisplay: Bool,
        wantsTicks: Bool,
        nextActivity: Double?,
        now: Double,
        period: Double
    ) -> RenderThreadStep {
        if stops { return .stop }
        if wantsTicks || (isVisible && needsDisplay) { return .tick }
        guard isVisible, let nextActivity else { return .wait(until: nil) }
        return nextActivity <= now + 1.5 * period ? .tick : .wait(until: nextActivity - period)
    }
}
