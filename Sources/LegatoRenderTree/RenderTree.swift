package import LegatoDrawing
import LegatoGraphics

/// The committed layers, from which a display list can be built for any time.
///
/// The tree coordinates its parts, the properties below: each owns some columns, indexed by slot or
/// by entry of the drawing order, and refers only to the parts declared before it. A tree is used
/// by one thread at a time and reads no clock. The list for a time never depends on the lists
/// requested before.
package final class RenderTree {
    /// The committed layers.
    let store = LayerStore()
    /// The animations and the presentation values.
    let evaluator: Evaluator
    /// The layers' local times, and the times of changes.
    let timing: LayerTiming
    /// The particles of emitters.
    let emissions: Emissions
    /// The running transitions.
    let transitions: Transitions
    /// The areas in which layers and their sublayers may be hit.
    let reach: ReachTable
    /// The layers in drawing order.
    let drawOrder: DrawOrder
    /// The builder of display lists.
    let drawing: TreeDrawing
    private let warnings: LayerWarnings

    /// Called while a display list is built, after its animations have been evaluated.
    package var onEvaluation: (() -> Void)?

    /// Whether a commit has changed anything since the latest display list.
    package private(set) var needsDisplay = false

    /// Creates an empty tree.
    ///
    /// - Parameter threads: The number of threads that build large lists, at least 1; by default
    ///   the number of cores.
    package init(threads: Int? = nil) {
        let workers = WorkerPool(count: threads ?? WorkerPool.coreCount)
        warnings = LayerWarnings(store)
        evaluator = Evaluator(store, workers)
        timing = LayerTiming(store, evaluator)
        emissions = Emissions(store, evaluator, timing)
        transitions = Transitions(store, evaluator, timing, emissions)
        reach = ReachTable(store, evaluator)
        drawOrder = DrawOrder(store, evaluator, emissions, transitions, warnings)
        drawing = TreeDrawing(
            store, evaluator, emissions, transitions, drawOrder, warnings, workers
        )
    }

    // MARK: - Commits

    /// Applies the changes of a commit.
    /// - Precondition: layers are inserted before other changes refer to them.
    package func apply(_ commit: Commit) {
        guard !commit.isEmpty else { return }
        needsDisplay = true
        timing.forget()
        drawOrder.dropCopies()
        reserve(for: commit)
        // Consecutive removals are batched: one by one, each would search all animations of its
        // layer.
        var removals: (layer: LayerID, animations: Set<AnimationID>) = (0, [])
        for change in commit.changes {
            if case .removeAnimation(let id, let animation) = change {
                if removals.layer != id {
                    removeAnimations(removals.animations, of: removals.layer)
                    removals = (id, [])
                }
                removals.animations.insert(animation)
                continue
            }
            removeAnimations(removals.animations, of: removals.layer)
            removals.animations = []
            if apply(change) { drawOrder.isValid = false }
        }
        removeAnimations(removals.animations, of: removals.layer)
    }

    private func removeAnimations(_ gone: Set<AnimationID>, of id: LayerID) {
        guard !gone.isEmpty, let slot = store.slots[id] else { return }
        reach.mark(slot)
        for animation in gone where transitions.remove(animation, from: slot) {
            drawOrder.isValid = false
        }
        if evaluator.remove(gone, from: slot) { drawOrder.isValid = false }
    }

    /// Reserves memory for a commit that inserts many layers, to avoid repeated growth.
    private func reserve(for commit: Commit) {
        let new = commit.changes.count { if case .insert = $0 { true } else { false } }
        // Smaller commits rely on geometric growth: reserving would copy the arrays for each.
        guard new > store.slotCount / 2 else { return }
        let maximum = store.slotCount + new
        store.reserve(maximum)
        evaluator.reserve(maximum)
        drawOrder.reserve(maximum)
    }

    /// Applies a change other than the removal of an animation.
    /// - Returns: Whether the drawing order may change.
    private func apply(_ change: Commit.Change) -> Bool {
        switch change {
        case .insert(let id, let state):
            let slot = store.insert(id, state)
            evaluator.makeRoom(for: slot)
            reach.insert(slot)
            if state.values.emission != nil { emissions.begin(slot) }
            return true
        case .hitAnywhere(let id):
            reach.setHitAnywhere(store.slot(of: id))
            return false
        case .update(let id, let state): return update(store.slot(of: id), state)
        case .sublayers(let id, let sublayers):
            let slot = store.slot(of: id)
            store.setSublayers(sublayers, of: slot)
            reach.sublayersChanged(of: slot)
            return true
        case .mask(let id, let mask):
            let slot = store.slot(of: id)
            store.setMask(mask, of: slot)
            reach.mark(slot)
            return true
        case .births(let id, let time):
            // A layer that was removed by the same commit may be included.
            if let slot = store.slots[id] { emissions.endBirths(of: slot, at: time) }
            return false
        case .remove(let id):
            guard let slot = store.slots[id] else { return false }
            _ = transitions.remove(from: slot)
            emissions.remove(slot)
            evaluator.removeAll(from: slot)
            reach.remove(slot)
            store.remove(id)
            return true
        case .root(let id):
            store.root = id
            return true
        case .addAnimations(let id, let list):
            let slot = store.slot(of: id)
            reach.mark(slot)
            return evaluator.add(list, to: slot)
        case .addTransition(let id, let transition, let time):
            transitions.add(transition, to: store.slot(of: id), pictureAt: time)
            return true
        case .removeAnimation(let id, let animation):
            removeAnimations([animation], of: id)
            return false
        case .animator(let id, let property, let animator):
            guard let slot = store.slots[id] else { return false }
            reach.mark(slot)
            return evaluator.setAnimator(of: property, in: slot, to: animator)
        }
    }

    /// Replaces a slot's model values; returns whether the drawing order may change.
    private func update(_ slot: Int, _ state: SharedState) -> Bool {
        let isReordered =
            state.values.orderKey != evaluator.shownState(slot).pointee.orderKey
        store.set(state, at: slot)
        reach.mark(slot)
        drawOrder.modelChanged(slot)
        return evaluator.modelChanged(slot) || isReordered
    }

    // MARK: - Display lists

    /// Returns the display list at `time` for a target of `width` x `height` pixels.
    ///
    /// `scale` is the number of pixels per point. If the tree is unchanged and nothing is
    /// animating, the previous list is returned.
    /// - Precondition: `time` and `scale` are finite, and `scale` is above 0.
    package func displayList(
        at time: Double, width: Int, height: Int, scale: Double
    ) -> DisplayList {
        require(time.isFinite, "A display list needs a finite time, got \(time)")
        require(scale.isFinite && scale > 0, "A scale must be finite and above 0, got \(scale)")
        let latest = drawing.latestTime
        if !needsDisplay, let last = drawing.latest(width: width, height: height, scale: scale),
            time == latest || isAtRest(from: latest, to: time)
        {
            return last
        }
        drawing.beginStatistics(evaluations: drawOrder.evaluate(at: time))
        onEvaluation?()
        needsDisplay = false
        return drawing.list(at: time, width: width, height: height, scale: scale)
    }

    /// Whether nothing changes between two times, including the later one.
    private func isAtRest(from: Double, to time: Double) -> Bool {
        guard time >= from else {
            return evaluator.animated.isEmpty && transitions.isEmpty && emissions.isEmpty
        }
        guard let next = nextActivity(after: from) else { return true }
        return next > time
    }

    /// Returns when the tree next changes without a commit, after a frame at `time`.
    ///
    /// Nil means never. A result of `time` or earlier means that something is animating; a later
    /// one is when the next animation begins. From the start of the first instance of a replicator
    /// to the end of the last one, something counts as animating.
    package func nextActivity(after time: Double) -> Double? {
        if timing.isBusy(at: time) { return time }
        var search = timing.search(after: time)
        transitions.addActivity(to: &search)
        emissions.addActivity(to: &search)
        return timing.nextActivity(search)
    }

    /// Returns the number of refreshes of a display per frame, above 1 if all current animations
    /// prefer lower rates.
    /// - Parameters:
    ///   - time: The time, in seconds.
    ///   - period: The interval between two refreshes, in seconds, above 0.
    /// - Returns: At least 1.
    package func frameDivisor(at time: Double, period: Double) -> Int {
        guard transitions.isEmpty, emissions.isEmpty else { return 1 }
        return timing.frameDivisor(at: time, period: period)
    }

    /// Returns the changes, with a `births` change at `time`, in root time, before the first one of
    /// each emitter.
    ///
    /// The tree must have received all previous commits.
    package func recordingBirths(_ changes: [Commit.Change], at time: Double) -> [Commit.Change] {
        emissions.recordingBirths(changes, at: time)
    }
}

