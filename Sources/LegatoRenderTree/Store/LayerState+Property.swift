import Foundation
import LegatoGraphics

extension LayerState {
    /// Whether a layer with these values has the property at all.
    package func has(_ property: LayerProperty) -> Bool {
        property.row.owner == .layer || property.row.owner == kind.owner
            || (property == .preservesDepth && kind.owner == .emitter)
    }

    /// Reads the memory of a property; the default of one that the layer does not have.
    @inline(__always)
    private func read<T>(_ row: LayerProperty.Row, _ body: (UnsafeRawPointer) -> T) -> T {
        switch row.place {
        case .state:
            return withUnsafeBytes(of: self) {
                body($0.baseAddress.unsafelyUnwrapped + row.offset)
            }
        case .rare: return rare.read { body($0 + row.offset) }
        case .transform: return turned.read { body($0 + row.offset) }
        case .kind:
            let kind = kind.owner == row.owner ? kind : LayerKind(fresh: row.owner)
            return kind.read { body($0 + row.offset) }
        }
    }

    /// Writes the memory of a property; nil, and nothing happens, if the layer does not have it.
    @inline(__always) @discardableResult
    private mutating func write<T>(
        _ row: LayerProperty.Row,
        _ body: (UnsafeMutableRawPointer) -> T
    ) -> T? {
        switch row.place {
        case .state:
            return withUnsafeMutableBytes(of: &self) {
                body($0.baseAddress.unsafelyUnwrapped + row.offset)
            }
        case .rare: return rare.write { body($0 + row.offset) }
        case .transform: return turned.write { body($0 + row.offset) }
        case .kind: return kind.owner == row.owner ? kind.write { body($0 + row.offset) } : nil
        }
    }

    /// Reads or writes a property by its row in the table.
    ///
    /// A value of another type than the property's is refused. A property that the layer does not
    /// have reads as its default, and nothing happens if it is written.
    /// - Precondition: the new value has the property's type.
    public subscript(property: LayerProperty) -> PropertyValue {
        get {
            let row = property.row
            return read(row) { base in
                switch row.type {
                case .double: return .number(base.load(as: CGFloat.self))
                case .float: return .number(Double(base.load(as: Float.self)))
                case .bool: return .bool(base.load(as: Bool.self))
                case .point: return .point(base.load(as: CGPoint.self))
                case .size: return .size(base.load(as: CGSize.self))
                case .rect: return .rect(base.load(as: CGRect.self))
                case .color: return .color(base.load(as: CGColor?.self))
                case .quad: return .quad(base.load(as: SIMD4<Double>.self))
                case .transform: return .transform(base.load(as: CATransform3D.self))
                case .image: return .image(base.load(as: CGImage?.self))
                case .gravity:
                    return .name(base.load(as: CALayerContentsGravity.self).rawValue)
                case .filter: return .name(base.load(as: CALayerContentsFilter.self).rawValue)
                case .corners: return .number(Double(base.load(as: CACornerMask.self).rawValue))
                case .edges:
                    return .number(Double(base.load(as: CAEdgeAntialiasingMask.self).rawValue))
                case .curve: return .name(base.load(as: CALayerCornerCurve.self).rawValue)
                case .format: return .name(base.load(as: CALayerContentsFormat.self).rawValue)
                case .path: return .path(base.load(as: CGPath?.self))
                case .colors: return .colors(base.load(as: [CGColor]?.self))
                case .numbers: return .numbers(base.load(as: [Double]?.self))
                case .string: return .string(base.load(as: String?.self))
                case .name: return .name(base.load(as: String.self))
                case .cells: return .cells(base.load(as: [EmitterCell]?.self))
                case .filters: return .filters(base.load(as: [LayerFilter]?.self))
                case .composition: return .composition(base.load(as: [LayerFilter]?.self)?.first)
                }
            }
        }
        set {
            let row = property.row
            let stored = write(row) { Self.store(newValue, row.type, $0) }
            require(stored != false, "The property '\(row.key)' cannot hold \(newValue)")
        }
    }

    /// Writes a value at its place; false if the type does not fit.
    private static func store(
        _ value: PropertyValue,
        _ type: PropertyType,
        _ base: UnsafeMutableRawPointer
    ) -> Bool {
        func put<T>(_ v: T) -> Bool {
            base.assumingMemoryBound(to: T.self).pointee = v
            return true
        }
        switch (type, value) {
        case (.double, .number(let v)): return put(CGFloat(v))
        case (.float, .number(let v)): return put(Float(nearest: v))
        case (.bool, .bool(let v)): return put(v)
        case (.point, .point(let v)): return put(v)
        case (.size, .size(let v)): return put(v)
        case (.rect, .rect(let v)): return put(v)
        case (.color, .color(let v)): return put(v)
        case (.quad, .quad(let v)): return put(v)
        case (.transform, .transform(let v)): return put(v)
        case (.image, .image(let v)): return put(v)
        case (.gravity, .name(let v)): return put(CALayerContentsGravity(rawValue: v) ?? .center)
        case (.filter, .name(let v)): return put(CALayerContentsFilter(rawValue: v) ?? .linear)
        case (.corners, .number(let v)):
            return put(CACornerMask(rawValue: UInt(v.lowBits(4))))
        case (.edges, .number(let v)):
            return put(CAEdgeAntialiasingMask(rawValue: UInt32(v.lowBits(4))))
        case (.curve, .name(let v)): return put(CALayerCornerCurve(rawValue: v) ?? .circular)
        case (.format, .name(let v)):
            return put(CALayerContentsFormat(rawValue: v) ?? .RGBA8Uint)
        case (.path, .path(let v)): return put(v)
        case (.colors, .colors(let v)): return put(v)
        case (.numbers, .numbers(let v)): return put(v)
        case (.string, .string(let v)): return put(v)
        case (.name, .name(let v)): return put(v)
        case (.cells, .cells(let v)): return put(v)
        case (.filters, .filters(let v)): return put(v)
        case (.composition, .composition(let v)): return put(v.map { [$0] })
        default: return false
        }
    }

