import Foundation
import LegatoPlatform

extension UIApplicationDelegate {
    /// Creates the delegate, opens the first window and runs the program until its last window closes.
    ///
    /// A delegate with `@main` starts the program. It may show a window itself:
    ///
    /// ```swift
    /// class AppDelegate: UIResponder, UIApplicationDelegate {
    ///     var window: UIWindow?
    ///
    ///     func application(
    ///         _ application: UIApplication,
    ///         didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ///     ) -> Bool {
    ///         window = UIWindow(frame: UIScreen.main.bounds)
    ///         window?.rootViewController = ViewController()
    ///         window?.makeKeyAndVisible()
    ///         return true
    ///     }
    /// }
    /// ```
    ///
    /// Or leave that to a `UIWindowSceneDelegate`; each window has its own.
    ///
    /// The window has the size of a phone, 393 by 852 points, but at most 90 % of the screen's height;
    /// its title is the name of the program until the `title` of its scene is set. If the environment variable
    /// `LEGATO_PREVIEWS` is set, the program's previews are shown instead. If there is no display, or the
    /// connection to a display is lost, the error is printed to standard error, and the program exits with
    /// status 1.
    public static func main() { Program.main(Self.self) }
}

/// Creates the delegate of the program, opens the first window and runs the program until its last
/// window closes; see `UIApplicationDelegate.main()`.
///
/// - Parameters:
///   - argumentCount: Not used.
///   - arguments: Not used; URLs are taken from `CommandLine.arguments`.
///   - principalClassName: nil or the name of `UIApplication`, which has no subclasses.
///   - delegateClassName: The name of the delegate's class, from `NSStringFromClass`.
/// - Returns: 0 when the last window has been closed, 1 if there is no display, its
///   connection is lost, or there is no such class.
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(
    _ argumentCount: Int32,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    if let principalClassName, principalClassName != NSStringFromClass(UIApplication.self) {
        UIKitWarning.print(
            "UIApplicationMain cannot create a \(principalClassName): UIApplication has no subclasses. "
                + "Pass nil as the name of the principal class."
        )
    }
    guard let type = delegateClassName.flatMap(NSClassFromString) as? any UIApplicationDelegate.Type
    else {
        UIKitWarning.print(
            "UIApplicationMain found no delegate: \(delegateClassName ?? "nil") is not the name of a "
                + "class that conforms to UIApplicationDelegate. Pass NSStringFromClass(AppDelegate.self)."
        )
        return 1
    }
    return Program.run(type)
}
