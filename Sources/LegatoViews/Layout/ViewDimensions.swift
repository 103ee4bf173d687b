public import Foundation

/// The size of a view and its alignment guides, in points from its own top leading corner.
public nonisolated struct ViewDimensions {
    let size: CGSize
    let proposal: ProposedViewSize
    private let element: (any LayoutElement)?

    /// Creates the dimensions of a size without explicit guides.
    init(_ size: CGSize) {
        self.size = size
        proposal = ProposedViewSize(size)
        element = nil
    }

    /// Creates the dimensions of an element that takes a size of what is offered to it.
    init(_ size: CGSize, proposal: ProposedViewSize, element: any LayoutElement) {
        self.size = size
        self.proposal = proposal
        self.element = element
    }

    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    /// The x of a guide, explicit or by default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The y of a guide, explicit or by default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The x of a guide that the view or a view in it has set; nil if none has.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The y of a guide that the view or a view in it has set; nil if none has.
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
    /// Whether both are the same size, for the same offer, of the same view.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.element === rhs.element
    }
}