/// Limits, statistics and warnings.
extension RenderTree {
    /// The maximum number of instances of all replicators.
    package var instanceLimit: Int {
        get { drawOrder.instanceLimit }
        set { drawOrder.instanceLimit = newValue }
    }

    /// The maximum number of layer copies in the instances of all replicators.
    package var copyLimit: Int {
        get { drawOrder.copyLimit }
        set { drawOrder.copyLimit = newValue }
    }

    /// The maximum number of particles drawn for a list.
    package var particleLimit: Int {
        get { drawing.particleLimit }
        set { drawing.particleLimit = newValue }
    }

    /// The overdraw limit of a list.
    package var coverLimit: (times: Int, pixels: Int) {
        get { drawing.coverLimit }
        set { drawing.coverLimit = newValue }
    }

    /// The statistics of the latest list.
    package var statistics: RenderStatistics { drawing.statistics }

    /// The number of items of the latest list that were moved or changed after they were added.
    package var itemsMoved: Int { drawing.builder?.itemsMoved ?? 0 }

    /// The number of items visited to find where planes in 3-D space are visible.
    package var itemsMeasured: Int { drawing.builder?.itemsMeasured ?? 0 }

    /// Receives each warning about a layer, to print it with the layer's name; if nil, the default,
    /// the tree prints it with the name of the layer's class.
    package var onWarning: (@Sendable (LayerWarning) -> Void)? {
        get { warnings.receive }
        set { warnings.receive = newValue }
    }
}
