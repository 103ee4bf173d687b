import Foundation
import LegatoGraphics
import LegatoLayers

extension UIView {
    /// The guide of a role, which is created the first time.
    func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
        if let guide = guides.first(where: { $0.role == role }) { return guide }
        let isSupport = role == .above || role == .below
        let guide = isSupport ? LayoutSupportGuide(role, of: self) : UILayoutGuide(role, of: self)
        guide.rules = rules(role, guide)
        if role == .margins { guide.inset(by: allMargins) }
        if role == .safeArea { guide.inset(by: safeArea) }
        guides.append(guide)
        setNeedsLayout()
        return guide
    }

    private func rules(
        _ role: UILayoutGuide.Role, _ guide: UILayoutGuide
    ) -> [NSLayoutConstraint] {
        switch role {
        case .safeArea, .margins: edgeRules(guide)
        case .readableContent: readableRules(guide)
        case .content: []
        case .above, .below: supportRules(guide, isAbove: role == .above)
        case .frame:
            [
                guide.widthAnchor.constraint(equalTo: widthAnchor),
                guide.heightAnchor.constraint(equalTo: heightAnchor),
            ]
        }
    }

    private func edgeRules(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
        [
            guide.leftAnchor.constraint(equalTo: leftAnchor),
            guide.topAnchor.constraint(equalTo: topAnchor),
            guide.rightAnchor.constraint(equalTo: rightAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
    }

    private func supportRules(_ guide: UILayoutGuide, isAbove: Bool) -> [NSLayoutConstraint] {
        let safe = safeAreaLayoutGuide
        return [
            guide.leftAnchor.constraint(equalTo: leftAnchor),
            guide.rightAnchor.constraint(equalTo: rightAnchor),
            guide.topAnchor.constraint(equalTo: isAbove ? topAnchor : safe.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isAbove ? safe.topAnchor : bottomAnchor),
        ]
    }

    private func readableRules(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
        let margins = layoutMarginsGuide
        let width = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
        width.priority = .defaultHigh
        return [
            guide.topAnchor.constraint(equalTo: margins.topAnchor),
            guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualToConstant: UILayoutGuide.readableWidth),
            width,
        ]
    }

    func add(_ guide: UILayoutGuide) {
        guard guide.role == nil else {
            return UIKitWarning.print(
                "\(type(of: self)).addLayoutGuide(_:) ignores a guide that a view provides. Add a "
                    + "new UILayoutGuide, or use the guide in constraints without adding it."
            )
        }
        guide.owningView?.remove(guide)
        guide.owningView = self
        guides.append(guide)
        setNeedsLayout()
    }

    /// Removes a guide and deactivates its constraints.
    func remove(_ guide: UILayoutGuide) {
        guard guide.owningView === self, guide.role == nil else { return }
        for view in sequence(first: self as UIView, next: { $0.parent }) {
            for constraint in view.ownConstraints
            where constraint.first === guide || constraint.second === guide {
                constraint.isActive = false
            }
        }
        guides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    /// Sets the margins and moves what depends on them.
    func take(_ margins: UIEdgeInsets) {
        guard margins != ownMargins, ViewNumbers.areValid(margins, "layoutMargins", of: self) else {
            return
        }
        ownMargins = margins
        knownInsets?.margins = allMargins
        inset(.margins, by: allMargins)
        layoutMarginsDidChange()
        insetsChanged()
    }

    /// Moves the edges of a guide, and lays out what depends on them.
    func inset(_ role: UILayoutGuide.Role, by insets: UIEdgeInsets) {
        guides.first { $0.role == role }?.inset(by: insets)
        for view in sequence(first: self as UIView, next: { $0.parent })
        where view === self || !view.ownConstraints.isEmpty {
            view.setNeedsLayout()
        }
    }
}

extension UIView {
    /// Lays out the view after a change of its constraints, and the ancestors that size it.
    func constraintsChanged() {
        var at = self
        at.setNeedsLayout()
        while let parent = at.parent,
            !at.translatesAutoresizingMaskIntoConstraints || parent.arranges(at)
        {
            parent.setNeedsLayout()
            parent.subviewChanged(at, .size)
            at = parent
        }
    }
}

extension UIView: LayoutItem {
    /// Whether constraints set the frame.
    var followsConstraints: Bool {
        !translatesAutoresizingMaskIntoConstraints && parent?.arranges(self) != true
    }

    var layoutView: UIView? { self }
    var layoutParent: UIView? { parent }
}
