public import Foundation
public import LegatoGraphics

/// A view in a layout, as the layout sees it.
public nonisolated struct LayoutSubview: Equatable {
    let element: any LayoutElement
    /// The number of the view in the layout, and where its placement is noted instead of done.
    let index: Int
    let record: PlacementRecord?

    /// The value that the view has set for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(key) }

    /// The view's layout priority; 0 for most.
    public var priority: Double { element.layoutPriority }

    /// The distances that the view prefers to others.
    public var spacing: ViewSpacing { element.viewSpacing }

    /// The size that the view takes of an offer, in points.
    ///
    /// Lengths are never negative or NaN, and infinite only where infinity is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        element.fittingSize(proposal.usable)
    }

    /// The size and the alignment guides of the view for an offer.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        element.dimensions(in: proposal.usable)
    }

    /// Puts a point of the view at a position in the coordinates of the layout's bounds.
    ///
    /// Of several calls the last one counts. A view that is not placed lies in the middle.
    ///
    /// - Parameters:
    ///   - position: The position of the anchor. A coordinate below -1e9, above 1e9 or NaN becomes
    ///     0, with a warning.
    ///   - anchor: The point of the view; its top leading corner by default. A fraction below -1e9,
    ///     above 1e9 or NaN becomes 0, with a warning.
    ///   - proposal: What the view is offered to take its size of.
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {
        let isTrial = record?.isTrial ?? false
        let point = isTrial ? position : CGPoint(x: usable(position.x), y: usable(position.y))
        let anchor = UnitPoint(x: usable(anchor.x, "by"), y: usable(anchor.y, "by"))
        if let record {
            record.placements[index] = LayoutPlacement(
                point: point,
                anchor: anchor,
                proposal: proposal.usable
            )
        } else {
            element.place(at: point, anchor: anchor, proposal: proposal.usable)
        }
    }

    private func usable(_ number: CGFloat, _ what: String = "at") -> CGFloat {
        if abs(number) <= NumberCheck.limit { return number }
        warnOfLayout(
            element,
            about: what,
            "is placed \(what) \(number), but takes \(NumberCheck.range); 0 is used."
        )
        return 0
    }

    /// Whether both stand for the same view.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.element === rhs.element }
}

/// The placements that a layout asks for, noted but not done.
nonisolated final class PlacementRecord {
    fileprivate(set) var placements: [LayoutPlacement?]
    /// Whether nothing is placed, so that positions may be infinite.
    let isTrial: Bool

    init(count: Int, isTrial: Bool) {
        placements = Array(repeating: nil, count: count)
        self.isTrial = isTrial
    }
}
