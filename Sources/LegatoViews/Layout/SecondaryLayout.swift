import Foundation

/// Puts an overlay or a background on an element, whose size it is offered.
struct SecondaryLayout: Equatable {
    var alignment = Alignment.center

    /// Where the overlay goes, as seen from the top leading corner of the element.
    func placement(
        of secondary: any LayoutElement,
        on primary: ViewDimensions
    ) -> LayoutPlacement {
        LayoutPlacement(of: secondary, ProposedViewSize(primary.size), in: primary, alignment)
    }
}
