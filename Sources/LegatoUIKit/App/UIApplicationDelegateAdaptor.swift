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
///
/// Each window of the app's scenes gets a scene. If the delegate returns a `UISceneConfiguration` with
/// a `delegateClass`, an object of that class receives the scene's life cycle.
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
        Program.start(with: wrappedValue)
    }
}
