import LegatoDrawing
import LegatoMotion

/// The animations and animators of the committed layers, and the presentation values that they
/// give at the latest evaluated time.
///
/// All times are local to the layer of the slot, except where a root time is named.
final class Evaluator {
    /// The model values by slot.
    private let models: ModelTable
    /// The threads that evaluate large numbers of tracks.
    private let workers: WorkerPool
    /// The animations by slot, in the order in which they are applied.
    @exclusivity(unchecked) private(set) var animations: [[FrozenAnimation]] = []
    @exclusivity(unchecked)
    private(set) var animators: [[(property: LayerProperty, animator: any FrozenAnimator)]] = []
    /// The animated slots.
    @exclusivity(unchecked) private(set) var animated: [Int] = []
    @exclusivity(unchecked) private var animatedIndex: [Int] = []
    /// Whether any animation has ever had preferred frame rates.
    private(set) var hasSeenRates = false
    /// The presentation values, except those of plain layers.
    private let shown = StateTable<LayerState>()
    /// The indices of the presentation values by slot; -1 for none.
    @exclusivity(unchecked) private var shownIndex: [Int] = []
    /// The slots of the presentation values.
    @exclusivity(unchecked) private var shownSlots: [Int] = []
    /// The presentation values of plain layers.
    let plainLayers = PlainLayerColumns()
    /// The animations that are evaluated together.
    var tracks: TrackTable
    /// The marks of the tracks, by slot.
    @exclusivity(unchecked) private var marks: [TrackMarks] = []

    init(_ store: LayerStore, _ workers: WorkerPool) {
        (models, self.workers) = (store.states, workers)
        tracks = TrackTable(threads: workers.count)
    }

    /// Reserves memory for a number of slots.
    func reserve(_ maximum: Int) {
        animations.reserveCapacity(maximum)
        animators.reserveCapacity(maximum)
        animatedIndex.reserveCapacity(maximum)
        shownIndex.reserveCapacity(maximum)
        marks.reserveCapacity(maximum)
    }

    /// Adds the columns of a slot that the store has added.
    func makeRoom(for slot: Int) {
        guard slot == animations.count else { return }
        animations.append([])
        animators.append([])
        animatedIndex.append(-1)
        shownIndex.append(-1)
        marks.append([])
    }

    /// Whether a slot has animations or animators.
    func isAnimated(_ slot: Int) -> Bool { animatedIndex[slot] >= 0 }

    /// Adds animations to a slot.
    /// - Returns: Whether the presented drawing order may change.
    func add(_ list: [FrozenAnimation], to slot: Int) -> Bool {
        let isInOrder = zip(list, list.dropFirst()).allSatisfy { !$1.isApplied(before: $0) }
        if animations[slot].isEmpty && isInOrder {
            // All trees share the array.
            animations[slot] = list
        } else {
            for animation in list { insert(animation, into: slot) }
        }
        if list.contains(where: { $0.rates != nil }) { hasSeenRates = true }
        tracks.isValid = false
        return updateAnimated(slot)
    }

