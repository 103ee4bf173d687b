/// The controllers whose views disappear and appear in a transition.
@MainActor struct AppearanceChange {
    /// The controller that disappears; nil if it stays visible.
    let from: UIViewController?
    /// The controller that appears; nil if it is visible at the beginning.
    let to: UIViewController?
    /// Whether `viewDidAppear(_:)` precedes `viewDidDisappear(_:)`, as in presentations.
    let appearsFirst: Bool

    func begin(animated: Bool) {
        from?.beginAppearanceTransition(false, animated: animated)
        to?.beginAppearanceTransition(true, animated: animated)
    }

    /// Makes the controller that disappears the one that appears.
    func cancel(animated: Bool) {
        to?.beginAppearanceTransition(false, animated: animated)
        from?.beginAppearanceTransition(true, animated: animated)
    }

    /// Ends the transition of each controller that no later one has reversed.
    func end(didComplete: Bool = true) {
        let (appearing, disappearing) = didComplete ? (to, from) : (from, to)
        for one in appearsFirst ? [appearing, disappearing] : [disappearing, appearing] {
            let phase: Appearance = one === appearing ? .appearing : .disappearing
            if let one, one.appearance == phase { one.endAppearanceTransition() }
        }
        from?.settleAppearance()
        to?.settleAppearance()
    }
}

extension UIViewController {
    /// The change of appearance when this controller presents another one.
    func presentation(of presented: UIViewController) -> AppearanceChange {
        AppearanceChange(
            from: presented.hidesPresenter ? outermost : nil, to: presented, appearsFirst: true
        )
    }

    /// The change of appearance when a controller that this one presents is dismissed.
    func dismissal(of presented: UIViewController) -> AppearanceChange {
        AppearanceChange(
            from: presented, to: presented.hidesPresenter ? outermost : nil, appearsFirst: true
        )
    }
}
