import Foundation
import LegatoGraphics

extension LayerState {
    /// Returns whether the layer's class has the property.
    package func has(_ property: LayerProperty) -> Bool {
        property.row.owner == .layer || property.row.owner == kind.owner
            || (property == .preservesDepth && kind.owner == .emitter)
    }

    /// Reads the memory of a property; that of the default if the layer does not have it.
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

    /// Writes the memory of a property; returns nil without effect if the layer does not have it.
    @inline(__always) @discardableResult
    private mutating func write<T>(
        _ row: LayerProperty.Row, _ body: (UnsafeMutableRawPointer) -> T
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

    /// Accesses a property by its row in the table.
    ///
    /// Traps if the new value has a different type. A property that the layer does not have reads
    /// as its default, and writing it has no effect.
    /// - Precondition: the new value has the property's type.
    package subscript(property: LayerProperty) -> PropertyValue {
        get {
            let row = property.row
            return read(row) { row.type.type.load($0) }
        }
        set {
            let row = property.row
            let stored = write(row) { row.type.type.store(newValue, $0) }
            require(
                stored != false,
                "\(row.owner.rawValue).\(row.key) must have the property's type, got \(newValue)"
            )
        }
    }

    /// Copies one property from other values.
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

    /// Makes the storage of a property unique, so that changing the property does not allocate.
    mutating func ownValues(of property: LayerProperty) {
        switch property.row.place {
        case .state, .kind: break
        case .rare: _ = rare.own
        case .transform: _ = turned.own
        }
    }

    private mutating func copy(_ row: LayerProperty.Row, from source: UnsafeRawPointer) {
        write(row) { row.type.type.copy(source, $0) }
    }

    /// Returns the components of a property with at most four; nil if it has none.
    func vector(_ row: LayerProperty.Row) -> SIMD4<Double>? {
        read(row) { row.type.type.loadVector($0) }
    }

    /// Sets a property with at most four components; for a Boolean, every number except 0 is true.
    mutating func setVector(_ row: LayerProperty.Row, _ v: SIMD4<Double>) {
        write(row) { row.type.type.storeVector(v, $0) }
    }
}
