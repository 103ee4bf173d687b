/// Counts the animations that a completion block waits for.
final class CompletionGroup {
    let block: () -> Void
    private var waitingFor = 0
    private var isSealed = false
    private var isDone = false

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    func animationAdded() { waitingFor += 1 }

    /// Called when an animation has completed; the last one runs the block.
    func animationDone() {
        waitingFor -= 1
        if waitingFor == 0 && isSealed { finish() }
    }

    /// Called when an animation was never committed.
    /// - Returns: Whether it was the last one, so that the block is due.
    func animationLost() -> Bool {
        waitingFor -= 1
        return waitingFor == 0 && isSealed
    }

    /// Ends the counting of animations.
    /// - Returns: Whether there are none, so that the block is due.
    func seal() -> Bool {
        isSealed = true
        return waitingFor == 0
    }

    /// Runs the block, once, unless it waits for animations.
    func finish() {
        guard !isDone && waitingFor == 0 else { return }
        isDone = true
        block()
    }
}
