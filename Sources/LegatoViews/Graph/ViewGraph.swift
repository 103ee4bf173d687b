import Foundation
import LegatoLayers
import LegatoMotion
import Observation

/// What keeps a tree of views up to date: it gathers changes and works them in, one transaction
/// after the other.
final class ViewGraph {
    /// What one transaction changed.
    private struct Batch {
        let transaction: Transaction
        /// What tells its `withTransaction` from others.
        let scope: AnyObject?
    }

    private enum Phase { case idle, updating, acting }

    /// Asks for `flush()` before the next commit.
    var onChange: () -> Void = {}
    /// Asks for frames.
    var onWantsFrames: () -> Void = {}
    /// What time it is by the clock of the tree's layer, seconds.
    var clock: () -> CFTimeInterval = { CACurrentMediaTime() }

    /// Which control takes the keys.
    let focus = FocusKeeper()
    /// The date of a time of that clock, as if it had always run evenly; nil as long as the tree hangs in no display.
    var date: (CFTimeInterval) -> Date? = { _ in nil }
    /// Which call of `flush()` runs; nil outside of any.
    private(set) var runningFlush: Int?
    private var flushes = 0

    /// The element that fills the layer of the tree.
    var root: RootItem?
    /// The views that pages may grow out of.
    let sources = TransitionSources()
    /// The titles that views ask for.
    let titles = TitleClaims()
    /// The views that share their places.
    let matches = MatchedGroups()
    /// The number of size computations of elements so far.
    var measurements = 0
    /// The number of visits so far to gather layers, look up ancestors or hand on environments.
    var steps = 0
    /// The number of times that an element was moved or got another container so far.
    var moves = 0
    /// Whether the nodes being updated receive another environment right after the update.
    private(set) var isEnvironmentDue = false
    /// Whether elements are being placed, from the root down.
    private(set) var isLayingOut = false
    /// How many bodies were evaluated so far.
    private(set) var bodyEvaluations = 0
    /// The node whose body is being evaluated, in whichever graph.
    private(set) static var evaluatingNode: ViewNode?

    private var batch: Batch?
    private var phase = Phase.idle
    private var dirty: [ViewNode] = []
    private var late: [ViewNode] = []
    private var transactionRun = TransactionRun(Transaction())
    private var changes: [() -> Void] = []
    private var actions: [() -> Void] = []
    private var lastActions: [() -> Void] = []
    private var ends: [() -> Void] = []
    /// Removed nodes, outer ones first.
    private var buried: [ViewNode] = []
    private var touched: [TransactionNode] = []
    /// The scope that hands another environment to its content right now; nil outside of such.
    private(set) var scope: TransactionNode?
    var moving = MovingValues()
    /// Nodes that have to gather their elements anew.
    private var staleNodes: [ViewNode] = []
    /// What waits for gathered elements.
    private var gatheredActions: [() -> Void] = []
    private var isLayoutNeeded = false
    /// The element that last invalidated its layout.
    private var layoutCause: ViewItem?
    /// Whether the layout did not settle in the last call of `flush()`.
    private(set) var isLayoutEndless = false
    private var containers: [ViewItem] = []
    /// Whether elements are put into another space.
    private(set) var isRebasing = false
    private var isBringing = false
    /// How many changes were worked in since the end of the last call of `flush()`.
    private var workedIn = 0

    // MARK: Changes

    /// Whether something waits to be worked in.
    var needsUpdate: Bool {
        batch != nil || isLayoutNeeded || !dirty.isEmpty || !staleNodes.isEmpty
            || !containers.isEmpty
    }

    /// Begins a change in the current transaction; what another one changed is worked in first.
    func beginChange() {
        let scope = Transaction.currentScope
        if let batch, batch.scope !== scope, phase != .updating { process(batch) }
        guard batch == nil else { return }
        let transaction = Transaction.current
        // The listeners wait until the change was worked in.
        for listener in transaction.animationListeners { listener.animationAdded() }
        batch = Batch(transaction: transaction, scope: scope)
        onChange()
    }

    /// Lets a node be refreshed.
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

