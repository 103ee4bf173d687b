public import Foundation
public import LegatoGraphics

/// A proxy for a view in a layout.
public nonisolated struct LayoutSubview: Equatable {
    let element: any LayoutElement
    /// The index of the view in the layout, and the record that receives its placement, if any.
    let index: Int
    let record: PlacementRecord?

    /// Returns the value that the view has set for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(key) }

    /// The layout priority of the view; 0 for most.
    public var priority: Double { element.layoutPriority }

    /// The preferred spacing of the view.
    public var spacing: ViewSpacing { element.viewSpacing }

    /// Returns the size of the view for a proposal, in points.
    ///
    /// Lengths are never negative or NaN, and infinite only if infinity is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        element.fittingSize(proposal.usable)
    }

    /// Returns the size and the alignment guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        element.dimensions(in: proposal.usable)
    }

    /// Places an anchor point of the view at a position in the coordinate space of the layout's
    /// bounds.
    ///
    /// The last of several calls takes effect. A view that is not placed is centred.
    ///
    /// - Parameters:
    ///   - position: The position of the anchor. A coordinate below -1e9, above 1e9 or NaN becomes
    ///     0, with a warning.
    ///   - anchor: The point of the view; its top leading corner by default. A fraction below -1e9,
    ///     above 1e9 or NaN becomes 0, with a warning.
    ///   - proposal: The proposal that determines the size of the view.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let place = LayoutPlacement(point: position, anchor: anchor, proposal: proposal)
        let usable = usable(place, isTrial: record?.isTrial ?? false)
        if let record {
            record.placements[index] = usable
        } else {
            element.place(at: usable.point, anchor: usable.anchor, proposal: usable.proposal)
        }
    }

    /// Returns a placement with the numbers that are out of range replaced, with a warning; in a
    /// trial, positions may be infinite.
    func usable(_ place: LayoutPlacement, isTrial: Bool = false) -> LayoutPlacement {
        let (point, anchor) = (place.point, place.anchor)
        return LayoutPlacement(
            point: isTrial ? point : CGPoint(x: usable(point.x), y: usable(point.y)),
            anchor: UnitPoint(x: usable(anchor.x, "anchor"), y: usable(anchor.y, "anchor")),
            proposal: place.proposal.usable
        )
    }

    private func usable(_ number: CGFloat, _ what: String = "position") -> CGFloat {
        if abs(number) <= NumberCheck.limit { return number }
        warnOfLayout(
            element, about: what,
            "must be placed with \(NumberCheck.range) as \(what), got \(number); 0 is used."
        )
        return 0
    }

    /// Whether both refer to the same view.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.element === rhs.element }
}

/// Records placements without applying them.
nonisolated final class PlacementRecord {
    fileprivate(set) var placements: [LayoutPlacement?]
    /// Whether nothing is placed, in which case positions may be infinite.
    let isTrial: Bool

    init(count: Int, isTrial: Bool) {
        placements = Array(repeating: nil, count: count)
        self.isTrial = isTrial
    }
}
