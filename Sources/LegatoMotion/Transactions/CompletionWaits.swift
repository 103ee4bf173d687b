/// Those who wait for the changes of one property to be done.
///
/// A listener waits for the change that it was added with: it is logically complete when that
/// change is, also after another animation has taken over, and removed when nothing runs any more.
package struct CompletionWaits {
    private struct Wait {
        let listener: AnimationListener
        /// When the change counts as done; nil waits for rest.
        let logicalEnd: Double?
    }

    private var waits: [Wait] = []

    /// Creates a list that nobody is on.
    package init() {}

    /// Lets a listener wait for the change made last.
    ///
    /// - Parameters:
    ///   - listener: Who waits; it is told that an animation was added.
    ///   - logicalEnd: The time at which that change is logically complete, in seconds; infinite
    ///     where that comes out on the way.
    package mutating func add(_ listener: AnimationListener, logicalEnd: Double) {
        listener.animationAdded()
        let isLogical = listener.criteria == .logicallyComplete
        waits.append(Wait(listener: listener, logicalEnd: isLogical ? logicalEnd : nil))
    }

    /// When the next of them is done; infinite where nobody waits.
    ///
    /// - Parameters:
    ///   - end: When nothing runs on the property any more.
    ///   - logicalEnd: When the change made last is logically complete.
    /// - Returns: The time in seconds.
    package func nextTime(end: Double, logicalEnd: Double) -> Double {
        waits.lazy.map { min(Self.time(of: $0, logicalEnd), end) }.min() ?? .infinity
    }

    /// When a change counts as done if nothing ends it before.
    private static func time(of wait: Wait, _ logicalEnd: Double) -> Double {
        guard let own = wait.logicalEnd else { return .infinity }
        // An animation of the program's own learns of its end on the way.
        return own == .infinity ? logicalEnd : own
    }

    /// Takes those whose change is done off the list, in the order in which they came.
    ///
    /// Each of them is to be told, with `animationFinished()`, once the values of that time show.
    ///
    /// - Parameters:
    ///   - time: The time in seconds; an infinite one ends all.
    ///   - end: When nothing runs on the property any more.
    ///   - logicalEnd: When the change made last is logically complete.
    /// - Returns: The listeners to tell.
    package mutating func takeFinished(
        at time: Double,
        end: Double,
        logicalEnd: Double
    ) -> [AnimationListener] {
        func isDone(_ wait: Wait) -> Bool {
            FrameMoment.hasCome(min(end, Self.time(of: wait, logicalEnd)), by: time)
        }
        let done = waits.filter(isDone)
        waits.removeAll(where: isDone)
        // Who waits for less is told first.
        return done.filter { $0.logicalEnd != nil }.map(\.listener)
            + done.filter { $0.logicalEnd == nil }.map(\.listener)
    }
}
