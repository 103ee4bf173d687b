import Foundation

/// Places an overlay or a background on an element, whose size is proposed to it.
struct SecondaryLayout: Equatable {
    var alignment = Alignment.center

    /// The placement of the overlay, relative to the origin of the element.
    func placement(of secondary: any LayoutElement, on primary: ViewDimensions) -> LayoutPlacement {
        LayoutPlacement(of: secondary, ProposedViewSize(primary.size), in: primary, alignment)
    }
}
