public import Foundation
public import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// Owns a view; its methods are called when the view is loaded, appears and disappears.
///
/// A controller's view is created on first access. `addChild(_:)` embeds another controller;
/// `present(_:animated:completion:)` shows one over the window.
@preconcurrency @MainActor
open class UIViewController: ControllerAttributes,
    UIContentContainer
{
    /// The title; nil by default.
    ///
    /// Setting it sets the titles of `navigationItem` and `tabBarItem`.
    open var title: String? { didSet { if title != oldValue { showTitle() } } }
    private var ownView: UIView?
    private var wasLoading = false
    /// The controllers that this one contains.
    open internal(set) var children: [UIViewController] = []
    /// The controller that contains this one.
    open internal(set) weak var parent: UIViewController?
    /// The controller that this one presents.
    open internal(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    open internal(set) weak var presentingViewController: UIViewController?
    /// How the controller is presented; a sheet by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition of the presented view; from below by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The transition of the pushed or presented view; nil for the default one.
    ///
    /// An animator of a delegate replaces it.
    open var preferredTransition: Transition?
    /// The delegate for transitions.
    weak var transitions: AnyObject?
    /// The size that a container should give the view.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            if let parent {
                parent.preferredContentSizeDidChange(forChildContentContainer: self)
            } else {
                presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }
    /// The controller of the presentation of this controller.
    var presentation: (any UIContentContainer)?
    /// Whether the user cannot dismiss the controller's sheet; false by default.
    open var isModalInPresentation = false
    /// Whether the view appears because the controller is being presented.
    open internal(set) var isBeingPresented = false
    /// Whether the view disappears because the controller is being dismissed.
    open internal(set) var isBeingDismissed = false
    /// Whether the view appears because the controller was added to its parent; true until it has
    /// appeared for the first time.
    open internal(set) var isMovingToParent = false
    /// Whether the view disappears because the controller is being removed from its parent.
    open internal(set) var isMovingFromParent = false
    /// Moves the view of the presenting controller back to its superview.
    var presentersHome: (() -> Void)?
    /// The coordinator of a transition of this controller.
    var ownCoordinator: (any UIViewControllerTransitionCoordinator)?
    /// The commands that were added.
    private var addedCommands: [UIKeyCommand] = []
    /// Where the view is between off screen and on screen.
    var appearance = Appearance.disappeared
    /// Whether the last appearance or disappearance is animated.
    var isAppearanceAnimated = false
    /// Whether `viewIsAppearing(_:)` was called in the last appearance.
    var isInHierarchy = false

    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller; a non-nil name prints a warning, because there are no nib files or
    /// storyboards.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        guard let nibNameOrNil else { return }
        UIKitWarning.print(
            "UIViewController.init(nibName:bundle:) takes nil, because there are no storyboards, "
                + "got \(nibNameOrNil.debugDescription). Create the view in loadView()."
        )
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) {
        UIKitWarning.print(
            "\(type(of: self)).init(coder:) returns nil: controllers cannot be decoded from "
                + "storyboards. Create them with init()."
        )
        return nil
    }

    // MARK: The view

    /// The view, which is created on the first access.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return ownView
        }
        set {
            ownView?.controller = nil
            ownView = newValue
            newValue?.controller = self
        }
    }

    /// The view, if it was created already.
    open var viewIfLoaded: UIView? { ownView }

    /// Whether the view was created.
    open var isViewLoaded: Bool { ownView != nil }

    /// Creates the view; a plain one of the screen's size by default.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Creates the view unless it was created already.
    open func loadViewIfNeeded() {
        guard ownView == nil, !wasLoading else { return }
        wasLoading = true
        loadView()
        wasLoading = false
        viewDidLoad()
    }

    /// Never called, because there are no storyboards.
    open func awakeFromNib() {}
    /// Called when the view was created.
    open func viewDidLoad() {}
    /// Called before the view is shown, at the beginning of an animated transition.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view has entered the window, before an animated transition moves it.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view is shown, at the end of an animated transition.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves the screen, at the beginning of an animated transition.
    ///
    /// When a pop by a gesture is cancelled, `viewWillAppear(_:)` and `viewDidAppear(_:)` follow it,
    /// without `viewDidDisappear(_:)`.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has left the screen, at the end of an animated transition.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called when the appearance has changed, with the previous traits.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    override var display: LayerHost? { ownView?.layer.host }

    /// The superview of the controller's view.
    open override var next: UIResponder? { ownView?.superview ?? presentingViewController }

    /// The traits of the view.
    open var traitCollection: UITraitCollection { view.traitCollection }

    /// The appearance that the controller sets for its view; `unspecified` by default.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    // MARK: Keys

    /// Adds a command to those of `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedCommands.contains(keyCommand) { addedCommands.append(keyCommand) }
    }

    /// Removes a command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedCommands.removeAll { $0 === keyCommand }
    }

    override var allKeyCommands: [UIKeyCommand] { super.allKeyCommands + addedCommands }

    // MARK: Containment

    /// Makes a controller a child of this one; add its view yourself.
    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        children.append(child)
        child.parent = self
        (child.isMovingToParent, child.isMovingFromParent) = (true, false)
    }

    /// Removes the controller from its parent; remove its view yourself.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        if appearance == .disappeared { isMovingFromParent = false }
        isMovingToParent = false
        didMove(toParent: nil)
    }

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = true }
    }
    /// Called when the parent has changed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    /// Shows a controller over the window of this one.
    ///
    /// A sheet leaves the top of the window visible and dims it. Without a window, or if the
    /// controller presents another already, nothing is shown and a warning is printed.
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - animated: Whether its view moves or fades in, by its `modalTransitionStyle`.
    ///   - completion: Called when its view has come to rest.
    open func present(
        _ viewControllerToPresent: UIViewController, animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        show(viewControllerToPresent, animated: animated, completion)
    }

    /// Removes the controller that this one presents, or else this one if it is presented.
    ///
    /// - Parameters:
    ///   - animated: Whether its view moves or fades out, by its `modalTransitionStyle`.
    ///   - completion: Called when its view has left the window.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(animated: animated, completion)
    }

    /// Animates what the controller changes alongside its transition, or that of a controller that
    /// contains it; nil unless an animated transition begins.
    ///
    /// Read it where the view is about to appear or disappear.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ownCoordinator ?? parent?.transitionCoordinator
    }

    // MARK: Sizes

    /// Called before the window takes another size; passes it to the presented controller, and to
    /// the children whose views fill this one's.
    ///
    /// The view has its new size when the coordinator animates:
    ///
    /// ```swift
    /// override func viewWillTransition(
    ///     to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    /// ) {
    ///     super.viewWillTransition(to: size, with: coordinator)
    ///     coordinator.animate { _ in self.panel.alpha = size.width > size.height ? 1 : 0 }
    /// }
    /// ```
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children where child.viewIfLoaded?.bounds.size == ownView?.bounds.size {
            child.viewWillTransition(to: size, with: coordinator)
        }
        presentedViewController?.viewWillTransition(to: size, with: coordinator)
        presentation?.viewWillTransition(to: size, with: coordinator)
    }

    /// Called when a child prefers another size; does nothing by default.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// Returns the size of a child in a view of a size; that size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
}

