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
    /// How hard the touch presses; 0, because pointers and touch screens do not report it.
    public var force: CGFloat { 0 }
    /// The greatest force; 1, so that fractions of it are 0.
    public var maximumPossibleForce: CGFloat { 1 }
    /// The radius of the touch in points; 0, because a pointer is a point.
    public var majorRadius: CGFloat { 0 }
    /// The uncertainty of the radius in points; 0.
    public var majorRadiusTolerance: CGFloat { 0 }
    /// The recognizers that receive the touch; nil for none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        let own = sequence(first: view) { $0?.superview }.flatMap { $0?.recognizers ?? [] }
        let receiving = own.filter { $0.touch === self }
        return receiving.isEmpty ? nil : receiving
    }
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

    /// Returns the location in a view's coordinates, which is as precise as `location(in:)`.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the location before the last change, which is as precise as `previousLocation(in:)`.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

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

    /// Returns the touches that have begun in a view; nil for none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// Returns the touches that have begun in a window; nil for none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// Returns the touches that a recognizer receives; nil for none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    /// Returns the touch alone, because every movement is delivered; nil for one of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [touch] : nil
    }

    /// Returns no touches, because movements are not predicted; nil for a touch of another event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [] : nil
    }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = allTouches?.filter(isIncluded)
        return touches?.isEmpty == false ? touches : nil
    }
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
