public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// The tree, the layout, the coordinates and the appearance of a view; the superclass of ``UIView``.
///
/// Swift overrides only members that a class declares in its own body, and one file does not hold
/// all members of a view. A program uses and subclasses ``UIView``.
@preconcurrency @MainActor open class ViewAttributes: UIResponder {
    /// Creates the attributes of a view.
    /// - Precondition: the object is a `UIView`.
    public override init() {
        super.init()
        guard self is UIView else {
            refuse("\(type(of: self)) must be a subclass of UIView, which is one of ViewAttributes")
        }
    }

    /// The motion effects.
    final var ownMotionEffects: [AnyObject] = []
    /// The interactions.
    final var ownInteractions: [AnyObject] = []
    /// The number of animations that keep touches from the view.
    final var touchBlocks = 0

    /// The view that these attributes are a part of.
    final var whole: UIView { unsafeDowncast(self, to: UIView.self) }

    /// A name by which the program finds the view; nil by default.
    ///
    /// The state of views is not restored when the program is launched again.
    open var restorationIdentifier: String?

    // MARK: Dynamics

    /// The shape with which the view collides in a dynamic animator; `rectangle` by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The shape for the type `path`, convex, about the centre (0, 0); the rectangle by default.
    open var collisionBoundingPath: UIBezierPath { .centered(whole.bounds) }

    // MARK: Tree

    /// The subviews, back to front.
    open var subviews: [UIView] { whole.subviewList }

    /// The superview; nil if there is none.
    open var superview: UIView? { whole.parent ?? whole.foster }

    /// The window that shows the view; nil if none does.
    open var window: UIWindow? { whole.shownWindow }

