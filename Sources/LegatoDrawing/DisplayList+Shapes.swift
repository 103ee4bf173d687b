import LegatoGraphics

extension DisplayList {
    /// Returns the plain shapes of a run.
    /// - Precondition: The list contains them.
    package func shapes(of run: ShapeRun) -> ArraySlice<PlainShape> {
        require(
            run.first >= 0 && run.count >= 0 && Int(run.first) + Int(run.count) <= shapes.count,
            "The shapes of a run must be within 0..<\(shapes.count), got "
                + "\(run.count) from \(run.first) on"
        )
        return shapes[Int(run.first)..<Int(run.first) + Int(run.count)]
    }

    /// The total number of shapes in runs.
    package var shapeCount: Int {
        guard !shapes.isEmpty else { return 0 }
        return items.reduce(0) { count, item in
            if case .shapes(let run) = item { count + Int(run.count) } else { count }
        }
    }

    /// The items, with each shape of a run as a separate item.
    package var singleItems: [DisplayItem] { Array(SingleItems(list: self)) }

    /// Whether both lists have the same items, with runs expanded.
    static func showsSameItems(_ a: DisplayList, _ b: DisplayList) -> Bool {
        if a.items == b.items && a.shapes == b.shapes { return true }
        var (one, other) = (SingleItems(list: a), SingleItems(list: b))
        while let item = one.next() {
            if other.next() != item { return false }
        }
        return other.next() == nil
    }
}

/// Iterates over the items of a list, with each shape of a run as a separate item.
private struct SingleItems: Sequence, IteratorProtocol {
    let list: DisplayList
    private var index = 0
    private var place = 0

    init(list: DisplayList) { self.list = list }

    mutating func next() -> DisplayItem? {
        while index < list.items.count {
            guard case .shapes(let run) = list.items[index] else {
                index += 1
                return list.items[index - 1]
            }
            let shapes = list.shapes(of: run)
            guard place < shapes.count else {
                (index, place) = (index + 1, 0)
                continue
            }
            place += 1
            let shape = shapes[shapes.startIndex + place - 1]
            return .shape(shape.item(scissor: run.scissor, cut: run.cut))
        }
        return nil
    }
}
