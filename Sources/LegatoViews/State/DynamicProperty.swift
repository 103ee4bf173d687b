import LegatoMotion

/// A stored property of a view that the graph keeps up to date.
///
/// A type of your own may hold such properties itself; they are kept up with it.
@preconcurrency @MainActor public protocol DynamicProperty {
    /// Called before the body of the view is evaluated; does nothing by default.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property whose storage lies in the graph.
protocol GraphProperty: DynamicProperty {
    /// Takes up the storage of this place in the tree, or makes it.
    mutating func connect(_ storage: inout AnyObject?, _ node: ViewNode)
}

/// What of the environment a property has read.
protocol EnvironmentReading: AnyObject {
    /// Whether another environment says the same.
    func isSame(in environment: EnvironmentValues) -> Bool
}

/// The storage of the dynamic properties of one view.
struct PropertyStore {
    private var slots: [AnyObject?] = []

    /// Gives the properties of a view their storage.
    mutating func connect<V>(_ view: inout V, _ node: ViewNode) {
        let table = FieldTable.of(V.self)
        guard table.hasProperties else { return }
        var index = 0
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            connect(base, table, node, &index)
        }
    }

    private mutating func connect(
        _ base: UnsafeMutableRawPointer,
        _ table: FieldTable,
        _ node: ViewNode,
        _ index: inout Int
    ) {
        for field in table.fields {
            guard let property = field.property else { continue }
            connect(property, base + field.offset, node, &index)
        }
    }

    private mutating func connect<P: DynamicProperty>(
        _ type: P.Type,
        _ place: UnsafeMutableRawPointer,
        _ node: ViewNode,
        _ index: inout Int
    ) {
        let pointer = place.assumingMemoryBound(to: P.self)
        if let type = P.self as? any GraphProperty.Type {
            connectStored(type, place, node, index)
            index += 1
        } else {
            connect(place, FieldTable.of(P.self), node, &index)
        }
        pointer.pointee.update()
    }

    private mutating func connectStored<P: GraphProperty>(
        _ type: P.Type,
        _ place: UnsafeMutableRawPointer,
        _ node: ViewNode,
        _ index: Int
    ) {
        while slots.count <= index { slots.append(nil) }
        place.assumingMemoryBound(to: P.self).pointee.connect(&slots[index], node)
    }

    /// Whether an environment differs in something that a property has read.
    func differs(_ environment: EnvironmentValues) -> Bool {
        slots.contains { slot in
            (slot as? any EnvironmentReading).map { !$0.isSame(in: environment) } ?? false
        }
    }
}

/// Gives the state in a value that is no view, as an app is none, its storage.
///
/// Views that read it are evaluated again when it changes.
package func connectState<V>(of value: inout V) {
    var store = PropertyStore()
    let context = NodeContext(
        graph: ViewGraph(),
        parent: nil,
        environment: EnvironmentValues(),
        transactions: TransactionNode(parent: nil)
    )
    store.connect(&value, ViewNode(context))
}
