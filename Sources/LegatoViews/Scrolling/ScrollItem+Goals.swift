import Foundation
import LegatoGraphics
import LegatoMotion

extension ScrollItem {
    /// The offset to which it scrolls.
    private var goal: CGPoint { CGPoint(x: offset.model.first, y: offset.model.second) }

    /// Scrolls to an edge of the content.
    func scroll(to edge: Edge) {
        switch edge {
        case .top: scroll(x: nil, y: 0)
        case .leading: scroll(x: 0, y: nil)
        case .bottom: scroll(x: nil, y: end.y)
        case .trailing: scroll(x: end.x, y: nil)
        }
    }

    /// Scrolls to an offset; nil keeps the coordinate.
    func scroll(x: CGFloat?, y: CGFloat?) {
        scroll(to: clamped(CGPoint(x: x ?? goal.x, y: y ?? goal.y)))
    }

    /// Scrolls horizontally to a page of the visible width.
    func show(page: Int) {
        scroll(x: frame.width * CGFloat(page), y: nil)
    }

    /// The page nearest to the offset to which it scrolls; nil without a width.
    var page: Int? {
        frame.width > 0 ? Int(exactly: (offset.model.first / frame.width).rounded()) : nil
    }
}
