import LegatoGraphics
public import LegatoDrawing
import LegatoMotion

/// What was committed, frozen; turns it into a display list for any time.
///
/// Layers are slots in arrays. A tree belongs to one thread at a time and reads no clock. A list at a
/// time never depends on which lists were asked for before.
public final class RenderTree {
    var slots: [LayerID: Int] = [:]
    var freeSlots: [Int] = []
    var ids: [LayerID] = []
    /// The model values by slot.
    let states = ModelTable()
    var parents: [Int] = []
    var children: [[LayerID]] = []
    /// The masks by slot, which few layers have.
    var masks: [Int: LayerID] = [:]
    /// The running transitions by slot.
    var transitions: [Int: Transition] = [:]
    /// Where the sides of the transitions stand in the drawing order.
    var transitionSides: [TransitionSides] = []
    /// The factor on the opacity of the side of a transition that comes next.
    var sideOpacity = 1.0
    var pictures = PictureSlots()
    /// What emitters did before their present values, by slots.
    var emissions: [Int: EmissionHistory] = [:]
    let particles = ParticleList()
    var animations: [[FrozenAnimation]] = []
    var animators: [[(property: LayerProperty, animator: FrozenAnimator)]] = []
    var animatedIndex: [Int] = []
    /// The animated slots.
    var animated: [Int] = []
    /// Their values at the latest time, but for those that the table of plain layers has.
    let shown = StateTable<LayerState>()
    /// By slot, where the shown values are; -1 for none.
    private(set) var shownIndex: [Int] = []
    /// The slots of the shown values.
    private var shownSlots: [Int] = []
    var root: LayerID?

    var order: [Entry] = []
    var orderIsValid = false
    var orderDraft = OrderDraft()
    /// How many entries are no layers, and whether some of them run at a time of their own.
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
    var hasShifts = false
    /// Whether a replicator changed while it was evaluated, so that its copies must be again.
    var isUnsettled = false
    /// What is shown by entries that run at a time of their own.
    var copies = CopiedValues()
    var localTimes: [Double] = []
    var planes = EntryValues<ProjectiveTransform>()
    /// The factors on the premultiplied channels of an entry's own parts.
    var tints = EntryValues<SIMD4<Double>>()
    /// Whether an odd number of spaces is flipped down to an entry.
    var flips = EntryValues<Bool>()
    /// The maps from the entries that keep depth to the next plane above them.
    var depths: [Int: CATransform3D] = [:]

    /// The times, in root time, between which something is known to move; empty when unknown.
    var busyUntil = -Double.infinity
    /// Whether there ever was an animation with a wish for frame rates.
    var knowsRates = false

    /// Two lists take turns, so that the one drawn last stays as it is while the next is built.
    var lists: [DisplayList] = []
    var latestTime = Double.nan
    var latestScale = Double.nan
    var builder: DisplayListBuilder?
    /// How many rasters are made around what is drawn now.
    var rasterDepth = 0
    /// How many masks of backdrops are drawn around what is drawn now.
    var backdropDepth = 0
    /// How many entries were drawn for the latest list that are drawn again.
    var redrawn = 0
    var progress: ProgressBatch? = ProgressBatch()
    /// The animations that are evaluated all together.
    var tracks: TrackTable?
    /// The threads that evaluate and draw many plain layers.
    let workers: WorkerPool
    /// The layers that are drawn the shortest way; valid as the tracks are.
    let plainLayers = PlainLayerTable()
    /// What is known of the layers, by slot.
    var marks: [SlotMarks] = []
    /// How many entries of the order are evaluated one by one.
    var singleCount = 0
    /// How many layers have the model values of a plain layer.
    var plainCount = 0
    /// How many layers have a clock of their own.
    var clockCount = 0
    /// What clocks read at a time since the latest commit, as far as it was asked for.
    private var readings: (time: Double, slots: [Int: Double]) = (.nan, [:])

    /// What the latest list took.
    public internal(set) var statistics = RenderStatistics()

    /// Called while a display list is built, when its animations have been evaluated.
    package var onEvaluation: (() -> Void)?

    var warnings = LayerWarnings()

    /// Whether a commit changed something since the latest display list.
    public internal(set) var needsDisplay = false

    /// Creates an empty tree; lists with many layers are made by as many threads as there are cores.
    ///
    /// - Parameter threads: How many threads make a list instead, at least 1.
    public init(threads: Int? = nil) {
        workers = WorkerPool(count: threads ?? WorkerPool.coreCount)
        tracks = TrackTable(threads: workers.count)
    }

    /// Applies what a transaction changed.
    /// - Precondition: layers are inserted before they are named.
    public func apply(_ commit: Commit) {
        guard !commit.isEmpty else { return }
        needsDisplay = true
        busyUntil = -.infinity
        readings.time = .nan
        // Also when none of them shows now: a count or a delay that is animated may bring them back.
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
        guard !gone.isEmpty, let slot = slots[id] else { return }
        for animation in gone { removeTransition(animation, from: slot) }
        animations[slot].removeAll { gone.contains($0.id) }
        tracks?.isValid = false
        updateAnimated(slot)
    }

