import CLegatoMotionKernels
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion

/// The layers that are nothing but a rounded rectangle, in the drawing order, in a form that a frame
/// reads fast.
///
/// Siblings that follow each other make a run, cut at the blocks of the columns into pieces. Where no
/// layer of a piece moves, all of them are left out together if they do not show.
final class PlainLayerTable {
    static let blockSize = PlainLayerColumns.blockSize
    /// How many pieces an area has at most.
    static let areaSize = 64
    /// How many pieces a thread takes at a time.
    static let portion = 32

    /// Siblings without others between them.
    struct Run {
        /// The place of the first in the drawing order.
        var entry: Int
        var count: Int
        /// The first layer, the first piece and the first area.
        var plainLayer: Int
        var piece: Int
        var area: Int

        /// The blocks in which its layers lie.
        var blocks: ClosedRange<Int> {
            plainLayer / blockSize...(plainLayer + count - 1) / blockSize
        }

        /// The piece of a layer, from the first on.
        func piece(of index: Int) -> Int { index / blockSize - plainLayer / blockSize }

        /// The layers of a piece.
        func plainLayers(of piece: Int) -> Range<Int> {
            let block = plainLayer / blockSize + piece
            return max(
                plainLayer,
                block * blockSize
            )..<min(plainLayer + count, (block + 1) * blockSize)
        }
    }

    /// What some layers can touch, in their superlayer's space.
    struct Reach {
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

        mutating func add(_ other: Reach) {
            (minX, maxX) = (min(minX, other.minX), max(maxX, other.maxX))
            (minY, maxY) = (min(minY, other.minY), max(maxY, other.maxY))
        }

        /// Whether some of it can lie within pixels.
        func isSeen(in plane: ProjectiveTransform, _ scissor: PixelRect) -> Bool {
            guard minX <= maxX else { return false }
            // A layer beyond all numbers hides none of its neighbours.
            guard (maxX - minX).isFinite, (maxY - minY).isFinite else { return true }
            let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
            // A pixel more than a layer by itself gets: the rounding of the two ways differs.
            return !plane.affinePixels(of: rect, outset: 2).intersection(scissor).isEmpty
        }
    }

    private(set) var runs: [Run] = []
    var pieces: [Reach] = []
    var areas: [Reach] = []
    /// The values by index.
    var columns = PlainLayerColumns()
    /// How many layers were looked at one by one for the latest list.
    var visits = 0
    /// The index by slot, -1 for layers that are not here.
    private var indices: [Int32] = []
    /// The run of each layer.
    private var runOfPlainLayer: [Int32] = []
    /// The pieces that may show of the run that is drawn.
    var seen: [Int32] = []
    /// What portions of them gave.
    var drawn: [Drawn] = []
    let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty table; drawn by the fastest compilation of the kernels by default.
    init(level: Int32 = KernelChoice.fastest) { kernels = KernelChoice.kernels(level) }

    /// Forgets all layers, and makes room for so many.
    func removeAll(slots: Int, reserving layers: Int) {
        runs.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        areas.removeAll(keepingCapacity: true)
        runOfPlainLayer.removeAll(keepingCapacity: true)
        columns.removeAll(reserving: layers)
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
        let index = columns.count
        if !follows {
            runs.append(
                Run(
                    entry: entry,
                    count: 0,
                    plainLayer: index,
                    piece: pieces.count,
                    area: areas.count
                )
            )
        }
        let run = runs.count - 1
        if !follows || index % Self.blockSize == 0 {
            if (pieces.count - runs[run].piece) % Self.areaSize == 0 { areas.append(Reach()) }
            pieces.append(Reach())
        }
        if isMoving {
            pieces[pieces.count - 1].isMoving = true
            areas[areas.count - 1].isMoving = true
        }
        runs[run].count += 1
        columns.append(model)
        indices[slot] = Int32(index)
        runOfPlainLayer.append(Int32(run))
        return index
    }

    /// Takes over new model values of a layer; tracks write theirs afterwards.
    func update(_ index: Int, _ model: UnsafePointer<LayerState>) {
        columns.update(index, model)
        let run = runs[Int(runOfPlainLayer[index])]
        let piece = run.piece(of: index)
        pieces[run.piece + piece].isStale = true
        areas[run.area + piece / Self.areaSize].isStale = true
    }
}
