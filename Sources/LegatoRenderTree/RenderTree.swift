import LegatoGraphics
package import LegatoDrawing
import LegatoMotion

/// The committed layers, from which a display list can be built for any time.
///
/// Layers are slots in arrays. A tree is used by one thread at a time and reads no clock. The list
/// for a time never depends on the lists requested before.
package final class RenderTree {
    let store = LayerStore()
    /// The running transitions by slot.
    var transitions: [Int: Transition] = [:]
    /// The entries of the transitions' sides in the drawing order.
    var transitionSides: [TransitionSides] = []
    /// The factor on the opacity of the next side of a transition.
    var sideOpacity = 1.0
    var pictures = PictureSlots()
    /// The emitters' histories before their current values, by slot.
    var emissions: [Int: EmissionHistory] = [:]
    let particles = ParticleList()
    var animations: [[FrozenAnimation]] = []
    var animators: [[(property: LayerProperty, animator: any FrozenAnimator)]] = []
    var animatedIndex: [Int] = []
    /// The animated slots.
    var animated: [Int] = []
    /// The presentation values at the latest time, except those in the table of plain layers.
    let shown = StateTable<LayerState>()
    /// The indices of the presentation values by slot; -1 for none.
    private(set) var shownIndex: [Int] = []
    /// The slots of the presentation values.
    private var shownSlots: [Int] = []

    var order: [Entry] = []
    var orderIsValid = false
    var orderDraft = OrderDraft()
    /// The number of entries that are not layers.
    var instanceCount = 0
    /// The maximum numbers of instances of all replicators, and of layer copies in them.
    package var instanceLimit = RenderLimits.instances
    package var copyLimit = RenderLimits.copies
    /// The current numbers of both.
    var instancesDrawn = 0
    var copiesDrawn = 0
    /// The maximum number of particles drawn for a list.
    package var particleLimit = RenderLimits.drawnParticles
    /// The overdraw limit of a list, and whether the last list has warned about it.
    package var coverLimit = (times: RenderLimits.coverTimes, pixels: RenderLimits.coverPixels)
    var hasNotedCover = false
    /// Whether some entries have a delayed time.
    var hasShifts = false
    /// Whether a replicator changed during evaluation, so that its copies must be rebuilt.
    var isUnsettled = false
    /// The presentation values of entries with a delayed time.
    var copies = CopiedValues()
    var localTimes: [Double] = []
    var planes = EntryValues<ProjectiveTransform>()
    /// The factors on the premultiplied channels of the entries' own items.
    var tints = EntryValues<SIMD4<Double>>()
    /// Whether an odd number of layers, from the root to an entry, is flipped.
    var flips = EntryValues<Bool>()
    /// The transforms from the entries that preserve depth to the next plane above them.
    var depths: [Int: CATransform3D] = [:]

    /// The time, in root time, up to which something is known to be animating; -∞ when unknown.
    var busyUntil = -Double.infinity
    /// Whether any animation has ever had preferred frame rates.
    var knowsRates = false

    /// Two alternating lists, so that the latest one stays unchanged while the next is built.
    var lists: [DisplayList] = []
    var latestTime = Double.nan
    var latestScale = Double.nan
    var builder: DisplayListBuilder?
    /// The number of nested rasters around the current entry.
    var rasterDepth = 0
    /// The number of nested backdrop masks around the current entry.
    var backdropDepth = 0
    /// The number of entries drawn more than once for the latest list.
    var redrawn = 0
    /// The animations that are evaluated together.
    var tracks: TrackTable?
    /// The threads that evaluate and draw large numbers of plain layers.
    let workers: WorkerPool
    /// The layers with the fast drawing path; valid as long as the tracks.
    let plainLayers = PlainLayerTable()
    /// Cached facts about the layers, by slot.
    var marks: [SlotMarks] = []
    /// The number of entries that are evaluated one by one.
    var singleCount = 0
    /// The cached local times of slots at one time, since the latest commit.
    private var readings: (time: Double, slots: [Int: Double]) = (.nan, [:])

    /// The statistics of the latest list.
    package internal(set) var statistics = RenderStatistics()

    /// Called while a display list is built, after its animations have been evaluated.
    package var onEvaluation: (() -> Void)?

    var warnings = LayerWarnings()

    /// Whether a commit has changed something since the latest display list.
    package internal(set) var needsDisplay = false

    /// Creates an empty tree.
    ///
    /// - Parameter threads: The number of threads that build large lists, at least 1; by default
    ///   the number of cores.
    package init(threads: Int? = nil) {
        workers = WorkerPool(count: threads ?? WorkerPool.coreCount)
        tracks = TrackTable(threads: workers.count)
    }

    /// Applies the changes of a commit.
    /// - Precondition: layers are inserted before other changes refer to them.
    package func apply(_ commit: Commit) {
        guard !commit.isEmpty else { return }
        needsDisplay = true
        busyUntil = -.infinity
        readings.time = .nan
        // Even if none is drawn now: an animated count or delay may draw them again.
        copies.removeAll()
        if hasShifts { orderIsValid = false }
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
            apply(change)
        }
        removeAnimations(removals.animations, of: removals.layer)
    }

    private func removeAnimations(_ gone: Set<AnimationID>, of id: LayerID) {
        guard !gone.isEmpty, let slot = store.slots[id] else { return }
        for animation in gone { removeTransition(animation, from: slot) }
        animations[slot].removeAll { gone.contains($0.id) }
        tracks?.isValid = false
        updateAnimated(slot)
    }

    /// Reserves memory for a commit that inserts many layers, to avoid repeated growth.
    private func reserve(for commit: Commit) {
        let new = commit.changes.count { if case .insert = $0 { true } else { false } }
        // Smaller commits rely on geometric growth: reserving would copy the arrays for each.
        guard new > store.slotCount / 2 else { return }
        let most = store.slotCount + new
        store.reserve(most)
        animations.reserveCapacity(most)
        animators.reserveCapacity(most)
        animatedIndex.reserveCapacity(most)
        shownIndex.reserveCapacity(most)
        marks.reserveCapacity(most)
        order.reserveCapacity(most)
    }

    private func apply(_ change: Commit.Change) {
        switch change {
        case .insert(let id, let state): insert(id, state)
        case .update(let id, let state):
            let slot = store.slot(of: id)
            if state.values.orderKey != shownState(ofSlot: slot).pointee.orderKey {
                orderIsValid = false
            }
            store.set(state, at: slot)
            if let plainLayer = plainLayers.index(ofSlot: slot), tracks?.isValid == true {
                if store.isPlain[slot] {
                    plainLayers.update(plainLayer, store.states[slot])
                } else {
                    tracks?.isValid = false
                }
            }
            if marks[slot].contains(.dependsOnModel) { tracks?.isValid = false }
            updateAnimated(slot)
        case .sublayers(let id, let sublayers):
            store.setSublayers(sublayers, of: store.slot(of: id))
            orderIsValid = false
        case .mask(let id, let mask):
            store.setMask(mask, of: store.slot(of: id))
            orderIsValid = false
        case .births(let id, let time):
            // A layer that was removed by the same commit may be included.
            if let slot = store.slots[id] { changeBirths(of: slot, at: time) }
        case .remove(let id): remove(id)
        case .root(let id):
            store.root = id
            orderIsValid = false
        case .addAnimations(let id, let list): add(list, to: store.slot(of: id))
        case .addTransition(let id, let transition, let time):
            add(transition, to: store.slot(of: id), pictureAt: time)
        case .removeAnimation(let id, let animation): removeAnimations([animation], of: id)
        case .animator(let id, let property, let animator):
            guard let slot = store.slots[id] else { return }
            setAnimator(of: property, in: slot, to: animator)
            tracks?.isValid = false
            updateAnimated(slot)
        }
    }

    private func add(_ list: [FrozenAnimation], to slot: Int) {
        let isInOrder = zip(list, list.dropFirst()).allSatisfy { !$1.isApplied(before: $0) }
        if animations[slot].isEmpty && isInOrder {
            // All trees share the array.
            animations[slot] = list
        } else {
            for animation in list {
                var (low, high) = (0, animations[slot].count)
                // Most animations are applied after all others.
                if let last = animations[slot].last, !animation.isApplied(before: last) {
                    low = high
                }
                while low < high {
                    let middle = (low + high) / 2
                    if animation.isApplied(before: animations[slot][middle]) {
                        high = middle
                    } else {
                        low = middle + 1
                    }
                }
                animations[slot].insert(animation, at: low)
            }
        }
        if list.contains(where: { $0.rates != nil }) { knowsRates = true }
        tracks?.isValid = false
        updateAnimated(slot)
    }

    func insert(_ id: LayerID, _ state: SharedState) {
        let slot = store.insert(id, state)
        if slot == animations.count {
            animations.append([])
            animators.append([])
            animatedIndex.append(-1)
            shownIndex.append(-1)
            marks.append([])
        }
        if state.values.emission != nil { emissions[slot] = EmissionHistory() }
        orderIsValid = false
    }

    func remove(_ id: LayerID) {
        guard let slot = store.slots[id] else { return }
        removeTransition(from: slot)
        emissions[slot] = nil
        animations[slot] = []
        animators[slot] = []
        tracks?.isValid = false
        updateAnimated(slot)
        store.remove(id)
        orderIsValid = false
    }

    /// Updates the list of animated slots after a change of a slot's animations.
    private func updateAnimated(_ slot: Int) {
        let isAnimated = !animations[slot].isEmpty || !animators[slot].isEmpty
        let index = animatedIndex[slot]
        if isAnimated && index < 0 {
            animatedIndex[slot] = animated.count
            animated.append(slot)
        } else if index >= 0 {
            if shownState(ofSlot: slot).pointee.orderKey != store.states[slot].pointee.orderKey {
                orderIsValid = false
            }
            guard !isAnimated else {
                // Properties that are no longer animated return to their model values.
                if shownIndex[slot] >= 0 {
                    shown[shownIndex[slot]].pointee = store.states[slot].pointee
                }
                return
            }
            let last = animated.removeLast()
            if index < animated.count {
                animated[index] = last
                animatedIndex[last] = index
            }
            animatedIndex[slot] = -1
            removeShown(slot)
        }
    }

    /// The index of an animated slot's presentation values, which are added if missing.
    func makeShown(_ slot: Int) -> Int {
        if shownIndex[slot] < 0 {
            shownIndex[slot] = shown.count
            shownSlots.append(slot)
            shown.append(store.states[slot].pointee)
        }
        return shownIndex[slot]
    }

    private func removeShown(_ slot: Int) {
        let index = shownIndex[slot]
        guard index >= 0 else { return }
        let last = shownSlots.removeLast()
        if index < shownSlots.count {
            shownSlots[index] = last
            shown[index].pointee = shown[shownSlots.count].pointee
            shownIndex[last] = index
        }
        shown.removeLast()
        shownIndex[slot] = -1
    }

    /// The local time of a layer at a time of the root.
    func localTime(ofSlot slot: Int, at time: Double) -> Double {
        guard store.clockCount > 0 else { return time }
        if readings.time != time { readings = (time, [:]) }
        var chain: [Int] = []
        var at = slot
        while at >= 0, readings.slots[at] == nil {
            chain.append(at)
            at = store.parents[at]
        }
        var local = at >= 0 ? readings.slots[at] ?? time : time
        for slot in chain.reversed() {
            local = store.states[slot].pointee.clock.local(fromParent: local)
            readings.slots[slot] = local
        }
        return local
    }
}
