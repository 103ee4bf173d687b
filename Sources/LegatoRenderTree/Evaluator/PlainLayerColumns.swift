import CLegatoMotionKernels
import Foundation
import LegatoDrawing
import LegatoGraphics

/// The values of layers that only draw a rounded rectangle, as most do, in columns for the kernels.
///
/// Layers are grouped into blocks of 64, with the columns of each block stored consecutively.
final class PlainLayerColumns {
    /// The number of layers per block.
    static let blockSize = Int(LEGATO_BLOCK)
    private static let blockStride = Int(LEGATO_LAYER_COLUMNS.rawValue) * blockSize

    /// The number of layers.
    private(set) var count = 0
    private var base: UnsafeMutablePointer<Double>
    /// The number of blocks that fit.
    private var capacity = 1
    /// For each block, a bit set of the columns whose values differ.
    private var mixed: [UInt32] = []

    init() { base = Self.allocate(capacity) }

    deinit { base.deallocate() }

    private static func allocate(_ blocks: Int) -> UnsafeMutablePointer<Double> {
        let bytes = blocks * blockStride * MemoryLayout<Double>.stride
        return UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
            .bindMemory(to: Double.self, capacity: blocks * blockStride)
    }

    /// Removes all layers, and reserves memory for `layers` new ones.
    func removeAll(reserving layers: Int) {
        count = 0
        mixed.removeAll(keepingCapacity: true)
        let blocks = (layers + Self.blockSize - 1) / Self.blockSize
        guard blocks > capacity else { return }
        base.deallocate()
        (base, capacity) = (Self.allocate(blocks), blocks)
    }

    /// Adds a layer at the next index.
    func append(_ state: UnsafePointer<LayerState>) {
        require(
            count < capacity * Self.blockSize,
            "PlainLayerColumns has room for \(count) layers; reserve more with "
                + "removeAll(reserving:)"
        )
        if count % Self.blockSize == 0 {
            mixed.append(0)
            let block = values(ofBlock: count / Self.blockSize)
            // Unused lanes are also read, and if the column is not mixed, the first lane is read
            // for all.
            Self.forEachValue(of: state) { column, value in
                (block + column * Self.blockSize).initialize(
                    repeating: value, count: Self.blockSize
                )
            }
        }
        count += 1
        update(count - 1, state)
    }

    /// Sets new values of a layer.
    func update(_ index: Int, _ state: UnsafePointer<LayerState>) {
        let lane = values(of: index)
        var changed: UInt32 = 0
        Self.forEachValue(of: state) { column, value in
            let place = lane + column * Self.blockSize
            if place.pointee.bitPattern != value.bitPattern { changed |= 1 << UInt32(column) }
            place.pointee = value
        }
        mixed[index / Self.blockSize] |= changed
    }

    /// Marks columns of a block as written by other code.
    func expectWrites(of columns: Range<Int>, inBlock block: Int) {
        for column in columns { mixed[block] |= 1 << UInt32(column) }
    }

    /// The columns of a block.
    func values(ofBlock block: Int) -> UnsafeMutablePointer<Double> {
        base + block * Self.blockStride
    }

    /// A block for the kernels.
    func layers(ofBlock block: Int) -> LegatoLayers {
        LegatoLayers(columns: values(ofBlock: block), mixed: mixed[block])
    }

    private func values(of index: Int) -> UnsafeMutablePointer<Double> {
        values(ofBlock: index / Self.blockSize) + index % Self.blockSize
    }

    /// Calls `body` for each column with a layer's value.
    @inline(__always)
    private static func forEachValue(
        of state: UnsafePointer<LayerState>, _ body: (_ column: Int, _ value: Double) -> Void
    ) {
        let (t, bounds) = (state.pointee.transform, state.pointee.bounds)
        let color = color(state.pointee.backgroundColor)
        var traits: LegatoLayerTraits.RawValue = 0
        if state.pointee.isHidden { traits |= LEGATO_HIDDEN.rawValue }
        if state.pointee.isDoubleSided { traits |= LEGATO_DOUBLE_SIDED.rawValue }
        if state.pointee.allowsGroupOpacity { traits |= LEGATO_GROUP_OPACITY.rawValue }
        func put(_ column: LegatoLayerColumn, _ value: Double) {
            body(Int(column.rawValue), value)
        }
        put(LEGATO_A, t.m11)
        put(LEGATO_B, t.m12)
        put(LEGATO_C, t.m21)
        put(LEGATO_D, t.m22)
        put(LEGATO_TX, t.m41)
        put(LEGATO_TY, t.m42)
        put(LEGATO_POSITION_X, state.pointee.position.x)
        put(LEGATO_POSITION_Y, state.pointee.position.y)
        put(LEGATO_ANCHOR_X, state.pointee.anchorPoint.x)
        put(LEGATO_ANCHOR_Y, state.pointee.anchorPoint.y)
        put(LEGATO_X, bounds.origin.x)
        put(LEGATO_Y, bounds.origin.y)
        put(LEGATO_WIDTH, bounds.size.width)
        put(LEGATO_HEIGHT, bounds.size.height)
        put(LEGATO_RADIUS, state.pointee.cornerRadius)
        put(LEGATO_OPACITY, Double(state.pointee.opacity))
        put(LEGATO_RED, color.x)
        put(LEGATO_GREEN, color.y)
        put(LEGATO_BLUE, color.z)
        put(LEGATO_ALPHA, color.w)
        put(LEGATO_TRAITS, Double(bitPattern: UInt64(traits)))
    }

