public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

extension UIView {
    // MARK: Layout

    func naturalSizeChanged() {
        onSizeChange?()
        parent?.constraintsChanged()
        parent?.subviewChanged(self, .size)
    }

    /// The natural size, or in an area that is narrower, the size with the lines of the texts in its
    /// width.
    func naturalSize(in area: CGSize) -> CGSize {
        let natural = intrinsicContentSize
        guard area.width > 0, area.width < natural.width,
            let height = height(atWidth: area.width)
        else { return natural }
        return CGSize(width: area.width, height: height)
    }

    func fittingSize(
        in target: CGSize, _ horizontal: UILayoutPriority = .fittingSizeLevel,
        _ vertical: UILayoutPriority = .fittingSizeLevel
    ) -> CGSize {
        if let size = ConstraintSolver.size(of: self, fitting: target, horizontal, vertical) {
            return size
        }
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

    func set(_ priority: UILayoutPriority, for key: PriorityKey) {
        let old = priorities.updateValue(priority, forKey: key)
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

    // MARK: Appearance

    func setOwnStyle(_ style: UIUserInterfaceStyle) {
        changeAppearance { ownStyle = style }
    }

    /// The traits of the view, with the appearance of the system if none is given.
    var ownTraits: UITraitCollection {
        let style = givenStyle
        return traits(
            style == .unspecified ? UITraitCollection.systemStyle(of: layer.host) : style
        )
    }

    private func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(
            style, scale: layer.host?.scale ?? UIScreen.main.scale,
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

    /// Notifies the views of this subtree of a change of the window's size, if a size class has
    /// changed.
    func areaChanged(from size: CGSize) {
        forEachView { view in
            let (now, scale) = (view.traitCollection, view.traitCollection.displayScale)
            let old = UITraitCollection(now.userInterfaceStyle, scale: scale, area: size)
            if old != now { view.traitsChanged(from: old) }
        }
    }

    /// Performs a change and notifies the views whose appearance it changes.
    private func changeAppearance(_ change: () -> Void) {
        var before: [(view: UIView, traits: UITraitCollection)] = []
        forEachView { before.append(($0, $0.traitCollection)) }
        change()
        for (view, old) in before { view.appearanceChanged(from: old) }
    }

    /// Notifies the views of this subtree that follow the system of a change of its appearance.
    func systemStyleChanged(from old: UIUserInterfaceStyle) {
        forEachView { view in
            if view.givenStyle == .unspecified { view.appearanceChanged(from: view.traits(old)) }
        }
    }

    private func appearanceChanged(from old: UITraitCollection) {
        showBackground()
        if hasDrawn { setNeedsDisplay() }
        if old.userInterfaceStyle != traitCollection.userInterfaceStyle { traitsChanged(from: old) }
        tintChanged()
    }

    /// Notifies the view that its tint or appearance may have changed.
    func tintChanged() { traitCollection.performAsCurrent { tintColorDidChange() } }

    /// Notifies the view and its controller.
    func traitsChanged(from old: UITraitCollection) {
        traitCollection.performAsCurrent {
            traitCollectionDidChange(old)
            controller?.traitCollectionDidChange(old)
            let observers = traitObservers + (controller?.traitObservers ?? [])
            for one in observers { one.report(from: old, to: traitCollection) }
        }
    }

    /// The pixels per point of what `draw(_:)` draws; the screen's by default.
    ///
    /// It is the layer's `contentsScale`. A number that is not finite and above 0 restores the
    /// screen's.
    public var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            assignedScale = newValue > 0 && newValue.isFinite ? newValue : nil
            takeScale()
        }
    }

    func takeScale() {
        if let scale = layer.host?.scale { ScreenScale.note(scale) }
        let scale = assignedScale ?? (layer.host ?? LayerHost.main)?.scale ?? 1
        guard layer.contentsScale != scale else { return }
        layer.contentsScale = scale
        if hasDrawn { layer.setNeedsDisplay() }
    }
}
