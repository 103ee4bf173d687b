public import Foundation
import LegatoGraphics

/// Views that are made from a collection.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent {
    /// Lets rows of a list be removed, by a swipe to the left or in the edit mode; nil to forbid it.
    ///
    /// The action receives the offsets of the elements to remove.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.edits.onDelete = action
        return copy
    }

    /// Lets rows of a list be moved in the edit mode; nil to forbid it.
    ///
    /// The action receives the offsets of the elements to move, and the offset before which to
    /// insert them.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.edits.onMove = action
        return copy
    }
}

nonisolated extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets, as `onDelete(perform:)` reports them.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

nonisolated extension MutableCollection {
    /// Moves the elements at offsets before another one, as `onMove(perform:)` reports them.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        var order = all.indices.filter { !source.contains($0) }
        let place = order.firstIndex { $0 >= destination } ?? order.count
        order.insert(contentsOf: source, at: place)
        for (index, old) in zip(indices, order) { self[index] = all[old] }
    }
}
