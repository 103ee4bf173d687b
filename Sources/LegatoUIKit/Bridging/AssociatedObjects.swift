import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// How an object keeps an associated one.
nonisolated public enum objc_AssociationPolicy: UInt, Sendable, Hashable {
    /// Without keeping it alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// By keeping it alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// By keeping a copy alive.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// By keeping it alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// By keeping a copy alive.
    case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object for a key, or removes it if it is nil.
///
/// Swift on Linux has no Objective-C; this is a table of Legato's, which any thread may use. The
/// values of a responder end with it, those of other objects with a later call.
/// - Parameters:
///   - object: The object of a class.
///   - key: The address of a global or static variable, written as `&key`.
///   - value: The value.
///   - policy: How the object keeps it.
nonisolated public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.set(value, policy, key, of: object as AnyObject) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that is associated with an object for a key; nil without one.
nonisolated public func objc_getAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer
) -> Any? { AssociatedObjects.value(key, of: object as AnyObject) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are associated with an object.
nonisolated public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// The values that are associated with objects.
nonisolated enum AssociatedObjects {
    private enum Value {
        case kept(Any)
        case referred(() -> AnyObject?)

        var value: Any? {
            switch self {
            case .kept(let value): value
            case .referred(let value): value()
            }
        }
    }

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are removed.
    nonisolated(unsafe) private static var limit = 16

    static func set(
        _ value: Any?, _ policy: objc_AssociationPolicy, _ key: UnsafeRawPointer,
        of owner: AnyObject
    ) {
        let new = value.map { value -> Value in
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN:
                let object = value as AnyObject
                return .referred { [weak object] in object }
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                return .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
            case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .kept(value)
            }
        }
        // Values end outside the lock, because their deinitialisers may use the table.
        var gone: [Any] = []
        lock.withLock {
            let id = ObjectIdentifier(owner)
            var entry = entries[id] ?? Entry(owner: owner)
            if entry.owner == nil {
                gone.append(entry)
                entry = Entry(owner: owner)
            }
            if let old = entry.values[key] { gone.append(old) }
            entry.values[key] = new
            entries[id] = entry
            guard entries.count > limit else { return }
            for (id, entry) in entries where entry.owner == nil {
                gone.append(entry)
                entries[id] = nil
            }
            limit = max(entries.count * 2, 16)
        }
        withExtendedLifetime(gone) {}
    }

    static func value(_ key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        let found: Value? = lock.withLock {
            let entry = entries[ObjectIdentifier(owner)]
            return entry?.owner == nil ? nil : entry?.values[key]
        }
        return found?.value
    }

    static func removeAll(of id: ObjectIdentifier) {
        let gone: Entry? = lock.withLock { entries.removeValue(forKey: id) }
        withExtendedLifetime(gone) {}
    }
}
