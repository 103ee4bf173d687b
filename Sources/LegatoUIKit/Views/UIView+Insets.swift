import Foundation
import LegatoGraphics
import LegatoLayers

extension UIView {
    /// Whether a view has a safe area, or takes margins from its superview.
    static var usesInsets = false

    /// The parts of the view that bars and its controllers' additional insets cover.
    var safeArea: UIEdgeInsets {
        guard Self.usesInsets else { return .zero }
        var insets = part(of: parent?.safeArea ?? .zero)
        if let controller {
            insets += controller.additionalSafeAreaInsets
            insets += controller.barInsets
        }
        return insets
    }

    /// The view's own margins with the safe area and the superview's margins.
    var allMargins: UIEdgeInsets {
        guard Self.usesInsets else { return ownMargins }
        var insets = ownMargins
        if insetsLayoutMarginsFromSafeArea { insets += safeArea }
        guard preservesSuperviewLayoutMargins, let parent else { return insets }
        let outer = part(of: parent.allMargins)
        return UIEdgeInsets(
            top: max(insets.top, outer.top), left: max(insets.left, outer.left),
            bottom: max(insets.bottom, outer.bottom), right: max(insets.right, outer.right)
        )
    }

    /// How far insets of the superview reach into the view.
    private func part(of outer: UIEdgeInsets) -> UIEdgeInsets {
        guard outer != .zero, let parent else { return .zero }
        let (area, size) = (parent.bounds, bounds.size)
        let place = CGPoint(
            x: center.x - size.width * layer.anchorPoint.x,
            y: center.y - size.height * layer.anchorPoint.y
        )
        return UIEdgeInsets(
            top: max(outer.top - (place.y - area.minY), 0),
            left: max(outer.left - (place.x - area.minX), 0),
            bottom: max(outer.bottom - (area.maxY - place.y - size.height), 0),
            right: max(outer.right - (area.maxX - place.x - size.width), 0)
        )
    }

    /// Lays out the view, which then follows its insets.
    func insetsChanged() { if Self.usesInsets { setNeedsLayout() } }

    /// Takes the insets before the layout, and reports changes.
    func updateInsets() {
        guard Self.usesInsets else { return }
        let new = ViewInsets(safeArea: safeArea, margins: allMargins)
        let old = knownInsets ?? ViewInsets(safeArea: .zero, margins: ownMargins)
        knownInsets = new
        if new.safeArea != old.safeArea {
            inset(.safeArea, by: new.safeArea)
            safeAreaChanged(from: old.safeArea)
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
        }
        if new.margins != old.margins {
            inset(.margins, by: new.margins)
            layoutMarginsDidChange()
        }
    }

    /// Lays out the subviews whose insets the layout has changed.
    func passInsets() {
        guard Self.usesInsets else { return }
        for view in subviewList {
            let known = view.knownInsets ?? ViewInsets(safeArea: .zero, margins: view.ownMargins)
            if known != ViewInsets(safeArea: view.safeArea, margins: view.allMargins) {
                view.setNeedsLayout()
            }
        }
    }
}

nonisolated private func += (a: inout UIEdgeInsets, b: UIEdgeInsets) {
    a.top += b.top
    a.left += b.left
    a.bottom += b.bottom
    a.right += b.right
}
