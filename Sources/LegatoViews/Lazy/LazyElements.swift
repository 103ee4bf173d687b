import Foundation
import LegatoGraphics

/// The elements of a `ForEach` in a lazy container.
///
/// The `ForEach` creates nodes for the elements that its container requests; a `LazyGap` takes the
/// place of those in between. The container keeps the lengths of the elements that it has laid out.
final class LazyElements {
    /// The estimated length of an element while no length is known.
    static let usualLength: CGFloat = 44

    /// The number of elements.
    var count = 0
    /// The elements that have nodes, in order.
    var built: [LazyElement] = []
    /// The lengths of elements, each with the distance to the previous one.
    var lengths = LazyLengths()
    /// The distance between two elements; nil until it is known.
    var spacing: CGFloat?
    /// Whether each element has one view, so that a grid gives each a cell; nil until it is known.
    var isFlat: Bool?
    /// Whether the collection has changed since the last layout.
    var hasChanged = false
    /// The elements that the container requested last.
    var wanted: Set<Int> = []
    /// How they can be edited in a list.
    var edits = RowEdits()
    /// Returns the id of an element; nil outside of the collection.
    var id: (_ index: Int) -> AnyHashable? = { _ in nil }
    /// Creates nodes for the elements in `wanted`; with `kept`, removes those outside the range of
    /// both.
    var show: (_ wanted: Set<Int>, _ kept: Set<Int>?) -> Void = { _, _ in }

    init(edits: RowEdits) { self.edits = edits }

    /// Sets the length of an element, and returns whether it differs.
    func note(_ length: CGFloat, at index: Int) -> Bool {
        if let known = lengths[index], abs(known - length) < 1e-9 { return false }
        lengths[index] = length
        return true
    }

    /// The length of an element that is not known; nil without any that is.
    var estimate: CGFloat? { lengths.mean.map { max($0, 1) } }
}

/// An element that has a node.
final class LazyElement {
    let owner: LazyElements
    let id: AnyHashable
    /// The offset of the element in its collection.
    var index: Int
    /// The last `flush()` of the graph in which a scroll to it was requested; nil for none.
    var requestedIn: Int?
    /// Whether the pointer holds its view, which then has a node wherever it is.
    var isHeld = false

    init(_ index: Int, _ id: AnyHashable, in owner: LazyElements) {
        (self.index, self.id, self.owner) = (index, id, owner)
    }
}

/// The item in place of elements that have no nodes.
final class LazyGap: ViewItem {
    let owner: LazyElements
    /// The elements.
    var range: Range<Int> {
        didSet { if range != oldValue { invalidateLayout() } }
    }

    init(_ range: Range<Int>, of owner: LazyElements, _ context: NodeContext) {
        (self.range, self.owner) = (range, owner)
        super.init(context)
    }

    override var gap: ViewItem? { self }
}
