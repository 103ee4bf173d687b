public import Foundation
import LegatoGraphics
import LegatoLayers

/// The bars, the safe area and the device settings of a controller; the superclass of
/// ``UIViewController``.
///
/// Swift overrides only members that a class declares in its own body, and one file does not hold
/// all members of a controller. A program uses and subclasses ``UIViewController``.
@preconcurrency @MainActor open class ControllerAttributes: UIResponder {
    /// Creates the attributes of a controller.
    /// - Precondition: the object is a `UIViewController`.
    public override init() {
        super.init()
        guard self is UIViewController else {
            refuse("\(type(of: self)) must be a subclass of UIViewController")
        }
    }

    /// The controller that these attributes are a part of.
    final var whole: UIViewController { unsafeDowncast(self, to: UIViewController.self) }

    // MARK: Safe area

    /// The insets that the controller adds to the safe area of its view, in points; zero by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { coverChanged() } }
    }
    /// What the bars of a container cover of the view.
    final var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { coverChanged() } }
    }

    /// Whether scroll views whose content fits keep to the safe area vertically, too, if their
    /// `contentInsetAdjustmentBehavior` is `automatic`; true by default.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { coverChanged() } }
    }

    private func coverChanged() {
        UIView.usesInsets = true
        whole.viewIfLoaded?.setNeedsLayout()
    }

    /// Called when `safeAreaInsets` of the view have changed.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: Segues

    /// Called before a segue is performed, to pass values to its destination.
    ///
    /// - Parameters:
    ///   - segue: The segue.
    ///   - sender: The sender passed to `performSegue(withIdentifier:sender:)`.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Performs the segue that is registered for an identifier, after `prepare(for:sender:)`.
    ///
    /// - Parameters:
    ///   - identifier: The name of a segue that `UIStoryboardSegue.register(_:_:)` has received; for
    ///     another one the method prints a warning and returns.
    ///   - sender: The object that causes the segue, for `prepare(for:sender:)`.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = UIStoryboardSegue.make(identifier, whole) else {
            return UIKitWarning.print(
                "\(type(of: self)).performSegue(withIdentifier:) has no segue "
                    + "\(identifier.debugDescription). Register it first: "
                    + "UIStoryboardSegue.register(_:_:)."
            )
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    // MARK: Bars

    /// What a navigation controller shows for the controller; nil until it is used.
    final var ownNavigationItem: AnyObject?

    /// What a tab bar controller shows for the controller; nil until it is used.
    final var ownTabBarItem: AnyObject?

    /// Whether a push of the controller hides the bar of a tab bar controller around the navigation
    /// controller; false by default.
    open var hidesBottomBarWhenPushed = false

    /// The items in the bar at the bottom of a navigation controller; nil for none.
    final var ownToolbarItems: [AnyObject]?

    /// The edges at which the view extends below the bars of a container; all by default.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { updateContainer() } }

    /// Whether the view extends below bars that are not translucent; false by default.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { updateContainer() } }

    private func updateContainer() { whole.parent?.viewIfLoaded?.setNeedsLayout() }

    // MARK: Editing

    /// Whether the user edits the content; false by default.
    open var isEditing = false { didSet { if isEditing != oldValue { showEditing?(isEditing) } } }
    /// Shows in the button of `editButtonItem` whether the user edits the content.
    final var showEditing: ((Bool) -> Void)?
    /// The button of `editButtonItem`; nil until it is used.
    final var editButton: AnyObject?

    /// Sets whether the user edits the content; override it to change views with an animation.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Containers

    /// Whether children appear and disappear with the controller; true by default.
    ///
    /// If it is false, call `beginAppearanceTransition(_:animated:)` and
    /// `endAppearanceTransition()` of the children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Whether a controller that this one or a child presents with the style `overCurrentContext`
    /// covers this controller's view rather than the window; false by default.
    open var definesPresentationContext = false

    /// Pushes a controller if a navigation controller contains this one, or else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = whole.navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            whole.present(vc, animated: true)
        }
    }

    /// Shows a controller in the secondary column if a split view controller contains this one, or else
    /// presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = whole.splitViewController {
            split.showDetailViewController(vc, sender: sender)
        } else {
            whole.present(vc, animated: true)
        }
    }

    // MARK: Devices

    /// Never called: Linux sends programs no memory warnings.
    open func didReceiveMemoryWarning() {}
    /// Whether the controller prefers a hidden status bar; false by default.
    ///
    /// Windows have no status bar. `UIApplication.shared.isStatusBarHidden` is true in any case.
    open var prefersStatusBarHidden: Bool { false }
    /// The style of the status bar that the controller prefers: the value of
    /// `UIApplication.shared.statusBarStyle`.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// How the status bar would change; a fade by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child whose `preferredStatusBarStyle` is read instead; nil, the default, for none.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child whose `prefersStatusBarHidden` is read instead; nil, the default, for none.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Reads the status bar properties of the controller that the window shows.
    open func setNeedsStatusBarAppearanceUpdate() {
        _ = whole.viewIfLoaded?.window?.statusBarReading
    }
    /// Whether a controller that is not presented over the whole window decides about the status
    /// bar; false by default.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Never read; windows have no home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides about a phone's home indicator; nil by default, and never read.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The edges at which the controller's gestures precede the system's; none by default, and never
    /// read, because windows have no gestures of the system.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides about these edges; nil by default, and never read.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// A name by which the program finds the controller; nil by default.
    ///
    /// The state of controllers is not restored when the program is launched again.
    open var restorationIdentifier: String?
    /// Never read, like `shouldAutorotate`: the user sizes windows.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Never read: the user sizes windows.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Never read: the user sizes windows.
    open var shouldAutorotate: Bool { true }
    /// Has no effect: the user sizes windows.
    public class func attemptRotationToDeviceOrientation() {}
    /// Has no effect: the user sizes windows.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Has no effect: windows have no home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

