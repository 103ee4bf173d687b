import Foundation
import LegatoGraphics

/// The drawing order of the committed layers, with the local time of each entry.
///
/// It depends on presentation values, such as `zPosition` and `instanceCount`, so evaluating its
/// entries may change it.
final class DrawOrder {
    /// An entry of the drawing order; parents precede their sublayers.
    ///
    /// A replicator is followed by an entry for each instance, whose children are its sublayers.
    struct Entry {
        /// The source of an entry's values.
        enum Role {
            /// The slot's values.
            case original
            /// The slot's values, which an earlier entry has evaluated.
            case again
            /// Its own values, at an index of the copies, because its time is delayed.
            case copy(Int)
            /// None: it is an instance of the replicator in the slot, not a layer.
            case instance(Int)
            /// None: it is the particles of the emitter in the slot, not a layer.
            case particles
        }

        @ShortIndex var slot: Int
        @ShortIndex var parent: Int
        /// One past the last entry of the subtree.
        @ShortIndex var end: Int
        var role: Role
        /// The entry of the layer's mask, which is last in the subtree; `end` without a mask.
        @ShortIndex var contentEnd = 0
        /// Whether the layer is its parent's mask.
        var isMask = false
        /// The index of the run of plain layers that begins here; -1 if none does.
        var run: Int32 = -1
        /// The index of the transition that the layer is a side of; -1 if there is none.
        @ShortIndex var transition = -1
    }

    let store: LayerStore
    let evaluator: Evaluator
    let emissions: Emissions
    private let transitions: Transitions
    private let warnings: LayerWarnings
    /// The runs of layers with the fast drawing path; valid as long as the tracks.
    let plainLayers: PlainLayerTable

    @exclusivity(unchecked) var entries: [Entry] = []
    /// Whether the entries are those of the layers and their presentation values.
    var isValid = false
    private var draft = OrderDraft()
    /// The entries of the transitions' sides.
    @exclusivity(unchecked) private(set) var sides: [TransitionSides] = []
    /// The number of entries that are not layers.
    private(set) var instanceCount = 0
    /// The maximum numbers of instances of all replicators, and of layer copies in them.
    var instanceLimit = RenderLimits.instances
    var copyLimit = RenderLimits.copies
    /// The current numbers of both.
    private var instancesDrawn = 0
    private var copiesDrawn = 0
    /// Whether some entries have a delayed time.
    private(set) var hasShifts = false
    /// The presentation values of entries with a delayed time.
    var copies = CopiedValues()
    /// Whether there are several entries for a layer, by slot.
    @exclusivity(unchecked) private(set) var isRepeated: [Bool] = []

    /// The local times by entry.
    @exclusivity(unchecked) var localTimes: [Double] = []
    /// The number of entries that are evaluated one by one.
    var singleCount = 0

    init(
        _ store: LayerStore, _ evaluator: Evaluator, _ emissions: Emissions,
        _ transitions: Transitions, _ warnings: LayerWarnings
    ) {
        (self.store, self.evaluator) = (store, evaluator)
        (self.emissions, self.transitions) = (emissions, transitions)
        self.warnings = warnings
        plainLayers = PlainLayerTable(evaluator.plainLayers)
    }

    /// Drops the values of copies, because a commit changes their layers.
    func dropCopies() {
        // Even if none is drawn now: an animated count or delay may bring them back.
        copies.removeAll()
        if hasShifts { isValid = false }
    }

    /// Reserves memory for a number of layers.
    func reserve(_ maximum: Int) { entries.reserveCapacity(maximum) }

    /// Rebuilds the order if it is outdated.
    func update() {
        guard !isValid else { return }
        entries.removeAll(keepingCapacity: true)
        sides.removeAll(keepingCapacity: true)
        copies.beginOrder()
        isRepeated.removeAll(keepingCapacity: true)
        isRepeated.append(contentsOf: repeatElement(false, count: store.slotCount))
        (instanceCount, hasShifts) = (0, false)
        (instancesDrawn, copiesDrawn) = (0, 0)
        if let root = store.root, let slot = store.slots[root] { append(root: slot) }
        localTimes.removeAll(keepingCapacity: true)
        localTimes.append(contentsOf: repeatElement(0, count: entries.count))
        isValid = true
        evaluator.tracks.isValid = false
    }

