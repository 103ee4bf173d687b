public import Foundation
import LegatoLayers
import LegatoViews

/// A press of the pointer or of a finger, from its start to its end.
@preconcurrency @MainActor public final class UITouch: NSObject {
    /// The phase of a touch.
    nonisolated public enum Phase: Int, Sendable, Hashable {
        /// It has begun.
        case began
        /// It has moved.
        case moved
        /// It stays where it is.
        case stationary
        /// It has ended.
        case ended
        /// The system or a gesture has cancelled it.
        case cancelled
    }

    /// What touches the screen.
    nonisolated public enum TouchType: Int, Sendable, Hashable {
        /// A finger, or the pointer of a program that draws no difference between them.
        case direct
        /// A remote control.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer that does not count as a finger.
        case indirectPointer

        /// A pencil.
        public static let stylus = TouchType.pencil
    }

    /// What touches the screen: `direct`, for the pointer as well.
    public let type = TouchType.direct
    /// The phase.
    public internal(set) var phase = Phase.began
    /// The number of presses at the same place in quick succession.
    public internal(set) var tapCount = 1
    /// When the touch last changed, in seconds of media time.
    public internal(set) var timestamp: TimeInterval
    /// The view in which the touch has begun.
    public let view: UIView?
    /// The window of the view.
    public let window: UIWindow?
    /// The location in the display, in points.
    var place: CGPoint
    private let start: TimeInterval
    var previousPlace: CGPoint

    init(at place: CGPoint, time: TimeInterval, in view: UIView) {
        (self.place, previousPlace, timestamp, start) = (place, place, time, time)
        (self.view, window) = (view, view.window)
    }

    /// How long the touch has lasted, in seconds.
    var age: TimeInterval { timestamp - start }

    func move(to place: CGPoint, time: TimeInterval, _ phase: Phase) {
        (previousPlace, self.place, timestamp, self.phase) = (self.place, place, time, phase)
    }

    /// Returns the location in a view's coordinates; in those of the window for nil.
    public func location(in view: UIView?) -> CGPoint { Self.convert(place, to: view) }

    /// Returns the location before the last change, in a view's coordinates.
    public func previousLocation(in view: UIView?) -> CGPoint {
        Self.convert(previousPlace, to: view)
    }

    /// Converts a point of the display to a view's coordinates.
    static func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let layer = view?.layer, let root = layer.host?.rootLayer else { return point }
        return layer.convert(point, from: root)
    }
}

/// An event: the touches that have changed together, or keys.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// All touches of the event; nil for an event of keys.
    public let allTouches: Set<UITouch>?
    /// When the event took place, in seconds of media time.
    public let timestamp: TimeInterval

    init(_ touches: Set<UITouch>?, time: TimeInterval) { (allTouches, timestamp) = (touches, time) }
}

/// An event of a key.
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
    /// The keys that are pressed or released.
    public let allPresses: Set<UIPress>
    /// Whether the event has reached the end of the responder chain.
    var isUnhandled = false

    init(_ presses: Set<UIPress>, time: TimeInterval) {
        allPresses = presses
        super.init(nil, time: time)
    }
}
