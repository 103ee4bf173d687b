import Foundation
import LegatoDrawing
import LegatoGraphics

/// The layers that are nothing but a rounded rectangle, in the drawing order, in a form that a frame
/// reads fast.
///
/// Siblings that follow each other make a run, 64 of a run a block. Where no layer of a block moves,
/// all of them are left out together if they do not show.
final class LeafTable {
    /// How many layers a block has at most.
    static let blockSize = 64

    /// Siblings without others between them.
    struct Run {
        /// The place of the first in the drawing order.
        var entry: Int
        var count: Int
        /// The first layer and the first block.
        var leaf: Int
        var block: Int
    }

    /// Up to 64 layers of a run.
    struct Block {
        /// What the layers can touch, in their superlayer's space.
        var minX = Double.infinity, minY = Double.infinity
        var maxX = -Double.infinity, maxY = -Double.infinity
        /// Whether a track moves one of them.
        var isMoving = false
        /// Whether the rectangle is to be found out.
        var isStale = true
    }

    private(set) var runs: [Run] = []
    private var blocks: [Block] = []
    /// The layers by index; valid until the next `append`.
    private(set) var base: UnsafeMutablePointer<Leaf>
    private(set) var count = 0
    private var capacity = 64
    /// The index by slot, -1 for layers that are not here.
    private var indices: [Int32] = []
    /// The block of each layer.
    private var blockOfLeaf: [Int32] = []
    /// Shapes on their way into the list.
    private let shapes: UnsafeMutablePointer<PlainShape>

    init() {
        base = .allocate(capacity: capacity)
        shapes = .allocate(capacity: Self.blockSize)
    }

    deinit {
        base.deallocate()
        shapes.deallocate()
    }

    /// Forgets all layers.
    func removeAll(slots: Int) {
        runs.removeAll(keepingCapacity: true)
        blocks.removeAll(keepingCapacity: true)
        blockOfLeaf.removeAll(keepingCapacity: true)
        count = 0
        indices.removeAll(keepingCapacity: true)
        indices.append(contentsOf: repeatElement(-1, count: slots))
    }

    /// The index of a slot's layer; nil if it is not here.
    func index(ofSlot slot: Int) -> Int? {
        guard indices.indices.contains(slot), indices[slot] >= 0 else { return nil }
        return Int(indices[slot])
    }

