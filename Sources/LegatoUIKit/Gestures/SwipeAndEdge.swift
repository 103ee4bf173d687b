public import Foundation
import LegatoGraphics
import LegatoLayers

/// Edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right.
    public static let right = UIRectEdge(rawValue: 8)
    /// All of them.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognises a quick movement in a direction: 50 points within half a second.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe.
    nonisolated public struct Direction: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that are recognised; to the right by default.
    open var direction = Direction.right
    private var start = CGPoint.zero
    private var began: TimeInterval = 0

    /// Notes the start.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch else { return }
        (start, began) = (touch.place, touch.timestamp)
    }

    /// Recognises the swipe, or fails if it is too slow or in another direction.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, state == .possible else { return }
        let (x, y) = (touch.place.x - start.x, touch.place.y - start.y)
        guard touch.timestamp - began <= 0.5 else { return state = .failed }
        guard max(abs(x), abs(y)) >= 50 else { return }
        let found: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        let isStraight = min(abs(x), abs(y)) <= max(abs(x), abs(y)) / 2
        state = isStraight && direction.contains(found) ? .ended : .failed
    }

    /// Fails.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }
}

/// Recognises a drag that begins within 20 points of an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which a drag is recognised; none by default.
    open var edges: UIRectEdge = []

    /// Fails away from the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch else { return }
        let (place, area) = (touch.location(in: touch.window), touch.window?.bounds ?? .zero)
        let near: [(UIRectEdge, CGFloat)] = [
            (.left, place.x - area.minX), (.right, area.maxX - place.x),
            (.top, place.y - area.minY), (.bottom, area.maxY - place.y),
        ]
        guard near.contains(where: { edges.contains($0.0) && $0.1 <= 20 }) else {
            return state = .failed
        }
        super.touchesBegan(touches, with: event)
    }
}

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
