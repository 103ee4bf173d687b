import Foundation
import LegatoGraphics
import LegatoLayers

/// Recognizes a quick movement in a direction: 50 points within half a second.
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

    /// The directions that are recognized; to the right by default.
    open var direction = Direction.right
    private var start = CGPoint.zero
    private var began: TimeInterval = 0

    /// Notes the start.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch else { return }
        (start, began) = (touch.place, touch.timestamp)
    }

    /// Recognizes the swipe, or fails if it is too slow or in another direction.
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

/// Recognizes a drag that begins within 20 points of an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which a drag is recognized; none by default.
    open var edges: UIRectEdge = []

    /// Fails if the touch begins away from the edges.
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
