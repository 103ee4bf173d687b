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

/// The bindings to the elements of a bound collection.
///
/// The collection is read when its views are made or updated.
public nonisolated struct BoundElements<Base: MutableCollection & RandomAccessCollection>:
    RandomAccessCollection
{
    private let base: Binding<Base>
    /// The elements as they were read; nil before.
    private var known: Base?

    init(_ base: Binding<Base>) { self.base = base }

    private var elements: Base {
        known ?? base.shownValue
    }

    /// The first index.
    public var startIndex: Base.Index { elements.startIndex }
    /// The index after the last one.
    public var endIndex: Base.Index { elements.endIndex }
    /// Returns the next index.
    public func index(after index: Base.Index) -> Base.Index { elements.index(after: index) }
    /// Returns the previous index.
    public func index(before index: Base.Index) -> Base.Index { elements.index(before: index) }

    /// The binding to an element; after the element's removal it keeps the last value.
    public subscript(index: Base.Index) -> Binding<Base.Element> {
        base.inside(ElementLocation(base.location, index, elements[index]))
    }

    /// The element to which a binding of the collection was made, as it was then.
    static func element(of binding: Binding<Base.Element>) -> Base.Element {
        guard let location = binding.location as? ElementLocation<Base> else {
            refuse("\(Self.self) identifies its own bindings only, got another one.")
        }
        return location.known
    }
}

/// A collection that is read when views of its elements are made.
protocol LateCollection: Collection {
    /// Returns the collection with the elements that it has now.
    func read() -> Self
}

extension BoundElements: LateCollection {
    func read() -> Self {
        var copy = self
        copy.known = base.wrappedValue
        return copy
    }
}

/// The location of an element of a bound collection.
final class ElementLocation<Base: MutableCollection>: Location {
    private let base: any Location<Base>
    private nonisolated(unsafe) let index: Base.Index
    /// The element when the collection was read.
    nonisolated(unsafe) let known: Base.Element

    nonisolated init(_ base: any Location<Base>, _ index: Base.Index, _ known: Base.Element) {
        (self.base, self.index, self.known) = (base, index, known)
    }

    var isStored: Bool { base.isStored }

    private func isIndex(of all: Base) -> Bool { index >= all.startIndex && index < all.endIndex }

    func get() -> Base.Element {
        let now = base.get()
        return isIndex(of: now) ? now[index] : known
    }

    func set(_ value: Base.Element) {
        var all = base.get()
        guard isIndex(of: all) else { return }
        all[index] = value
        base.set(all)
    }

    func isSame(as other: any Location<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && base.isSame(as: other.base)
            && FieldTable.areEqual(known, other.known)
    }
}
