public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

/// A container with two or three columns, of which the last one, the secondary, has the content.
///
/// Each column has a navigation controller; another controller is shown in a new one. In a narrow window, with the
/// horizontal size class `compact`, the columns collapse into one stack of controllers.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(folders, for: .primary)
/// split.setViewController(letter, for: .secondary)
/// window.rootViewController = split
/// ```
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The numbers of columns.
    nonisolated public enum Style: Int, Sendable, Hashable {
        /// Like `doubleColumn`.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// The columns.
    nonisolated public enum Column: Int, Sendable, Hashable {
        /// The first one.
        case primary = 0
        /// The one in the middle of three.
        case supplementary = 1
        /// The one with the content.
        case secondary = 2
        /// The only one in a narrow window, if it has a controller.
        case compact = 3

        /// The columns of a wide window, the outermost first.
        static let ordered: [Column] = [.primary, .supplementary, .secondary]
    }

    /// How columns are shown.
    nonisolated public enum DisplayMode: Int, Sendable, Hashable {
        /// Two columns beside the secondary one if there are two and the view is 1000 points wide, or
        /// else one.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly = 1
        /// The column next to the secondary one beside it.
        case oneBesideSecondary = 2
        /// That column over the secondary one; a tap beside it hides it.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns over the secondary one; a tap beside them hides them.
        case twoOverSecondary = 5
        /// Two columns beside the secondary one, which keeps its width and is pushed out.
        case twoDisplaceSecondary = 6
    }

    /// The width of a column, or a limit of it, that is chosen automatically.
    nonisolated public static var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

    /// The number of columns.
    public let style: Style
    /// Decides about the columns of a narrow window, and is notified of changes; nil by default.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The controllers by column, as they were set.
    var controllers: [Column: UIViewController] = [:]
    /// The navigation controllers by column.
    var navigations: [Column: UIViewController] = [:]
    /// The stacks of the columns that were merged, by column; empty unless collapsed.
    var merged: [(column: Column, stack: [UIViewController])] = []
    /// The mode that `show(_:)` or `hide(_:)` has chosen; nil for the preferred one.
    var chosen: DisplayMode?
    /// The columns whose views are shown.
    var shown: Set<Column> = []
    /// The number of running changes of the mode, which show the views of hidden columns until they end.
    var running = 0
    let dimming = UIView()

    /// Whether the columns form one stack, in a narrow window.
    open internal(set) var isCollapsed = false
    /// How the columns are shown; `secondaryOnly` while they are collapsed.
    open internal(set) var displayMode = DisplayMode.secondaryOnly
    /// How the columns should be shown; `automatic` by default.
    ///
    /// Setting it overrides `show(_:)` and `hide(_:)`. The change is animated in an animation block.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { choose(nil, animated: UIView.inheritedAnimationDuration > 0) }
    }
    /// The edge of the primary column; the leading one by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// The edges of the primary column.
    nonisolated public enum PrimaryEdge: Int, Sendable, Hashable {
        /// The left edge; the right one in right-to-left layouts.
        case leading = 0
        /// The right edge; the left one in right-to-left layouts.
        case trailing = 1
    }

    /// The width of the primary column in points, at least 0; `automaticDimension`, the default, for the
    /// fraction.
    ///
    /// The width is kept between the smallest and the largest one, and within the view. As in the other
    /// widths, NaN is ignored with a warning, and 0 replaces a negative number.
    open var preferredPrimaryColumnWidth = automaticDimension {
        didSet { accept(\.preferredPrimaryColumnWidth, oldValue, "preferredPrimaryColumnWidth") }
    }
    /// The width of the primary column as a fraction of the view's, 0 to 1; `automaticDimension`, the
    /// default, for 320 points.
    open var preferredPrimaryColumnWidthFraction = automaticDimension {
        didSet {
            accept(
                \.preferredPrimaryColumnWidthFraction, oldValue,
                "preferredPrimaryColumnWidthFraction"
            )
        }
    }
    /// The smallest width of the primary column in points, at least 0; `automaticDimension`, the
    /// default, for 0.
    open var minimumPrimaryColumnWidth = automaticDimension {
        didSet { accept(\.minimumPrimaryColumnWidth, oldValue, "minimumPrimaryColumnWidth") }
    }
    /// The largest width of the primary column in points, at least 0 and possibly infinite;
    /// `automaticDimension`, the default, for that of the view.
    open var maximumPrimaryColumnWidth = automaticDimension {
        didSet { accept(\.maximumPrimaryColumnWidth, oldValue, "maximumPrimaryColumnWidth") }
    }
    /// The width of the supplementary column in points, at least 0; `automaticDimension`, the default, for the
    /// fraction.
    ///
    /// The width is kept between the smallest and the largest one, and within the view. As in the other
    /// widths, NaN is ignored with a warning, and 0 replaces a negative number.
    open var preferredSupplementaryColumnWidth = automaticDimension {
        didSet {
            accept(
                \.preferredSupplementaryColumnWidth, oldValue, "preferredSupplementaryColumnWidth"
            )
        }
    }
    /// The width of the supplementary column as a fraction of the view's, 0 to 1; `automaticDimension`, the
    /// default, for 320 points.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension {
        didSet {
            accept(
                \.preferredSupplementaryColumnWidthFraction, oldValue,
                "preferredSupplementaryColumnWidthFraction"
            )
        }
    }
    /// The smallest width of the supplementary column in points, at least 0; `automaticDimension`, the
    /// default, for 0.
    open var minimumSupplementaryColumnWidth = automaticDimension {
        didSet {
            accept(\.minimumSupplementaryColumnWidth, oldValue, "minimumSupplementaryColumnWidth")
        }
    }
    /// The largest width of the supplementary column in points, at least 0 and possibly infinite;
    /// `automaticDimension`, the default, for that of the view.
    open var maximumSupplementaryColumnWidth = automaticDimension {
        didSet {
            accept(\.maximumSupplementaryColumnWidth, oldValue, "maximumSupplementaryColumnWidth")
        }
    }

    /// The width of the primary column in points; 0 before it is shown.
    open var primaryColumnWidth: CGFloat { isViewLoaded ? layout.widths[.primary] ?? 0 : 0 }
    /// The width of the supplementary column in points; 0 before it is shown.
    open var supplementaryColumnWidth: CGFloat {
        isViewLoaded ? layout.widths[.supplementary] ?? 0 : 0
    }

    /// Creates a container of a number of columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a container of two columns; `nibName` and `bundle` have no effect.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: Columns

    /// Shows a controller in a column, in place of an earlier one; nil for none.
    ///
    /// The supplementary column of a `doubleColumn` is ignored with a warning. Has no effect if the column
    /// has this controller.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard column != .supplementary || style == .tripleColumn else {
            return UIKitWarning.print(
                "\(type(of: self)).setViewController(_:for:) ignores the supplementary column: the style "
                    + "has none. Create it with UISplitViewController(style: .tripleColumn)."
            )
        }
        guard vc !== controllers[column], vc == nil || vc !== navigations[column] else { return }
        let top = topOfStack
        if isCollapsed { split() }
        if let old = navigations.removeValue(forKey: column) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.superview?.removeFromSuperview()
            old.removeFromParent()
            shown.remove(column)
        }
        controllers[column] = vc
        if let vc {
            let isPlain = column == .compact || vc is UINavigationController
            let child = isPlain ? vc : UINavigationController(rootViewController: vc)
            navigations[column] = child
            addChild(child)
            child.didMove(toParent: self)
        }
        guard isViewLoaded else { return }
        if isCollapsed { join(top) }
        layOut()
    }

    /// The controller of a column; nil for none.
    open func viewController(for column: Column) -> UIViewController? { controllers[column] }

    /// The navigation controllers of the columns, the primary one first.
    ///
    /// Two controllers are set as the primary and the secondary column, three as all columns of a
    /// `tripleColumn`. Further ones are ignored with a warning.
    open var viewControllers: [UIViewController] {
        get { Column.ordered.compactMap { navigations[$0] } }
        set {
            let isTriple = style == .tripleColumn && newValue.count > 2
            let columns = isTriple ? Column.ordered : [.primary, .secondary]
            if newValue.count > columns.count {
                UIKitWarning.print(
                    "\(type(of: self)).viewControllers takes \(columns.count) controllers, got "
                        + "\(newValue.count); the further ones are ignored."
                )
            }
            let given = Dictionary(uniqueKeysWithValues: zip(columns, newValue))
            for column in Column.ordered where style == .tripleColumn || column != .supplementary {
                setViewController(given[column], for: column)
            }
        }
    }

    /// Shows a column: beside the secondary one or over it, or at the top of the stack of a narrow window.
    ///
    /// Showing the secondary column hides those that lie over it.
    open func show(_ column: Column) {
        if isCollapsed { return showInStack(column) }
        if let mode = layout.mode(showing: column, from: mode, like: preferredDisplayMode) {
            choose(mode)
        }
    }

    /// Hides a column and those before it; in a narrow window, removes the column from the stack.
    open func hide(_ column: Column) {
        if isCollapsed { return hideInStack(column) }
        if let mode = layout.mode(hiding: column, from: mode) { choose(mode) }
    }

    /// Replaces the secondary column, and shows it.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
        show(.secondary)
    }

    // MARK: Layout

    /// Creates the view.
    open override func loadView() {
        let container = BarContainerView(frame: UIScreen.main.bounds)
        container.onLayout = { [weak self] in self?.layOut() }
        view = container
    }

    /// Prepares the dimming of the secondary column.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        dimming.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in self?.choose(.secondaryOnly) }
        )
    }
}

/// Decides about the columns of a split view controller, and is notified of changes; every method is
/// optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the columns are shown in another mode.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    )
    /// Called before a column is shown beside the secondary one or over it.
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    )
    /// Called before a column is hidden.
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    )
    /// Returns the column at the top of the stack of a narrow window.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the mode in which the columns are shown when the window is wide again.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called when the columns have become one stack.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called when the columns are separate again.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {}
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {}
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Returns the proposed mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

extension UIViewController {
    /// The nearest split view controller that contains the controller; nil if none does.
    public var splitViewController: UISplitViewController? {
        for one in sequence(first: self, next: \.parent).dropFirst() {
            if let found = one as? UISplitViewController { return found }
        }
        return nil
    }
}
