public import Foundation
import LegatoGraphics
import LegatoLayers

/// Recognises two fingers that move apart or together, or the wheel with the control key.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The ratio of the fingers' distance to that at the beginning; may be set to count from.
    open var scale: CGFloat = 1 {
        didSet { base = shown / max(scale, 1e-6) }
    }
    /// The change of the scale per second.
    public private(set) var velocity: CGFloat = 0
    private var shown: CGFloat = 1
    private var base: CGFloat = 1
    private var fingers = TwoFingers()

    /// Returns where the gesture began, in a view's coordinates; in those of the window for nil.
    open override func location(in view: UIView?) -> CGPoint {
        fingers.place.map { UITouch.convert($0, to: view) } ?? super.location(in: view)
    }

    /// The number of touches: 2 while the gesture runs.
    open override var numberOfTouches: Int {
        state == .began || state == .changed ? 2 : super.numberOfTouches
    }

    override func attached(to view: UIView) {
        guard fingers.isFirst(view) else { return }
        let gesture = MagnifyGesture()
            .onChanged { [weak self, weak view] value in
                self?.fingers.begin(at: value.startLocation, view, self?.state)
                self?.follow(view, value.magnification, value.velocity, isOver: false)
            }
            .onEnded { [weak self, weak view] value in
                self?.fingers.begin(at: value.startLocation, view, self?.state)
                self?.follow(view, value.magnification, value.velocity, isOver: true)
            }
        view.layer.addSimultaneousGesture(gesture)
    }

    private func follow(_ view: UIView?, _ value: CGFloat, _ velocity: CGFloat, isOver: Bool) {
        guard isEnabled, let view, view === self.view else { return }
        if state == .possible { base = 1 }
        shown = value
        let base = base
        scale = value / base
        self.base = base
        self.velocity = velocity / base
        followTwoFingers(isOver: isOver)
    }
}

/// Recognises two fingers that turn about each other, or the wheel with the option key.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle since the beginning, in radians; may be set to count from.
    open var rotation: CGFloat = 0 {
        didSet { base = shown - rotation }
    }
    /// The change of the angle per second.
    public private(set) var velocity: CGFloat = 0
    private var shown: CGFloat = 0
    private var base: CGFloat = 0
    private var fingers = TwoFingers()

    /// Returns where the gesture began, in a view's coordinates; in those of the window for nil.
    open override func location(in view: UIView?) -> CGPoint {
        fingers.place.map { UITouch.convert($0, to: view) } ?? super.location(in: view)
    }

    /// The number of touches: 2 while the gesture runs.
    open override var numberOfTouches: Int {
        state == .began || state == .changed ? 2 : super.numberOfTouches
    }

    override func attached(to view: UIView) {
        guard fingers.isFirst(view) else { return }
        let gesture = RotateGesture()
            .onChanged { [weak self, weak view] value in
                self?.fingers.begin(at: value.startLocation, view, self?.state)
                self?.follow(view, value.rotation.radians, value.velocity.radians, isOver: false)
            }
            .onEnded { [weak self, weak view] value in
                self?.fingers.begin(at: value.startLocation, view, self?.state)
                self?.follow(view, value.rotation.radians, value.velocity.radians, isOver: true)
            }
        view.layer.addSimultaneousGesture(gesture)
    }

    private func follow(_ view: UIView?, _ value: Double, _ velocity: Double, isOver: Bool) {
        guard isEnabled, let view, view === self.view else { return }
        if state == .possible { base = 0 }
        shown = CGFloat(value)
        rotation = shown - base
        self.velocity = CGFloat(velocity)
        followTwoFingers(isOver: isOver)
    }
}

extension UIGestureRecognizer {
    /// Takes the next state of a gesture of two fingers.
    fileprivate func followTwoFingers(isOver: Bool) {
        switch state {
        case .possible where !isOver: state = .began
        case .began, .changed: state = isOver ? .ended : .changed
        default: break
        }
        if isOver { finish() }
    }
}

/// The place of a gesture of two fingers, and the views whose layers report it.
@MainActor private struct TwoFingers {
    /// Where the gesture began, in points of the display; nil before the first one.
    private(set) var place: CGPoint?
    private var views: [() -> UIView?] = []

    /// Returns whether a view's layer reports no gestures yet, and takes note of the view.
    mutating func isFirst(_ view: UIView) -> Bool {
        views.removeAll { $0() == nil }
        guard !views.contains(where: { $0() === view }) else { return false }
        views.append { [weak view] in view }
        return true
    }

    /// Takes the start of a gesture, in points of the layer's superlayer.
    mutating func begin(
        at start: CGPoint, _ view: UIView?, _ state: UIGestureRecognizer.State?
    ) {
        guard state == .possible, let layer = view?.layer else { return }
        guard let root = layer.host?.rootLayer, let above = layer.superlayer else {
            return place = start
        }
        place = above.convert(start, to: root)
    }
}
