import Foundation
import LegatoGraphics
import LegatoMotion

/// A key of key-value coding that a class declares: how a value is read and written under it.
///
/// Numbers and switches are handed out as `NSNumber`, which casts to every number type
/// that holds it, `CGFloat` included; names as `NSString`, which casts to the name and `String`.
struct ObjectKey<Object: AnyObject> {
    /// Reads the value.
    let get: (Object) -> Any?
    /// Writes a value and tells whether it fits; nil where the key can only be read.
    let set: ((Object, Any?) -> Bool)?

    /// Sets a value; ends the program if it does not fit or can only be read.
    ///
    /// `name` is the key with its class, for the sentence with which the program ends.
    func write(_ value: Any?, to object: Object, named name: String) {
        guard let set else { refuse("\(name) is read-only") }
        require(
            set(object, value),
            "\(name) must have the property's type, got "
                + "\(value.map { "\($0) of type \(type(of: $0))" } ?? "nil")"
        )
    }

    /// A key of a number; nil is 0, numbers of every type and in strings fit.
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

    /// A key of a switch; nil is off, every number but 0 on.
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

    /// A key of a name, which reads as a string; nil is `nothing`.
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

    /// A key of a name, which reads as a string, or of none.
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

    /// Reads a name or its string.
    private static func read<T: RawRepresentable>(_ value: Any, as type: T.Type) -> T?
    where T.RawValue == String {
        if let name = value as? T { return name }
        guard let string = value as? String else { return nil }
        return T(rawValue: string)
    }

    /// A key of numbers of any type in a list, or of none.
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

    /// A key of a value of one type; without one it cannot be nil.
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

    /// A key of an object, or of none.
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

    /// A key of a number that can only be read.
    static func reading<T: BinaryFloatingPoint>(_ path: KeyPath<Object, T>) -> ObjectKey {
        ObjectKey(get: { NSNumber(value: Double($0[keyPath: path])) }, set: nil)
    }

    /// A key that can only be read.
    static func reading<T>(_ path: KeyPath<Object, T>) -> ObjectKey {
        ObjectKey(get: { $0[keyPath: path] }, set: nil)
    }
}

extension ObjectKey where Object: CAMediaTiming {
    /// The keys of timing, which layers and animations share.
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