    /// Makes room for the layers of a commit that brings many, so that nothing grows step by step.
    private func reserve(for commit: Commit) {
        let new = commit.changes.count { if case .insert = $0 { true } else { false } }
        // Few at a time grow by halves again, or many commits would copy everything each.
        guard new > ids.count / 2 else { return }
        let most = ids.count + new
        states.reserve(most)
        slots.reserveCapacity(most)
        ids.reserveCapacity(most)
        parents.reserveCapacity(most)
        children.reserveCapacity(most)
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
            let slot = self.slot(of: id)
            if state.values.orderKey != shownState(ofSlot: slot).pointee.orderKey {
                orderIsValid = false
            }
            leave(slot)
            states.set(state, at: slot)
            enter(slot)
            if let plainLayer = plainLayers.index(ofSlot: slot), tracks?.isValid == true {
                if marks[slot].contains(.plain) {
                    plainLayers.update(plainLayer, states[slot])
                } else {
                    tracks?.isValid = false
                }
            }
            if marks[slot].contains(.dependsOnModel) { tracks?.isValid = false }
            updateAnimated(slot)
        case .sublayers(let id, let sublayers):
            let slot = self.slot(of: id)
            children[slot] = sublayers
            for child in sublayers { parents[self.slot(of: child)] = slot }
            orderIsValid = false
        case .mask(let id, let mask):
            masks[slot(of: id)] = mask
            if let mask { parents[slot(of: mask)] = slot(of: id) }
            orderIsValid = false
        case .births(let id, let time):
            // A layer that left with this commit may still be told of.
            if let slot = slots[id] { changeBirths(of: slot, at: time) }
        case .remove(let id): remove(id)
        case .root(let id):
            root = id
            orderIsValid = false
        case .addAnimations(let id, let list): add(list, to: slot(of: id))
        case .addTransition(let id, let transition, let time):
            add(transition, to: slot(of: id), pictureAt: time)
        case .removeAnimation(let id, let animation): removeAnimations([animation], of: id)
        case .animator(let id, let property, let animator):
            guard let slot = slots[id] else { return }
            animators[slot].removeAll { $0.property == property }
            if let animator { animators[slot].append((property, animator)) }
            tracks?.isValid = false
            updateAnimated(slot)
        }
    }

    private func add(_ list: [FrozenAnimation], to slot: Int) {
        let isInOrder = zip(list, list.dropFirst()).allSatisfy { !$1.isApplied(before: $0) }
        if animations[slot].isEmpty && isInOrder {
            // Then all trees share the array.
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

    func slot(of id: LayerID) -> Int {
        guard let slot = slots[id] else {
            refuse("Layer \(id) is not in the render tree")
        }
        return slot
    }

    func insert(_ id: LayerID, _ state: SharedState) {
        require(slots[id] == nil, "Layer \(id) is in the render tree already")
        let slot: Int
        if let free = freeSlots.popLast() {
            slot = free
            ids[slot] = id
            states.set(state, at: slot)
            parents[slot] = -1
        } else {
            slot = ids.count
            ids.append(id)
            states.append(state)
            parents.append(-1)
            children.append([])
            animations.append([])
            animators.append([])
            animatedIndex.append(-1)
            shownIndex.append(-1)
            marks.append([])
        }
        slots[id] = slot
        enter(slot)
        if state.values.emission != nil { emissions[slot] = EmissionHistory() }
        orderIsValid = false
    }

    func remove(_ id: LayerID) {
        guard let slot = slots.removeValue(forKey: id) else { return }
        removeTransition(from: slot)
        emissions[slot] = nil
        children[slot] = []
        masks[slot] = nil
        animations[slot] = []
        animators[slot] = []
        tracks?.isValid = false
        updateAnimated(slot)
        leave(slot)
        states.set(SharedState(), at: slot)
        parents[slot] = -1
        freeSlots.append(slot)
        orderIsValid = false
    }

    /// Changes the model values in a slot.
    func changeModel(_ slot: Int, _ body: (inout LayerState) -> Void) {
        leave(slot)
        states.change(slot, body)
        enter(slot)
    }

    /// Tells of new model values in a slot.
    private func enter(_ slot: Int) {
        if !states[slot].pointee.clock.isIdentity { clockCount += 1 }
        guard states[slot].pointee.isPlain else { return }
        marks[slot].insert(.plain)
        plainCount += 1
    }

    /// Forgets the model values in a slot.
    private func leave(_ slot: Int) {
        if !states[slot].pointee.clock.isIdentity { clockCount -= 1 }
        if marks[slot].remove(.plain) != nil { plainCount -= 1 }
    }

    /// Keeps the list of animated slots in step with a slot's animations.
    private func updateAnimated(_ slot: Int) {
        let isAnimated = !animations[slot].isEmpty || !animators[slot].isEmpty
        let index = animatedIndex[slot]
        if isAnimated && index < 0 {
            animatedIndex[slot] = animated.count
            animated.append(slot)
        } else if index >= 0 {
            if shownState(ofSlot: slot).pointee.orderKey != states[slot].pointee.orderKey {
                orderIsValid = false
            }
            guard !isAnimated else {
                // What an animation no longer changes shows the model value again.
                if shownIndex[slot] >= 0 {
                    shown[shownIndex[slot]].pointee = states[slot].pointee
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

    /// Where the shown values of an animated slot are; from now on there are some.
    func makeShown(_ slot: Int) -> Int {
        if shownIndex[slot] < 0 {
            shownIndex[slot] = shown.count
            shownSlots.append(slot)
            shown.append(states[slot].pointee)
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

    /// A layer's reading of its clock at a time of the root, whatever depth it hangs at.
    func localTime(ofSlot slot: Int, at time: Double) -> Double {
        guard clockCount > 0 else { return time }
        if readings.time != time { readings = (time, [:]) }
        var chain: [Int] = []
        var at = slot
        while at >= 0, readings.slots[at] == nil {
            chain.append(at)
            at = parents[at]
        }
        var local = at >= 0 ? readings.slots[at] ?? time : time
        for slot in chain.reversed() {
            local = states[slot].pointee.clock.local(fromParent: local)
            readings.slots[slot] = local
        }
        return local
    }
}
