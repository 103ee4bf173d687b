/// One of the views that a container arranges.
public nonisolated struct Subview: View, Identifiable {
    /// The identity of a subview.
    public nonisolated struct ID: Hashable, Sendable {
        fileprivate let item: ObjectIdentifier
    }

    let child: VariadicChild

    init(_ child: VariadicChild) { self.child = child }

    /// The identity of the subview among those of its container.
    public nonisolated var id: ID { ID(item: child.id) }

    /// The view; it can be shown in only one place.
    public var body: some View { child }
}

/// The views that a container arranges.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
    let all: [Subview]

    init(_ children: [VariadicChild]) { all = children.map { Subview($0) } }

    /// The index of the first view.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { all.count }
    /// The view at an index.
    public subscript(index: Int) -> Subview { all[index] }
}

/// One of the sections that a container arranges.
public nonisolated struct SectionConfiguration: Identifiable {
    /// The identity of a section.
    public struct ID: Hashable, Sendable {
        let first: ObjectIdentifier
    }

    /// The views of the header; empty if there is none.
    public let header: SubviewsCollection
    /// The views between header and footer.
    public let content: SubviewsCollection
    /// The views of the footer; empty if there is none.
    public let footer: SubviewsCollection
    /// The identity of the section among those of its container.
    public let id: ID
}
