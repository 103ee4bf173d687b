import Foundation
public import Legato

/// An input event at a given time of a scene.
public struct ScriptedInput: Sendable, Equatable {
    /// The time in seconds since the scene's start.
    public var time: CFTimeInterval
    /// The event, in points of the root layer; its own time is the same.
    public var event: InputEvent

    /// Creates an input from an event that carries its time.
    init(_ time: CFTimeInterval, _ event: InputEvent) {
        self.time = time
        self.event = event
    }

    /// Returns a drag: a press, a move each sixtieth of a second, and a release in motion.
    ///
    /// All times are multiples of a sixtieth, so that they are ticks at both 60 and 120 Hz.
    /// - Parameters:
    ///   - frame: The time of the press in sixtieths of a second.
    ///   - moves: The number of moves before the release.
    ///   - path: Returns the pointer's location, for 0 at the press to 1 at the release.
    /// - Returns: The inputs in order of time.
    static func drag(
        atFrame frame: Int, moves: Int, path: (CGFloat) -> CGPoint
    ) -> [ScriptedInput] {
        func pointer(_ step: Int) -> PointerEvent {
            let last = min(step, moves)
            return PointerEvent(
                location: path(CGFloat(last) / CGFloat(moves)), time: Double(frame + step) / 60
            )
        }
        let press = pointer(0)
        let release = pointer(moves + 1)
        return [ScriptedInput(press.time, .pointerDown(press))]
            + (1...moves).map { ScriptedInput(pointer($0).time, .pointerMoved(pointer($0))) }
            + [ScriptedInput(release.time, .pointerUp(release))]
    }

    /// Returns a press at a point and its release two sixtieths of a second later.
    static func tap(atFrame frame: Int, at place: CGPoint) -> [ScriptedInput] {
        let down = PointerEvent(location: place, time: Double(frame) / 60)
        let up = PointerEvent(location: place, time: Double(frame + 2) / 60)
        return [
            ScriptedInput(down.time, .pointerDown(down)), ScriptedInput(up.time, .pointerUp(up)),
        ]
    }
}
