public import Foundation

/// An object whose `init()` is required, by which objects of other classes are created.
///
/// Without the Objective-C runtime, Swift calls `init()` of a type only where it is required, which
/// Apple's delegates need not declare. It is the override of `NSObject.init()` and has the same entry
/// in the tables of classes; so a call finds the `init()` of the class that it is made on. The class is
/// open, since the compiler may replace that search by a direct call where it has all subclasses.
open class OpenObject: NSObject {
    /// Creates an object.
    public required override init() { super.init() }

    /// Creates an object of a class with its `init()`; traps if the class has none.
    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let object: NSObject = unsafeBitCast(type, to: OpenObject.Type.self).init()
        return unsafeDowncast(object, to: Object.self)
    }
}
