import LegatoGraphics
import LegatoMotion

/// The storage location of a value of state.
class Location<Value> {
    init() {}

    /// Whether changes go through the graph, which animates them.
    var isStored: Bool { true }
    /// The value; a body that reads it is evaluated again when it changes.
    func get() -> Value { refuse("\(type(of: self)) must override get().") }
    /// Changes the value.
    func set(_ value: Value) {}
    /// Whether another location refers to the same storage.
    func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The location of a `@State` property.
final class StateLocation<Value>: Location<Value> {
    private struct Reader {
        let link: NodeLink
        var node: ViewNode? { link.node }
    }

    private var value: Value
    /// The nodes that read the value, in the order in which they did.
    private var readers: [Reader] = []
    private var known: Set<ObjectIdentifier> = []
    /// The readers of an earlier value that are still to be evaluated again.
    private var waiting: [Reader] = []

    init(_ value: Value) {
        self.value = value
    }

    override func get() -> Value {
        if let node = ViewGraph.evaluatingNode, known.insert(ObjectIdentifier(node)).inserted {
            readers.append(Reader(link: node.ownLink))
        }
        return value
    }

    override func set(_ new: Value) {
        guard !FieldTable.areEqual(value, new) else { return }
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
final class PartLocation<Whole, Value>: Location<Value> {
    private let whole: Location<Whole>
    private let path: WritableKeyPath<Whole, Value>

    init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
        (self.whole, self.path) = (whole, path)
    }

    override var isStored: Bool { whole.isStored }
    override func get() -> Value { whole.get()[keyPath: path] }
    override func set(_ value: Value) {
        var all = whole.get()
        all[keyPath: path] = value
        whole.set(all)
    }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? PartLocation<Whole, Value> else { return false }
        return path == other.path && whole.isSame(as: other.whole)
    }
}

/// A location whose value is computed by two closures.
final class ClosureLocation<Value>: Location<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
        (self.read, self.write) = (read, write)
    }

    override var isStored: Bool { false }
    override func get() -> Value { read() }
    override func set(_ value: Value) { write(value) }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override var isStored: Bool { false }
    override func get() -> Value { value }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return FieldTable.areEqual(value, other.value)
    }
}

/// A location that converts the value of another one.
final class MappedLocation<Base, Value>: Location<Value> {
    private let base: Location<Base>
    private let map: (Base) -> Value
    private let back: (Value) -> Base?

    init(
        _ base: Location<Base>, _ map: @escaping (Base) -> Value, _ back: @escaping (Value) -> Base?
    ) {
        (self.base, self.map, self.back) = (base, map, back)
    }

    override var isStored: Bool { base.isStored }
    override func get() -> Value { map(base.get()) }
    override func set(_ value: Value) { if let value = back(value) { base.set(value) } }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MappedLocation<Base, Value> else { return false }
        return base.isSame(as: other.base)
    }
}
