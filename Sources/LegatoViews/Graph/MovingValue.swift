import Foundation
import LegatoLayers

/// A value that changes over time and is computed on the main actor.
protocol MovingValue: AnyObject {
    /// Whether the graph asks it for frames.
    var isFollowed: Bool { get set }

    /// The next time at which it needs a frame; nil, the default, for every frame.
    var nextMove: CFTimeInterval? { get }

    /// Sets the value for a frame.
    /// - Returns: Whether it continues.
    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool
}

extension MovingValue {
    var nextMove: CFTimeInterval? { nil }

    /// Whether it needs the frame at a time.
    func isDue(for shown: CFTimeInterval) -> Bool {
        nextMove.map { FrameTime.isDue($0, at: shown) } ?? true
    }
}
