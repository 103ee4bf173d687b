import LegatoGraphics
import LegatoMotion

/// The elements of a `ForEach` in a lazy container.
extension ForEachNode {
    // MARK: Elements

    private func index(_ offset: Int, in data: Data) -> Data.Index {
        data.index(data.startIndex, offsetBy: offset)
    }

    private func id(at offset: Int, in data: Data) -> ID? {
        guard offset >= 0, offset < data.count else { return nil }
        return view.id(data[index(offset, in: data)])
    }

    private func content(at offset: Int) -> (id: ID, content: Content) {
        graph.watch(self) {
            let element = shownData[index(offset, in: shownData)]
            return (view.id(element), view.content(element))
        }
    }

    private func entry(at offset: Int, _ make: (ID, Content) -> TypedNode<Content>) -> ShownElement?
    {
        guard let elements else { return nil }
        let new = content(at: offset)
        return ShownElement(
            id: new.id, node: make(new.id, new.content),
            element: LazyElement(offset, AnyHashable(new.id), in: elements)
        )
    }

    /// Creates the node of the first element, from which the container estimates the others.
    func showFirst() {
        guard let elements else { return }
        elements.count = shownData.count
        elements.id = { [weak self] offset in
            guard let self else { return nil }
            let id = ViewGraph.unwatched { self.id(at: offset, in: self.shownData) }
            return id.map { AnyHashable($0) }
        }
        elements.show = { [weak self] wanted, kept in self?.show(wanted, keeping: kept) }
        if elements.count > 0 { entries = [entry(at: 0) { inner.makeNode($1) }].compactMap { $0 } }
        elements.built = entries.compactMap { $0.element }
    }

    /// Adopts the elements that have nodes.
    private func set(_ new: [ShownElement]) {
        entries = new.sorted { $0.index < $1.index }
        elements?.built = entries.compactMap { $0.element }
        var seen: Set<ID> = []
        for entry in entries where !seen.insert(entry.id).inserted { warnAboutDuplicates(entry.id) }
    }

    /// Creates nodes for the wanted elements; with `kept`, removes those outside the range of both.
    private func show(_ wanted: Set<Int>, keeping kept: Set<Int>?) {
        guard let elements, !isRemoved else { return }
        elements.wanted = wanted
        let built = Set(entries.map { $0.index })
        var missing = wanted.subtracting(built).sorted()
        // While the lengths are guesses, far too many may be requested.
        let maximum = max(16, 2 * built.count)
        if missing.count > maximum, wanted.count < elements.count {
            missing.removeLast(missing.count - maximum)
        }
        var left: [ShownElement] = []
        if let kept = kept?.union(wanted) {
            let (first, last) = (kept.min() ?? 0, kept.max() ?? -1)
            let flush = graph.runningFlush
            left = entries.filter { entry in
                let isRequested = flush != nil && entry.element?.requestedIn == flush
                return !isRequested && entry.element?.isHeld != true
                    && (entry.index < first || entry.index > last)
            }
        }
        guard !missing.isEmpty || !left.isEmpty else { return }
        let gone = Set(left.map { $0.index })
        let new = missing.compactMap { offset in
            entry(at: offset) { isInserted(offset) ? take($0, $1) : inner.makeNode($1) }
        }
        set(entries.filter { !gone.contains($0.index) } + new)
        for entry in left { entry.node.remove() }
        childrenChanged()
    }

    /// Whether an element has been inserted by the change that is being processed.
    private func isInserted(_ offset: Int) -> Bool {
        guard let earlierData else { return false }
        return graph.watch(self) {
            let own = id(at: offset, in: shownData)
            return own != id(at: offset, in: earlierData)
                && own != id(at: offset - shownData.count + earlierData.count, in: earlierData)
        }
    }

    // MARK: Ids

    /// Returns the node of an element that has none yet; nil for an unknown id.
    func findMissing(_ id: AnyHashable) -> ViewNode? {
        guard elements != nil, let offset = offset(of: id), !isRemoved else { return nil }
        // Its view may have another, explicit id.
        if let known = entries.first(where: { $0.index == offset }) { return known.node }
        guard let entry = entry(at: offset, { inner.makeNode($1) }) else { return nil }
        entry.element?.requestedIn = graph.runningFlush
        set(entries + [entry])
        itemsChanged()
        return entry.node
    }

    /// Returns the node with an id inside an element that has no node yet, such as a section; nil
    /// for an unknown id.
    func searchMissing(_ id: AnyHashable) -> ViewNode? {
        guard let elements, elements.isFlat == false, !isRemoved else { return nil }
        let built = Set(entries.map { $0.index })
        for offset in 0..<elements.count where !built.contains(offset) {
            guard let entry = entry(at: offset, { inner.makeNode($1) }) else { continue }
            guard let found = entry.node.identified(id) else {
                entry.node.remove()
                continue
            }
            entry.element?.requestedIn = graph.runningFlush
            set(entries + [entry])
            itemsChanged()
            return found
        }
        return nil
    }

