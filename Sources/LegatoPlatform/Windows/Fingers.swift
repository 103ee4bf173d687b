package import Foundation
package import LegatoLayers

/// The fingers on a window's touch screen, of which the first two form a pinch.
package struct Fingers {
    /// A change of a finger.
    package enum Change: Sendable {
        /// The finger touched the screen.
        case down
        /// The finger moved.
        case moved
        /// The finger was lifted.
        case up
    }

    private struct Finger {
        let id: Int64
        var location: CGPoint
    }

    /// The fingers that are down, in the order in which they touched the screen.
    private var all: [Finger] = []
    private var isPinching = false

    /// Creates the state of an untouched screen.
    package init() {}

    /// Records a change of a finger and returns the resulting input.
    ///
    /// A pinch begins with the second finger and ends when one of the first two is lifted. The
    /// remaining fingers start another pinch only when a further finger makes them two again.
    /// - Parameters:
    ///   - change: The change.
    ///   - id: SDL's identifier of the finger.
    ///   - location: The location in points of the window.
    ///   - time: The time in seconds.
    /// - Returns: The pinch event, or nil if there is none.
    package mutating func note(
        _ change: Change, of id: Int64, at location: CGPoint, time: Double
    ) -> InputEvent? {
        switch change {
        case .down:
            // The finger's previous release may have been lost.
            all.removeAll { $0.id == id }
            all.append(Finger(id: id, location: location))
            guard all.count == 2 else { return nil }
            isPinching = true
            return pinch(.began, time)
        case .moved, .up:
            guard let index = all.firstIndex(where: { $0.id == id }) else { return nil }
            all[index].location = location
            let counts = isPinching && index < 2
            guard change == .up else { return counts ? pinch(.changed, time) : nil }
            defer { all.remove(at: index) }
            guard counts else { return nil }
            isPinching = false
            return pinch(.ended, time)
        }
    }

    private func pinch(_ phase: PinchEvent.Phase, _ time: Double) -> InputEvent {
        .pinch(
            PinchEvent(phase: phase, first: all[0].location, second: all[1].location, time: time)
        )
    }
}
