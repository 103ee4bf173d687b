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
    /// How many layers a block of blocks has at most.
    static let areaSize = 64 * blockSize

    /// Siblings without others between them.
    struct Run {
        /// The place of the first in the drawing order.
        var entry: Int
        var count: Int
        /// The first layer, the first block and the first block of blocks.
        var leaf: Int
        var block: Int
        var area: Int
    }

    /// Up to 64 layers of a run, or up to 64 blocks.
    struct Block {
        /// What the layers can touch, in their superlayer's space.
        var minX = Double.infinity, minY = Double.infinity
        var maxX = -Double.infinity, maxY = -Double.infinity
        /// Whether a track moves one of them.
        var isMoving = false
        /// Whether the rectangle is to be found out.
        var isStale = true

        mutating func add(_ x: Double, _ y: Double) {
            (minX, maxX) = (min(minX, x), max(maxX, x))
            (minY, maxY) = (min(minY, y), max(maxY, y))
        }

        mutating func add(_ other: Block) {
            (minX, maxX) = (min(minX, other.minX), max(maxX, other.maxX))
            (minY, maxY) = (min(minY, other.minY), max(maxY, other.maxY))
        }

        /// Whether some of it can lie within pixels.
        func isSeen(in plane: Plane, _ scissor: PixelRect) -> Bool {
            guard minX <= maxX else { return false }
            let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
            // A pixel more than a layer by itself gets: the rounding of the two ways differs.
            return !plane.affinePixels(of: rect, outset: 2).intersection(scissor).isEmpty
        }
    }

    private(set) var runs: [Run] = []
    private var blocks: [Block] = []
    /// Blocks of blocks.
    private var areas: [Block] = []
    /// The layers by index; valid until the next `append`.
    private(set) var base: UnsafeMutablePointer<Leaf>
    private(set) var count = 0
    /// How many layers were looked at one by one for the latest list.
    var visits = 0
    private var capacity = 64
    /// The index by slot, -1 for layers that are not here.
    private var indices: [Int32] = []
    /// The run of each layer.
    private var runOfLeaf: [Int32] = []
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
        areas.removeAll(keepingCapacity: true)
        runOfLeaf.removeAll(keepingCapacity: true)
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
            runs.append(
                Run(
                    entry: entry,
                    count: 0,
                    leaf: count,
                    block: blocks.count,
                    area: areas.count
                )
            )
        }
        let run = runs.count - 1
        if runs[run].count % Self.blockSize == 0 { blocks.append(Block()) }
        if runs[run].count % Self.areaSize == 0 { areas.append(Block()) }
        if isMoving {
            blocks[blocks.count - 1].isMoving = true
            areas[areas.count - 1].isMoving = true
        }
        runs[run].count += 1
        (base + count).initialize(to: Leaf(model))
        indices[slot] = Int32(count)
        runOfLeaf.append(Int32(run))
        count += 1
        return count - 1
    }

    /// Takes over new model values of a layer; tracks write theirs afterwards.
    func update(_ index: Int, _ model: UnsafePointer<LayerState>) {
        base[index] = Leaf(model)
        let run = runs[Int(runOfLeaf[index])]
        blocks[run.block + (index - run.leaf) / Self.blockSize].isStale = true
        areas[run.area + (index - run.leaf) / Self.areaSize].isStale = true
    }

    /// What a run is drawn with.
    struct Surroundings {
        var plane: Plane
        var tint: SIMD4<Double>
        var isFlipped: Bool
    }

    /// Draws a run; what it appends equals what `LayerEmission` would.
    /// - Returns: how many layers were drawn.
    func emit(_ run: Run, in outer: Surroundings, into emitter: inout Emitter) -> Int {
        let start = emitter.list.shapes.count
        let scissor = emitter.scissor
        var touched = PixelRect.nothing
        var place = 0
        while place < run.count {
            if place % Self.areaSize == 0, !isAreaSeen(place, of: run, in: outer.plane, scissor) {
                place += Self.areaSize
                continue
            }
            let end = min(place + Self.blockSize, run.count)
            let range = run.leaf + place..<run.leaf + end
            let block = run.block + place / Self.blockSize
            place = end
            guard blocks[block].isMoving || isSeen(block, range, in: outer.plane, scissor)
            else { continue }
            visits += range.count
            let made = draw(range, in: outer, scissor, &touched)
            guard made > 0 else { continue }
            emitter.list.shapes.append(
                contentsOf: UnsafeBufferPointer(start: shapes, count: made)
            )
        }
        emitter.endRun(from: start)
        emitter.touch(touched)
        return emitter.list.shapes.count - start
    }

    /// Whether some layer of the block of blocks that begins at a place of a run may show.
    private func isAreaSeen(
        _ place: Int,
        of run: Run,
        in plane: Plane,
        _ scissor: PixelRect
    ) -> Bool {
        let index = run.area + place / Self.areaSize
        guard !areas[index].isMoving else { return true }
        if areas[index].isStale {
            var area = Block()
            area.isStale = false
            let end = min(place + Self.areaSize, run.count)
            for first in stride(from: place, to: end, by: Self.blockSize) {
                let block = run.block + first / Self.blockSize
                let last = min(first + Self.blockSize, end)
                update(block, run.leaf + first..<run.leaf + last)
                area.add(blocks[block])
            }
            areas[index] = area
        }
        return areas[index].isSeen(in: plane, scissor)
    }

    /// Whether some layer of a block in which none moves may show.
    private func isSeen(
        _ index: Int,
        _ range: Range<Int>,
        in plane: Plane,
        _ scissor: PixelRect
    ) -> Bool {
        update(index, range)
        return blocks[index].isSeen(in: plane, scissor)
    }

    /// Finds out what the layers of a block can touch.
    private func update(_ index: Int, _ range: Range<Int>) {
        guard blocks[index].isStale else { return }
        var block = Block()
        block.isStale = false
        for index in range {
            let leaf = base + index
            guard !leaf.pointee.traits.contains(.isHidden) else { continue }
            let (plane, bounds) = (leaf.pointee.plane, leaf.pointee.bounds.drawn)
            let (ax, ay) = (bounds.minX * plane.a, bounds.minX * plane.b)
            let (bx, by) = (bounds.maxX * plane.a, bounds.maxX * plane.b)
            let (cx, cy) = (bounds.minY * plane.c, bounds.minY * plane.d)
            let (dx, dy) = (bounds.maxY * plane.c, bounds.maxY * plane.d)
            block.add(ax + cx + plane.tx, ay + cy + plane.ty)
            block.add(ax + dx + plane.tx, ay + dy + plane.ty)
            block.add(bx + cx + plane.tx, by + cy + plane.ty)
            block.add(bx + dx + plane.tx, by + dy + plane.ty)
        }
        blocks[index] = block
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
            let bounds = leaf.pointee.bounds.drawn
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
                    radius: bounds.drawnRadius(leaf.pointee.cornerRadius),
                    fill: fill * (isGroup ? Float(opacity) : 1)
                )
            )
            made += 1
            touched = touched.union(pixels)
        }
        return made
    }
}
