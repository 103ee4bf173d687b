public import Foundation
import LegatoMotion

/// A layout that overlays views, the last one in front.
///
/// The views with the highest `layoutPriority` determine its size, which is proposed to the others.
public nonisolated struct ZStackLayout: CombiningLayout {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates a layout; by default it centres the views.
    @inlinable
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// Returns the union of the spacing of the views that determine the size.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        let priority = topPriority(subviews)
        return subviews.reduce(into: ViewSpacing()) { spacing, subview in
            if subview.priority == priority { spacing.formUnion(subview.spacing) }
        }
    }

    /// Returns the size of the views with the highest priority together.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        extent(proposal, subviews).size
    }

    /// Places the views on top of one another.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: bounds.size))
        let extent = extent(offer, subviews)
        let priority = topPriority(subviews)
        for subview in subviews {
            let own = subview.priority == priority ? offer : ProposedViewSize(extent.size)
            let start = start(of: subview.dimensions(in: own))
            let point = CGPoint(
                x: bounds.minX + start.x - extent.minX, y: bounds.minY + start.y - extent.minY
            )
            subview.place(at: point, proposal: own)
        }
    }

    private func topPriority(_ subviews: Subviews) -> Double? {
        subviews.lazy.map { $0.priority }.max()
    }

    /// The bounds of the views with the highest priority, with their guides at zero.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        let priority = topPriority(subviews)
        let frames = subviews.lazy.filter { $0.priority == priority }.map { subview in
            let view = subview.dimensions(in: proposal)
            return CGRect(origin: start(of: view), size: view.size)
        }
        guard let first = frames.first else { return .zero }
        return frames.dropFirst().reduce(first) { extent, frame in
            let x = min(extent.minX, frame.minX)
            let y = min(extent.minY, frame.minY)
            return CGRect(
                x: x, y: y, width: max(extent.maxX, frame.maxX) - x,
                height: max(extent.maxY, frame.maxY) - y
            )
        }
    }

    /// The origin of a view whose guides are at zero.
    private func start(of view: ViewDimensions) -> CGPoint {
        CGPoint(
            x: view.width.isFinite ? -view[alignment.horizontal] : 0,
            y: view.height.isFinite ? -view[alignment.vertical] : 0
        )
    }
}