    /// Lets a node be refreshed in the next update, as what changed while a body was evaluated must.
    func invalidateLater(_ node: ViewNode) { late.append(node) }

    /// Lets a node gather its elements anew before the next layout.
    func noteStaleItems(of node: ViewNode) {
        staleNodes.append(node)
        if phase == .idle { onChange() }
    }

    /// Lets something happen once all elements are gathered.
    func afterGathering(_ action: @escaping () -> Void) { gatheredActions.append(action) }

    /// Lets all nodes gather the elements that changed; inner nodes do when outer ones ask them.
    func gatherItems() {
        repeat {
            while let node = staleNodes.popLast() { node.gatherStaleItems() }
            let due = gatheredActions
            gatheredActions = []
            for action in due { action() }
        } while !staleNodes.isEmpty
    }

    /// Schedules a layout of the tree on behalf of an element.
    func setNeedsLayout(_ cause: ViewItem) {
        isLayoutNeeded = true
        layoutCause = cause
        if phase == .idle { onChange() }
    }

    /// Lets an element take its layers together again.
    func collect(_ container: ViewItem) {
        containers.append(container)
        if phase == .idle { onChange() }
    }

    /// Lets a change of layers be made once everything is laid out.
    func later(_ change: @escaping () -> Void) { changes.append(change) }

    /// Lets an action of the program run once the tree is up to date.
    func act(_ action: @escaping () -> Void) {
        actions.append(action)
        onChange()
    }

    /// Lets an action run after those of `act`: what goes does so after others came.
    func actLast(_ action: @escaping () -> Void) {
        lastActions.append(action)
        onChange()
    }

    /// Computes the transaction of a node whose rule changed before the layout asks for it.
    func touch(_ place: TransactionNode) { touched.append(place) }

    /// Passes an environment to the content of a scope, with whose transaction the changes animate;
    /// the content keeps its own transactions.
    func inScope(of place: TransactionNode, _ body: () -> Void) {
        let outer = scope
        scope = place
        body()
        scope = outer
    }

    /// Updates nodes that receive another environment right after the update.
    ///
    /// What depends on both is computed once, when the environment arrives, so that each node
    /// passes either on only once, at any depth.
    func beforeEnvironment(_ body: () -> Void) {
        let outer = isEnvironmentDue
        isEnvironmentDue = true
        body()
        isEnvironmentDue = outer
    }

    /// Lets something happen at the end of the running transaction.
    func atEnd(_ end: @escaping () -> Void) { ends.append(end) }

    /// The transaction of a change at a place, as what surrounds it wants animations to be.
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

    /// Changes layers in the transaction of a place.
    func change(at node: TransactionNode, _ body: () -> Void) {
        if isRebasing { body() } else { transaction(at: node).runAlone(body) }
    }

    /// Makes changes that layers which just came are animated by, too.
    func bring(_ body: () -> Void) {
        let outer = isBringing
        isBringing = true
        body()
        isBringing = outer
    }

    /// Puts elements into another space in which they stay where they are seen.
    func rebase(_ body: () -> Void) {
        let outer = isRebasing
        isRebasing = true
        Transaction().runAlone(body)
        isRebasing = outer
    }

    /// Evaluates a body; the node is refreshed when what it reads changes.
    func evaluate<Content>(_ node: ViewNode, _ body: () -> Content) -> Content {
        bodyEvaluations += 1
        return watch(node, body)
    }

    /// Runs a closure; the node is refreshed when what it reads changes.
    func watch<Content>(_ node: ViewNode, _ body: () -> Content) -> Content {
        let outer = Self.evaluatingNode
        Self.evaluatingNode = node
        defer { Self.evaluatingNode = outer }
        return withObservationTracking(body) { [link = node.ownLink] in
            Self.onMain { link.node?.observedChange() }
        }
    }

    /// Runs a closure that belongs to no evaluation: what it reads is not watched, and it may change
    /// state.
    static func unwatched(_ body: () -> Void) {
        let outer = evaluatingNode
        evaluatingNode = nil
        defer { evaluatingNode = outer }
        body()
    }

    // MARK: Working changes in

