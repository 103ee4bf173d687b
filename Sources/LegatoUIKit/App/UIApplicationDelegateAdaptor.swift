public import Foundation
import LegatoLayers
public import LegatoViews

/// A property wrapper of an `App` that creates the delegate of the program.
///
/// ```swift
/// class Delegate: NSObject, UIApplicationDelegate {
///     func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///     ) -> Bool {
///         openDatabase()
///         return true
///     }
/// }
///
/// struct Notes: App {
///     @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
///
///     var body: some Scene {
///         WindowGroup { Text("Notes") }
///     }
/// }
/// ```
///
/// The delegate has finished launching when the app is created. Use one in each program.
@propertyWrapper
@preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates the delegate, and makes it that of the program.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = OpenObject.make(delegateType)
        _ = UIApplication.shared.finishLaunching(wrappedValue)
    }
}

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
