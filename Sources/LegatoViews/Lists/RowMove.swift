import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A move of a list row with the pointer, during which the list scrolls while the row is near the
/// top or the bottom of its visible part.
final class RowMove: MovingValue {
    /// The distance from the edges at which the list begins to scroll, in points, at most a quarter
    /// of the visible part.
    private static let reach: CGFloat = 44
    /// The speed of a row that reaches an edge, in points per second.
    private static let maximumSpeed: CGFloat = 600

    let row: ListRowItem
    let element: LazyElement
    private let show: (RowMove) -> Void
    /// The top of the row in the tree when the move began.
    private let start: CGFloat
    var followedPlace: Int?
    /// The time of the last frame in which the list scrolled; nil while it does not.
    private var lastTime: CFTimeInterval?
    /// The rows that have been shown beside it; nil before the first time.
    var seen: Set<ObjectIdentifier>?

    /// Begins a move; `show` is called when the list has scrolled.
    init(of row: ListRowItem, _ element: LazyElement, _ show: @escaping (RowMove) -> Void) {
        (self.row, self.element, self.show) = (row, element, show)
        start = row.globalFrame.minY
        element.isHeld = true
    }

    /// The distance of the pointer from the press, in points.
    var translation: CGFloat = 0 {
        didSet { if speed != 0 { row.graph.follow(self) } }
    }

    /// The distance from the row's place to where it is shown.
    var distance: CGFloat { start + translation - row.globalFrame.minY }

    /// Whether a row was shown beside it before.
    func hasSeen(_ row: ViewItem) -> Bool { seen?.contains(ObjectIdentifier(row)) ?? true }

    /// Ends the move.
    func end() {
        row.graph.forget(self)
        // The row has its new place by then.
        row.graph.atEnd { [element] in element.isHeld = false }
    }

    /// The speed at which the list scrolls, in points per second; negative towards the top.
    private var speed: CGFloat {
        guard let scroll = row.scrollItem, scroll.settings.isEnabled else { return 0 }
        let visible = scroll.globalFrame
        let reach = max(min(Self.reach, visible.height / 4), 1)
        let top = start + translation
        // A row that begins near an edge does not scroll before it is dragged there.
        let depth =
            translation < 0
            ? visible.minY + reach - top : top + row.frame.height - visible.maxY + reach
        let speed = min(max(depth / reach, 0), 1) * Self.maximumSpeed
        return translation < 0 ? -speed : speed
    }

    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool {
        let (speed, last) = (speed, lastTime)
        lastTime = nil
        guard speed != 0, let scroll = row.scrollItem else { return false }
        if let last {
            let y = scroll.shown.y + speed * max(shown - last, 0)
            let goal = scroll.clamped(CGPoint(x: scroll.shown.x, y: y))
            guard goal != scroll.shown else { return false }
            scroll.scroll(to: goal)
            show(self)
        }
        lastTime = shown
        return true
    }
}
