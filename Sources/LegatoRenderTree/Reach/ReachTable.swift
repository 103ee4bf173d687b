import Foundation
import LegatoGraphics

/// The areas in which layers and their sublayers may be hit, which let hit testing skip subtrees
/// that are not under the pointer.
///
/// For each slot, it stores the area in the superlayer's plane, computed from the committed values.
/// Layers that move or have depth may be hit everywhere. An area is computed on demand, and again
/// after a change in its subtree.
final class ReachTable {
    /// The area of one layer and its sublayers.
    struct Reach {
        var box = PlaneBox.nothing
        /// Whether a layer of the subtree may be hit outside of the box.
        var isHitAnywhere = false

        static let everywhere = Reach(box: .everything, isHitAnywhere: true)

        func mayBeHit(at point: CGPoint) -> Bool { isHitAnywhere || box.isNear(point) }

        mutating func add(_ other: Reach) {
            box = box.union(other.box)
            isHitAnywhere = isHitAnywhere || other.isHitAnywhere
        }
    }

    /// Consecutive sublayers of a layer with many, by blocks.
    private struct Blocks {
        var reaches: [Reach]
        var isStale: [Bool]
    }

    /// The number of sublayers in a block.
    static let blockSize = 32

    private let store: LayerStore
    private let evaluator: Evaluator

    @exclusivity(unchecked) private var reaches: [Reach] = []
    @exclusivity(unchecked) private var isStale: [Bool] = []
    /// Whether a slot's layer belongs to the tree, not to a transition's old picture.
    @exclusivity(unchecked) private var isKnown: [Bool] = []
    /// The index among the superlayer's sublayers, by slot.
    @exclusivity(unchecked) private var places: [Int32] = []
    /// The blocks of layers with more sublayers than one block has.
    private var blocks: [Int: Blocks] = [:]
    /// The layers whose class decides where they are hit, by slot.
    private var hitsAnywhere: Set<Int> = []
    /// The layers whose sublayers' areas are still to be computed.
    @exclusivity(unchecked) private var waiting: [(slot: Int, isEntered: Bool)] = []
    /// The number of areas computed so far.
    private(set) var computed = 0

    init(_ store: LayerStore, _ evaluator: Evaluator) {
        (self.store, self.evaluator) = (store, evaluator)
    }

    // MARK: - Changes

    /// Adds the columns of a new layer.
    func insert(_ slot: Int) {
        while slot >= isKnown.count {
            reaches.append(Reach())
            isStale.append(true)
            isKnown.append(false)
            places.append(0)
        }
        isKnown[slot] = true
        isStale[slot] = true
    }

    /// Removes a layer.
    func remove(_ slot: Int) {
        isKnown[slot] = false
        blocks[slot] = nil
        hitsAnywhere.remove(slot)
    }

    /// Marks the area of a layer as stale, after a change of the layer, its animations or its
    /// sublayers.
    func mark(_ slot: Int) {
        guard isKnown.indices.contains(slot), isKnown[slot] else { return }
        var slot = slot
        // All ancestors of a marked layer are marked, or their areas contain every point.
        while slot >= 0, !isStale[slot] {
            isStale[slot] = true
            let parent = store.parents[slot]
            if parent >= 0, !blocks.isEmpty {
                blocks[parent]?.isStale[Int(places[slot]) / Self.blockSize] = true
            }
            slot = parent
        }
    }

    /// Updates the indices and blocks after a change of a layer's sublayers.
    func sublayersChanged(of slot: Int) {
        let children = store.children[slot]
        for (place, id) in children.enumerated() { places[store.slot(of: id)] = Int32(place) }
        let count = (children.count + Self.blockSize - 1) / Self.blockSize
        blocks[slot] =
            count > 1
            ? Blocks(
                reaches: Array(repeating: Reach(), count: count),
                isStale: Array(repeating: true, count: count)
            ) : nil
        isStale[slot] = false
        mark(slot)
    }

    /// Records that the class of a layer decides where it is hit.
    func setHitAnywhere(_ slot: Int) {
        hitsAnywhere.insert(slot)
        mark(slot)
    }

    // MARK: - Areas

    /// The area of a layer and its sublayers, in the superlayer's plane.
    ///
    /// It does not include the superlayer's `sublayerTransform`.
    func reach(of slot: Int) -> Reach {
        guard isKnown.indices.contains(slot), isKnown[slot] else { return .everywhere }
        if isStale[slot] { update(slot) }
        return reaches[slot]
    }

    /// The area of a block of sublayers.
    private func reach(ofBlock block: Int, of slot: Int) -> Reach {
        guard let known = blocks[slot] else { return .everywhere }
        guard known.isStale[block] else { return known.reaches[block] }
        for place in places(ofBlock: block, of: slot) {
            _ = reach(of: store.slot(of: store.children[slot][place]))
        }
        return join(block, of: slot)
    }

    /// Whether a layer's sublayers have blocks.
    private func hasBlocks(_ slot: Int) -> Bool { !blocks.isEmpty && blocks[slot] != nil }

    /// The sublayers of a block.
    private func places(ofBlock block: Int, of slot: Int) -> Range<Int> {
        let end = min((block + 1) * Self.blockSize, store.children[slot].count)
        return block * Self.blockSize..<end
    }

    /// Computes the area of a block from those of its sublayers.
    private func join(_ block: Int, of slot: Int) -> Reach {
        var reach = Reach()
        for place in places(ofBlock: block, of: slot) {
            reach.add(reaches[store.slot(of: store.children[slot][place])])
        }
        blocks[slot]?.reaches[block] = reach
        blocks[slot]?.isStale[block] = false
        return reach
    }

