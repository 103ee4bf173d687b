public import Foundation
import LegatoGraphics
import LegatoLayers

/// Recognises a gesture from the touches of a view and its subviews.
///
/// `#selector` needs Objective-C, which Swift on Linux does not have: a recogniser takes a closure
/// in place of a target and an action.
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
    /// The state of a recogniser.
    nonisolated public enum State: Int, Sendable, Hashable {
        /// It may still recognise its gesture.
        case possible
        /// The gesture has begun.
        case began
        /// The gesture has changed.
        case changed
        /// The gesture has ended; a tap is recognised.
        case ended
        /// The gesture was cancelled.
        case cancelled
        /// It was another gesture.
        case failed

        /// The state of a gesture that is recognised at once.
        public static let recognized = State.ended
    }

    private var actions: [(UIGestureRecognizer) -> Void] = []
    /// The view that the recogniser belongs to.
    public internal(set) weak var view: UIView?
    /// Decides about the recogniser; nil by default.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recogniser takes part; true by default.
    open var isEnabled = true
    /// Whether a recognised gesture takes the touch from the views; true by default.
    open var cancelsTouchesInView = true
    /// The name, for messages; nil by default.
    open var name: String?
    /// The touch that the recogniser follows.
    var touch: UITouch?
    private var ownState = State.possible

    /// Creates a recogniser with a closure that is called when its state changes.
    public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
        super.init()
        if let action { actions.append(action) }
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
            if newValue == .began || (newValue == .ended && ownState == .possible),
                delegate?.gestureRecognizerShouldBegin(self) == false
            {
                ownState = .failed
                return
            }
            ownState = newValue
            switch newValue {
            case .possible, .failed: break
            default: for action in actions { action(self) }
            }
        }
    }

    /// Returns the location of the touch in a view's coordinates; in those of the window for nil.
    open func location(in view: UIView?) -> CGPoint {
        UITouch.convert(touch?.place ?? lastPlace, to: view)
    }

    /// The number of touches: 1 while there is one.
    open var numberOfTouches: Int { touch == nil ? 0 : 1 }

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

    // MARK: Delivery

    /// When `timePassed()` is due, in seconds of media time; nil for never.
    var deadline: CFTimeInterval? { nil }

    /// Called when the deadline is reached.
    func timePassed() {}

    private var lastPlace = CGPoint.zero

    /// Whether the recogniser still follows the touch.
    var isOpen: Bool {
        switch ownState {
        case .possible, .began, .changed: touch != nil
        default: false
        }
    }

    /// Whether the recogniser has recognised its gesture, which excludes others.
    var wantsTouch: Bool {
        switch ownState {
        case .began, .changed, .ended: touch != nil
        default: false
        }
    }

    func accepts(_ touch: UITouch) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether another gesture may be recognised although this one is.
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

    func fail() {
        state = ownState == .began || ownState == .changed ? .cancelled : .failed
    }

    func finish() {
        lastPlace = touch?.place ?? lastPlace
        touch = nil
        ownState = .possible
        reset()
    }
}

/// Decides about a gesture recogniser; every method is optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns whether the gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether the recogniser follows a touch.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
    /// Returns whether two gestures may be recognised together.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
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
}

extension UIView {
    /// Adds a gesture recogniser; it leaves its previous view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizers.append(gestureRecognizer)
    }

    /// Removes a gesture recogniser.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// The gesture recognisers; nil if there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for old in recognizers { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }
}
