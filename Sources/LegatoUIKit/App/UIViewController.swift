public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// Owns a view; its methods are called when the view is loaded, appears and disappears.
///
/// A controller's view is created on first access. `addChild(_:)` embeds another controller;
/// `present(_:animated:completion:)` shows one over the window.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The title; nil by default.
    open var title: String?
    private var ownView: UIView?
    private var wasLoading = false
    /// The controllers that this one contains.
    public internal(set) var children: [UIViewController] = []
    /// The controller that contains this one.
    public internal(set) weak var parent: UIViewController?
    /// The controller that this one presents.
    public internal(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public internal(set) weak var presentingViewController: UIViewController?
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
    open var preferredContentSize = CGSize.zero
    /// The dimming behind a sheet.
    var backdrop: UIView?
    /// Moves the view of the presenting controller back to its superview.
    var presentersHome: (() -> Void)?
    /// Whether the appearance methods have been called, and the disappearance methods have not.
    private var isShown = false

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
    /// Called before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is shown, before `viewDidAppear(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called when the appearance has changed, with the previous traits.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// The superview of the controller's view.
    open override var next: UIResponder? { ownView?.superview ?? presentingViewController }

    /// The traits of the view.
    open var traitCollection: UITraitCollection { view.traitCollection }

    /// The appearance that the controller sets for its view; `unspecified` by default.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    // MARK: Containment

    /// Makes a controller a child of this one; add its view yourself.
    open func addChild(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        children.append(child)
        child.parent = self
    }

    /// Removes the controller from its parent; remove its view yourself.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called when the parent has changed.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Devices

    /// Never called: Linux sends programs no memory warnings.
    open func didReceiveMemoryWarning() {}
    /// Never read, like the other status bar properties: windows have no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Never read; see `prefersStatusBarHidden`.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Has no effect; see `prefersStatusBarHidden`.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Never read; see `prefersStatusBarHidden`.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Never read, like `shouldAutorotate`: the user sizes windows.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Never read: the user sizes windows.
    open var shouldAutorotate: Bool { true }

    // MARK: Appearance

    /// Calls the appearance or disappearance methods, unless they have already been called.
    func setShown(_ shown: Bool, animated: Bool = false) {
        guard shown != isShown else { return }
        isShown = shown
        if shown {
            viewWillAppear(animated)
            viewIsAppearing(animated)
            viewDidAppear(animated)
        } else {
            viewWillDisappear(animated)
            viewDidDisappear(animated)
        }
    }
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
    /// Over the whole window, regardless of the presenting controller; the content behind stays.
    case overCurrentContext = 6
    /// Placed by the animator of `transitioningDelegate`; the content behind stays.
    case custom = 4
    /// A sheet.
    case automatic = -2
}

/// The transition of a presented view.
nonisolated public enum UIModalTransitionStyle: Int, Sendable, Hashable {
    /// From below.
    case coverVertical = 0
    /// By fading.
    case crossDissolve = 2
}
