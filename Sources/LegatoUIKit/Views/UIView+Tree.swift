package import Foundation
import LegatoLayers
import LegatoViews

extension UIView {
    /// The window above the view; nil if there is none.
    var shownWindow: UIWindow? {
        var view: UIView = self
        while true {
            if let window = view as? UIWindow { return window }
            guard let above = view.parent ?? view.layerParent else { break }
            view = above
        }
        return view.layer.hostInSight.flatMap { UIWindowScene.of($0)?.displayWindow }
    }

    func exchange(_ index1: Int, _ index2: Int) {
        guard subviewList.indices.contains(index1), subviewList.indices.contains(index2),
            index1 != index2
        else { return }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (back, front) = (subviewList[low], subviewList[high])
        insert(front, at: low)
        insert(back, at: high)
    }

    func leaveSuperview() {
        guard parent != nil else {
            if layer.superlayer != nil, !(self is UIWindow) { layer.removeFromSuperlayer() }
            return
        }
        ViewMoves.move(self, to: nil) { [self] in unlink() }
    }

    /// Takes the values of the `appearance()` of its class.
    func takeAppearance() {
        AppearanceProxy.apply(
            to: self,
            in: sequence(first: self as UIResponder, next: \.next).dropFirst().map {
                $0 as NSObject
            })
    }

    /// Calls a closure with this view and all its descendants.
    func forEachView(_ body: (UIView) -> Void) {
        body(self)
        for view in subviewList { view.forEachView(body) }
    }

    /// Inserts a view among the subviews; its layer goes directly beside that of a sibling, if any.
    func insert(_ view: UIView, at index: Int, beside sibling: UIView? = nil) {
        guard !isDescendant(of: view) else {
            return UIKitWarning.print(
                "\(type(of: self)).addSubview(_:) ignores \(type(of: view)): a view cannot be a "
                    + "subview of itself or of its descendant."
            )
        }
        if view.parent === self {
            subviewList.removeAll { $0 === view }
            place(view, at: index, beside: sibling)
            return
        }
        ViewMoves.move(view, to: self) { [self] in
            view.unlink()
            place(view, at: index, beside: sibling)
            view.parent = self
        }
        didAddSubview(view)
    }

    /// Puts a view into the lists of views and layers.
    ///
    /// The frontmost subview's layer lies in front of layers that belong to no subview, too.
    private func place(_ view: UIView, at index: Int, beside sibling: UIView?) {
        let index = min(max(index, 0), subviewList.count)
        let behind = index > 0 ? subviewList[index - 1] : nil
        let before = index < subviewList.count ? subviewList[index] : nil
        subviewList.insert(view, at: index)
        if let before, before === sibling || behind == nil, before.layer.superlayer === layer {
            layer.insertSublayer(view.layer, below: before.layer)
        } else if let behind, behind === sibling || before != nil, behind.layer.superlayer === layer
        {
            layer.insertSublayer(view.layer, above: behind.layer)
        } else {
            layer.addSublayer(view.layer)
        }
        view.updateResizing()
    }

    /// Takes the view out of the lists of its superview.
    private func unlink() {
        guard let old = parent else { return }
        old.willRemoveSubview(self)
        old.subviewList.removeAll { $0 === self }
        parent = nil
        layer.removeFromSuperlayer()
    }
}

/// Notifies views of changes of their superview and window.
@MainActor enum ViewMoves {
    /// The number of moves in progress, during which reports of layers are ignored.
    private static var running = 0

    /// Moves a view to another superview, and calls the methods of it and its descendants.
    static func move(_ view: UIView, to superview: UIView?, _ change: () -> Void) {
        let window = superview?.window
        view.willMove(toSuperview: superview)
        if window !== view.knownWindow { view.forEachView { $0.willMove(toWindow: window) } }
        running += 1
        change()
        running -= 1
        arrive(view)
        view.didMoveToSuperview()
        view.forEachView { $0.tintChanged() }
    }

    /// Called when a layer has entered or left a display by other means than its view's superview.
    static func layerMoved(_ view: UIView) {
        guard running == 0, view.parent == nil else { return }
        let window = view.window
        if window !== view.knownWindow { view.forEachView { $0.willMove(toWindow: window) } }
        arrive(view)
        view.forEachView { $0.tintChanged() }
    }

    private static func arrive(_ view: UIView) {
        view.followTouches()
        let window = view.window
        let isNew = window !== view.knownWindow
        let isOnScreen = view.layer.hostInSight != nil
        UIWindowScene.viewsMoved()
        view.forEachView {
            $0.knownWindow = window
            if isOnScreen { $0.enterScreen() }
            if isNew, window != nil { $0.takeAppearance() }
            if isNew { $0.didMoveToWindow() }
            $0.controller?.settleAppearance()
        }
    }
}

extension UIView: LayerOwner {
    package func layerMoved() { ViewMoves.layerMoved(self) }

    package func scaleChanged(from old: CGFloat) {
        let traits = UITraitCollection(
            traitCollection.userInterfaceStyle, scale: old,
            area: window?.bounds.size ?? UIScreen.main.bounds.size
        )
        enterScreen()
        traitsChanged(from: traits)
    }
}
