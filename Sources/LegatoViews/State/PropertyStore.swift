import LegatoMotion

/// The storage of the dynamic properties of one value: a view, a modifier, a style, a transition, a
/// layout, a gesture, a scene or an app.
struct PropertyStore {
    private var owner: ObjectIdentifier?
    private var slots: [AnyObject?] = []

    /// Connects the properties of a value to their storage, and updates them from the inside out.
    ///
    /// Call it inside the graph's `watch`: the reads of the properties are attributed to the node
    /// that evaluates the value. A value of a different type starts with new storage.
    mutating func connect<T>(_ value: inout T, _ node: ViewNode) {
        let plan = PropertyPlan.of(T.self)
        if owner != ObjectIdentifier(T.self) {
            owner = ObjectIdentifier(T.self)
            slots = Array(repeating: nil, count: plan.slotCount)
        }
        guard !plan.steps.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            take(plan.steps, base, node)
        }
    }

    private mutating func take(
        _ steps: [PropertyPlan.PropertyStep], _ base: UnsafeMutableRawPointer, _ node: ViewNode
    ) {
        for step in steps {
            switch step {
            case .connect(let type, let offset, let slot, let isShared):
                connect(type, base + offset, node, slot, isShared)
            case .update(let type, let offset):
                update(type, base + offset)
            case .unwrap(let type, let offset, let inner, let slots):
                if type.isNil(base + offset) {
                    for slot in slots { self.slots[slot] = nil }
                } else {
                    take(inner, base, node)
                }
            }
        }
    }

    private mutating func connect<P: GraphProperty>(
        _ type: P.Type, _ place: UnsafeMutableRawPointer, _ node: ViewNode, _ slot: Int,
        _ isShared: Bool
    ) {
        let property = place.assumingMemoryBound(to: P.self)
        if isShared && property.pointee.isConnected { return }
        property.pointee.connect(&slots[slot], node)
    }

    private func update<P: DynamicProperty>(_ type: P.Type, _ place: UnsafeMutableRawPointer) {
        place.assumingMemoryBound(to: P.self).pointee.update()
    }

    /// The slot of a storage; nil if it is in none.
    func slot(of storage: AnyObject) -> Int? { slots.firstIndex { $0 === storage } }

    /// The slots of the values that an environment changes.
    func slots(changedBy environment: EnvironmentValues) -> [Int] {
        slots.indices.filter { index in
            (slots[index] as? any EnvironmentReading).map { !$0.isSame(in: environment) } ?? false
        }
    }

    /// Whether an environment differs in a value that a property has read.
    func differs(_ environment: EnvironmentValues) -> Bool {
        slots.contains { slot in
            (slot as? any EnvironmentReading).map { !$0.isSame(in: environment) } ?? false
        }
    }
}

/// The storage of the dynamic properties of several values that are always created in the same
/// order: an app and its scenes, or a gesture and its parts.
package final class PropertyStores {
    private let host: NodeLink
    private let ownNode: ViewNode?
    /// The phase that the values read from the environment; nil for that of the node.
    private let phase: SharedScenePhase?
    private var stores: [PropertyStore] = []
    private var next = 0

    /// Creates storage for values outside any view tree.
    ///
    /// Views that read their state, or the phase, are evaluated again when it changes.
    package init(phase: SharedScenePhase? = nil) {
        let node = ViewNode(
            NodeContext(
                graph: ViewGraph(), environment: EnvironmentValues(),
                transactions: TransactionNode(parent: nil)
            )
        )
        (ownNode, host, self.phase) = (node, node.ownLink, phase)
    }

    /// Creates storage for values that a node evaluates.
    init(for host: ViewNode) { (self.host, ownNode, phase) = (host.ownLink, nil, nil) }

    /// Starts another round: the next value is the first again.
    package func restart() { next = 0 }

    /// Connects the next value.
    package func connect<T>(_ value: inout T) {
        guard let host = host.node else { return }
        if next == stores.count { stores.append(PropertyStore()) }
        if let phase {
            var environment = host.environment
            environment.scenePhase = phase.value
            host.take(environment)
        }
        stores[next].connect(&value, host)
        next += 1
    }
}