/// A change from one controller to another, which a subclass can animate.
///
/// Linux has no storyboards: register a segue for its identifier in code, and
/// `performSegue(withIdentifier:sender:)` performs it.
///
/// ```swift
/// final class FadeSegue: UIStoryboardSegue {
///     override func perform() {
///         destination.modalTransitionStyle = .crossDissolve
///         source.present(destination, animated: true)
///     }
/// }
///
/// UIStoryboardSegue.register("details") { (home: HomeController) in
///     FadeSegue(identifier: "details", source: home, destination: DetailsController())
/// }
/// ```
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// A registered segue of the controllers of a type.
    private struct Registration {
        var source: UIViewController.Type
        /// Creates the segue of a controller; returns nil for controllers of other types.
        var make: @MainActor (UIViewController) -> UIStoryboardSegue?
    }

    /// The segues by their identifiers; later ones precede earlier ones.
    private static var registrations: [String: [Registration]] = [:]

    /// The name of the segue; nil without one.
    public let identifier: String?
    /// The controller that performs the segue.
    public let source: UIViewController
    /// The controller that the segue shows.
    public let destination: UIViewController
    private var handler: (() -> Void)?

    /// Creates a segue that shows its destination by `show(_:sender:)` of its source.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Creates a segue that calls a closure to show its destination.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination.
    open func perform() {
        if let handler { handler() } else { source.show(destination, sender: self) }
    }

    /// Registers the segue that controllers of a type perform for an identifier.
    ///
    /// A later segue with the same identifier replaces an earlier one for the controllers of its
    /// type.
    /// - Parameters:
    ///   - identifier: The name of the segue.
    ///   - segue: Creates the segue and its destination, each time that it is performed.
    public static func register<Source: UIViewController>(
        _ identifier: String, _ segue: @escaping @MainActor (Source) -> UIStoryboardSegue
    ) {
        let earlier = registrations[identifier, default: []].filter { $0.source != Source.self }
        let new = Registration(source: Source.self) { ($0 as? Source).map(segue) }
        registrations[identifier] = [new] + earlier
    }

    /// Returns the segue that is registered for a controller; nil without one.
    fileprivate static func make(
        _ identifier: String, _ source: UIViewController
    ) -> UIStoryboardSegue? {
        for registration in registrations[identifier, default: []] {
            if let segue = registration.make(source) { return segue }
        }
        return nil
    }
}
