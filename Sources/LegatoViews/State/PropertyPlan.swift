@_spi(Reflection) import Swift

/// A view of the library's own around a value that holds dynamic properties, such as a modifier or
/// a style: the node of the view connects those of the value.
protocol GuestHolder {}

/// Where the dynamic properties of a type lie, found once.
///
/// The plan has an entry for every property that a value of the type can hold. Each keeps its number
/// whether it is there or not: an optional one that comes moves no other.
struct PropertyPlan {
    /// What is done about one place in a value.
    enum Step {
        /// Connects a property whose storage lies in the graph under a number; one that `isShared`
        /// keeps the storage of another node, if it has some.
        case connect(any GraphProperty.Type, offset: Int, slot: Int, isShared: Bool)
        /// Calls the property's `update()`.
        case update(any DynamicProperty.Type, offset: Int)
        /// Takes steps in an optional that is not nil; what its properties stored goes when it is.
        case unwrap(any OptionalValue.Type, offset: Int, [Step], slots: Range<Int>)
    }

    private(set) var steps: [Step] = []
    private(set) var slotCount = 0

    private static var known: [ObjectIdentifier: PropertyPlan] = [:]
    private static var knownFields: [ObjectIdentifier: PropertyPlan] = [:]

    /// The plan of a value whose fields are its own.
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

    /// The plan of a field of a type in whatever holds it.
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
            // Other hosts are asked for last: few structs hold properties at all.
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

    /// Whether values of a type are connected by a node of their own, where they are used.
    private static func isHost<T>(_ type: T.Type) -> Bool {
        T.self is any View.Type || T.self is any ViewModifier.Type
            || T.self is any ButtonStyle.Type || T.self is any PrimitiveButtonStyle.Type
            || T.self is any ToggleStyle.Type || T.self is any Transition.Type
            || T.self is any Layout.Type || T.self is any Gesture.Type
    }

    private mutating func append(_ other: PropertyPlan, at offset: Int) {
        steps += other.steps.map { $0.moved(by: offset, slots: slotCount) }
        slotCount += other.slotCount
    }
}

extension PropertyPlan.Step {
    fileprivate func moved(by distance: Int, slots count: Int) -> Self {
        switch self {
        case .connect(let type, let offset, let slot, let isShared):
            .connect(type, offset: offset + distance, slot: slot + count, isShared: isShared)
        case .update(let type, let offset): .update(type, offset: offset + distance)
        case .unwrap(let type, let offset, let steps, let slots):
            .unwrap(
                type,
                offset: offset + distance,
                steps.map { $0.moved(by: distance, slots: count) },
                slots: slots.lowerBound + count..<slots.upperBound + count
            )
        }
    }

    /// The step in a struct that is no dynamic property itself, and may be handed on by its owner.
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

/// An optional of any type.
protocol OptionalValue {
    associatedtype Wrapped
    /// Whether there is nothing at an address; otherwise the wrapped value lies there.
    static func isNil(_ place: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
    static func isNil(_ place: UnsafeRawPointer) -> Bool {
        place.assumingMemoryBound(to: Self.self).pointee == nil
    }
}
