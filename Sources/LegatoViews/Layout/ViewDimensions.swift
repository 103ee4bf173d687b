public import Foundation

/// The size and alignment guides of a view, in points in its own coordinate space.
public nonisolated struct ViewDimensions {
    let size: CGSize
    let proposal: ProposedViewSize
    private let element: (any LayoutElement)?

    /// Creates the dimensions for a size without explicit guides.
    init(_ size: CGSize) {
        self.size = size
        proposal = ProposedViewSize(size)
        element = nil
    }

    /// Creates the dimensions of an element with its size for a proposal.
    init(_ size: CGSize, proposal: ProposedViewSize, element: any LayoutElement) {
        self.size = size
        self.proposal = proposal
        self.element = element
    }

    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    /// The x coordinate of a guide, explicit or default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The y coordinate of a guide, explicit or default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The x coordinate of a guide set explicitly by the view or its contents; nil if there is
    /// none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The y coordinate of a guide set explicitly by the view or its contents; nil if there is
    /// none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.id.defaultValue(in: self)
    }

    subscript(explicit key: AlignmentKey) -> CGFloat? {
        element?.explicitAlignment(key, in: size, proposal: proposal)
    }

    subscript(alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}

nonisolated extension ViewDimensions: Equatable {
    /// Whether both describe the same view with the same size and proposal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.element === rhs.element
    }
}
