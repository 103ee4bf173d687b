public import Foundation
import LegatoGraphics
import LegatoMotion

/// A view that generates views from a collection.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent {
    /// Lets rows of a list be removed, by a swipe to the left or in the edit mode; nil prevents it.
    ///
    /// The action receives the offsets of the elements to remove.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.edits.onDelete = action
        return copy
    }

    /// Lets rows of a list be moved in the edit mode; nil prevents it.
    ///
    /// The action receives the offsets of the elements to move, and the offset before which to
    /// insert them.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.edits.onMove = action
        return copy
    }

    /// Lets values be dropped between the rows of a list, from `draggable(_:)` or, as `String` and
    /// `URL`, from other programs.
    ///
    /// ```swift
    /// List {
    ///     ForEach(jobs) { JobRow($0) }
    ///         .dropDestination(for: String.self) { titles, offset in
    ///             jobs.insert(contentsOf: titles.map(Job.init), at: offset)
    ///         }
    /// }
    /// ```
    ///
    /// The action receives the values and the offset at which to insert them: before the row on whose
    /// upper half they are dropped, or after it.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> ForEach {
        var copy = self
        copy.edits.onInsert = ValueInsertion(action: action)
        return copy
    }

    /// Lets items of some types be dropped between the rows of a list.
    ///
    /// The action receives the offset at which to insert them, and the items.
    public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ForEach {
        var copy = self
        copy.edits.onInsert = ItemInsertion(types: supportedContentTypes, action: action)
        return copy
    }

    /// Lets items of some types, given by identifiers, be dropped between the rows of a list.
    public func onInsert(
        of acceptedTypeIdentifiers: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ForEach {
        onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
    }
}

/// Inserts dropped values of a type.
private nonisolated struct ValueInsertion<T: Transferable>: RowInsertion {
    let action: ([T], Int) -> Void

    func accepts(_ items: [NSItemProvider]) -> Bool { items.contains { $0.canLoad(T.self) } }
    func types(of item: NSItemProvider) -> [UTType] { item.types(of: T.self) }

    func insert(_ items: [NSItemProvider], at offset: Int) -> Bool {
        TransferredValues.take(items, "dropDestination(for:action:)") { (values: [T]) in
            withAnimation { action(values, offset) }
            return true
        }
    }
}

/// Inserts dropped items of some types.
private nonisolated struct ItemInsertion: RowInsertion {
    let types: [UTType]
    let action: (Int, [NSItemProvider]) -> Void

    func accepts(_ items: [NSItemProvider]) -> Bool { !items.conforming(to: types).isEmpty }
    func types(of item: NSItemProvider) -> [UTType] { item.types(conformingTo: types) }

    func insert(_ items: [NSItemProvider], at offset: Int) -> Bool {
        withAnimation { action(offset, items.conforming(to: types)) }
        return true
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