    /// Inserts a view directly behind a subview; in front of all if the sibling is not a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        let others = whole.subviewList.filter { $0 !== view }
        let index = others.firstIndex { $0 === sibling }
        whole.insert(view, at: index ?? others.count, beside: sibling)
    }

    /// Inserts a view directly in front of a subview; in front of all if the sibling is not a
    /// subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        let others = whole.subviewList.filter { $0 !== view }
        let index = others.firstIndex { $0 === sibling }.map { $0 + 1 }
        whole.insert(view, at: index ?? others.count, beside: sibling)
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.parent === self else { return }
        whole.insert(view, at: whole.subviewList.count)
    }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.parent === self else { return }
        whole.insert(view, at: 0)
    }

    /// Exchanges two subviews by their indices.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        whole.exchange(index1, index2)
    }

    /// Returns whether the view is another view or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: whole, next: { $0.parent }).contains { $0 === view }
    }

    /// Returns the first view of this subtree with a tag; nil if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if whole.tag == tag { return whole }
        for view in whole.subviewList {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// A view whose alpha channel this one is multiplied by; nil by default.
    open var mask: UIView? {
        get { whole.ownMask }
        set {
            newValue?.removeFromSuperview()
            whole.ownMask = newValue
            whole.layer.mask = newValue?.layer
        }
    }

    // MARK: Keys

    override var display: LayerHost? { whole.layer.host }

    /// Makes the first responder resign if it is the view or one of its descendants.
    /// - Parameter force: Whether it resigns even if its `canResignFirstResponder` is false.
    /// - Returns: Whether no view of this subtree is the first responder now.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        guard let keys = display.flatMap(UIWindowScene.of)?.keyFocus,
            let view = keys.responder as? UIView, view.isDescendant(of: whole)
        else { return true }
        if view.resignFirstResponder() { return true }
        if force { keys.responder = nil }
        return force
    }

    // MARK: Layout

    /// Marks the view so that `updateConstraints()` is called before the next layout.
    open func setNeedsUpdateConstraints() {
        whole.awaitsConstraints = true
        whole.setNeedsLayout()
    }

    /// Calls `updateConstraints()` if the view is marked for it.
    open func updateConstraintsIfNeeded() {
        guard whole.awaitsConstraints else { return }
        whole.awaitsConstraints = false
        whole.updateConstraints()
    }

    /// The margins and lengths that resize with the superview; none by default.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { whole.resizing }
        set {
            whole.resizing = newValue
            whole.updateResizing()
        }
    }

    /// Returns how strongly the view resists growing beyond its natural size; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        whole.priorities[PriorityKey(axis: axis, isHugging: true)] ?? .defaultLow
    }

    /// Sets how strongly the view resists growing beyond its natural size.
    ///
    /// A view in a `UIViewRepresentable` does not grow if the priority is at least 750.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        whole.set(priority, for: PriorityKey(axis: axis, isHugging: true))
    }

    /// Returns how strongly the view resists shrinking below its natural size; 750 by default.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        whole.priorities[PriorityKey(axis: axis, isHugging: false)] ?? .defaultHigh
    }

    /// Sets how strongly the view resists shrinking below its natural size.
    ///
    /// A view in a `UIViewRepresentable` does not shrink if the priority is at least 750.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        whole.set(priority, for: PriorityKey(axis: axis, isHugging: false))
    }

    /// Whether the layout is mirrored if the language is written from right to left; as the
    /// application by default.
    ///
    /// It applies to the view's own constraints and arranged subviews, not to those of its subviews.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            for view in sequence(first: whole, next: { $0.parent }) { view.setNeedsLayout() }
        }
    }

    /// The direction of the layout of the view: that of the language, unless
    /// `semanticContentAttribute` has another.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// Returns the direction of the layout of a view with an attribute.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// The distances of the safe area from the edges, in points: what bars and
    /// `additionalSafeAreaInsets` of controllers cover; zero by default.
    open var safeAreaInsets: UIEdgeInsets { whole.safeArea }

    /// Whether the safe area adds to the layout margins; true by default.
    open var insetsLayoutMarginsFromSafeArea = true { didSet { whole.insetsChanged() } }

    /// Whether the layout margins reach at least to those of the superview; false by default.
    open var preservesSuperviewLayoutMargins = false {
        didSet {
            if preservesSuperviewLayoutMargins { UIView.usesInsets = true }
            whole.insetsChanged()
        }
    }
    /// The safe area and the margins of the last layout.
    final var knownInsets: ViewInsets?

    // MARK: Constraints

    /// The baselines below the centre; nil without text.
    func baselines(atHeight height: CGFloat?) -> Baselines? { nil }

    /// What the edges are for what is inside the view: the view itself, or its content.
    var inside: any LayoutItem { whole }

    /// Whether the next layout may change what constraints determine.
    var followsContent: Bool { true }

    /// Takes the size that constraints determine for the content.
    func take(content size: CGSize) {}

    /// Whether the view sets the frame of a subview, so that constraints do not.
    func arranges(_ subview: UIView) -> Bool { false }

    /// The guide of the part of the view inside the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { whole.guide(.safeArea) }

    /// The guide of the part of the view inside `layoutMargins`.
    open var layoutMarginsGuide: UILayoutGuide { whole.guide(.margins) }

    /// The guide of the part for text: that inside the margins, but in the middle and at most 672
    /// points wide.
    open var readableContentGuide: UILayoutGuide { whole.guide(.readableContent) }

    /// The distances of `layoutMarginsGuide` from the edges, in points; 8 by default, to which the
    /// safe area adds.
    open var layoutMargins: UIEdgeInsets {
        get { whole.allMargins }
        set { whole.take(newValue) }
    }

    /// The layout margins, with the leading edge where lines of text begin.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(whole.allMargins, effectiveUserInterfaceLayoutDirection)
        }
        set { whole.take(newValue.absolute(effectiveUserInterfaceLayoutDirection)) }
    }

    /// Called when the safe area has changed, before `safeAreaInsetsDidChange()`.
    func safeAreaChanged(from old: UIEdgeInsets) {}

    /// Called when the layout margins have changed.
    open func layoutMarginsDidChange() {}

    /// The layout guides: those that were added, and those of the view that have been used.
    open var layoutGuides: [UILayoutGuide] { whole.guides }

    /// Adds a layout guide; it is removed from its previous view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { whole.add(layoutGuide) }

    /// Removes a layout guide, and deactivates its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { whole.remove(layoutGuide) }

    /// The active constraints that the view holds: those on its own size, and those whose nearest
    /// common ancestor it is.
    open var constraints: [NSLayoutConstraint] { whole.ownConstraints }

    /// Activates the constraint.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Activates constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Deactivates the constraint.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    /// Deactivates constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    // MARK: Coordinates

    /// Converts a point of this view's coordinates to those of another view, or of the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        whole.layer.convert(point, to: target(view))
    }

    /// Converts a point of another view's coordinates, or of the window's, to those of this view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        whole.layer.convert(point, from: target(view))
    }

    /// Converts a rectangle of this view's coordinates to those of another view, or of the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        whole.layer.convert(rect, to: target(view))
    }

    /// Converts a rectangle of another view's coordinates, or of the window's, to those of this
    /// view.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        whole.layer.convert(rect, from: target(view))
    }

    /// The layer that defines the coordinates: that of the view, or of the window for nil.
    private func target(_ view: UIView?) -> CALayer? { view?.layer ?? window?.layer }

    // MARK: Gestures

    /// Adds a gesture recognizer; it is removed from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = whole
        whole.recognizers.append(gestureRecognizer)
        gestureRecognizer.attached(to: whole)
    }

    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        whole.recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// The gesture recognizers; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { whole.recognizers.isEmpty ? nil : whole.recognizers }
        set {
            for old in whole.recognizers { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }

    // MARK: Appearance

    /// The subclass of the view that `appearance()` returns, which passes values on to SwiftUI's
    /// views; nil for the class itself.
    class var sharedProxyType: UIView.Type? { nil }

    /// Whether `tintColor` of the view and its subviews is gray; as in the superview by default.
    open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic {
        didSet {
            if tintAdjustmentMode != oldValue { whole.forEachView { $0.tintChanged() } }
        }
    }

    /// The appearance that the view sets for itself and its subviews; `unspecified` by default.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { whole.ownStyle }
        set { whole.setOwnStyle(newValue) }
    }

    /// The traits of the view: the appearance that it or an ancestor sets, or else that of its
    /// surroundings.
    open var traitCollection: UITraitCollection { whole.ownTraits }

    // MARK: Description

    /// The class, the frame and the layer.
    nonisolated open override var description: String {
        readOnAnyThread {
            let layer = self.whole.layer
            return
                "<\(type(of: self)): \(address(of: self)); frame = \(NSStringFromRect(self.whole.frame)); "
                + "layer = <\(type(of: layer)): \(address(of: layer))>>"
        }
    }

    /// Returns the descriptions of the view and all its subviews, one a line, indented by depth.
    public func recursiveDescription() -> String {
        LegatoLayers.recursiveDescription(of: whole) { $0.subviews }
    }
}
