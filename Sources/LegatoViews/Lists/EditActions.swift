import Foundation
import LegatoGraphics
import LegatoMotion

/// How the rows of a bound collection can be edited in a list.
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Rows can be moved in the edit mode.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    /// Rows can be removed, by a swipe or in the edit mode.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    /// Rows can be moved and removed.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions where Data: RandomAccessCollection & MutableCollection {
    /// The edits that change a bound collection.
    @MainActor fileprivate func edits(of data: Binding<Data>) -> RowEdits {
        var edits = RowEdits()
        if contains(.delete) {
            edits.onDelete = { offsets in
                guard let all = data.wrappedValue as? any RangeReplaceableCollection,
                    let rest = Self.removing(offsets, from: all) as? Data
                else { return }
                data.wrappedValue = rest
            }
        }
        if contains(.move) {
            edits.onMove = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        return edits
    }

    private static func removing<C: RangeReplaceableCollection>(
        _ offsets: IndexSet, from all: C
    ) -> C {
        var rest = all
        for offset in offsets.reversed() {
            rest.remove(at: rest.index(rest.startIndex, offsetBy: offset))
        }
        return rest
    }
}

extension ForEach {
    /// Creates a view for each element of a bound collection, whose rows can be edited in a list.
    ///
    /// ```swift
    /// List {
    ///     ForEach($names, editActions: .all) { $name in TextField("Name", text: $name.text) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - data: The collection. Rows are removed only of one that is a `RangeReplaceableCollection`.
    ///   - editActions: How rows can be edited; edits change the collection.
    ///   - content: Returns the view of an element, for a binding to it.
    @preconcurrency @MainActor
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BoundElements<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, content: content)
        edits = editActions.edits(of: data)
    }

    /// Creates a view for each element of a bound collection, identified by a property, whose rows
    /// can be edited in a list.
    ///
    /// - Parameters:
    ///   - data: The collection. Rows are removed only of one that is a `RangeReplaceableCollection`.
    ///   - id: The key path to the property.
    ///   - editActions: How rows can be edited; edits change the collection.
    ///   - content: Returns the view of an element, for a binding to it.
    @preconcurrency @MainActor
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BoundElements<C> {
        self.init(data, id: id, content: content)
        edits = editActions.edits(of: data)
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a bound collection, which can be edited.
    ///
    /// ```swift
    /// List($names, editActions: [.delete, .move]) { $name in Text(name.text) }
    /// ```
    ///
    /// - Parameters:
    ///   - data: The collection. Rows are removed only of one that is a `RangeReplaceableCollection`.
    ///   - editActions: How rows can be edited; edits change the collection.
    ///   - rowContent: Returns the row of an element, for a binding to it.
    @preconcurrency @MainActor
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable, Content == ForEach<BoundElements<C>, C.Element.ID, RowContent>
    {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with a row for each element of a bound collection, identified by a property,
    /// which can be edited.
    @preconcurrency @MainActor
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<BoundElements<C>, ID, RowContent> {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}

extension List {
    /// Creates a list with single selection and a row for each element of a bound collection, which
    /// can be edited.
    @preconcurrency @MainActor
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable, Content == ForEach<BoundElements<C>, C.Element.ID, RowContent>
    {
        self.init(selection: selection) {
            ForEach(data, editActions: editActions, content: rowContent)
        }
    }

    /// Creates a list with multiple selection and a row for each element of a bound collection, which
    /// can be edited.
    @preconcurrency @MainActor
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable, Content == ForEach<BoundElements<C>, C.Element.ID, RowContent>
    {
        self.init(selection: selection) {
            ForEach(data, editActions: editActions, content: rowContent)
        }
    }

    /// Creates a list with single selection and a row for each element of a bound collection,
    /// identified by a property, which can be edited.
    @preconcurrency @MainActor
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<BoundElements<C>, ID, RowContent> {
        self.init(selection: selection) {
            ForEach(data, id: id, editActions: editActions, content: rowContent)
        }
    }

    /// Creates a list with multiple selection and a row for each element of a bound collection,
    /// identified by a property, which can be edited.
    @preconcurrency @MainActor
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<BoundElements<C>, ID, RowContent> {
        self.init(selection: selection) {
            ForEach(data, id: id, editActions: editActions, content: rowContent)
        }
    }
}
