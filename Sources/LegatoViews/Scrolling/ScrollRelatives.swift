import Foundation
import LegatoMotion

/// The items of a scroll view whose lengths relate to its visible size.
struct ScrollRelatives {
    private var items: [ObjectIdentifier: (item: ViewItem, axes: Axis.Set)] = [:]
    private var limit = 16
    /// The visible size that the items have used.
    private(set) var size = CGSize.zero

    /// Whether the length of an item relates to the visible length along an axis.
    func contain(_ axis: Axis) -> Bool {
        items.values.contains { $0.axes.contains(Axis.Set(axis)) }
    }

    /// Adds an item that uses the size.
    mutating func note(_ item: ViewItem, along axes: Axis.Set) {
        if items.count >= limit {
            // Rows of lazy containers are created and removed.
            items = items.filter { $0.value.item.scrollItem != nil }
            limit = max(16, 2 * items.count)
        }
        items[ObjectIdentifier(item)] = (item, axes)
    }

    /// Sets the size; a length that is infinite, as in the measurements of a stack, does not change.
    ///
    /// - Returns: The items to measure again.
    mutating func resize(to new: CGSize) -> [ViewItem] {
        let new = CGSize(
            width: new.width.isFinite ? new.width : size.width,
            height: new.height.isFinite ? new.height : size.height
        )
        guard new != size else { return [] }
        size = new
        defer { items = [:] }
        return items.values.map(\.item)
    }
}
