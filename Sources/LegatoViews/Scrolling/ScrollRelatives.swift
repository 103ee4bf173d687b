import Foundation
import LegatoMotion

/// The items of a scroll view whose lengths relate to its visible size.
struct ScrollRelatives {
    private var items: [ObjectIdentifier: (item: ViewItem, axes: Axis.Set)] = [:]
    /// The visible size that the items have used.
    private(set) var size = CGSize.zero

    /// Whether the length of an item relates to the visible length along an axis.
    func contain(_ axis: Axis) -> Bool {
        items.values.contains { $0.axes.contains(Axis.Set(axis)) }
    }

    /// Adds an item that uses the size, until it is removed or the size changes.
    mutating func note(_ item: ViewItem, along axes: Axis.Set) {
        items[ObjectIdentifier(item)] = (item, axes)
    }

    /// Removes an item.
    ///
    /// - Returns: The axes along which no other item relates to the visible length.
    mutating func remove(_ item: ViewItem) -> Axis.Set {
        guard var axes = items.removeValue(forKey: ObjectIdentifier(item))?.axes else { return [] }
        for other in items.values { axes.subtract(other.axes) }
        return axes
    }

    /// Sets the size.
    ///
    /// Infinite lengths, which stacks propose in order to measure, are ignored.
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
