import Foundation

nonisolated extension Date {
    /// The next representable date.
    var nextUp: Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp)
    }

    /// The representable date before this one.
    var nextDown: Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown)
    }

    /// Returns the first date after this one that is whole seconds from another.
    func nextSecond(from other: Date) -> Date {
        let distance = timeIntervalSince(other)
        // A little later, so that rounding does not hide the change.
        return other.addingTimeInterval((distance + 1e-3).rounded(.down) + 1 + 1e-3)
    }
}

nonisolated extension Duration {
    /// The duration in seconds.
    var seconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
    }
}