/// How a controller is presented.
nonisolated public enum UIModalPresentationStyle: Int, Sendable, Hashable {
    /// Over the whole window.
    case fullScreen = 0
    /// A sheet that leaves a part of the window visible at the top.
    case pageSheet = 1
    /// A sheet of its preferred size in the middle.
    case formSheet = 2
    /// Over the whole window, regardless of the presenting controller.
    case currentContext = 3
    /// Over the whole window; the content behind stays.
    case overFullScreen = 5
    /// Over the view of the nearest controller that defines the presentation context, or else over the
    /// whole window; the content behind stays.
    case overCurrentContext = 6
    /// Placed by the animator of `transitioningDelegate`; the content behind stays.
    case custom = 4
    /// A bubble beside a view, with an arrow.
    case popover = 7
    /// None: the answer of `adaptivePresentationStyle(for:)` that keeps a popover.
    case none = -1
    /// A sheet.
    case automatic = -2
}

/// The transition of a presented view.
nonisolated public enum UIModalTransitionStyle: Int, Sendable, Hashable {
    /// From below.
    case coverVertical = 0
    /// By turning both views about the vertical axis.
    case flipHorizontal = 1
    /// By fading.
    case crossDissolve = 2
}

/// A controller or a presentation, whose content has a preferred size.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The size that the content prefers; zero for none.
    var preferredContentSize: CGSize { get }
    /// Called when a child prefers another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child in a container of a size.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the window takes another size.
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    )
}

/// A transition of controllers, or a change of the size of their views.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// The duration, in seconds: 0.3 for another size of the window.
    var transitionDuration: TimeInterval { get }
    /// Whether the transition follows a gesture now.
    var isInteractive: Bool { get }
    /// Whether the transition followed a gesture at its start.
    var initiallyInteractive: Bool { get }
    /// Whether the transition returns to its start, or has returned.
    var isCancelled: Bool { get }
    /// Whether the transition may be caught while it runs to an end.
    var isInterruptible: Bool { get }
    /// How far a gesture has taken the transition, 0 to 1.
    var percentComplete: CGFloat { get }
    /// The velocity of the animation after a gesture; 1 is that of the whole transition.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation after a gesture.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the change takes place.
    var containerView: UIView { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the change: the identity, because windows are not turned.
    var targetTransform: CGAffineTransform { get }
    /// Returns a controller of the transition; nil for a change of size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view of the transition; nil for a change of size, and for one that does not move.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates what a controller changes alongside a transition, or a change of its view's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Animates changes alongside the transition, and calls a closure at its end.
    /// - Returns: Whether the changes will be animated; false once the transition has begun.
    @discardableResult func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls a closure whenever a gesture releases or catches the transition.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes alongside the transition.
    /// - Returns: Whether the changes will be animated; false once the transition has begun.
    @discardableResult public func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
