public import Foundation
import LegatoGraphics
import LegatoLayers

/// Recognizes two fingers that move apart or together, or the wheel with the control key.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The ratio of the fingers' distance to that at the beginning; setting it changes the base of
    /// later values.
    open var scale: CGFloat = 1 {
        didSet { base = shown / max(scale, 1e-6) }
    }
    /// The change of the scale per second.
    open private(set) var velocity: CGFloat = 0
    private var shown: CGFloat = 1
    private var base: CGFloat = 1

    override func attached(to view: UIView) {
        guard isFirst(view) else { return }
        func follow(isOver: Bool) -> (MagnifyGesture.Value) -> Void {
            { [weak self, weak view] value in
                guard let self, let view, begin(at: value.startLocation, view, isOver) else {
                    return
                }
                self.follow(value.magnification, value.velocity)
                followTwoFingers(isOver: isOver)
            }
        }
        report(
            MagnifyGesture().onChanged(follow(isOver: false)).onEnded(follow(isOver: true)),
            on: view
        )
    }

    private func follow(_ value: CGFloat, _ velocity: CGFloat) {
        if state == .possible { base = 1 }
        shown = value
        let base = base
        scale = value / base
        self.base = base
        self.velocity = velocity / base
    }
}

/// Recognizes two fingers that turn about each other, or the wheel with the option key.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle since the beginning, in radians; setting it changes the base of later values.
    open var rotation: CGFloat = 0 {
        didSet { base = shown - rotation }
    }
    /// The change of the angle per second.
    open private(set) var velocity: CGFloat = 0
    private var shown: CGFloat = 0
    private var base: CGFloat = 0

    override func attached(to view: UIView) {
        guard isFirst(view) else { return }
        func follow(isOver: Bool) -> (RotateGesture.Value) -> Void {
            { [weak self, weak view] value in
                guard let self, let view, begin(at: value.startLocation, view, isOver) else {
                    return
                }
                self.follow(value.rotation.radians, value.velocity.radians)
                followTwoFingers(isOver: isOver)
            }
        }
        report(
            RotateGesture().onChanged(follow(isOver: false)).onEnded(follow(isOver: true)), on: view
        )
    }

    private func follow(_ value: Double, _ velocity: Double) {
        if state == .possible { base = 0 }
        shown = CGFloat(value)
        rotation = shown - base
        self.velocity = CGFloat(velocity)
    }
}

extension UIGestureRecognizer {
    /// Returns whether a view's layer reports no gestures to this recognizer yet.
    fileprivate func isFirst(_ view: UIView) -> Bool {
        var fingers = twoFingers ?? TwoFingers()
        defer { twoFingers = fingers }
        return fingers.isFirst(view)
    }

    /// Records where the two fingers began; returns whether the gesture may begin in a view.
    fileprivate func begin(at start: CGPoint, _ view: UIView, _ isOver: Bool) -> Bool {
        guard view === self.view else { return false }
        let isIgnored = twoFingers?.isIgnored == true
        if isOver { twoFingers?.isIgnored = false }
        guard isEnabled, !isIgnored else { return false }
        if state == .possible { twoFingers?.begin(at: start, in: view.layer) }
        return true
    }

    /// Makes a view's layer report a gesture to this recognizer.
    fileprivate func report(_ gesture: any LayerGesture, on view: UIView) {
        view.layer.addSimultaneousGesture(
            TwoFingerGesture(gesture: gesture) { [weak self, weak view] in
                guard let self, let view, view === self.view else { return }
                twoFingers?.isIgnored = false
                if state == .began || state == .changed { state = .cancelled }
                if state != .possible { finish() }
            }
        )
    }

    /// Advances the state of a two-finger gesture.
    fileprivate func followTwoFingers(isOver: Bool) {
        switch state {
        case .possible where !isOver: state = .began
        case .began, .changed: state = isOver ? .ended : .changed
        default: break
        }
        if isOver { finish() }
    }
}