    private func offset(of id: AnyHashable) -> Int? {
        let data = shownData
        if let own = id as? ID {
            if let range = data as? Range<Int>, let number = own as? Int, range.contains(number) {
                return number - range.lowerBound
            }
            for (offset, element) in data.enumerated() where view.id(element) == own {
                return offset
            }
        }
        guard Content.self is any ExplicitlyIdentified.Type else { return nil }
        for (offset, element) in data.enumerated() {
            let view = view.content(element) as? any ExplicitlyIdentified
            if view?.explicitID == id { return offset }
        }
        return nil
    }

    // MARK: Changes

    /// Brings the nodes up to date with the collection.
    func refreshElements() {
        guard let elements else { return }
        let (old, new) = (shownData, read())
        shownData = new
        elements.edits = view.edits
        dropStrays()
        let isSame = graph.watch(self) {
            new.count == elements.count
                && entries.allSatisfy { id(at: $0.index, in: new) == $0.id }
        }
        if isSame {
            for entry in entries { entry.node.update(content(at: entry.index).content) }
            return
        }
        let newPlaces = graph.watch(self) { places(in: new, of: elements.count) }
        move(to: newPlaces, old, new, in: elements)
    }

    /// Removes the nodes of elements that earlier changes have moved away from the visible part, if
    /// they are many.
    private func dropStrays() {
        guard let wanted = elements?.wanted, let first = wanted.min(), let last = wanted.max(),
            entries.count > max(32, 3 * wanted.count)
        else { return }
        func isStray(_ entry: ShownElement) -> Bool {
            (entry.index < first || entry.index > last) && entry.element?.isHeld != true
        }
        let strays = entries.filter(isStray)
        set(entries.filter { !isStray($0) })
        for entry in strays { entry.node.remove() }
        itemsChanged()
    }

    /// Returns the new offsets of the entries; nil for removed ones.
    private func places(in data: Data, of oldCount: Int) -> [Int?] {
        var places = [Int?](repeating: nil, count: entries.count)
        var open: [ID: Int] = [:]
        var taken: Set<Int> = []
        for (number, entry) in entries.enumerated() {
            let guesses = [entry.index, entry.index + data.count - oldCount]
            let found = guesses.first { !taken.contains($0) && id(at: $0, in: data) == entry.id }
            places[number] = found
            if let found { taken.insert(found) } else { open[entry.id] = number }
        }
        for (offset, element) in data.enumerated() {
            if open.isEmpty { break }
            if !taken.contains(offset), let number = open.removeValue(forKey: view.id(element)) {
                places[number] = offset
            }
        }
        return places
    }

    /// Moves the nodes to new offsets.
    ///
    /// The container requests inserted elements after the layout, as far as they are near the
    /// visible part.
    private func move(to places: [Int?], _ old: Data, _ new: Data, in elements: LazyElements) {
        let (oldCount, count) = (elements.count, new.count)
        let pairs = zip(entries, places).compactMap { entry, place in
            place.map { (old: entry.index, new: $0) }
        }
        moveLengths(pairs, count - oldCount, in: elements)
        leave(zip(entries, places).filter { $1 == nil }.map { ($0.0.id, $0.0.node) })
        var fresh: [ShownElement] = []
        for (entry, place) in zip(entries, places) {
            guard let place else { continue }
            entry.element?.index = place
            fresh.append(entry)
        }
        (elements.count, elements.hasChanged) = (count, true)
        if earlierData == nil {
            earlierData = old
            graph.atEnd { [weak self] in self?.earlierData = nil }
        }
        let stays = fresh
        // Without any length, the container would request too many.
        if fresh.isEmpty, count > 0, elements.estimate == nil {
            fresh = [entry(at: 0) { take($0, $1) }].compactMap { $0 }
        }
        set(fresh)
        for entry in stays { entry.node.update(content(at: entry.index).content) }
        childrenChanged()
    }

    /// Moves the known lengths along with the elements, where those stay in order.
    private func moveLengths(
        _ pairs: [(old: Int, new: Int)], _ shift: Int, in elements: LazyElements
    ) {
        guard let last = pairs.last else { return elements.lengths.forget() }
        guard shift != 0, pairs.allSatisfy({ [0, shift].contains($0.new - $0.old) }) else {
            if shift != 0 || pairs.contains(where: { $0.new != $0.old }) {
                elements.lengths.forget()
            }
            return
        }
        let first = pairs.first { $0.new != $0.old }?.old ?? last.old + 1
        elements.lengths.shift(from: max(first, -shift), by: shift)
    }
}

/// A view with an explicit id, which is known without a node.
protocol ExplicitlyIdentified {
    var explicitID: AnyHashable { get }
}
