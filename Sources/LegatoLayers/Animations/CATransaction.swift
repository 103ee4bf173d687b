import Foundation
import LegatoGraphics

/// The key of the duration of animations without one, seconds.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key of the switch that keeps changes from starting actions.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key of the pacing of animations without one.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that runs when the transaction's animations are done.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"

/// Groups changes of layers, which show together once the outermost transaction is committed.
///
/// Changes outside `begin` and `commit` belong to an implicit transaction that the application's
/// loop or a headless display commits.
@preconcurrency @MainActor public enum CATransaction {
    private struct Level {
        var duration: CFTimeInterval = 0.25
        var disableActions = false
        var timingFunction: CAMediaTimingFunction?
        var completion: CompletionGroup?
        /// The groups of this and the enclosing transactions that animations added now count for.
        var groups: [CompletionGroup] = []
        var values: [String: Any] = [:]
    }

    /// The implicit transaction, and over it the explicit ones.
    private static var levels = [Level()]

    /// The groups that count nothing more, of nested transactions and of blocks that were replaced.
    ///
    /// Their time ends with the outermost commit, which starts what they wait for.
    private static var ended: [CompletionGroup] = []

    /// Whether something was changed in the implicit transaction, which then is the outermost one.
    private static var isImplicitOpen = false

    /// Tells that a layer of a display was changed.
    static func layerChanged() {
        if levels.count == 1 { isImplicitOpen = true }
    }

    private static var top: Level {
        get { levels[levels.count - 1] }
        set { levels[levels.count - 1] = newValue }
    }

    /// Starts a nested transaction with the settings of the one around it.
    public static func begin() {
        var level = top
        level.completion = nil
        levels.append(level)
    }

    /// Ends the innermost transaction; the outermost one sends what changed to the render tree.
    ///
    /// After changes outside `begin` and `commit` that is the implicit transaction, with which
    /// these are sent together. Without a matching `begin` nothing happens.
    public static func commit() {
        // Decision C12: ignored, as on macOS.
        guard levels.count > 1 else { return }
        let isOutermost = levels.count == 2 && !isImplicitOpen
        if isOutermost { LayerHost.prepareAll() }
        levels.removeLast().completion.map { ended.append($0) }
        if isOutermost { sendChanges() }
    }

    /// Sends the changes of the implicit transaction; put off while an explicit one is open.
    public static func flush() {
        guard levels.count == 1 else { return }
        LayerHost.prepareAll()
        levels[0].completion.map { ended.append($0) }
        levels[0] = Level()
        isImplicitOpen = false
        sendChanges()
    }

    /// Ends the outermost transaction.
    private static func sendChanges() {
        let groups = ended
        ended = []
        LayerHost.commitAll()
        for group in groups { group.seal() }
    }

    private nonisolated static let mutex = NSRecursiveLock()

    /// Waits for the lock that all transactions share; the holder may take it again.
    public nonisolated static func lock() { mutex.lock() }

    /// Gives back the lock once.
    /// - Precondition: the thread holds it.
    public nonisolated static func unlock() { mutex.unlock() }

    /// Runs code with a transaction around it.
    package static func run<T>(_ body: () throws -> T) rethrows -> T {
        begin()
        defer { commit() }
        return try body()
    }

    /// Returns the duration of animations without one, seconds; 0.25 by default.
    public static func animationDuration() -> CFTimeInterval { top.duration }

    /// Sets the duration of animations without one, seconds.
    /// - Precondition: `duration` is finite and at least 0.
    public static func setAnimationDuration(_ duration: CFTimeInterval) {
        require(
            duration.isFinite && duration >= 0,
            "CATransaction needs a duration of at least 0, got \(duration)"
        )
        top.duration = duration
    }

    /// Returns whether changes start no actions; false by default.
    public static func disableActions() -> Bool { top.disableActions }

    /// Sets whether changes start no actions.
    public static func setDisableActions(_ flag: Bool) { top.disableActions = flag }

    /// Returns the pacing of animations without one; nil by default.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { top.timingFunction }

    /// Sets the pacing of animations without one.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        top.timingFunction = function
    }

    /// Returns the block that runs when the transaction's animations are done; nil by default.
    public static func completionBlock() -> (() -> Void)? { top.completion?.block }

    /// Sets the block that runs once the animations added from now on are done.
    ///
    /// A block set before still runs for the animations that it waits for. With nothing to wait for
    /// it runs soon after the commit, after `animationDidStart(_:)` of what the commit starts. An
    /// animation counts for the blocks of all nested transactions, of which the innermost runs
    /// first, before `animationDidStop(_:finished:)`; one on a layer in no tree stops before them.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if let old = top.completion {
            top.groups.removeAll { $0 === old }
            ended.append(old)
        }
        top.completion = block.map { CompletionGroup($0) }
        if let group = top.completion { top.groups.append(group) }
    }

    /// Returns the value stored under a key in this or an enclosing transaction, nil for none.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: top.values[key]
        }
    }

    /// Stores a value under a key until the transaction ends.
    /// - Precondition: a value of one of the four known keys has its type.
    public static func setValue(_ value: Any?, forKey key: String) {
        func refuseValue() -> Never {
            refuse("CATransaction cannot hold \(value ?? "nil") under '\(key)'")
        }
        switch key {
        case kCATransactionAnimationDuration:
            guard let v = value.flatMap(Boxed.number) else { refuseValue() }
            setAnimationDuration(v)
        case kCATransactionDisableActions:
            guard let v = value.flatMap(Boxed.number) else { refuseValue() }
            setDisableActions(v != 0)
        case kCATransactionAnimationTimingFunction:
            if value != nil && !(value is CAMediaTimingFunction) { refuseValue() }
            setAnimationTimingFunction(value as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock:
            if value != nil && !(value is () -> Void) { refuseValue() }
            setCompletionBlock(value as? () -> Void)
        default: top.values[key] = value
        }
    }

    /// The completion groups that an animation added now counts for.
    static var completionGroups: [CompletionGroup] { top.groups }
}

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

    /// Counts one animation as done; the last one runs the block.
    func animationDone() {
        waitingFor -= 1
        if waitingFor == 0 && isSealed { finish() }
    }

    /// Counts one animation that no display got; of the last one the block runs soon.
    func animationLost() {
        waitingFor -= 1
        if waitingFor == 0 && isSealed { LayerHost.later { self.finish() } }
    }

    /// Ends the time in which animations are counted; with none, the block runs soon.
    func seal() {
        isSealed = true
        if waitingFor == 0 { LayerHost.later { self.finish() } }
    }

    private func finish() {
        guard !isDone && waitingFor == 0 else { return }
        isDone = true
        block()
    }
}
