/// An item whose own layers come and go with the content that it represents.
protocol TransitionFollower: ViewItem {
    /// Called in the transaction of a transition of the content when that enters a phase.
    func contentEnters(_ phase: TransitionPhase)
}
