/// The listeners that wait for changes of one property to finish.
///
/// A listener waits for the change it was added with. With the logical criteria it finishes when
/// that change is logically complete, even if another animation has taken over; otherwise when
/// nothing runs on the property any more.
package struct CompletionWaits {
    private struct Wait {
        let listener: AnimationListener
        /// The time at which the change is logically complete; nil waits until nothing runs.
        let logicalEnd: Double?
    }

    private var waits: [Wait] = []

    /// Whether no listener waits.
    package var isEmpty: Bool { waits.isEmpty }

    /// Creates an empty list.
    package init() {}

    /// Adds a listener that waits for the most recent change.
    ///
    /// - Parameters:
    ///   - listener: The listener; its `animationAdded()` is called.
    ///   - logicalEnd: The time at which that change is logically complete, in seconds; infinite if
    ///     it is determined only during the animation.
    package mutating func add(_ listener: AnimationListener, logicalEnd: Double) {
        listener.animationAdded()
        let isLogical = listener.criteria == .logicallyComplete
        waits.append(Wait(listener: listener, logicalEnd: isLogical ? logicalEnd : nil))
    }

    /// Returns when the next listener finishes; infinite if none waits.
    ///
    /// - Parameters:
    ///   - end: The time from which nothing runs on the property any more.
    ///   - logicalEnd: The time at which the most recent change is logically complete.
    /// - Returns: The time in seconds.
    package func nextTime(end: Double, logicalEnd: Double) -> Double {
        waits.lazy.map { min(Self.time(of: $0, logicalEnd), end) }.min() ?? .infinity
    }

    /// Returns when a change finishes if nothing ends it earlier.
    private static func time(of wait: Wait, _ logicalEnd: Double) -> Double {
        guard let own = wait.logicalEnd else { return .infinity }
        // A custom animation's logical end is determined only during the animation.
        return own == .infinity ? logicalEnd : own
    }

    /// Removes the listeners whose change has finished, and returns them.
    ///
    /// Call `animationFinished()` on each once the values of that time are presented.
    ///
    /// - Parameters:
    ///   - time: The time in seconds; infinity finishes all.
    ///   - end: The time from which nothing runs on the property any more.
    ///   - logicalEnd: The time at which the most recent change is logically complete.
    /// - Returns: The finished listeners: logical ones first, each kind in the order they were
    ///   added.
    package mutating func takeFinished(
        at time: Double, end: Double, logicalEnd: Double
    ) -> [AnimationListener] {
        func isDone(_ wait: Wait) -> Bool {
            FrameMoment.hasCome(min(end, Self.time(of: wait, logicalEnd)), by: time)
        }
        let done = waits.filter(isDone)
        waits.removeAll(where: isDone)
        // Logical completions are called first.
        return done.filter { $0.logicalEnd != nil }.map(\.listener)
            + done.filter { $0.logicalEnd == nil }.map(\.listener)
    }
}
