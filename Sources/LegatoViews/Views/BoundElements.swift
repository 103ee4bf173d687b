import LegatoGraphics

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
