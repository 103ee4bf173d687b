import LegatoGraphics

nonisolated extension Binding {
    /// The value, for code that is isolated to nothing.
    ///
    /// Traps off the main actor.
    var shownValue: Value {
        // Bindings are read on the main actor only.
        let binding = self
        nonisolated(unsafe) var now: Value?
        MainActor.assumeIsolated { now = binding.wrappedValue }
        guard let now else { refuse("\(Self.self) must be read on the main actor.") }
        return now
    }
}

/// A binding to a collection is the collection of the bindings to its elements.
///
/// ```swift
/// ForEach($tasks.filter { !$0.wrappedValue.isDone }) { $task in
///     Toggle(task.title, isOn: $task.isDone)
/// }
/// ```
nonisolated extension Binding: Sequence, Collection where Value: MutableCollection {
    /// The binding to an element.
    public typealias Element = Binding<Value.Element>
    /// The index of an element in the value.
    public typealias Index = Value.Index
    /// The indices of the value.
    public typealias Indices = Value.Indices

    /// The first index.
    public var startIndex: Value.Index { shownValue.startIndex }
    /// The index after the last one.
    public var endIndex: Value.Index { shownValue.endIndex }
    /// The indices of the value, in order.
    public var indices: Value.Indices { shownValue.indices }
    /// Returns the next index.
    public func index(after index: Value.Index) -> Value.Index { shownValue.index(after: index) }

    /// The binding to an element; after the element's removal it keeps the last value.
    ///
    /// Traps if the value has no element at the index.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let read = location as? ReadLocation<Value>
        return inside(
            ElementLocation(read?.base ?? location, position, shownValue[position])
        )
    }
}

extension Binding: LateCollection where Value: MutableCollection {
    func read() -> Binding<Value> { inside(ReadLocation(location, wrappedValue)) }
}

/// A location whose value was read once, for loops over the elements of that time.
private final class ReadLocation<Value>: Location {
    let base: any Location<Value>
    private let known: Value

    init(_ base: any Location<Value>, _ known: Value) { (self.base, self.known) = (base, known) }

    var isStored: Bool { base.isStored }
    func get() -> Value { known }
    func set(_ value: Value) { base.set(value) }
}

nonisolated extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
    /// Returns the previous index.
    public func index(before index: Value.Index) -> Value.Index { shownValue.index(before: index) }
}

nonisolated extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
    /// Returns the index at a distance from another one.
    public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
        shownValue.index(index, offsetBy: distance)
    }
    /// Returns the distance between two indices.
    public func distance(from start: Value.Index, to end: Value.Index) -> Int {
        shownValue.distance(from: start, to: end)
    }
}

nonisolated extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { shownValue.id }
}