    /// The indices of the sublayers that may be hit at a point of their superlayer, in drawing
    /// order; nil if some of them are ordered by depth.
    func sublayers(of slot: Int, near point: CGPoint) -> [Int]? {
        var found: [Int] = []
        var isLevel = true
        func add(_ places: Range<Int>) {
            for place in places {
                guard let sublayer = store.slots[store.children[slot][place]] else { continue }
                guard reach(of: sublayer).mayBeHit(at: point) else { continue }
                found.append(place)
                isLevel =
                    isLevel && store.states[sublayer].pointee.zPosition == 0
                    && !evaluator.movesZPosition(of: sublayer)
            }
        }
        guard let count = blocks[slot]?.reaches.count else {
            add(store.children[slot].indices)
            return isLevel ? found : nil
        }
        for block in 0..<count where reach(ofBlock: block, of: slot).mayBeHit(at: point) {
            add(places(ofBlock: block, of: slot))
        }
        return isLevel ? found : nil
    }

    private func update(_ top: Int) {
        waiting.append((top, false))
        let bottom = waiting.count
        while waiting.count >= bottom, let (slot, isEntered) = waiting.last {
            guard isStale[slot] else {
                waiting.removeLast()
                continue
            }
            let own = ownReach(of: slot)
            if let own, own.isClosed {
                finish(slot, own.placed(own.reach))
            } else if own == nil {
                finish(slot, .everywhere)
            } else if let own, isEntered {
                var reach = own.reach
                for block in 0..<(blocks[slot]?.isStale.count ?? 0) {
                    let isStale = blocks[slot]?.isStale[block] == true
                    reach.add(
                        isStale ? join(block, of: slot) : self.reach(ofBlock: block, of: slot))
                }
                if !hasBlocks(slot) { store.children[slot].forEach { add($0, to: &reach) } }
                if let mask = store.masks[slot] { add(mask, to: &reach) }
                finish(slot, own.placed(reach))
            } else {
                waiting[waiting.count - 1].isEntered = true
                awaitSublayers(of: slot)
            }
        }
    }

    private func finish(_ slot: Int, _ reach: Reach) {
        var reach = reach
        if hitsAnywhere.contains(slot) { reach.isHitAnywhere = true }
        reaches[slot] = reach
        isStale[slot] = false
        computed += 1
        waiting.removeLast()
    }

    private func add(_ id: LayerID, to reach: inout Reach) {
        guard let slot = store.slots[id] else { return }
        reach.add(reaches[slot])
    }

    /// Postpones a layer until the areas of its sublayers and its mask are computed.
    private func awaitSublayers(of slot: Int) {
        let sublayers = store.children[slot]
        func wait(for id: LayerID) {
            if let slot = store.slots[id], isStale[slot] { waiting.append((slot, false)) }
        }
        if let mask = store.masks[slot] { wait(for: mask) }
        guard let blocks = blocks[slot] else { return sublayers.forEach(wait) }
        for block in blocks.isStale.indices where blocks.isStale[block] {
            for place in places(ofBlock: block, of: slot) { wait(for: sublayers[place]) }
        }
    }
}

extension ReachTable {
    /// The area in which a layer itself may be hit.
    private struct OwnReach {
        /// In the layer's own plane.
        var reach: Reach
        /// Whether sublayers can be hit only inside the area.
        var isClosed: Bool
        /// The transform to the superlayer's plane.
        var plane: ProjectiveTransform

        /// An area of the layer's plane in the superlayer's plane.
        func placed(_ reach: Reach) -> Reach {
            Reach(box: reach.box.mapped(by: plane), isHitAnywhere: reach.isHitAnywhere)
        }
    }

    /// The area in which a layer itself may be hit; nil means everywhere.
    private func ownReach(of slot: Int) -> OwnReach? {
        let state = store.states[slot]
        guard !evaluator.isAnimated(slot), state.pointee.isPlanar else { return nil }
        let isOff = state.pointee.isHidden || state.pointee.opacity <= 0
        var box = isOff ? .nothing : PlaneBox(state.pointee.drawnBounds)
        if !isOff, !state.pointee.masksToBounds, case .shape(let shape) = state.pointee.kind {
            box = box.union(shape.values.reach)
        }
        return OwnReach(
            reach: Reach(box: box), isClosed: isOff || state.pointee.masksToBounds,
            plane: ProjectiveTransform(of: state, in: nil)
        )
    }
}

extension LayerState {
    /// Whether the layer and its sublayers lie in its superlayer's plane.
    fileprivate var isPlanar: Bool {
        let t = transform
        return t.m14 == 0 && t.m24 == 0 && t.m44 == 1 && anchorPointZ == 0 && !preservesDepth
            && CATransform3DIsIdentity(sublayerTransform)
    }
}

extension ShapeValues {
    /// The area of the path and its stroke, visible or not, in the layer's plane.
    fileprivate var reach: PlaneBox {
        guard let path else { return .nothing }
        // Square caps reach half the width times √2, sharp corners up to the miter limit.
        let width = abs(lineWidth) / 2
        let sharp = lineJoin == .miter ? max(1.5, abs(miterLimit)) : 1.5
        let box = path.boundingBox
        return box.isNull ? .nothing : PlaneBox(box).outset(by: width * sharp)
    }
}