    /// Adds a layer; one that follows the one before goes on with its run.
    /// - Returns: its index.
    func append(
        _ model: UnsafePointer<LayerState>,
        slot: Int,
        entry: Int,
        follows: Bool,
        isMoving: Bool
    ) -> Int {
        if count == capacity {
            let larger = UnsafeMutablePointer<Leaf>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: base, count: count)
            base.deallocate()
            base = larger
            capacity *= 2
        }
        if !follows {
            runs.append(Run(entry: entry, count: 0, leaf: count, block: blocks.count))
        }
        let run = runs.count - 1
        if runs[run].count % Self.blockSize == 0 { blocks.append(Block()) }
        if isMoving { blocks[blocks.count - 1].isMoving = true }
        runs[run].count += 1
        (base + count).initialize(to: Leaf(model))
        indices[slot] = Int32(count)
        blockOfLeaf.append(Int32(blocks.count - 1))
        count += 1
        return count - 1
    }

    /// Takes over new model values of a layer; tracks write theirs afterwards.
    func update(_ index: Int, _ model: UnsafePointer<LayerState>) {
        base[index] = Leaf(model)
        blocks[Int(blockOfLeaf[index])].isStale = true
    }

    /// What a run is drawn with.
    struct Surroundings {
        var plane: Plane
        var tint: SIMD4<Double>
        var isFlipped: Bool
    }

    /// Draws a run. What it appends equals what `LayerEmission` would.
    /// - Returns: how many layers were drawn.
    func emit(_ run: Run, in outer: Surroundings, into emitter: inout Emitter) -> Int {
        let start = emitter.list.shapes.count
        let scissor = emitter.scissor
        var touched = PixelRect.nothing
        var first = run.leaf
        var block = run.block
        let end = run.leaf + run.count
        while first < end {
            let range = first..<min(first + Self.blockSize, end)
            if isSeen(block, range, in: outer.plane, scissor) {
                let made = draw(range, in: outer, scissor, &touched)
                if made > 0 {
                    emitter.list.shapes.append(
                        contentsOf: UnsafeBufferPointer(start: shapes, count: made)
                    )
                }
            }
            first = range.upperBound
            block += 1
        }
        emitter.endRun(from: start)
        emitter.touch(touched)
        return emitter.list.shapes.count - start
    }

    /// Whether some layer of a block may show.
    private func isSeen(
        _ index: Int,
        _ range: Range<Int>,
        in plane: Plane,
        _ scissor: PixelRect
    ) -> Bool {
        guard !blocks[index].isMoving else { return true }
        if blocks[index].isStale { blocks[index] = stillBlock(range) }
        let block = blocks[index]
        guard block.minX <= block.maxX else { return false }
        let rect = CGRect(
            x: block.minX,
            y: block.minY,
            width: block.maxX - block.minX,
            height: block.maxY - block.minY
        )
        // A pixel more than a layer by itself gets: the rounding of the two ways differs.
        return !plane.affinePixels(of: rect, outset: 2).intersection(scissor).isEmpty
    }

    private func stillBlock(_ range: Range<Int>) -> Block {
        var block = Block()
        block.isStale = false
        for index in range {
            let leaf = base + index
            guard !leaf.pointee.traits.contains(.isHidden) else { continue }
            let (plane, bounds) = (leaf.pointee.plane, leaf.pointee.drawnBounds)
            for (x, y) in [
                (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY),
                (bounds.minX, bounds.maxY), (bounds.maxX, bounds.maxY),
            ] {
                let (atX, atY) = (
                    x * plane.a + y * plane.c + plane.tx, x * plane.b + y * plane.d + plane.ty
                )
                (block.minX, block.maxX) = (min(block.minX, atX), max(block.maxX, atX))
                (block.minY, block.maxY) = (min(block.minY, atY), max(block.maxY, atY))
            }
        }
        return block
    }

    /// Makes the shapes of the layers that show.
    /// - Returns: how many.
    private func draw(
        _ range: Range<Int>,
        in outer: Surroundings,
        _ scissor: PixelRect,
        _ touched: inout PixelRect
    ) -> Int {
        let tint = DrawColor(outer.tint)
        var made = 0
        for index in range {
            let leaf = base + index
            let opacity = Double(max(0, min(1, leaf.pointee.opacity)))
            guard opacity > 0, !leaf.pointee.traits.contains(.isHidden) else { continue }
            let map = leaf.pointee.plane.concatAffine(outer.plane)
            let area = map.a * map.d - map.b * map.c
            let isTurnedAway = (area < 0) != outer.isFlipped
            let bounds = leaf.pointee.drawnBounds
            let pixels = map.affinePixels(of: bounds).intersection(scissor)
            guard area != 0, !isTurnedAway || leaf.pointee.traits.contains(.isDoubleSided),
                !pixels.isEmpty
            else { continue }
            let isGroup = leaf.pointee.traits.contains(.allowsGroupOpacity) || opacity == 1
            let itemTint = isGroup ? tint : DrawColor(outer.tint * opacity)
            guard leaf.pointee.hasColor else { continue }
            let fill = leaf.pointee.drawnColor * itemTint
            guard fill.w > 0 else { continue }
            (shapes + made).initialize(
                to: PlainShape(
                    a: Float(map.a),
                    b: Float(map.b),
                    c: Float(map.c),
                    d: Float(map.d),
                    tx: Float(map.tx),
                    ty: Float(map.ty),
                    rect: LocalRect(bounds),
                    radius: leaf.pointee.drawnRadius(bounds),
                    fill: fill * (isGroup ? Float(opacity) : 1)
                )
            )
            made += 1
            touched = touched.union(pixels)
        }
        return made
    }
}
