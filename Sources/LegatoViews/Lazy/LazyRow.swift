import Foundation
import LegatoGraphics

/// A child of a lazy container, as its layout sees it.
struct LazyRow {
    let item: ViewItem
    /// The gap that the child is, in place of elements without nodes; nil for a view.
    let gap: LazyGap?
    /// The elements that the child belongs to.
    let elements: [LazyElement]
    /// The section of the child, and its role there.
    let mark: SectionMark?
    /// The margins that are set for the section of the child.
    let margins: EdgeLengths
    /// The collections whose elements are sections that the index of a list shows.
    let indexed: [LazyElements]

    init(_ item: ViewItem) {
        self.item = item
        gap = item.gap as? LazyGap
        mark = item.layoutValue(SectionMarkKey.self)
        let values = item.layoutValue(ContainerValuesKey.self)
        margins = values.sectionMargins
        // Of the items that represent the child, those around the section have its label, too.
        var isAround = values.sectionIndexLabel != nil
        var (elements, indexed): ([LazyElement], [LazyElements]) = ([], [])
        var next: ViewItem? = item
        while let current = next {
            if let transition = current as? TransitionItem {
                elements += transition.elements
                if isAround {
                    isAround =
                        current.layoutValue(ContainerValuesKey.self).sectionIndexLabel != nil
                }
                if isAround { indexed += transition.elements.map(\.owner) }
            }
            next = current.only
        }
        (self.elements, self.indexed) = (elements, indexed)
    }

    /// Whether the child takes up a whole line of a grid.
    var isWhole: Bool { (mark?.role ?? .row) != .row || gap?.owner.isFlat == false }
}

/// The places of the children of a lazy container.
struct LazyPlan {
    /// The place of a child.
    struct Place {
        /// The start along the axis, and the length.
        var (start, length): (CGFloat, CGFloat)
        /// The distance to the child before.
        var spacing: CGFloat
        /// The track of a grid; nil for all of them.
        var track: Int?

        var end: CGFloat { start + length }
    }

    /// The places of the children, in order.
    var places: [Place] = []
    /// The tracks of a grid.
    var tracks: [GridTrack] = []
    /// The length along the axis.
    var length: CGFloat = 0
    /// The length across the axis that the children take.
    var across: CGFloat = 0

    /// The number of elements of a gap that share a length: those of a line in a grid.
    func share(of gap: LazyGap) -> Int { gap.owner.isFlat == true ? max(tracks.count, 1) : 1 }
}
