import CLegatoMotionKernels
import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion

/// The layers that only draw a rounded rectangle, in drawing order, in a form that is fast to read.
///
/// Consecutive siblings form a run, split into pieces at the blocks of the columns. A piece without
/// moving layers is skipped as a whole if it is not visible.
final class PlainLayerTable {
    static let blockSize = PlainLayerColumns.blockSize
    /// The maximum number of pieces in an area.
    static let areaSize = 64
    /// The number of pieces that a thread processes at a time.
    static let portion = 32

    /// Consecutive siblings.
    struct Run {
        /// The first entry in the drawing order.
        var entry: Int
        var count: Int
        /// The index of the first layer.
        var plainLayer: Int
        var piece: Int
        var area: Int

        /// The blocks that contain its layers.
        var blocks: ClosedRange<Int> {
            plainLayer / blockSize...(plainLayer + count - 1) / blockSize
        }

        /// The piece of a layer, relative to the first piece.
        func piece(of index: Int) -> Int { index / blockSize - plainLayer / blockSize }

        /// The layers of a piece.
        func plainLayers(of piece: Int) -> Range<Int> {
            let block = plainLayer / blockSize + piece
            return max(
                plainLayer, block * blockSize
            )..<min(plainLayer + count, (block + 1) * blockSize)
        }
    }

    /// The area that some layers can touch, in their superlayer's coordinate space.
    struct TouchedArea {
        var minX = Double.infinity, minY = Double.infinity
        var maxX = -Double.infinity, maxY = -Double.infinity
        /// Whether a track moves one of the layers.
        var isMoving = false
        /// Whether the rectangle must be computed.
        var isStale = true

        mutating func add(_ x: Double, _ y: Double) {
            (minX, maxX) = (min(minX, x), max(maxX, x))
            (minY, maxY) = (min(minY, y), max(maxY, y))
        }

        mutating func add(_ other: TouchedArea) {
            (minX, maxX) = (min(minX, other.minX), max(maxX, other.maxX))
            (minY, maxY) = (min(minY, other.minY), max(maxY, other.maxY))
        }

        /// Whether the rectangle may intersect the scissor.
        func isSeen(in plane: ProjectiveTransform, _ scissor: PixelRect) -> Bool {
            guard minX <= maxX else { return false }
            // An infinite layer must not hide its neighbours.
            guard (maxX - minX).isFinite, (maxY - minY).isFinite else { return true }
            let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
            // One pixel more than for a single layer, because the computations round differently.
            return !plane.affinePixels(of: rect, outset: 2).intersection(scissor).isEmpty
        }
    }

    @exclusivity(unchecked) private(set) var runs: [Run] = []
    @exclusivity(unchecked) var pieces: [TouchedArea] = []
    @exclusivity(unchecked) var areas: [TouchedArea] = []
    /// The values by index.
    let columns: PlainLayerColumns
    /// The number of layers visited individually for the latest list.
    @exclusivity(unchecked) var visits = 0
    /// The index by slot; -1 for layers that are not in the table.
    private var indices: [Int32] = []
    /// The run of each layer.
    private var runOfPlainLayer: [Int32] = []
    /// The pieces of the current run that may be visible.
    @exclusivity(unchecked) var seen: [Int32] = []
    /// The results of their portions.
    @exclusivity(unchecked) var drawn: [DrawnLayers] = []
    let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty table that is drawn by the fastest variant of the kernels by default.
    init(_ columns: PlainLayerColumns, level: Int32 = KernelChoice.fastest) {
        self.columns = columns
        kernels = KernelChoice.kernels(level)
    }

    /// Removes all layers, and reserves memory for new ones.
    func removeAll(slots: Int, reserving layers: Int) {
        runs.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        areas.removeAll(keepingCapacity: true)
        runOfPlainLayer.removeAll(keepingCapacity: true)
        columns.removeAll(reserving: layers)
        indices.removeAll(keepingCapacity: true)
        indices.append(contentsOf: repeatElement(-1, count: slots))
    }

    /// The index of a slot's layer; nil if it is not in the table.
    func index(ofSlot slot: Int) -> Int? {
        guard indices.indices.contains(slot), indices[slot] >= 0 else { return nil }
        return Int(indices[slot])
    }

    /// Adds a layer, to the current run if it follows the previous one.
    /// - Returns: The layer's index.
    func append(
        _ model: UnsafePointer<LayerState>, slot: Int, entry: Int, follows: Bool, isMoving: Bool
    ) -> Int {
        let index = columns.count
        if !follows {
            runs.append(
                Run(
                    entry: entry, count: 0, plainLayer: index, piece: pieces.count,
                    area: areas.count
                )
            )
        }
        let run = runs.count - 1
        if !follows || index % Self.blockSize == 0 {
            if (pieces.count - runs[run].piece) % Self.areaSize == 0 { areas.append(TouchedArea()) }
            pieces.append(TouchedArea())
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

    /// Replaces the model values of a layer, before tracks write theirs.
    func update(_ index: Int, _ model: UnsafePointer<LayerState>) {
        columns.update(index, model)
        let run = runs[Int(runOfPlainLayer[index])]
        let piece = run.piece(of: index)
        pieces[run.piece + piece].isStale = true
        areas[run.area + piece / Self.areaSize].isStale = true
    }
}
