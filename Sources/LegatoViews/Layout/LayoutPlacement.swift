import Foundation
import LegatoGraphics

/// Where an element is placed, by which anchor, and with which proposal.
nonisolated struct LayoutPlacement: Equatable {
    var point: CGPoint
    var anchor = UnitPoint.topLeading
    var proposal: ProposedViewSize

    /// The origin of an element with a size.
    func origin(of size: CGSize) -> CGPoint {
        CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    }

    /// The frame of an element placed there.
    func frame(of element: any LayoutElement) -> CGRect {
        let size = element.placedSize(proposal)
        return CGRect(origin: origin(of: size), size: size)
    }

    /// The position of an explicit alignment guide of an element placed there, in the container's
    /// coordinate space; nil in a container of infinite length.
    func explicitAlignment(_ key: AlignmentKey, of element: any LayoutElement) -> CGFloat? {
        guard point[key.axis].isFinite else { return nil }
        let size = element.trialSize(proposal)
        return element.explicitAlignment(key, in: size, proposal: proposal).map {
            $0 + origin(of: size)[key.axis]
        }
    }
}
