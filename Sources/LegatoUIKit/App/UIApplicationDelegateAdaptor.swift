public import Foundation
import LegatoLayers
public import LegatoViews

/// A property wrapper of an `App` that creates the delegate of the program.
///
/// ```swift
/// final class Delegate: NSObject, UIApplicationDelegate {
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
        wrappedValue = DelegateType()
        let application = UIApplication.shared
        application.delegate = wrappedValue
        _ = wrappedValue.application(application, willFinishLaunchingWithOptions: nil)
        _ = wrappedValue.application(application, didFinishLaunchingWithOptions: nil)
    }
}
