import Foundation

/// Whether a subtree is visited for the first time, again at the same time, or at a delayed
/// time.
enum Visit {
    case first, again, shifted
}

/// A remaining step in building the drawing order; an explicit stack allows trees of any depth.
enum OrderStep {
    /// Add siblings, at a range of the draft, back to front.
    case siblings(Range<Int>, parent: Int, Visit)
    /// Add a layer, or both sides of its transition.
    case layer(Int, parent: Int, Visit, isMask: Bool)
    /// Add a layer as the old or the new side of a transition.
    case side(Int, parent: Int, Visit, isMask: Bool, transition: Int, isOld: Bool)
    /// Record the end of a transition's sides.
    case endTransition(Int)
    /// Add an instance of the replicator at an entry.
    case instance(Int, of: Int, Visit)
    /// Record the end of an instance.
    case endInstance(Int)
    /// Add the entries that follow the sublayers of the layer at an entry.
    case content(Int, Visit)
    /// Record the end of an entry's subtree.
    case end(Int)
}

/// Scratch memory for building the drawing order; kept, so that an order that changes every frame
/// does not allocate.
struct OrderDraft {
    /// A layer to be sorted among its siblings.
    struct Sibling {
        var height: CGFloat
        var place: Int
        var slot: Int
    }

    var steps: [OrderStep] = []
    /// The sorted slots to which the steps refer.
    var siblings: [Int] = []
    var sorting: [Sibling] = []
}