    private func append(root slot: Int) {
        var draft = OrderDraft()
        swap(&draft, &self.draft)
        draft.siblings.removeAll(keepingCapacity: true)
        draft.steps.append(.layer(slot, parent: -1, .first, isMask: false))
        while let step = draft.steps.popLast() { run(step, &draft) }
        swap(&draft, &self.draft)
    }

    private func run(_ step: OrderStep, _ draft: inout OrderDraft) {
        switch step {
        case .siblings(let range, let parent, let visit):
            for next in range {
                let slot = draft.siblings[next]
                guard isLeaf(slot) else {
                    let rest = next + 1..<range.upperBound
                    draft.steps.append(.siblings(rest, parent: parent, visit))
                    draft.steps.append(.layer(slot, parent: parent, visit, isMask: false))
                    return
                }
                let index = append(slot, parent: parent, visit)
                entries[index].contentEnd = index + 1
                entries[index].end = index + 1
            }
        case .layer(let slot, let parent, let visit, let isMask):
            if !transitions.isEmpty, let transition = transitions[slot] {
                return appendSides(of: transition, slot, parent, visit, isMask, &draft.steps)
            }
            let index = append(slot, parent: parent, visit)
            entries[index].isMask = isMask
            appendSublayers(of: index, visit, &draft)
        case .side(let slot, let parent, let visit, let isMask, let transition, let isOld):
            let index = append(slot, parent: parent, visit)
            (entries[index].isMask, entries[index].transition) = (isMask, transition)
            if isOld {
                sides[transition].old = index
            } else {
                sides[transition].new = index
            }
            appendSublayers(of: index, visit, &draft)
        case .endTransition(let index): sides[index].end = entries.count
        case .instance(let k, let parent, let visit):
            guard instancesDrawn < instanceLimit, copiesDrawn < copyLimit else {
                return noteInstances(of: parent, from: k)
            }
            instancesDrawn += 1
            let instance = entries.count
            if visit == .shifted { hasShifts = true }
            instanceCount += 1
            let slot = entries[parent].slot
            entries.append(Entry(slot: slot, parent: parent, end: 0, role: .instance(k)))
            draft.steps.append(.endInstance(instance))
            appendSublayers(of: slot, parent: instance, visit, &draft)
        case .endInstance(let instance): entries[instance].end = entries.count
        case .content(let index, let visit): appendContent(of: index, visit, &draft)
        case .end(let index): entries[index].end = entries.count
        }
    }

    /// Adds the old picture and the layer itself to the drawing order, in drawing order.
    private func appendSides(
        of transition: Transition, _ slot: Int, _ parent: Int, _ visit: Visit, _ isMask: Bool,
        _ steps: inout [OrderStep]
    ) {
        let index = sides.count
        let first = entries.count
        sides.append(
            TransitionSides(slot: slot, old: -1, new: first, first: first, end: first)
        )
        func side(_ slot: Int, isOld: Bool) -> OrderStep {
            .side(slot, parent: parent, visit, isMask: isMask, transition: index, isOld: isOld)
        }
        let old =
            transition.picture.flatMap { store.slots[$0] }.map { [side($0, isOld: true)] } ?? []
        let new = [side(slot, isOld: false)]
        let inOrder = transition.frozen.style == .reveal ? new + old : old + new
        steps.append(.endTransition(index))
        steps += inOrder.reversed()
    }

    /// Whether a layer has only its own entry.
    private func isLeaf(_ slot: Int) -> Bool {
        store.children[slot].isEmpty && (store.masks.isEmpty || store.masks[slot] == nil)
            && (transitions.isEmpty || transitions[slot] == nil)
            && (emissions.isEmpty || !emissions.isEmitter(slot))
    }

    /// Adds a layer without its subtree; returns its entry.
    private func append(_ slot: Int, parent: Int, _ visit: Visit) -> Int {
        let role = role(of: slot, visit)
        if visit != .first {
            isRepeated[slot] = true
            copiesDrawn += 1
        }
        if visit == .shifted { copies.pass(slot) }
        entries.append(Entry(slot: slot, parent: parent, end: 0, role: role))
        return entries.count - 1
    }

