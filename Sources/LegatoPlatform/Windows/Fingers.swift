package import Foundation
package import LegatoLayers

/// The fingers on a window's touch screen, of which the two that come first make a pinch.
package struct Fingers {
    /// What a finger did.
    package enum Change: Sendable {
        /// It came down.
        case down
        /// It moved.
        case moved
        /// It was lifted.
        case up
    }

    private struct Finger {
        let id: Int64
        var location: CGPoint
    }

    /// Those that are down, in the order in which they came.
    private var all: [Finger] = []
    private var isPinching = false

    /// Creates the state of a screen that no finger touches.
    package init() {}

    /// Takes in what a finger did.
    /// - Parameters:
    ///   - change: What it did.
    ///   - id: SDL's number of the finger.
    ///   - location: Where, in points of the window.
    ///   - time: When, in seconds.
    /// - Returns: The input that it means; nil for none.
    ///
    /// A pinch begins with the second finger and ends when one of the first two is lifted; what is
    /// left then makes another one only with a finger that makes it two again.
    package mutating func note(
        _ change: Change,
        of id: Int64,
        at location: CGPoint,
        time: Double
    ) -> InputEvent? {
        switch change {
        case .down:
            // Its lifting before may have got lost.
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
