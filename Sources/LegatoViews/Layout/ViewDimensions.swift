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

    subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.id.defaultValue(in: self)
    }

    subscript(explicit key: AlignmentKey) -> CGFloat? {
        element?.explicitAlignment(key, in: size, proposal: proposal)
    }
}

nonisolated extension ViewDimensions: Equatable {
    /// Whether both describe the same view with the same size and proposal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.element === rhs.element
    }
}
