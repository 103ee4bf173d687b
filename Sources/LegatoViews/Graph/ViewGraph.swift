import Foundation
import LegatoLayers
import LegatoMotion
import Observation

/// Keeps a view tree up to date: it collects changes and processes them one transaction at a time.
package final class ViewGraph {
    /// The changes of one transaction.
    private struct Batch {
        let transaction: Transaction
        /// The identity of the `withTransaction` call.
        let scope: AnyObject?
    }

    private enum GraphPhase { case idle, updating, acting, closed }

    /// Requests a call of `flush()` before the next commit.
    @exclusivity(unchecked) var onChange: () -> Void = {}
    /// Requests frames.
    @exclusivity(unchecked) var onWantsFrames: () -> Void = {}
    /// Called after each layout; returns whether it may have changed layers.
    @exclusivity(unchecked) var afterLayout: () -> Bool = { false }
    /// Returns the current time of the tree's layer, in seconds.
    @exclusivity(unchecked) var clock: () -> CFTimeInterval = { CACurrentMediaTime() }
    /// Converts a time of `clock`, as if it ran uniformly, to a date; nil without a display.
    var date: (CFTimeInterval) -> Date? = { _ in nil }
    /// The index of the running `flush()`; nil outside.
    @exclusivity(unchecked) private(set) var runningFlush: Int?
    @exclusivity(unchecked) private var flushes = 0

    /// The item that fills the layer of the tree.
    @exclusivity(unchecked) var root: RootItem?
    /// The number of size computations of items so far.
    @exclusivity(unchecked) var measurements = 0
    /// The number of size queries to items so far, including those answered from a cache.
    @exclusivity(unchecked) var queries = 0
    /// The number of visits of nodes and items so far, besides layout.
    @exclusivity(unchecked) var steps = 0
    /// The number of times that an item was moved or changed its container so far.
    @exclusivity(unchecked) var moves = 0
    /// Whether the nodes being updated receive another environment right after the update.
    @exclusivity(unchecked) private(set) var isEnvironmentDue = false
    /// Whether items are being placed.
    @exclusivity(unchecked) private(set) var isLayingOut = false
    /// The number of bodies evaluated so far.
    @exclusivity(unchecked) private(set) var bodyEvaluations = 0
    /// Counts the evaluations of bodies by type and cause; nil while the display is not inspected.
    @exclusivity(unchecked) var tally: BodyTally?
    /// The node whose body is being evaluated, in any graph.
    @exclusivity(unchecked) private(set) static var evaluatingNode: ViewNode?

    @exclusivity(unchecked) private var batch: Batch?
    @exclusivity(unchecked) private var phase = GraphPhase.idle
    @exclusivity(unchecked) private var dirty: [ViewNode] = []
    @exclusivity(unchecked) private var late: [ViewNode] = []
    @exclusivity(unchecked) private var transactionRun = TransactionRun(Transaction())
    @exclusivity(unchecked) private var changes: [() -> Void] = []
    @exclusivity(unchecked) private var actions: [() -> Void] = []
    @exclusivity(unchecked) private var lastActions: [() -> Void] = []
    @exclusivity(unchecked) private var ends: [() -> Void] = []
    /// Removed nodes, ancestors first.
    @exclusivity(unchecked) private var buried: [ViewNode] = []
    @exclusivity(unchecked) private var touched: [TransactionNode] = []
    /// The scope that is passing a changed environment to its content; nil outside.
    @exclusivity(unchecked) private(set) var scope: TransactionNode?
    @exclusivity(unchecked) var moving = MovingValues()
    @exclusivity(unchecked) var gathering = ItemGathering()
    @exclusivity(unchecked) var newTexts = NewTexts()
    @exclusivity(unchecked) var followers = PlaceFollowers()
    /// Whether any view has reserved insets of the safe area.
    var hasSafeAreas = false
    /// Whether any view has set a shape for those inside.
    var hasContainerShapes = false
    @exclusivity(unchecked) private var isLayoutNeeded = false
    /// The item that last invalidated its layout.
    @exclusivity(unchecked) private var layoutCause: ViewItem?
    /// Whether the layout, or the actions that change state, did not settle in the last `flush()`.
    @exclusivity(unchecked) private(set) var isEndless = false
    @exclusivity(unchecked) private var containers: [ViewItem] = []
    /// Whether items are being moved to another coordinate space.
    @exclusivity(unchecked) private(set) var isRebasing = false
    @exclusivity(unchecked) private var isBringing = false
    /// The number of changes processed in the current `flush()`.
    @exclusivity(unchecked) private var workedIn = 0

    // MARK: Changes

    /// Whether no update is running.
    var isIdle: Bool { phase == .idle }

    /// Whether changes are pending.
    var needsUpdate: Bool {
        batch != nil || isLayoutNeeded || !dirty.isEmpty || !gathering.isEmpty
            || !containers.isEmpty
    }

    /// Starts a change in the current transaction; first processes changes of another one.
    func beginChange() {
        finishOtherChange()
        guard batch == nil, phase != .closed else { return }
        let (transaction, scope) = (Transaction.current, Transaction.currentScope)
        // The listeners wait until the change has been processed.
        for listener in transaction.animationListeners { listener.animationAdded() }
        batch = Batch(transaction: transaction, scope: scope)
        onChange()
    }

    /// Processes the pending changes of another transaction than the current one.
    func finishOtherChange() {
        guard let batch, phase != .updating else { return }
        if batch.scope !== Transaction.currentScope { process(batch) }
    }

    /// Schedules a node for a refresh.
    func invalidate(_ node: ViewNode) {
        guard !node.isDirty, !node.isRemoved else { return }
        invalidateInFrame(node)
        onChange()
    }

    /// Schedules a node for a refresh, in tree order, after all moving values are set.
    func invalidateInFrame(_ node: ViewNode) {
        guard !node.isDirty, !node.isRemoved else { return }
        node.isDirty = true
        dirty.append(node)
    }

    /// Schedules a refresh in the next update, for changes made while a body is being evaluated.
    func invalidateLater(_ node: ViewNode) { late.append(node) }

    /// Schedules a layout of the tree on behalf of an item.
    func setNeedsLayout(_ cause: ViewItem) {
        isLayoutNeeded = true
        layoutCause = cause
        if phase == .idle { onChange() }
    }

    /// Makes an item gather its layers again.
    func collect(_ container: ViewItem) {
        containers.append(container)
        if phase == .idle { onChange() }
    }

    /// Schedules a change of layers after the layout.
    func later(_ change: @escaping () -> Void) { if phase != .closed { changes.append(change) } }

    /// Schedules an action of the program after the update.
    package func act(_ action: @escaping () -> Void) {
        if phase != .closed { actions.append(action) }
        onChange()
    }

    /// Schedules an action after those of `act`: disappearance follows appearance.
    func actLast(_ action: @escaping () -> Void) {
        if phase != .closed { lastActions.append(action) }
        onChange()
    }

    /// Computes the transaction of a node whose rule changed before the layout needs it.
    func touch(_ place: TransactionNode) { touched.append(place) }

    /// Passes an environment to the content of a scope; the changes animate with its transaction.
    ///
    /// The content keeps its own transactions.
    func inScope(of place: TransactionNode, _ body: () -> Void) {
        let outer = scope
        scope = place
        body()
        scope = outer
    }

    /// Updates nodes that receive another environment right after the update.
    ///
    /// Values that depend on both are computed once, when the environment arrives, at any depth.
    func beforeEnvironment(_ body: () -> Void) {
        let outer = isEnvironmentDue
        isEnvironmentDue = true
        body()
        isEnvironmentDue = outer
    }

    /// Schedules an action for the end of the current transaction.
    func atEnd(_ end: @escaping () -> Void) { if phase != .closed { ends.append(end) } }

    /// The transaction of a change at a node, with the animation adapted to the node's environment.
    func transaction(at node: TransactionNode) -> Transaction {
        var transaction = node.resolve(in: transactionRun)
        guard let animation = transaction.animation else { return transaction }
        if node.reducesMotion { transaction.animation = animation.withoutBounce }
        if animation.isCustom {
            transaction[AnimationSurroundings.self] = { [weak node] in node?.surroundings }
        }
        if isBringing { transaction[AnimatesNewcomers.self] = true }
        return transaction
    }

    /// Makes changes that also animate newly inserted layers.
    func bring(_ body: () -> Void) {
        let outer = isBringing
        isBringing = true
        body()
        isBringing = outer
    }

    /// Moves items to another coordinate space without changing where they are on screen.
    func rebase(_ body: () -> Void) {
        let outer = isRebasing
        isRebasing = true
        Transaction().runAlone(body)
        isRebasing = outer
    }

    /// Evaluates a body; the node is refreshed when what it reads changes.
    func evaluate<T>(_ node: ViewNode, _ body: () -> T) -> T {
        bodyEvaluations += 1
        return watch(node, body)
    }

    /// Runs a closure; the node is refreshed when what it reads changes.
    func watch<T>(_ node: ViewNode, _ body: () -> T) -> T {
        let outer = Self.evaluatingNode
        Self.evaluatingNode = node
        defer { Self.evaluatingNode = outer }
        return withObservationTracking(body) { [link = node.ownLink] in
            LayerHost.onMain { link.node?.observedChange() }
        }
    }

    /// Runs a closure that may change state, without observing what it reads.
    static func unwatched<T>(_ body: () -> T) -> T {
        let outer = evaluatingNode
        evaluatingNode = nil
        defer { evaluatingNode = outer }
        return body()
    }

    // MARK: Processing changes

    /// The maximum number of rounds in which actions trigger further updates.
    static let maximumRounds = 100
    /// The maximum number of rounds in which a layout invalidates itself.
    static let maximumLayoutRounds = 16

    /// Processes pending changes and lays out the tree.
    func update() {
        isLayoutNeeded = true
        flush()
    }

    /// Processes pending changes.
    func flush() {
        guard phase == .idle else { return }
        flushes += 1
        (runningFlush, isEndless) = (flushes, false)
        defer {
            (runningFlush, workedIn) = (nil, 0)
            releaseBuried()
        }
        var rounds = 0
        while !isEndless, needsUpdate || !actions.isEmpty || !lastActions.isEmpty {
            (rounds, isEndless) = (rounds + 1, rounds == Self.maximumRounds)
            guard !isEndless else {
                ViewWarning.print(
                    WarningSubject(dirty.first),
                    "was updated for \(Self.maximumRounds) rounds; the rest is deferred to the next "
                        + "frame. Look for onChange or onAppear actions that trigger each other."
                )
                return
            }
            process(batch ?? Batch(transaction: Transaction(), scope: nil))
        }
        let due = late
        late = []
        for node in due { invalidate(node) }
    }

    /// Keeps removed nodes, ancestors first, until the end of the update: releases do not nest.
    func bury(_ nodes: [ViewNode]) { buried += nodes }

    private func releaseBuried() {
        // Releasing them may remove other nodes.
        while case let nodes = buried, !nodes.isEmpty { buried = [] }
    }

    /// Removes all views permanently, and runs pending actions.
    func close(_ removal: () -> Void) {
        (onChange, onWantsFrames, afterLayout, root) = ({}, {}, { false }, nil)
        (clock, date) = ({ CACurrentMediaTime() }, { _ in nil })
        removal()
        // Actions may change views that are no longer there.
        (phase, batch) = (.closed, nil)
        for action in actions + lastActions { action() }
        (layoutCause, moving, gathering) = (nil, MovingValues(), ItemGathering())
        (dirty, late, containers, touched) = ([], [], [], [])
        (changes, actions, lastActions, ends) = ([], [], [], [])
        releaseBuried()
    }

    private func process(_ current: Batch) {
        let outer = phase
        batch = nil
        phase = .updating
        var base = current.transaction
        // Layers inserted by an earlier change of this flush have their initial values by now.
        if workedIn > 0 { base[AnimatesNewcomers.self] = true }
        transactionRun = TransactionRun(base)
        work()
        workedIn += 1
        transactionRun.reset()
        phase = .acting
        let due = actions + lastActions
        (actions, lastActions) = ([], [])
        for action in due { action() }
        phase = outer
        for listener in current.transaction.animationListeners { listener.animationFinished() }
    }

    /// Refreshes nodes, lays out, and updates the layers.
    private func work() {
        // Changes without a transaction take effect immediately, and layer actions do not run.
        Transaction().runAlone {
            refreshDirty()
            layOut()
            settlePlaces()
            changeLayers()
            if afterLayout() { changeLayers() }
            let over = ends
            ends = []
            for end in over { end() }
        }
    }

    /// Repeats the layout until nothing invalidates it.
    func layOut() {
        var rounds = 0
        while isLayoutNeeded {
            guard rounds < Self.maximumLayoutRounds else {
                isEndless = true
                ViewWarning.print(
                    WarningSubject(item: layoutCause),
                    "invalidated its layout for \(Self.maximumLayoutRounds) rounds; the rest is "
                        + "deferred to the next frame. Look for a layout or a geometry reader "
                        + "that changes the state it depends on."
                )
                return
            }
            rounds += 1
            (isLayoutNeeded, layoutCause) = (false, nil)
            newTexts.clear()
            isLayingOut = true
            root?.layOut()
            isLayingOut = false
            refreshDirty()
        }
    }

    private func changeLayers() {
        while !containers.isEmpty || !changes.isEmpty {
            // New layers are inserted into the tree before they change.
            let places = containers
            containers = []
            for container in places { container.gatherLayers() }
            let due = changes
            changes = []
            for change in due { change() }
        }
    }

    func refreshDirty() {
        repeat {
            let nodes = dirty.count > 1 ? ViewNode.inTreeOrder(dirty) : dirty
            dirty = []
            for node in nodes where node.isDirty && !node.isRemoved {
                node.refresh()
            }
            gatherItems()
        } while !dirty.isEmpty
        for place in touched { _ = transaction(at: place) }
        touched = []
    }

    // MARK: Frames

    /// Updates the moving values for a frame, in times of the graph's clock.
    func sample(at time: CFTimeInterval, for shown: CFTimeInterval) {
        flush()
        let values = moving.all
        transactionRun = TransactionRun(Transaction())
        phase = .updating
        // Layer actions do not run.
        Transaction().runAlone {
            for value in values where value.isFollowed && value.isDue(for: shown) {
                if !value.move(at: time, for: shown) { moving.remove(value) }
            }
        }
        work()
        phase = .idle
        flush()
    }
}
