import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Recognises wheel events without Control or Command held.
final class WheelRecognizer: GestureRecognizer {
    private let turn: (CGSize) -> Bool
    private(set) var state = GestureRecognizerState.over
    let input = GestureInput.wheel

    init(_ turn: @escaping (CGSize) -> Bool) { self.turn = turn }

    func scrolled(_ event: ScrollEvent, on layer: CALayer) {
        let isPlain = event.modifiers.isDisjoint(with: [.control, .command])
        state = isPlain && turn(event.delta) ? .active : .over
    }

    func cancelled(_ event: PointerEvent, on layer: CALayer) { state = .over }
}

/// Recognises drags that start along the axes of a scroll view, a row or a page, except for those that
/// it leaves to the views around it.
final class ScrollDragRecognizer: WrappingRecognizer {
    /// The distance that the pointer moves before it drags, in points.
    static let distance: CGFloat = 10

    private let axes: (CGPoint) -> Axis.Set
    private let leaves: (CGSize) -> Bool
    private var start = CGPoint.zero
    /// The axes at the start of the drag; what is caught in flight goes on until it is held.
    private var startAxes: Axis.Set = []
    private var isRefused = false

    /// Creates a recognizer for the axes that can be moved when a drag begins at a location of the
    /// root, and a function that decides by the first translation whether the views around it
    /// receive the drag.
    init(
        _ base: any GestureRecognizer, axes: @escaping (CGPoint) -> Axis.Set,
        leaves: @escaping (CGSize) -> Bool = { _ in false }
    ) {
        (self.axes, self.leaves) = (axes, leaves)
        super.init(base)
    }

    override var state: GestureRecognizerState { isRefused ? .over : base.state }

    override func began(_ event: PointerEvent, on layer: CALayer) {
        (start, startAxes) = (event.location, axes(event.location))
        isRefused = startAxes.isEmpty
        super.began(event, on: layer)
    }

    override func moved(_ event: PointerEvent, on layer: CALayer) {
        if base.state == .possible, !isRefused {
            let translation = CGSize(
                width: event.location.x - start.x, height: event.location.y - start.y
            )
            let distance = CGSize(width: abs(translation.width), height: abs(translation.height))
            if hypot(distance.width, distance.height) >= Self.distance {
                isRefused =
                    startAxes == .vertical && distance.width > distance.height
                    || startAxes == .horizontal && distance.height > distance.width
                    || leaves(translation)
            }
        }
        if !isRefused { super.moved(event, on: layer) }
    }

    override func ended(_ event: PointerEvent, on layer: CALayer) {
        if isRefused { cancelled(event, on: layer) } else { super.ended(event, on: layer) }
    }
}

/// Takes a press on content that moves by itself, so that it stops and the views inside get no tap.
final class ScrollHoldRecognizer: WrappingRecognizer {
    private let takes: () -> Bool
    private var isRefused = false

    init(_ base: any GestureRecognizer, takes: @escaping () -> Bool) {
        self.takes = takes
        super.init(base)
    }

    override var state: GestureRecognizerState { isRefused ? .over : base.state }

    override func began(_ event: PointerEvent, on layer: CALayer) {
        isRefused = !takes()
        if !isRefused { super.began(event, on: layer) }
    }
}

/// How the pointer holds the content of a scroll view.
///
/// The content follows the pointer from where that has moved by the distance that makes it a drag, so
/// that it starts to move from where it is.
struct ScrollHold {
    /// The content offset when the drag was recognised, without the resistance past the edges.
    private(set) var start: CGPoint
    /// The translation of the pointer from which the content follows it.
    private let translation: CGSize

    /// Holds the content at an offset, for a drag with a translation when it is recognised.
    ///
    /// A drag that needs no distance has none then.
    init(of start: CGPoint, at moved: CGSize) {
        self.start = start
        let distance = hypot(moved.width, moved.height)
        let part = distance > 0 ? min(1, ScrollDragRecognizer.distance / distance) : 0
        translation = CGSize(width: part * moved.width, height: part * moved.height)
    }

    /// Returns the offset for a translation of the pointer, without the resistance past the edges.
    func offset(at now: CGSize) -> CGPoint {
        CGPoint(
            x: start.x + translation.width - now.width,
            y: start.y + translation.height - now.height
        )
    }

    /// Shifts the offset along with content that has moved.
    mutating func translate(by delta: CGPoint) {
        start = CGPoint(x: start.x + delta.x, y: start.y + delta.y)
    }
}