    /// The most rounds in which actions may change what other actions then see.
    static let mostRounds = 100
    /// The maximum number of rounds in which a layout may change what it depends on.
    static let mostLayoutRounds = 16

    /// Works in everything that waits, and lays out.
    func update() {
        isLayoutNeeded = true
        flush()
    }

    /// Works in everything that waits.
    func flush() {
        guard phase == .idle else { return }
        flushes += 1
        (runningFlush, isLayoutEndless) = (flushes, false)
        defer {
            (runningFlush, workedIn) = (nil, 0)
            releaseBuried()
        }
        var rounds = 0
        while !isLayoutEndless, needsUpdate || !actions.isEmpty || !lastActions.isEmpty {
            rounds += 1
            guard rounds <= Self.mostRounds else {
                ViewWarning.print(
                    WarningSubject(dirty.first),
                    "was updated for \(Self.mostRounds) rounds; the rest is deferred to the next "
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

    /// Keeps removed nodes, outer ones first, until the end of the update: releases do not nest.
    func bury(_ nodes: [ViewNode]) { buried += nodes }

    private func releaseBuried() {
        // Their ends may remove other nodes.
        while case let nodes = buried, !nodes.isEmpty { buried = [] }
    }

    /// Takes the views out for good, and runs what they still have to do.
    func close(_ removal: () -> Void) {
        (onChange, onWantsFrames, clock, date, root) = (
            {}, {}, { CACurrentMediaTime() }, { _ in nil }, nil
        )
        removal()
        let due = actions + lastActions
        (batch, dirty, late, moving, containers) = (nil, [], [], MovingValues(), [])
        (staleNodes, gatheredActions) = ([], [])
        (changes, actions, lastActions, ends, touched, layoutCause) = ([], [], [], [], [], nil)
        for action in due { action() }
        releaseBuried()
    }

    private func process(_ current: Batch) {
        let outer = phase
        batch = nil
        phase = .updating
        var base = current.transaction
        // What came with a change before, and was not seen yet, has its first values by now.
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

    /// Refreshes, lays out, and hands everything to the layers.
    private func work() {
        // What no place asks a transaction for changes at once, and no action of a layer runs.
        Transaction().runAlone {
            refreshDirty()
            layOut()
            changeLayers()
            if let root, matches.follow(in: root, self) { changeLayers() }
            let over = ends
            ends = []
            for end in over { end() }
        }
    }

    /// Repeats the layout until nothing invalidates it.
    private func layOut() {
        var rounds = 0
        while isLayoutNeeded {
            guard rounds < Self.mostLayoutRounds else {
                isLayoutEndless = true
                ViewWarning.print(
                    WarningSubject(item: layoutCause),
                    "invalidated its layout for \(Self.mostLayoutRounds) rounds; the rest is "
                        + "deferred to the next frame. Look for a layout or a geometry reader "
                        + "that changes the state it depends on."
                )
                return
            }
            rounds += 1
            (isLayoutNeeded, layoutCause) = (false, nil)
            isLayingOut = true
            root?.layOut()
            isLayingOut = false
            refreshDirty()
        }
    }

    private func changeLayers() {
        while !containers.isEmpty || !changes.isEmpty {
            // Layers that come hang in the tree before they change.
            let places = containers
            containers = []
            for container in places { container.gatherLayers() }
            let due = changes
            changes = []
            for change in due { change() }
        }
    }

    private func refreshDirty() {
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

    /// Asks a value for every frame that it wants until it rests.
    func follow(_ value: any MovingValue) {
        moving.insert(value)
        onWantsFrames()
    }

    /// Sets the values of a frame and tells what ended, for times of the clock.
    func sample(at time: CFTimeInterval, for shown: CFTimeInterval) {
        flush()
        let asked = moving.all
        transactionRun = TransactionRun(Transaction())
        phase = .updating
        // No action of a layer runs.
        Transaction().runAlone {
            for value in asked where value.isFollowed && value.isDue(for: shown) {
                if !value.move(at: time, for: shown) { moving.remove(value) }
            }
        }
        work()
        phase = .idle
        flush()
    }
}
