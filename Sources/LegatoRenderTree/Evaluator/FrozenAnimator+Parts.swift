package import LegatoMotion

extension FrozenAnimator {
    /// The animations that it runs, oldest first.
    package var parts: [AnimatorPart] { animator.parts }
}
