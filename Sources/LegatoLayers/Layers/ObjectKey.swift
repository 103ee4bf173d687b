import Foundation
import LegatoGraphics
import LegatoMotion

/// A key-value coding key that a class declares, with its getter and setter.
///
/// Numbers and Booleans are returned as `NSNumber`, which casts to every number type that can
/// represent it, including `CGFloat`; names as `NSString`, which casts to the name type and
/// `String`.
struct ObjectKey<Object: AnyObject> {
    /// Returns the value.
    let get: (Object) -> Any?
    /// Sets a value and returns whether it fits; nil for a read-only key.
    let set: ((Object, Any?) -> Bool)?

    /// Sets a value; traps if it does not fit or the key is read-only.
    ///
    /// `name` is the key with its class, for the error message.
    func write(_ value: Any?, to object: Object, named name: String) {
        guard let set else { refuse("\(name) is read-only") }
        require(
            set(object, value),
            "\(name) must have the property's type, got "
                + "\(value.map { "\($0) of type \(type(of: $0))" } ?? "nil")"
        )
    }

    /// Returns a key for a number; it accepts every number type and numbers in strings, and nil as
    /// 0.
    static func number<T: BinaryFloatingPoint>(
        _ path: ReferenceWritableKeyPath<Object, T>
    ) -> ObjectKey {
        ObjectKey(
            get: { NSNumber(value: Double($0[keyPath: path])) },
            set: { object, value in
                guard let number = Boxed.number(value ?? 0) else { return false }
                object[keyPath: path] = (Float(nearest: number) as? T) ?? T(number)
                return true
            }
        )
    }

    /// Returns a key for a whole number; it accepts every number type, rounded towards zero, and nil
    /// as 0.
    static func count(_ path: ReferenceWritableKeyPath<Object, Int>) -> ObjectKey {
        ObjectKey(
            get: { NSNumber(value: $0[keyPath: path]) },
            set: { object, value in
                let number = Boxed.number(value ?? 0)?.rounded(.towardZero)
                guard let number, let count = Int(exactly: number) else { return false }
                object[keyPath: path] = count
                return true
            }
        )
    }

    /// Returns a key for a Boolean; nil is false, every number except 0 is true.
    static func flag(_ path: ReferenceWritableKeyPath<Object, Bool>) -> ObjectKey {
        ObjectKey(
            get: { NSNumber(value: $0[keyPath: path]) },
            set: { object, value in
                guard let number = Boxed.number(value ?? false) else { return false }
                object[keyPath: path] = number != 0
                return true
            }
        )
    }

    /// Returns a key for a name, which is returned as a string; nil sets `nothing`.
    static func name<T: RawRepresentable>(
        _ path: ReferenceWritableKeyPath<Object, T>, nothing: T
    ) -> ObjectKey where T.RawValue == String {
        ObjectKey(
            get: { NSString(string: $0[keyPath: path].rawValue) },
            set: { object, value in
                guard let value else {
                    object[keyPath: path] = nothing
                    return true
                }
                guard let name = Self.read(value, as: T.self) else { return false }
                object[keyPath: path] = name
                return true
            }
        )
    }

    /// Returns a key for an optional name, which is returned as a string.
    static func name<T: RawRepresentable>(
        _ path: ReferenceWritableKeyPath<Object, T?>
    ) -> ObjectKey where T.RawValue == String {
        ObjectKey(
            get: { $0[keyPath: path].map { NSString(string: $0.rawValue) } },
            set: { object, value in
                let name = value.flatMap { Self.read($0, as: T.self) }
                guard value == nil || name != nil else { return false }
                object[keyPath: path] = name
                return true
            }
        )
    }

    /// Converts a name or its string; returns nil if it does not fit.
    private static func read<T: RawRepresentable>(_ value: Any, as type: T.Type) -> T?
    where T.RawValue == String {
        if let name = value as? T { return name }
        guard let string = value as? String else { return nil }
        return T(rawValue: string)
    }

    /// Returns a key for an optional array of numbers of any type.
    static func numbers(_ path: ReferenceWritableKeyPath<Object, [NSNumber]?>) -> ObjectKey {
        ObjectKey(
            get: { $0[keyPath: path] },
            set: { object, value in
                let list = value as? [Any]
                let numbers = list?.compactMap(Boxed.number)
                guard value == nil || list != nil, numbers?.count == list?.count else {
                    return false
                }
                object[keyPath: path] = numbers?.map { NSNumber(value: $0) }
                return true
            }
        )
    }

    /// Returns a key for a value of a specific type, which cannot be nil.
    static func value<T>(_ path: ReferenceWritableKeyPath<Object, T>) -> ObjectKey {
        ObjectKey(
            get: { $0[keyPath: path] },
            set: { object, value in
                guard let new = value as? T else { return false }
                object[keyPath: path] = new
                return true
            }
        )
    }

    /// Returns a key for an optional value of a specific type.
    static func object<T>(_ path: ReferenceWritableKeyPath<Object, T?>) -> ObjectKey {
        ObjectKey(
            get: { $0[keyPath: path] },
            set: { object, value in
                guard let value else {
                    object[keyPath: path] = nil
                    return true
                }
                guard let new = value as? T else { return false }
                object[keyPath: path] = new
                return true
            }
        )
    }

    /// Returns a read-only key for a number.
    static func reading<T: BinaryFloatingPoint>(_ path: KeyPath<Object, T>) -> ObjectKey {
        ObjectKey(get: { NSNumber(value: Double($0[keyPath: path])) }, set: nil)
    }

    /// Returns a read-only key.
    static func reading<T>(_ path: KeyPath<Object, T>) -> ObjectKey {
        ObjectKey(get: { $0[keyPath: path] }, set: nil)
    }
}

extension ObjectKey where Object: CAMediaTiming {
    /// The keys of `CAMediaTiming`, which layers and animations share.
    static var mediaTiming: [String: ObjectKey] {
        [
            "beginTime": number(\.beginTime), "timeOffset": number(\.timeOffset),
            "speed": number(\.speed), "duration": number(\.duration),
            "repeatCount": number(\.repeatCount), "repeatDuration": number(\.repeatDuration),
            "autoreverses": flag(\.autoreverses),
            "fillMode": name(\.fillMode, nothing: .removed),
        ]
    }
}

/// A key that an object's class declares, bound to the object.
package struct BoundKey {
    let get: () -> Any?
    let set: (_ value: Any?, _ name: String) -> Void

    init?<Object>(_ key: ObjectKey<Object>?, of object: Object) {
        guard let key else { return nil }
        get = { key.get(object) }
        set = { value, name in key.write(value, to: object, named: name) }
    }
}
