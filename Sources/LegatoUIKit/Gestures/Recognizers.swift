public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Recognizes one or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps; 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers; 1 by default.
    ///
    /// A higher number is never recognized, because a computer has one pointer; setting it prints a
    /// warning.
    open var numberOfTouchesRequired = 1 {
        didSet { OnePointer.check(numberOfTouchesRequired, "numberOfTouchesRequired", self) }
    }
    private var start = CGPoint.zero

    override var isTap: Bool { true }

    /// A tap does not exclude a recognizer of more taps.
    override func mayRecognize(with other: UIGestureRecognizer) -> Bool {
        let count = (other as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0
        return count > numberOfTapsRequired || super.mayRecognize(with: other)
    }

    /// Follows the touch if it may be the last tap.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touch?.place ?? .zero
        if numberOfTouchesRequired > 1 { state = .failed }
    }

    /// Fails if the touch moves by more than 10 points.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, hypot(touch.place.x - start.x, touch.place.y - start.y) > 10 else {
            return
        }
        state = .failed
    }

    /// Recognizes the tap.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let count = max(numberOfTapsRequired, 1)
        let taps = touch?.tapCount ?? 0
        if taps % count == 0 {
            state = .ended
        } else if taps > count {
            state = .failed
        }
    }
}

/// Recognizes a drag.
///
/// It begins when the pointer has moved by 10 points.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers; 1 by default.
    ///
    /// A higher number is never recognized, because a computer has one pointer; setting it prints a
    /// warning.
    open var minimumNumberOfTouches = 1 {
        didSet { OnePointer.check(minimumNumberOfTouches, "minimumNumberOfTouches", self) }
    }
    /// The greatest number of fingers.
    open var maximumNumberOfTouches = Int.max
    /// The distance of the pointer that begins the gesture, in points.
    private static let distance: CGFloat = 10
    private var start = CGPoint.zero
    private var tracker = VelocityTracker()

    /// What a movement of 10 points does.
    enum Decision {
        /// It begins the gesture.
        case begin
        /// It is ignored; the next one may begin it.
        case wait
        /// It makes the recognizer fail.
        case fail
    }

    /// What a movement does; it begins the gesture if it is nil.
    var decision: ((UITouch, _ moved: CGPoint) -> Decision)?

    /// Returns the movement since the gesture began, in points of a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        let place = touch?.place ?? start
        let (from, to) = (UITouch.convert(start, to: view), UITouch.convert(place, to: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Sets the movement up to now; later movement adds to it.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let place = touch?.place, translation.isFinite else { return }
        start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    }

    /// Sets the movement to that since the pointer was at the distance that begins the gesture, so that
    /// what follows the pointer starts to move from where it is.
    final func skipDistance() {
        let moved = translation(in: nil)
        let part = 1 - Self.distance / max(hypot(moved.x, moved.y), Self.distance)
        setTranslation(CGPoint(x: part * moved.x, y: part * moved.y), in: nil)
    }

    /// Returns the velocity, in points of the display per second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let touch else { return .zero }
        let velocity = tracker.velocity(at: touch.timestamp)
        return CGPoint(x: velocity.width, y: velocity.height)
    }

    /// Notes the start.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch else { return }
        guard minimumNumberOfTouches <= 1 else { return state = .failed }
        start = touch.place
        tracker = VelocityTracker()
        tracker.add(touch.place, at: touch.timestamp)
    }

    /// Begins or changes the gesture.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch else { return }
        tracker.add(touch.place, at: touch.timestamp)
        if state != .possible {
            state = .changed
        } else if hypot(touch.place.x - start.x, touch.place.y - start.y) >= Self.distance {
            switch decision?(touch, translation(in: nil)) ?? .begin {
            case .begin: state = .began
            case .wait: start = touch.place
            case .fail: state = .failed
            }
        }
    }

    /// Ends the gesture.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch else { return }
        tracker.add(touch.place, at: touch.timestamp)
        state = state == .possible ? .failed : .ended
    }
}

/// Recognizes a press that stays in place for a while.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The shortest press, in seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The largest movement until it is recognized, in points; 10 by default.
    open var allowableMovement: CGFloat = 10
    private var start = CGPoint.zero
    private var due: CFTimeInterval?

    override var deadline: CFTimeInterval? { state == .possible ? due : nil }

    override func timePassed() {
        due = nil
        if state == .possible { state = .began }
    }

    /// Waits for the shortest duration.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch else { return }
        start = touch.place
        let wait = NumberCheck(Self.self, "minimumPressDuration").number(
            CGFloat(minimumPressDuration), or: 0.5
        )
        due = touch.timestamp + TimeInterval(max(wait, 0))
        if wait <= 0 { timePassed() }
    }

    /// Fails if the touch moves too early, or else changes the gesture.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch else { return }
        if state != .possible {
            state = .changed
        } else if hypot(touch.place.x - start.x, touch.place.y - start.y) > allowableMovement {
            state = .failed
        }
    }

    /// Ends the gesture.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }
}

/// Reports recognizers that need more fingers than there are pointers.
private enum OnePointer {
    static func check(_ count: Int, _ name: String, _ recognizer: UIGestureRecognizer) {
        guard count > 1 else { return }
        UIKitWarning.print(
            "\(type(of: recognizer)).\(name) is \(count), but there is only one pointer. Set it to "
                + "1, or use UIPinchGestureRecognizer for two fingers."
        )
    }
}
