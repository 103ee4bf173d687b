public import Foundation
import LegatoGraphics
public import LegatoLayers

/// Recognizes a gesture from the touches of a view and its subviews.
///
/// `#selector` needs Objective-C, which Swift on Linux does not have: a recognizer takes a closure,
/// or a `Selector` made from a method.
///
/// ```swift
/// let drag = UIPanGestureRecognizer { pan in
///     guard let pan = pan as? UIPanGestureRecognizer else { return }
///     card.center.x += pan.translation(in: nil).x
///     pan.setTranslation(.zero, in: nil)
/// }
/// card.addGestureRecognizer(drag)
/// ```
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The state of a recognizer.
    nonisolated public enum State: Int, Sendable, Hashable {
        /// It may still recognize its gesture.
        case possible
        /// The gesture has begun.
        case began
        /// The gesture has changed.
        case changed
        /// The gesture has ended; a tap is recognized.
        case ended
        /// The gesture was cancelled.
        case cancelled
        /// The touches did not match the gesture.
        case failed

        /// The state of a gesture that is recognized at once.
        public static let recognized = State.ended
    }

    /// A method of a target.
    private struct Target {
        weak var object: AnyObject?
        let selector: Selector
    }

    private var actions: [(UIGestureRecognizer) -> Void] = []
    private var targets: [Target] = []
    /// The recognizers that must fail before this one may recognize its gesture.
    private var required: [ObjectIdentifier: () -> UIGestureRecognizer?] = [:]
    /// The state held back until another recognizer fails.
    private(set) var held: State?
    /// The view that the recognizer belongs to.
    open internal(set) weak var view: UIView?
    /// The delegate, which decides whether the recognizer begins and what it excludes; nil by
    /// default.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recognizer receives touches; true by default.
    ///
    /// Setting it to false cancels a gesture that has begun. The touch of a cancelled gesture is not
    /// followed any further, even if the recognizer is enabled again.
    open var isEnabled = true { didSet { if !isEnabled { cancel() } } }
    /// Whether recognizing the gesture cancels the touch in the views; true by default.
    open var cancelsTouchesInView = true
    /// Whether the views receive a touch only once the recognizer has failed, and never if it
    /// recognizes its gesture; false by default.
    open var delaysTouchesBegan = false
    /// Whether the views receive the end of a touch, whose tap waits for another recognizer, only when
    /// that has failed; true by default.
    open var delaysTouchesEnded = true
    /// The raw values of the types of touches that the recognizer follows; all by default.
    open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
    /// Whether all touches must be of one type; they are, because there is one pointer.
    open var requiresExclusiveTouchType = true
    /// The name, for messages; nil by default.
    open var name: String?
    /// The touch that the recognizer follows.
    var touch: UITouch?
    private var ownState = State.possible

    /// Creates a recognizer with a method of a target that is called when its state changes.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer with a closure that is called when its state changes.
    public convenience init(action: ((UIGestureRecognizer) -> Void)? = nil) {
        self.init(target: nil, action: nil)
        if let action { actions.append(action) }
    }

    /// Adds a method of a target that is called when the state changes, except to `failed`.
    ///
    /// The target is not kept alive.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(object: target as AnyObject, selector: action))
    }

    /// Removes the methods of a target; those of any target or selector for nil.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target as AnyObject?
        targets.removeAll {
            (object == nil || $0.object === object) && (action == nil || $0.selector == action)
        }
    }

    /// Makes the recognizer wait until another one has failed.
    ///
    /// A single tap that requires a double tap to fail is recognized when no second tap follows
    /// within 0.35 seconds.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required[ObjectIdentifier(otherGestureRecognizer)] = { [weak otherGestureRecognizer] in
            otherGestureRecognizer
        }
    }

    /// Adds a closure that is called when the state changes, except to `failed`.
    public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
        actions.append(action)
    }

    /// The state; a subclass sets it, which calls the actions.
    open var state: State {
        get { ownState }
        set {
            guard newValue != ownState || newValue == .changed else { return }
            if newValue == .began || (newValue == .ended && ownState == .possible) {
                if isBlocked {
                    held = newValue
                    return
                }
                if isTaken || delegate?.gestureRecognizerShouldBegin(self) == false
                    || view?.gestureRecognizerShouldBegin(self) == false
                {
                    ownState = .failed
                    return
                }
            }
            held = nil
            ownState = newValue
            switch newValue {
            case .possible, .failed: break
            default: callActions()
            }
        }
    }

    private func callActions() {
        for action in actions { action(self) }
        for target in targets {
            if let object = target.object { target.selector.perform(on: object, self) }
        }
    }

    /// Whether a recognizer that must fail first may still recognize its gesture.
    private var isBlocked: Bool {
        required.values.contains { $0()?.isUndecided == true }
            || view?.rivals(of: self).contains {
                $0.isUndecided
                    && ($0.precedes(self)
                        || delegate?.gestureRecognizer(self, shouldRequireFailureOf: $0) == true
                        || $0.delegate?.gestureRecognizer($0, shouldBeRequiredToFailBy: self)
                            == true)
            } == true
    }

    /// Whether a recognizer of the view or a superview takes the gesture of two fingers from this
    /// one.
    private var isTaken: Bool {
        guard twoFingers != nil, let view else { return false }
        return sequence(first: view, next: \.parent).contains {
            $0.recognizers.contains { $0 !== self && $0.takes(self) }
        }
    }

    /// Whether the recognizer tracks a touch that may become its gesture.
    private var isUndecided: Bool { isEnabled && touch != nil && ownState == .possible }

    /// Applies the held state once nothing blocks it.
    func releaseHeld() {
        guard let held, !isBlocked else { return }
        self.held = nil
        state = held
    }

    /// Applies a state that was held past the end of the touch.
    func recognizeLate(_ state: State) {
        held = nil
        ownState = .possible
        self.state = state
        ownState = .possible
        reset()
    }

    /// Returns the location of the touch in a view's coordinates; in those of the window for nil.
    ///
    /// For gestures of two fingers, it is where the gesture began.
    open func location(in view: UIView?) -> CGPoint {
        UITouch.convert(twoFingers?.place ?? touch?.place ?? lastPlace, to: view)
    }

    /// Returns the location of one of the touches, counted from 0, in a view's coordinates.
    ///
    /// Both fingers of a gesture are at its centre: touch pads report only the centre.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// The number of touches: 1 while there is one, and 2 while a gesture of two fingers runs.
    open var numberOfTouches: Int {
        let isFollowing = state == .began || state == .changed
        return twoFingers != nil && isFollowing ? 2 : touch == nil ? 0 : 1
    }

    /// Called when the touch begins.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the touch moves.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the touch ends.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the touch is cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = ownState == .began || ownState == .changed ? .cancelled : .failed
    }
    /// Called when the gesture is over, before the next one.
    open func reset() {}
    /// Returns whether recognizing this gesture excludes another one; true by default.
    ///
    /// It is not called for gestures that are recognized together.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether recognizing another gesture excludes this one; true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Delivery

    /// Whether the recognizer recognizes taps.
    var isTap: Bool { false }

    /// Whether another recognizer waits until this one has failed.
    func precedes(_ other: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer takes a gesture of two fingers from another one.
    func takes(_ other: UIGestureRecognizer) -> Bool { false }

    /// Called when the recognizer was added to a view.
    func attached(to view: UIView) {}

    /// When `timePassed()` is due, in seconds of media time; nil for never.
    var deadline: CFTimeInterval? { nil }

    /// Called when the deadline is reached.
    func timePassed() {}

    private var lastPlace = CGPoint.zero
    /// The two-finger gesture reported by layers; nil for recognizers of touches.
    var twoFingers: TwoFingers?

    /// Whether the recognizer still tracks the touch.
    var isOpen: Bool {
        switch ownState {
        case .possible, .began, .changed: touch != nil
        default: false
        }
    }

    /// Whether the recognizer has recognized its gesture, which excludes others.
    var wantsTouch: Bool {
        switch ownState {
        case .began, .changed, .ended: touch != nil
        default: false
        }
    }

    func accepts(_ touch: UITouch) -> Bool {
        allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether the touch waits until the recognizer has failed.
    var delaysTouch: Bool { delaysTouchesBegan && isOpen && ownState == .possible }

    /// Whether another gesture may be recognized together with this one.
    func mayRecognize(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
                == true
    }

    func start(with touch: UITouch, _ event: UIEvent) {
        ownState = .possible
        self.touch = touch
        touchesBegan([touch], with: event)
    }

    /// Cancels the gesture, whose touches are ignored from now on.
    private func cancel() {
        let isFollowing = ownState == .began || ownState == .changed
        if isFollowing, twoFingers != nil {
            twoFingers?.isIgnored = true
            state = .cancelled
            finish()
        } else if isOpen {
            fail()
        }
    }

    func fail() {
        state = ownState == .began || ownState == .changed ? .cancelled : .failed
    }

    func finish() {
        lastPlace = touch?.place ?? lastPlace
        touch = nil
        (ownState, held) = (.possible, nil)
        reset()
    }
}

/// Decides whether a gesture recognizer begins and what it excludes; every method is optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns whether the gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether the recognizer follows a touch.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
    /// Returns whether two gestures may be recognized together.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether another recognizer must fail before this one may recognize its gesture.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether this recognizer must fail before another one may recognize its gesture.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns true.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// Returns true.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }

    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIView {
    /// The other recognizers that follow touches of this view.
    func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var top = self
        while let above = top.parent { top = above }
        return top.touches?.rivals(of: recognizer) ?? []
    }
}
