import Foundation
import LegatoLayers

/// Something whose value changes with time and is worked out on the main actor.
protocol MovingValue: AnyObject {
    /// Whether the graph asks it for frames.
    var isFollowed: Bool { get set }

    /// When it wants to be asked; nil, the default, for every frame.
    var nextMove: CFTimeInterval? { get }

    /// Sets the value of a frame.
    /// - Returns: Whether it goes on.
    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool
}

extension MovingValue {
    var nextMove: CFTimeInterval? { nil }

    /// Whether it wants the frame of a time.
    func isDue(for shown: CFTimeInterval) -> Bool {
        nextMove.map { FrameTime.isDue($0, at: shown) } ?? true
    }
}
