public import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// The axis and kind of a layout priority.
struct PriorityKey: Hashable {
    let axis: NSLayoutConstraint.Axis
    /// Whether the priority is that of hugging, not of the resistance to compression.
    let isHugging: Bool
}

extension UIView {
    // MARK: Layout

    /// Marks the view so that `updateConstraints()` is called before the next layout.
    public func setNeedsUpdateConstraints() {
        awaitsConstraints = true
        setNeedsLayout()
    }

    /// Calls `updateConstraints()` if the view is marked for it.
    public func updateConstraintsIfNeeded() {
        guard awaitsConstraints else { return }
        awaitsConstraints = false
        updateConstraints()
    }

    func naturalSizeChanged() {
        onSizeChange?()
        parent?.setNeedsLayout()
        parent?.subviewChanged(self, .size)
    }

    func fittingSize(
        in target: CGSize, _ horizontal: UILayoutPriority = .fittingSizeLevel,
        _ vertical: UILayoutPriority = .fittingSizeLevel
    ) -> CGSize {
        let own = intrinsicContentSize
        let fitting = sizeThatFits(target)
        let width = own.width < 0 ? fitting.width : own.width
        guard horizontal == .required else {
            let height = own.height < 0 ? fitting.height : own.height
            return CGSize(width: width, height: vertical == .required ? target.height : height)
        }
        let height = height(atWidth: target.width) ?? (own.height < 0 ? fitting.height : own.height)
        return CGSize(width: target.width, height: vertical == .required ? target.height : height)
    }

    /// The margins and lengths that resize with the superview; none by default.
    public var autoresizingMask: AutoresizingMask {
        get { resizing }
        set {
            resizing = newValue
            updateResizing()
        }
    }

    /// Returns how strongly the view resists growing beyond its natural size; 250 by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities[PriorityKey(axis: axis, isHugging: true)] ?? .defaultLow
    }

    /// Sets how strongly the view resists growing beyond its natural size.
    ///
    /// A view in a `UIViewRepresentable` does not grow if the priority is at least 750.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        let old = priorities.updateValue(priority, forKey: PriorityKey(axis: axis, isHugging: true))
        if old != priority { invalidateIntrinsicContentSize() }
    }

    /// Returns how strongly the view resists shrinking below its natural size; 750 by default.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        priorities[PriorityKey(axis: axis, isHugging: false)] ?? .defaultHigh
    }

    /// Sets how strongly the view resists shrinking below its natural size.
    ///
    /// A view in a `UIViewRepresentable` does not shrink if the priority is at least 750.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        let old = priorities.updateValue(
            priority, forKey: PriorityKey(axis: axis, isHugging: false))
        if old != priority { invalidateIntrinsicContentSize() }
    }

    /// Passes the autoresizing mask to the layer.
    func updateResizing() {
        let follows =
            parent?.autoresizesSubviews ?? true && translatesAutoresizingMaskIntoConstraints
        layer.autoresizingMask = CAAutoresizingMask(
            rawValue: UInt32(follows ? resizing.rawValue : 0)
        )
    }

    /// Passes the autoresizing masks of the subviews to their layers.
    func updateAutoresizing() { for view in subviewList { view.updateResizing() } }

    /// The direction of the interface around the view: that of the language.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIApplication.shared.userInterfaceLayoutDirection
    }

    /// The insets of the safe area; zero on computers.
    public var safeAreaInsets: UIEdgeInsets { .zero }

    // MARK: Coordinates

    /// Converts a point of this view's coordinates to those of another view, or of the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: target(view))
    }

    /// Converts a point of another view's coordinates, or of the window's, to those of this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: target(view))
    }

    /// Converts a rectangle of this view's coordinates to those of another view, or of the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: target(view))
    }

    /// Converts a rectangle of another view's coordinates, or of the window's, to those of this
    /// view.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: target(view))
    }

    /// The layer that defines the coordinates: that of the view, or of the window for nil.
    private func target(_ view: UIView?) -> CALayer? { view?.layer ?? window?.layer }

    // MARK: Appearance

    /// The appearance that the view sets for itself and its subviews; `unspecified` by default.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set {
            changeAppearance { ownStyle = newValue }
        }
    }

    /// The traits of the view: the appearance that it or an ancestor sets, or else that of its
    /// surroundings.
    public var traitCollection: UITraitCollection {
        let style = givenStyle
        return UITraitCollection(
            style == .unspecified ? .light : style, scale: layer.host?.scale ?? UIScreen.main.scale,
            area: window?.bounds.size ?? UIScreen.main.bounds.size
        )
    }

    /// The appearance that the view, an ancestor or the surroundings set; `unspecified` if none
    /// does.
    var givenStyle: UIUserInterfaceStyle {
        var at: UIView? = self
        while let view = at {
            if view.ownStyle != .unspecified { return view.ownStyle }
            if view.parent == nil { return view.outerStyle }
            at = view.parent
        }
        return .unspecified
    }

    /// Sets the appearance of the surroundings of a view without a superview.
    func setOuterStyle(_ style: UIUserInterfaceStyle) {
        guard outerStyle != style else { return }
        changeAppearance { outerStyle = style }
    }

    /// Shows the background in the view's appearance; without one, the layer's own colour stays.
    func showBackground() {
        guard let color = ownBackground?.resolvedColor(with: traitCollection).cgColor else {
            return
        }
        if layer.backgroundColor != color { layer.backgroundColor = color }
    }

    /// Performs a change and notifies the views whose appearance it changes.
    private func changeAppearance(_ change: () -> Void) {
        var before: [(view: UIView, traits: UITraitCollection)] = []
        forEachView { before.append(($0, $0.traitCollection)) }
        change()
        for (view, old) in before { view.appearanceChanged(from: old) }
    }

    private func appearanceChanged(from old: UITraitCollection) {
        showBackground()
        if old.userInterfaceStyle != traitCollection.userInterfaceStyle {
            traitCollectionDidChange(old)
            controller?.traitCollectionDidChange(old)
        }
        if hasDrawn { setNeedsDisplay() }
        tintColorDidChange()
    }

    /// A view whose alpha channel this one is multiplied by; nil by default.
    public var mask: UIView? {
        get { ownMask }
        set {
            newValue?.removeFromSuperview()
            ownMask = newValue
            layer.mask = newValue?.layer
        }
    }
}
