import LegatoGraphics
import LegatoMotion

/// The storage location of a value of state.
protocol Location<Value>: AnyObject, Sendable {
    associatedtype Value

    /// Whether changes go through the graph, which animates them; true by default.
    var isStored: Bool { get }
    /// The value; a body that reads it is evaluated again when it changes.
    func get() -> Value
    /// Changes the value; has no effect by default.
    func set(_ value: Value)
    /// Whether another location refers to the same storage; by default, whether it is the same one.
    func isSame(as other: any Location<Value>) -> Bool
}

extension Location {
    var isStored: Bool { true }
    func set(_ value: Value) {}
    func isSame(as other: any Location<Value>) -> Bool { self === other }
}

/// The location of a `@State` property.
final class StateLocation<Value>: Location {
    private struct Reader {
        let link: NodeLink
        var node: ViewNode? { link.node }
    }

    private var value: Value
    /// The nodes that read the value, in the order in which they did.
    private var readers: [Reader] = []
    /// Their links, which outlive the nodes, so that a new node at the same address differs.
    private var known: Set<ObjectIdentifier> = []
    /// The readers of an earlier value that are still to be evaluated again.
    private var waiting: [Reader] = []

    init(_ value: Value) {
        self.value = value
    }

    /// Whether a view that is shown has read the value.
    var isRead: Bool {
        func isShown(_ reader: Reader) -> Bool { reader.node?.isRemoved == false }
        return readers.contains(where: isShown) || waiting.contains(where: isShown)
    }

    func get() -> Value {
        if let link = ViewGraph.evaluatingNode?.ownLink,
            known.insert(ObjectIdentifier(link)).inserted
        {
            readers.append(Reader(link: link))
        }
        return value
    }

    func set(_ new: Value) {
        // Equal values may differ in what `==` ignores, such as the version of a text that an index belongs to:
        // the new one is kept, and its readers are not updated.
        guard !FieldTable.areEqual(value, new) else { return value = new }
        let nodes =
            readers.compactMap(\.node).filter { !$0.isRemoved }
            + waiting.compactMap(\.node).filter { $0.isDirty && !$0.isRemoved }
        if let node = ViewGraph.evaluatingNode {
            ViewWarning.print(
                WarningSubject("State", in: nil),
                "was changed while the body of \(node) was evaluated; the change appears in "
                    + "the next update. Change state in an action, in onChange or in a task."
            )
            (value, readers, known) = (new, [], [])
            for node in nodes { node.graph.invalidateLater(node) }
            return
        }
        for node in nodes {
            if ChangeWatch.isOn { node.noteChange(of: self) }
            node.graph.beginChange()
        }
        (value, readers, known) = (new, [], [])
        waiting = nodes.map { Reader(link: $0.ownLink) }
        for node in nodes { node.graph.invalidate(node) }
    }
}

/// The location of a property of a value stored elsewhere.
final class PartLocation<Whole, Value>: Location {
    private let whole: any Location<Whole>
    private nonisolated(unsafe) let path: WritableKeyPath<Whole, Value>

    nonisolated init(_ whole: any Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
        (self.whole, self.path) = (whole, path)
    }

    var isStored: Bool { whole.isStored }
    func get() -> Value { whole.get()[keyPath: path] }
    func set(_ value: Value) {
        var all = whole.get()
        all[keyPath: path] = value
        whole.set(all)
    }
    func isSame(as other: any Location<Value>) -> Bool {
        guard let other = other as? PartLocation<Whole, Value> else { return false }
        return path == other.path && whole.isSame(as: other.whole)
    }
}

/// A location whose value is computed by two closures.
final class ClosureLocation<Value>: Location {
    private nonisolated(unsafe) let read: () -> Value
    private nonisolated(unsafe) let write: (Value) -> Void

    nonisolated init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
        (self.read, self.write) = (read, write)
    }

    var isStored: Bool { false }
    func get() -> Value { read() }
    func set(_ value: Value) { write(value) }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location {
    private nonisolated(unsafe) let value: Value

    nonisolated init(_ value: Value) { self.value = value }

    var isStored: Bool { false }
    func get() -> Value { value }
    func isSame(as other: any Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return FieldTable.areEqual(value, other.value)
    }
}

/// A location that converts the value of another one.
final class MappedLocation<Base, Value>: Location {
    private let base: any Location<Base>
    private nonisolated(unsafe) let map: (Base) -> Value
    private nonisolated(unsafe) let back: (Value) -> Base?

    nonisolated init(
        _ base: any Location<Base>, _ map: @escaping (Base) -> Value,
        _ back: @escaping (Value) -> Base?
    ) {
        (self.base, self.map, self.back) = (base, map, back)
    }

    var isStored: Bool { base.isStored }
    func get() -> Value { map(base.get()) }
    func set(_ value: Value) { if let value = back(value) { base.set(value) } }
    func isSame(as other: any Location<Value>) -> Bool {
        guard let other = other as? MappedLocation<Base, Value> else { return false }
        return base.isSame(as: other.base)
    }
}