    private func appendSublayers(of index: Int, _ visit: Visit, _ draft: inout OrderDraft) {
        let slot = entries[index].slot
        draft.steps.append(.content(index, visit))
        guard !store.children[slot].isEmpty else { return }
        guard let replication = shownState(index).pointee.replication else {
            return appendSublayers(of: slot, parent: index, visit, &draft)
        }
        let later: Visit =
            replication.delay == 0 ? (visit == .shifted ? .shifted : .again) : .shifted
        let room = max(0, instanceLimit - instancesDrawn)
        for k in (0..<min(replication.count, room + 1)).reversed() {
            draft.steps.append(.instance(k, of: index, k == 0 ? visit : later))
        }
    }

    /// Warns that the further instances of a replicator are not drawn.
    private func noteInstances(of parent: Int, from k: Int) {
        let whole = shownState(parent).pointee.replication?.wholeCount ?? 0
        let (instances, copies) = (instanceLimit, copyLimit)
        warnings.warn(entries[parent].slot, .replicator, about: "instances") { name in
            """
            The \(name) shows \(k) of its \(whole) instances: all replicators of a window draw \
            at most \(instances) instances together, where nested replicators multiply, and \
            \(copies) layer copies. Set a smaller instanceCount.
            """
        }
    }

    /// Adds a layer's particles and its mask.
    private func appendContent(of index: Int, _ visit: Visit, _ draft: inout OrderDraft) {
        let slot = entries[index].slot
        if emissions.isEmitter(slot) {
            instanceCount += 1
            entries.append(
                Entry(slot: slot, parent: index, end: entries.count + 1, role: .particles))
        }
        entries[index].contentEnd = entries.count
        draft.steps.append(.end(index))
        if let id = store.masks[slot], let mask = store.slots[id],
            !store.states[slot].pointee.preservesDepth
        {
            draft.steps.append(.layer(mask, parent: index, visit, isMask: true))
        }
    }

    private func role(of slot: Int, _ visit: Visit) -> Entry.Role {
        switch visit {
        case .first: .original
        case .again: .again
        case .shifted:
            evaluator.isAnimated(slot) ? .copy(copies.next(of: slot, store.states[slot])) : .again
        }
    }

    /// Adds a slot's sublayers back to front: by presented zPosition, then in tree order.
    private func appendSublayers(
        of slot: Int, parent: Int, _ visit: Visit, _ draft: inout OrderDraft
    ) {
        draft.sorting.removeAll(keepingCapacity: true)
        var isFlat = true
        for id in store.children[slot] {
            guard let sublayer = store.slots[id] else { continue }
            let height = shownState(sublayer, role(of: sublayer, visit)).pointee.zPosition
            if height != 0 { isFlat = false }
            let place = draft.sorting.count
            draft.sorting.append(OrderDraft.Sibling(height: height, place: place, slot: sublayer))
        }
        if !isFlat {
            draft.sorting.sort { ($0.height, $0.place) < ($1.height, $1.place) }
        }
        let start = draft.siblings.count
        for sibling in draft.sorting { draft.siblings.append(sibling.slot) }
        draft.steps.append(.siblings(start..<draft.siblings.count, parent: parent, visit))
    }

    /// The presentation values of an entry at the latest evaluated time.
    func shownState(_ index: Int) -> UnsafePointer<LayerState> {
        shownState(entries[index].slot, entries[index].role)
    }

    private func shownState(_ slot: Int, _ role: Entry.Role) -> UnsafePointer<LayerState> {
        if case .copy(let index) = role { return UnsafePointer(copies.table[index]) }
        return evaluator.shownState(slot)
    }

    /// The number of entries in a range that are layers.
    func layerCount(in part: Range<Int>) -> Int {
        guard instanceCount > 0 else { return part.count }
        return part.reduce(0) { $0 + (entries[$1].role.isLayer ? 1 : 0) }
    }
}

extension DrawOrder.Entry.Role {
    var isInstance: Bool {
        if case .instance = self { true } else { false }
    }

    var isLayer: Bool {
        switch self {
        case .original, .again, .copy: true
        case .instance, .particles: false
        }
    }
}
