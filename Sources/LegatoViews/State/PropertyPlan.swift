@_spi(Reflection) import Swift

/// The offsets of a type's dynamic properties, computed once per type.
///
/// The plan has an entry for every property that a value of the type can have. Slot numbers do not
/// depend on which optional properties are nil.
struct PropertyPlan {
    /// The action for a property at an offset in a value.
    enum PropertyStep {
        /// Connects a property whose storage is in the graph, in a slot; with `isShared`, the
        /// property keeps the storage of another node if it has any.
        case connect(any GraphProperty.Type, offset: Int, slot: Int, isShared: Bool)
        /// Calls the property's `update()`.
        case update(any DynamicProperty.Type, offset: Int)
        /// Takes steps inside an optional; when it is nil, clears its slots.
        case unwrap(any OptionalValue.Type, offset: Int, [PropertyStep], slots: Range<Int>)
    }

    private(set) var steps: [PropertyStep] = []
    private(set) var slotCount = 0

    @exclusivity(unchecked) private static var known: [ObjectIdentifier: PropertyPlan] = [:]
    @exclusivity(unchecked) private static var knownFields: [ObjectIdentifier: PropertyPlan] = [:]

    /// The plan of a type whose own fields are connected.
    static func of<T>(_ type: T.Type) -> PropertyPlan {
        let id = ObjectIdentifier(type)
        if let plan = known[id] { return plan }
        let plan = PropertyPlan(fieldsOf: type)
        known[id] = plan
        return plan
    }

    private init() {}

    private init<T>(fieldsOf type: T.Type) {
        let holdsGuests = T.self is any GuestHolder.Type
        var fields: [(offset: Int, type: Any.Type)] = []
        _ = _forEachField(of: type) { _, offset, type, _ in
            fields.append((offset, type))
            return true
        }
        for field in fields {
            func open<F>(_ type: F.Type) -> PropertyPlan {
                holdsGuests && Self.isHost(F.self) ? .of(F.self) : .ofField(F.self)
            }
            append(_openExistential(field.type, do: open), at: field.offset)
        }
    }

    /// The names of the fields of a type that contain the properties, one for each slot.
    static func names<T>(of type: T.Type) -> [String] {
        let holdsGuests = T.self is any GuestHolder.Type
        var fields: [(name: String, type: Any.Type)] = []
        _ = _forEachField(of: type) { name, _, type, _ in
            fields.append((String(cString: name), type))
            return true
        }
        var names: [String] = []
        for field in fields {
            func open<F>(_ type: F.Type) -> PropertyPlan {
                holdsGuests && isHost(F.self) ? .of(F.self) : .ofField(F.self)
            }
            let count = _openExistential(field.type, do: open).slotCount
            names += Array(repeating: field.name, count: count)
        }
        return names
    }

    /// The plan of a field of a type.
    private static func ofField<F>(_ type: F.Type) -> PropertyPlan {
        let id = ObjectIdentifier(type)
        if let plan = knownFields[id] { return plan }
        let plan = PropertyPlan(field: type)
        knownFields[id] = plan
        return plan
    }

    private init<F>(field type: F.Type) {
        if let property = F.self as? any DynamicProperty.Type {
            if let stored = F.self as? any GraphProperty.Type {
                steps = [.connect(stored, offset: 0, slot: 0, isShared: false)]
                slotCount = 1
            } else {
                self = .of(F.self)
                steps.append(.update(property, offset: 0))
            }
        } else if let optional = F.self as? any OptionalValue.Type {
            let inner = Self.wrapped(optional)
            if !inner.steps.isEmpty {
                steps = [.unwrap(optional, offset: 0, inner.steps, slots: 0..<inner.slotCount)]
                slotCount = inner.slotCount
            }
        } else if FieldTable.isStruct(F.self), !(F.self is any View.Type) {
            // Checking for hosts comes last, because few structs have dynamic properties at all.
            let plan = PropertyPlan.of(F.self)
            if !plan.steps.isEmpty && !Self.isHost(F.self) {
                steps = plan.steps.map(\.shared)
                slotCount = plan.slotCount
            }
        }
    }

    private static func wrapped<O: OptionalValue>(_ type: O.Type) -> PropertyPlan {
        ofField(O.Wrapped.self)
    }

    private mutating func append(_ other: PropertyPlan, at offset: Int) {
        steps += other.steps.map { $0.moved(by: offset, slots: slotCount) }
        slotCount += other.slotCount
    }
}

extension PropertyPlan.PropertyStep {
    fileprivate func moved(by distance: Int, slots count: Int) -> Self {
        switch self {
        case .connect(let type, let offset, let slot, let isShared):
            .connect(type, offset: offset + distance, slot: slot + count, isShared: isShared)
        case .update(let type, let offset): .update(type, offset: offset + distance)
        case .unwrap(let type, let offset, let steps, let slots):
            .unwrap(
                type, offset: offset + distance, steps.map { $0.moved(by: distance, slots: count) },
                slots: slots.lowerBound + count..<slots.upperBound + count
            )
        }
    }

    /// The step for a property inside a plain struct, which the owner may pass to other nodes.
    fileprivate var shared: Self {
        switch self {
        case .connect(let type, let offset, let slot, _):
            .connect(type, offset: offset, slot: slot, isShared: true)
        case .update: self
        case .unwrap(let type, let offset, let steps, let slots):
            .unwrap(type, offset: offset, steps.map(\.shared), slots: slots)
        }
    }
}
