import LegatoGraphics
import LegatoMotion

extension ForEach: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        guard view.data is any SubviewSource else { return ForEachNode(view, context) }
        return ChoiceNode(view, context, \.arranged, \.arranged) { _ in true }
    }

    /// The views of another view, each one wrapped in the content.
    private var arranged: AnyView {
        let source = data as? any SubviewSource
        return source?.arranged { element in (element as? Data.Element).map(content) }
            ?? AnyView(EmptyView())
    }
}

/// The node of a `ForEach`: it has a node for each element or, in a lazy container, for those that
/// the container requests.
final class ForEachNode<
    Data: RandomAccessCollection,
    ID: Hashable,
    Content: View
>: DynamicNode<ForEach<Data, ID, Content>>, IdentityHolder {
    /// An element that has a node.
    struct ShownElement {
        let id: ID
        let node: TypedNode<Content>
        /// The element in its lazy container; nil outside lazy containers.
        var element: LazyElement?

        /// The offset in the collection, in a lazy container.
        var index: Int { element?.index ?? 0 }
    }

    /// The elements that have nodes, in order.
    var entries: [ShownElement] = []
    /// The elements for the lazy container; nil outside lazy containers.
    let elements: LazyElements?
    /// The collection that the entries show, as it was read.
    var shownData: Data
    /// The collection before the change that is being processed, in a lazy container; nil outside
    /// of changes.
    var earlierData: Data?
    private var gaps: [LazyGap] = []

    override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        elements = context.isInLazyContainer ? LazyElements(edits: view.edits) : nil
        shownData = view.data
        super.init(view, context)
        shownData = read()
        if elements == nil {
            let (contents, inner) = (contents(), inner)
            entries.reserveCapacity(contents.count)
            for (id, content) in contents {
                entries.append(ShownElement(id: id, node: inner.makeNode(content)))
            }
        } else {
            showFirst()
        }
    }

    // `map(\.node)` would create a key path on each call.
    override var children: [ViewNode] { entries.map { $0.node } }

    var identities: [(id: AnyHashable, node: ViewNode)] { entries.map { ($0.id, $0.node) } }

    func find(_ id: AnyHashable) -> ViewNode? {
        entries.first { AnyHashable($0.id) == id }?.node ?? findMissing(id)
    }

    func findInMissing(_ id: AnyHashable) -> ViewNode? { searchMissing(id) }

    override func addItems(to list: inout ItemList) {
        var (next, used) = (0, 0)
        func addGap(to end: Int) {
            guard let elements, next < end else { return }
            if used == gaps.count { gaps.append(LazyGap(next..<end, of: elements, context)) }
            gaps[used].range = next..<end
            list.append(gaps[used])
            used += 1
        }
        for entry in entries {
            if let element = entry.element {
                addGap(to: element.index)
                next = element.index + 1
            }
            let start = list.items.count
            list.add(entry.node, of: self, elementID: entry.id)
            guard let element = entry.element else { continue }
            for case let item as TransitionItem in list.items[start...] { item.join(element) }
        }
        if let elements { addGap(to: elements.count) }
    }

    /// The collection of the view with the elements that it has now.
    func read() -> Data {
        guard let late = view.data as? any LateCollection else { return view.data }
        return graph.watch(self) { late.read() as? Data } ?? view.data
    }

    /// The views of the elements with their ids; the first of those with equal ids.
    private func contents() -> [(id: ID, content: Content)] {
        var seen: Set<ID> = []
        return graph.watch(self) {
            var contents: [(id: ID, content: Content)] = []
            contents.reserveCapacity(shownData.count)
            for element in shownData {
                let id = view.id(element)
                guard seen.insert(id).inserted else {
                    warnAboutDuplicates(id)
                    continue
                }
                contents.append((id, view.content(element)))
            }
            return contents
        }
    }

    func warnAboutDuplicates(_ id: ID) {
        ViewWarning.print(
            WarningSubject("ForEach", in: self),
            "has the id \(id) more than once and shows only the first element; "
                + "give each element a unique id."
        )
    }

    override func updateView(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        refresh()
    }

    override func refreshView() {
        guard elements == nil else { return refreshElements() }
        shownData = read()
        let contents = contents()
        if contents.elementsEqual(entries, by: { $0.id == $1.id }) {
            for (new, known) in zip(contents, entries) { known.node.update(new.content) }
            return
        }
        var known = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0.node) })
        var fresh: [ShownElement] = []
        let stays = Set(contents.map { $0.id })
        leave(entries.filter { !stays.contains($0.id) }.map { ($0.id, $0.node) })
        for new in contents {
            if let node = known.removeValue(forKey: new.id) {
                node.update(new.content)
                fresh.append(ShownElement(id: new.id, node: node))
            } else {
                fresh.append(ShownElement(id: new.id, node: take(new.id, new.content)))
            }
        }
        entries = fresh
        childrenChanged()
    }
}
