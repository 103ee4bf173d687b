import Foundation
import LegatoGraphics

extension ViewItem {
    /// The distance from its place at which the header or footer of a section is at an edge of the
    /// visible part, within the section; nil outside of scroll views.
    func pinnedShift(at edge: VerticalEdge) -> CGPoint? {
        guard let scroll = scrollItem else { return nil }
        let axis: Axis = scroll.axes.contains(.vertical) ? .vertical : .horizontal
        let own = scroll.contentFrame(of: self)
        let visible = scroll.visibleRect
        let (start, length) = (own.origin[axis], own.size[axis])
        var move: CGFloat = 0
        if edge == .top {
            move = max(visible.origin[axis] - scroll.titleFold - start, 0)
            if let next = neighbour(.header, step: 1) {
                let limit = scroll.contentFrame(of: next).origin[axis] - length
                move = max(min(move, limit - start), 0)
            }
        } else {
            let end = visible.origin[axis] + visible.size[axis]
            move = min(end - length - start, 0)
            if let last = neighbour(.footer, step: -1) {
                let frame = scroll.contentFrame(of: last)
                let limit = frame.origin[axis] + frame.size[axis]
                move = min(max(move, limit - start), 0)
            }
        }
        return CGPoint(move, along: axis, across: 0)
    }

    /// Returns the nearest view of a role in another section, before or after this one.
    private func neighbour(_ role: SectionMark.Role, step: Int) -> ViewItem? {
        var item: ViewItem = self
        while let outer = item.container, outer.children.count == 1 { item = outer }
        guard let siblings = item.container?.children,
            var index = siblings.firstIndex(where: { $0 === item })
        else { return nil }
        index += step
        while siblings.indices.contains(index) {
            if siblings[index].layoutValue(SectionMarkKey.self)?.role == role {
                return siblings[index]
            }
            index += step
        }
        return nil
    }
}
