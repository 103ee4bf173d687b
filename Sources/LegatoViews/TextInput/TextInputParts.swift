import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The layer of a text that can be edited.
final class TextInputLayer: CALayer, MiddleClickResponder, SecondaryClickResponder,
    PointerShaping
{
    /// Called with a press of the middle button, in the layer's space.
    var onMiddleClick: (CGPoint) -> Void = { _ in }

    package func middleClicked(_ event: PointerEvent) {
        onMiddleClick(place(ofEventAt: event.location))
    }

    /// Called with a press of the secondary button, in the layer's space.
    var onSecondaryClick: (CGPoint) -> Void = { _ in }

    package func secondaryClicked(_ event: PointerEvent) -> Bool {
        onSecondaryClick(place(ofEventAt: event.location))
        return false
    }

    package var pointerShape: PointerShape? { .text }
}

/// Filled rectangles.
final class TextInputRectangles {
    /// The layer that contains them.
    let layer = CALayer()
    private var rectangles: [CALayer] = []

    /// Shows rectangles at a distance from a point, with corners of a radius in points.
    func show(
        _ all: [CGRect], _ origin: CGPoint, _ color: CGColor?, radius: CGFloat = 0
    ) {
        show(all.map { ($0, color) }, origin, radius: radius)
    }

    /// Shows rectangles, each in its colour, at a distance from a point, with corners of a radius in
    /// points.
    func show(
        _ all: [(rect: CGRect, color: CGColor?)], _ origin: CGPoint, radius: CGFloat = 0
    ) {
        while rectangles.count < all.count {
            let rectangle = CALayer()
            rectangles.append(rectangle)
            layer.addSublayer(rectangle)
        }
        while rectangles.count > all.count { rectangles.removeLast().removeFromSuperlayer() }
        for (rectangle, shown) in zip(rectangles, all) {
            rectangle.backgroundColor = shown.color
            rectangle.cornerRadius = radius
            rectangle.frame = shown.rect.offsetBy(dx: origin.x, dy: origin.y)
        }
    }
}

/// Makes the insertion point blink; takes one frame for each change, and none while it is off.
final class CaretBlink: MovingValue {
    var followedPlace: Int?
    private(set) var nextMove: CFTimeInterval?
    private let caret: CALayer
    private unowned let graph: ViewGraph
    private var isOn = false

    /// Half of the period, in seconds.
    static let interval = 0.5

    init(_ caret: CALayer, _ graph: ViewGraph) { (self.caret, self.graph) = (caret, graph) }

    /// Whether the insertion point may be shown: not beside a selection.
    var isAllowed = false {
        didSet { if !isAllowed { caret.isHidden = true } else if !oldValue { restart() } }
    }

    /// Shows the insertion point, which is hidden after half a period.
    func restart() {
        nextMove = graph.clock() + Self.interval
        isOn = true
        guard isAllowed else { return }
        Transaction().runAlone { caret.isHidden = false }
        graph.follow(self)
    }

    /// Hides the insertion point.
    func stop() {
        isAllowed = false
        graph.forget(self)
    }

    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool {
        guard isAllowed else { return false }
        isOn.toggle()
        Transaction().runAlone { caret.isHidden = !isOn }
        // Late frames do not add up.
        while let next = nextMove, next <= shown + 1e-6 { nextMove = next + Self.interval }
        return true
    }
}

/// Presses and drags of the pointer in a text.
///
/// A press moves the insertion point immediately; a drag of more than 3 points takes the pointer
/// from views that scroll.
final class TextPointerRecognizer: GestureRecognizer {
    /// An action of the pointer.
    enum Action {
        /// It is pressed for the nth time at one place.
        case press(count: Int, extends: Bool)
        /// It is dragged.
        case drag
        /// It is released.
        case release
    }

    private(set) var state = GestureRecognizerState.over
    private let act: (Action, CGPoint) -> Void
    private var start = CGPoint.zero
    private var count = 0
    private var latest = -CFTimeInterval.infinity

    /// The time within which presses count together, in seconds.
    private static let interval = 0.5

    init(_ act: @escaping (Action, CGPoint) -> Void) { self.act = act }

    func began(_ event: PointerEvent, on layer: CALayer) {
        let distance = hypot(event.location.x - start.x, event.location.y - start.y)
        let isNext = event.time - latest <= Self.interval && distance <= 5
        count = isNext ? count % 3 + 1 : 1
        (start, latest, state) = (event.location, event.time, .possible)
        act(
            .press(count: count, extends: event.modifiers.contains(.shift)),
            layer.place(ofEventAt: event.location)
        )
    }

    func moved(_ event: PointerEvent, on layer: CALayer) {
        if hypot(event.location.x - start.x, event.location.y - start.y) > 3 { state = .active }
        guard state == .active else { return }
        act(.drag, layer.place(ofEventAt: event.location))
    }

    func ended(_ event: PointerEvent, on layer: CALayer) {
        state = .over
        act(.release, layer.place(ofEventAt: event.location))
    }

    func cancelled(_ event: PointerEvent, on layer: CALayer) {
        guard state != .over else { return }
        state = .over
        act(.release, layer.place(ofEventAt: event.location))
    }
}