    /// Takes over one property of other values.
    mutating func copy(_ property: LayerProperty, from other: UnsafePointer<LayerState>) {
        let row = property.row
        switch row.place {
        case .state: copy(row, from: UnsafeRawPointer(other) + row.offset)
        case .rare: other.pointee.rare.read { copy(row, from: $0 + row.offset) }
        case .transform: transform = other.pointee.transform
        case .kind:
            guard other.pointee.kind.owner == row.owner else { return }
            other.pointee.kind.read { copy(row, from: $0 + row.offset) }
        }
    }

    /// Sees to it that a property of `LayerState` can be changed without asking for memory.
    mutating func ownValues(of property: LayerProperty) {
        switch property.row.place {
        case .state, .kind: break
        case .rare: _ = rare.own
        case .transform: _ = turned.own
        }
    }

    private mutating func copy(_ row: LayerProperty.Row, from source: UnsafeRawPointer) {
        write(row) { target in
            func take<T>(_ type: T.Type) {
                target.assumingMemoryBound(to: T.self).pointee =
                    source.assumingMemoryBound(to: T.self).pointee
            }
            switch row.type {
            case .double: take(CGFloat.self)
            case .float: take(Float.self)
            case .bool: take(Bool.self)
            case .point: take(CGPoint.self)
            case .size: take(CGSize.self)
            case .rect: take(CGRect.self)
            case .color: take(CGColor?.self)
            case .quad: take(SIMD4<Double>.self)
            case .transform: take(CATransform3D.self)
            case .image: take(CGImage?.self)
            case .gravity: take(CALayerContentsGravity.self)
            case .filter: take(CALayerContentsFilter.self)
            case .corners: take(CACornerMask.self)
            case .edges: take(CAEdgeAntialiasingMask.self)
            case .curve: take(CALayerCornerCurve.self)
            case .format: take(CALayerContentsFormat.self)
            case .path: take(CGPath?.self)
            case .colors: take([CGColor]?.self)
            case .numbers: take([Double]?.self)
            case .string: take(String?.self)
            case .name: take(String.self)
            case .cells: take([EmitterCell]?.self)
            case .filters, .composition: take([LayerFilter]?.self)
            }
        }
    }

    /// Reads a property of at most four numbers as a vector; nil where it has none.
    func vector(_ row: LayerProperty.Row) -> SIMD4<Double>? {
        read(row) { base in
            switch row.type {
            case .double: return SIMD4(base.load(as: Double.self), 0, 0, 0)
            case .float: return SIMD4(Double(base.load(as: Float.self)), 0, 0, 0)
            case .bool: return SIMD4(base.load(as: Bool.self) ? 1 : 0, 0, 0, 0)
            case .point, .size:
                return SIMD4(
                    base.load(as: Double.self),
                    base.load(fromByteOffset: 8, as: Double.self),
                    0,
                    0
                )
            case .rect:
                let r = base.load(as: CGRect.self)
                return SIMD4(r.origin.x, r.origin.y, r.size.width, r.size.height)
            case .color:
                return base.load(as: CGColor?.self).map {
                    SIMD4($0.red, $0.green, $0.blue, $0.alpha)
                }
            default: return nil
            }
        }
    }

    /// Writes a property of at most four numbers; a bool is true for anything but 0.
    mutating func setVector(_ row: LayerProperty.Row, _ v: SIMD4<Double>) {
        write(row) { base in
            switch row.type {
            case .double: base.storeBytes(of: v.x, as: Double.self)
            case .float: base.storeBytes(of: Float(nearest: v.x), as: Float.self)
            case .bool: base.storeBytes(of: v.x != 0, as: Bool.self)
            case .point, .size:
                base.storeBytes(of: v.x, as: Double.self)
                base.storeBytes(of: v.y, toByteOffset: 8, as: Double.self)
            case .rect:
                base.storeBytes(
                    of: CGRect(x: v.x, y: v.y, width: v.z, height: v.w),
                    as: CGRect.self
                )
            case .color:
                base.storeBytes(
                    of: CGColor(red: v.x, green: v.y, blue: v.z, alpha: v.w),
                    as: CGColor?.self
                )
            default: break
            }
        }
    }
}

extension Double {
    /// The lowest bits of the whole number below; 0 for what is no whole number of 64 bits.
    fileprivate func lowBits(_ count: Int) -> Int {
        (Int(exactly: rounded(.down)) ?? 0) & ((1 << count) - 1)
    }
}
