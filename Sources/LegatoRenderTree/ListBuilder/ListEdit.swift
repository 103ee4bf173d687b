import LegatoDrawing

/// A pending edit in the middle of a list, applied once the following items are complete.
struct ListEdit {
    enum Operation {
        /// Inserts another item before the item.
        case insert(DisplayItem)
        /// Removes the item.
        case remove
        /// Narrows the scissor of the items up to an index, except in groups that cast a shadow.
        case narrow(until: Int, PixelRect)
        /// Reorders the items up to an index into the parts of a space.
        case reorder(until: Int, Range<Int>)
    }

    /// The index of the item before the edits.
    let index: Int
    let kind: Operation
    /// The order in which the edits were made.
    let number: Int
}
