import Foundation
import LegatoGraphics

/// The key of the default duration of animations, in seconds.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key of the flag that disables actions.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key of the default timing function of animations.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that runs when the transaction's animations have completed.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"

/// Groups layer changes into one atomic commit, with settings for their animations.
///
/// Changes outside `begin` and `commit` belong to an implicit transaction, which the application's
/// loop or a headless display commits.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setDisableActions(true)
/// card.opacity = 0.5
/// CATransaction.commit()
/// ```
@preconcurrency @MainActor public enum CATransaction {
    private struct Level {
        var duration: CFTimeInterval = 0.25
        var disableActions = false
        var timingFunction: CAMediaTimingFunction?
        var completion: CompletionGroup?
        /// The groups of this and the enclosing transactions that wait for animations added now.
        var groups: [CompletionGroup] = []
        var values: [String: Any] = [:]
    }

    /// The implicit transaction, followed by the open explicit ones.
    @exclusivity(unchecked) private static var levels = [Level()]

    /// The groups of ended nested transactions and of replaced blocks, which receive no further
    /// animations.
    ///
    /// The outermost commit, which starts their animations, seals them.
    @exclusivity(unchecked) private static var ended: [CompletionGroup] = []

    /// Whether the implicit transaction has changes, so that it is the outermost one.
    @exclusivity(unchecked) private static var isImplicitOpen = false

    /// Whether changes are being sent, and whether another transaction has ended meanwhile.
    private static var (isSending, isDue) = (false, false)

    /// Called when a layer of a display has changed.
    static func layerChanged() {
        if levels.count == 1 { isImplicitOpen = true }
    }

    private static var top: Level {
        get { levels[levels.count - 1] }
        set {
            // Values are released after the change: their deinitialisers may begin transactions.
            var level = newValue
            swap(&levels[levels.count - 1], &level)
        }
    }

    /// Begins a nested transaction that inherits the current settings.
    public static func begin() {
        var level = top
        level.completion = nil
        levels.append(level)
    }

    /// Commits the innermost transaction; the outermost one sends its changes to the render tree.
    ///
    /// If there were changes outside `begin` and `commit`, the implicit transaction is the
    /// outermost one, and sends all changes together. Has no effect without a matching `begin`.
    public static func commit() {
        // Decision C12: ignored, as on macOS.
        guard levels.count > 1 else { return }
        let isOutermost = levels.count == 2 && !isImplicitOpen
        if isOutermost && !isSending { LayerHost.prepareAll() }
        levels.removeLast().completion.map { ended.append($0) }
        if isOutermost { sendChanges() }
    }

    /// Commits the implicit transaction; has no effect while an explicit one is open.
    public static func flush() {
        guard levels.count == 1 else { return }
        if !isSending { LayerHost.prepareAll() }
        levels[0].completion.map { ended.append($0) }
        top = Level()
        isImplicitOpen = false
        sendChanges()
    }

    /// Sends the changes of the outermost transaction.
    ///
    /// Meanwhile deinitialisers of layers and delegates may run; the changes of their transactions are sent
    /// right after.
    private static func sendChanges() {
        isDue = true
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        while isDue {
            isDue = false
            let groups = ended
            ended = []
            LayerHost.commitAll()
            for group in groups where group.seal() { LayerHost.later { group.finish() } }
        }
    }

    private nonisolated static let mutex = NSRecursiveLock()

    /// Acquires the recursive lock that all transactions share.
    public nonisolated static func lock() { mutex.lock() }

    /// Releases the lock once.
    /// - Precondition: the calling thread holds it.
    public nonisolated static func unlock() { mutex.unlock() }

    /// Runs a closure in a transaction.
    package static func run<T>(_ body: () throws -> T) rethrows -> T {
        begin()
        defer { commit() }
        return try body()
    }

    /// Returns the default duration of animations, in seconds; 0.25 by default.
    public static func animationDuration() -> CFTimeInterval { top.duration }

    /// Sets the default duration of animations, in seconds.
    /// - Precondition: `duration` is finite and at least 0.
    public static func setAnimationDuration(_ duration: CFTimeInterval) {
        require(
            duration.isFinite && duration >= 0,
            "CATransaction's animation duration must be finite and at least 0, got \(duration)"
        )
        top.duration = duration
    }

    /// Returns whether actions are disabled; false by default.
    public static func disableActions() -> Bool { top.disableActions }

    /// Sets whether actions are disabled.
    public static func setDisableActions(_ flag: Bool) { top.disableActions = flag }

    /// Returns the default timing function of animations; nil by default.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { top.timingFunction }

    /// Sets the default timing function of animations.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        top.timingFunction = function
    }

    /// Returns the block that runs when the transaction's animations have completed; nil by
    /// default.
    public static func completionBlock() -> (() -> Void)? { top.completion?.block }

    /// Sets the block that runs when the animations added from now on have completed.
    ///
    /// A block set earlier still runs for the animations that it waits for. If there are no
    /// animations, the block runs soon after the commit, after `animationDidStart(_:)` of the
    /// animations that the commit starts. An animation counts for the blocks of all enclosing
    /// transactions; the innermost one runs first, and all run before
    /// `animationDidStop(_:finished:)`. An animation on a layer outside any display stops before
    /// the blocks run.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if let old = top.completion {
            top.groups.removeAll { $0 === old }
            ended.append(old)
        }
        top.completion = block.map { CompletionGroup($0) }
        if let group = top.completion { top.groups.append(group) }
    }

    /// Returns the value stored for a key in this or an enclosing transaction; nil if there is
    /// none.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: top.values[key]
        }
    }

    /// Stores a value for a key until the transaction ends.
    /// - Precondition: the value of each of the four predefined keys has the key's type.
    public static func setValue(_ value: Any?, forKey key: String) {
        func refuseValue(_ rule: String) -> Never {
            refuse("CATransaction's '\(key)' must be \(rule), got \(value ?? "nil")")
        }
        switch key {
        case kCATransactionAnimationDuration:
            guard let v = value.flatMap(Boxed.number) else { refuseValue("a number") }
            setAnimationDuration(v)
        case kCATransactionDisableActions:
            guard let v = value.flatMap(Boxed.number) else { refuseValue("a number") }
            setDisableActions(v != 0)
        case kCATransactionAnimationTimingFunction:
            if value != nil && !(value is CAMediaTimingFunction) {
                refuseValue("a CAMediaTimingFunction or nil")
            }
            setAnimationTimingFunction(value as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock:
            if value != nil && !(value is () -> Void) { refuseValue("a closure or nil") }
            setCompletionBlock(value as? () -> Void)
        default: top.values[key] = value
        }
    }

    /// The completion groups that wait for an animation added now.
    static var completionGroups: [CompletionGroup] { top.groups }
}
