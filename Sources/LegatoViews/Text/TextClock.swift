import Foundation
import LegatoLayers

/// Calls back when a text that depends on the date changes.
final class TextClock: MovingValue {
    var followedPlace: Int?
    private(set) var nextMove: CFTimeInterval?
    private let onChange: () -> Void

    init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

    /// Waits until a date, given the current date and time.
    func wait(until next: Date?, from now: Date, _ time: CFTimeInterval) {
        nextMove = next.map { time + max($0.timeIntervalSince(now), 0) }
    }

    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool {
        onChange()
        return nextMove != nil
    }
}