    private func insert(_ animation: FrozenAnimation, into slot: Int) {
        var (low, high) = (0, animations[slot].count)
        // Most animations are applied after all others.
        if let last = animations[slot].last, !animation.isApplied(before: last) { low = high }
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

    /// Removes animations of a slot.
    /// - Returns: Whether the presented drawing order may change.
    func remove(_ gone: Set<AnimationID>, from slot: Int) -> Bool {
        animations[slot].removeAll { gone.contains($0.id) }
        tracks.isValid = false
        return updateAnimated(slot)
    }

    /// Replaces the animator of a property of a slot; nil removes it.
    /// - Returns: Whether the presented drawing order may change.
    func setAnimator(
        of property: LayerProperty, in slot: Int, to animator: (any FrozenAnimator)?
    ) -> Bool {
        // By index: iterating copies each animator.
        let index = animators[slot].indices.first { animators[slot][$0].property == property }
        switch (index, animator) {
        case (let index?, let animator?): animators[slot][index].animator = animator
        case (let index?, nil): animators[slot].remove(at: index)
        case (nil, let animator?): animators[slot].append((property, animator))
        case (nil, nil): break
        }
        tracks.isValid = false
        return updateAnimated(slot)
    }

    /// Updates the evaluator after a change of a slot's model values.
    /// - Returns: Whether the presented drawing order may change.
    func modelChanged(_ slot: Int) -> Bool {
        if marks[slot].contains(.dependsOnModel) { tracks.isValid = false }
        return updateAnimated(slot)
    }

    /// Removes all animations and animators of a slot, before its layer is removed.
    func removeAll(from slot: Int) {
        animations[slot] = []
        animators[slot] = []
        tracks.isValid = false
        _ = updateAnimated(slot)
    }

    /// Updates the list of animated slots after a change of a slot's animations or model values.
    /// - Returns: Whether the presentation values on which the drawing order depends change.
    private func updateAnimated(_ slot: Int) -> Bool {
        let isAnimated = !animations[slot].isEmpty || !animators[slot].isEmpty
        let index = animatedIndex[slot]
        guard index >= 0 else {
            if isAnimated {
                animatedIndex[slot] = animated.count
                animated.append(slot)
            }
            return false
        }
        let changesOrder =
            shownState(slot).pointee.orderKey != models[slot].pointee.orderKey
        guard !isAnimated else {
            // Properties that are no longer animated return to their model values.
            if shownIndex[slot] >= 0 {
                shown[shownIndex[slot]].pointee = models[slot].pointee
            }
            return changesOrder
        }
        let last = animated.removeLast()
        if index < animated.count {
            animated[index] = last
            animatedIndex[last] = index
        }
        animatedIndex[slot] = -1
        removeShown(slot)
        return changesOrder
    }

    // MARK: - Presentation values

    /// A slot's presentation values at the latest evaluated time, except those of a plain layer.
    func shownState(_ slot: Int) -> UnsafePointer<LayerState> {
        let index = shownIndex[slot]
        return index < 0 ? models[slot] : UnsafePointer(shown[index])
    }

    /// The presentation values of a slot that is animated without tracks; nil for others.
    func singleValues(_ slot: Int) -> UnsafeMutablePointer<LayerState>? {
        guard isAnimated(slot), !marks[slot].contains(.tracked) else { return nil }
        return shown[shownIndex[slot]]
    }

    /// The index of an animated slot's presentation values, which are added if missing.
    func makeShown(_ slot: Int) -> Int {
        if shownIndex[slot] < 0 {
            shownIndex[slot] = shown.count
            shownSlots.append(slot)
            shown.append(models[slot].pointee)
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

    /// Updates a slot's presentation values to those of its plain layer.
    func showPlainLayer(_ index: Int, of slot: Int) {
        guard isAnimated(slot) else { return }
        plainLayers.write(index, to: &shown[makeShown(slot)].pointee)
    }

    // MARK: - Evaluation

    /// Reads a slot's presentation values at a local time.
    func withPresentation<Result>(
        of slot: Int, at time: Double, _ body: (UnsafePointer<LayerState>) -> Result
    ) -> Result {
        var state = models[slot].pointee
        evaluate(slot, at: time, into: &state)
        return withUnsafePointer(to: state, body)
    }

    /// Whether animations or animators change a slot's `zPosition`.
    func movesZPosition(of slot: Int) -> Bool {
        animators[slot].contains { $0.property == .zPosition }
            || animations[slot].contains { $0.path.property == .zPosition }
    }

    /// The ends of the animations and animators of a slot's property, in the layer's time.
    func ends(of property: LayerProperty, in slot: Int) -> [Double] {
        guard isAnimated(slot) else { return [] }
        return animators[slot].filter { $0.property == property }.map(\.animator.endTime)
            + animations[slot].filter { $0.path.property == property }.map(\.outerTiming.endTime)
    }

    /// Applies a slot's animators and animations to its model values in `state`.
    func evaluate(_ slot: Int, at time: Double, into state: inout LayerState) {
        for (property, animator) in animators[slot] {
            animator.apply(to: &state, property.row, at: time)
        }
        // By index: without optimisation, an iterator allocates.
        let list = animations[slot]
        for k in list.indices { list[k].apply(to: &state, at: time) }
    }

    /// Replaces a slot's presentation values of an earlier time.
    /// - Returns: The number of animations and animators evaluated.
    func update(_ state: inout LayerState, of slot: Int, at time: Double) -> Int {
        reset(slot, &state)
        evaluate(slot, at: time, into: &state)
        return animations[slot].count + animators[slot].count
    }

    /// Resets the properties that a slot's animations change to their model values.
    private func reset(_ slot: Int, _ state: inout LayerState) {
        for (property, _) in animators[slot] { state.copy(property, from: models[slot]) }
        let list = animations[slot]
        for k in list.indices {
            state.copy(list[k].path.property, from: models[slot])
            if list[k].turnsLayer { state.copy(.transform, from: models[slot]) }
        }
    }

    // MARK: - Tracks

    /// Removes all tracks, before those of the layers in the drawing order are added.
    func beginTracks() {
        tracks.removeAll(expecting: animated.count)
        for slot in marks.indices { marks[slot] = [] }
    }

    /// Finds the tracks of an animated slot, which `addTracks` then adds.
    func findTracks(of slot: Int) -> TrackMarks {
        let found = tracks.find(animations[slot], animators[slot], models[slot])
        marks[slot] = found
        return found
    }

    /// Adds the tracks found last.
    /// - Parameters:
    ///   - slot: The layer's slot.
    ///   - target: The target of the values.
    ///   - entry: The index of the layer's entry in the drawing order.
    func addTracks(of slot: Int, to target: TrackTarget, entry: Int) {
        tracks.add(
            animations[slot], animators[slot], ofSlot: slot, to: target, entry: entry,
            in: plainLayers
        )
        guard case .state(let index) = target else { return }
        // So that frames do not allocate while the animations run.
        let list = animations[slot]
        for k in list.indices { shown[index].pointee.ownValues(of: list[k].path.property) }
        for (property, _) in animators[slot] { shown[index].pointee.ownValues(of: property) }
    }

    /// Declares the tracks complete.
    func endTracks() {
        // Capacity that plain layers use only if they are drawn as general layers.
        shown.reserve(animated.count)
        tracks.isValid = true
    }

    /// Evaluates all tracks at a root time.
    /// - Parameters:
    ///   - time: The root time.
    ///   - times: The local times by drawing-order entry; nil if all are equal to `time`.
    /// - Returns: The number of tracks.
    func evaluateTracks(at time: Double, times: UnsafePointer<Double>?) -> Int {
        let frame = TrackFrame(
            time: time, times: times, models: models, shown: shown, plainLayers: plainLayers
        )
        tracks.evaluate(frame, by: workers)
        return tracks.count
    }
}