    private static func color(_ color: CGColor?) -> SIMD4<Double> {
        guard let color else { return SIMD4(repeating: .nan) }
        return SIMD4(color.red, color.green, color.blue, color.alpha)
    }

    private func value(_ column: LegatoLayerColumn, _ index: Int) -> Double {
        values(of: index)[Int(column.rawValue) * Self.blockSize]
    }

    private func pair(
        _ x: LegatoLayerColumn, _ y: LegatoLayerColumn, _ index: Int
    ) -> SIMD2<Double> {
        SIMD2(value(x, index), value(y, index))
    }

    /// The bounds of a layer.
    func bounds(_ index: Int) -> CGRect {
        CGRect(
            x: value(LEGATO_X, index), y: value(LEGATO_Y, index), width: value(LEGATO_WIDTH, index),
            height: value(LEGATO_HEIGHT, index)
        )
    }

    /// Whether a layer is hidden.
    func isHidden(_ index: Int) -> Bool {
        value(LEGATO_TRAITS, index).bitPattern & UInt64(LEGATO_HIDDEN.rawValue) != 0
    }

    /// The transform from a layer's coordinate space to its superlayer's.
    func plane(_ index: Int) -> ProjectiveTransform {
        let (x, y) = (pair(LEGATO_A, LEGATO_B, index), pair(LEGATO_C, LEGATO_D, index))
        return ProjectiveTransform(
            turning: SIMD4(lowHalf: x, highHalf: y), movingBy: pair(LEGATO_TX, LEGATO_TY, index),
            position: pair(LEGATO_POSITION_X, LEGATO_POSITION_Y, index),
            anchorPoint: pair(LEGATO_ANCHOR_X, LEGATO_ANCHOR_Y, index), bounds: bounds(index)
        )
    }

    /// Copies the values that tracks may have changed to the layer's values.
    func write(_ index: Int, to state: inout LayerState) {
        var turned = state.transform
        (turned.m11, turned.m12) = (value(LEGATO_A, index), value(LEGATO_B, index))
        (turned.m21, turned.m22) = (value(LEGATO_C, index), value(LEGATO_D, index))
        (turned.m41, turned.m42) = (value(LEGATO_TX, index), value(LEGATO_TY, index))
        state.transform = turned
        let position = pair(LEGATO_POSITION_X, LEGATO_POSITION_Y, index)
        state.position = CGPoint(x: position.x, y: position.y)
        let anchor = pair(LEGATO_ANCHOR_X, LEGATO_ANCHOR_Y, index)
        state.anchorPoint = CGPoint(x: anchor.x, y: anchor.y)
        state.bounds = bounds(index)
        state.cornerRadius = value(LEGATO_RADIUS, index)
        state.opacity = Float(value(LEGATO_OPACITY, index))
        let red = value(LEGATO_RED, index)
        state.backgroundColor =
            red.isNaN
            ? nil
            : CGColor(
                red: red, green: value(LEGATO_GREEN, index), blue: value(LEGATO_BLUE, index),
                alpha: value(LEGATO_ALPHA, index)
            )
    }

    /// Resets the columns that a track writes to the model values.
    func copy(_ columns: Range<Int>, from state: UnsafePointer<LayerState>, to index: Int) {
        let lane = values(of: index)
        Self.forEachValue(of: state) { column, value in
            if columns.contains(column) { lane[column * Self.blockSize] = value }
        }
    }
}

extension LayerProperty {
    /// The first column of a plain layer's values.
    var plainLayerColumn: Int {
        let column: LegatoLayerColumn
        switch self {
        case .bounds: column = LEGATO_X
        case .position: column = LEGATO_POSITION_X
        case .anchorPoint: column = LEGATO_ANCHOR_X
        case .transform: column = LEGATO_A
        case .opacity: column = LEGATO_OPACITY
        case .backgroundColor: column = LEGATO_RED
        case .cornerRadius: column = LEGATO_RADIUS
        default: refuse("PlainLayerColumns has no column for the property '\(row.key)'")
        }
        return Int(column.rawValue)
    }
}
