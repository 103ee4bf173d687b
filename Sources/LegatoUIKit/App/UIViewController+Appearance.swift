import LegatoLayers

extension UIViewController {
    /// Begins the appearance or disappearance of a child, for containers with their own
    /// transitions.
    ///
    /// It calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` of the child and of its own children
    /// whose views are in its view. Add or remove the child's view between this call and
    /// `endAppearanceTransition()`; without both, the methods are called when the view enters or
    /// leaves the window.
    ///
    /// Has no effect if the child already appears or disappears.
    /// - Parameters:
    ///   - isAppearing: Whether the view appears.
    ///   - animated: The value that the appearance methods receive.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != appearance.isVisible else { return }
        if isAppearing { loadViewIfNeeded() }
        (appearance, isAppearanceAnimated) = (isAppearing ? .appearing : .disappearing, animated)
        isInHierarchy = false
        // A cancelled removal or dismissal is none.
        if isAppearing { (isMovingFromParent, isBeingDismissed) = (false, false) }
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        for child in children where shouldAutomaticallyForwardAppearanceMethods {
            guard let shown = child.viewIfLoaded, let view = viewIfLoaded,
                shown.isDescendant(of: view)
            else { continue }
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
        settleAppearance()
    }

    /// Ends the appearance or disappearance that `beginAppearanceTransition(_:animated:)` has begun.
    ///
    /// It calls `viewDidAppear(_:)` or `viewDidDisappear(_:)` of the child, and of the children that
    /// appear or disappear with it. Has no effect if none has begun.
    public func endAppearanceTransition() {
        let phase = appearance
        switch phase {
        case .appearing:
            enterHierarchy()
            viewIfLoaded?.layoutIfNeeded()
            appearance = .appeared
            viewDidAppear(isAppearanceAnimated)
            (isMovingToParent, isMovingFromParent) = (false, false)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isAppearanceAnimated)
            (isMovingToParent, isMovingFromParent) = (false, false)
        case .appeared, .disappeared: return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.appearance == phase { child.endAppearanceTransition() }
    }

    /// Follows the view onto the screen or off it, unless a transition is in progress.
    func settleAppearance() {
        guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
        let isOnScreen = viewIfLoaded?.layer.hostInSight != nil
        switch appearance {
        case .appearing: if isOnScreen { enterHierarchy() }
        case .disappearing: break
        case .appeared, .disappeared:
            let isShown = isOnScreen && !isCovered
            guard isShown != appearance.isVisible else { return }
            beginAppearanceTransition(isShown, animated: false)
            // The parent's transition ends that of a child that enters the window with it.
            if !isShown || parent?.appearance != .appearing { endAppearanceTransition() }
        }
    }

    /// Ends a transition that was replaced, with the view as it is on screen.
    func finishAppearance() {
        let isOnScreen = viewIfLoaded?.layer.hostInSight != nil
        beginAppearanceTransition(isOnScreen && !isCovered, animated: isAppearanceAnimated)
        endAppearanceTransition()
    }

    /// Calls `viewIsAppearing(_:)` once in a transition.
    private func enterHierarchy() {
        guard !isInHierarchy else { return }
        isInHierarchy = true
        viewIsAppearing(isAppearanceAnimated)
    }

    /// Whether a controller presented from the same hierarchy hides the view.
    private var isCovered: Bool { outermost.presentsCover }

    /// Whether the controller, or one that it contains, presents one that hides its presenter.
    private var presentsCover: Bool {
        presentedViewController?.hidesPresenter == true || children.contains(where: \.presentsCover)
    }

    /// Whether the controller that presents this one disappears.
    var hidesPresenter: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
    }

    /// The controller that contains this one and is contained by none.
    var outermost: UIViewController { parent?.outermost ?? self }
}
