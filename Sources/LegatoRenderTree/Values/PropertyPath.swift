import Foundation
import LegatoGraphics
import LegatoMotion

/// The error for a key path that names neither a property nor a part of one.
package struct PropertyPathError: Error, Sendable, Equatable {
    /// The invalid key path.
    package let keyPath: String
    /// Whether its first key names a property.
    package let hasValidRoot: Bool
    /// The valid keys in place of the unknown one.
    package let candidates: [String]
}

/// A property of a layer or a part of one, named by a key path such as `position.x`.
@usableFromInline
package struct PropertyPath: Sendable, Hashable {
    /// A part of a transform `S · Rx · Ry · Rz · T`.
    package enum TransformPart: String, Sendable, CaseIterable {
        /// The rotation about z in radians; the same as `rotation.z`.
        case rotation
        /// The rotation about x, in radians.
        case rotationX = "rotation.x"
        /// The rotation about y, in radians.
        case rotationY = "rotation.y"
        /// The rotation about z, in radians.
        case rotationZ = "rotation.z"
        /// The mean of the three scale factors; writing sets all three.
        case scale
        /// The scale factor along x.
        case scaleX = "scale.x"
        /// The scale factor along y.
        case scaleY = "scale.y"
        /// The mean of the scale factors along x and y; writing sets both.
        case scaleXY = "scale.xy"
        /// The scale factor along z.
        case scaleZ = "scale.z"
        /// The translation along x and y.
        case translation
        /// The translation along x.
        case translationX = "translation.x"
        /// The translation along y.
        case translationY = "translation.y"
        /// The translation along z.
        case translationZ = "translation.z"
    }

    /// The named part of a property.
    package enum Part: Sendable, Hashable {
        /// The whole property.
        case whole
        /// One component of a point, size or rectangle.
        case lane(Int)
        /// The origin of a rectangle.
        case origin
        /// The size of a rectangle.
        case size
        /// A part of a transform.
        case transform(TransformPart)
        /// A property of one of an emitter's cells.
        case cell(CellPath)
        /// An input of one of a layer's filters.
        case filter(FilterPath)
    }

    /// The part of the property.
    package let part: Part
    /// The property.
    package let property: LayerProperty

    /// Creates the path of a whole property.
    @usableFromInline
    package init(_ property: LayerProperty) {
        self.property = property
        self.part = .whole
    }

    /// Parses a key path.
    /// - Throws: `PropertyPathError` if a key is unknown.
    package init(_ keyPath: String) throws(PropertyPathError) {
        let (root, rest) = Self.split(keyPath)
        guard let property = LayerProperty(key: root) else {
            throw PropertyPathError(
                keyPath: keyPath, hasValidRoot: false, candidates: LayerProperty.table.map(\.key)
            )
        }
        self.property = property
        guard let rest else {
            self.part = .whole
            return
        }
        if property == .emitterCells, let cell = CellPath(rest) {
            self.part = .cell(cell)
            return
        }
        if property.row.type == .filters, let filter = FilterPath(rest) {
            self.part = .filter(filter)
            return
        }
        let parts = Self.parts(of: property.row.type)
        guard let part = parts.first(where: { $0.0 == rest })?.1 else {
            throw PropertyPathError(
                keyPath: keyPath,
                hasValidRoot: true,
                candidates: (Self.innerKeys(of: property) ?? parts.map(\.0)).map {
                    root + "." + $0
                }
            )
        }
        self.part = part
    }

    /// The keys of the cells or filters in a property, each after a placeholder for their name; nil
    /// for all other properties.
    private static func innerKeys(of property: LayerProperty) -> [String]? {
        switch property.row.type {
        case .cells: EmitterCellProperty.allCases.map { "name." + $0.rawValue }
        case .filters: FilterPath.inputKeys.map { "name." + $0 }
        default: nil
        }
    }

    /// The key path.
    package var keyPath: String {
        let key = property.row.key
        if case .cell(let cell) = part { return key + "." + cell.keyPath }
        if case .filter(let filter) = part { return key + "." + filter.keyPath }
        let name = Self.parts(of: property.row.type).first { $0.1 == part }?.0
        return name.map { key + "." + $0 } ?? key
    }

    /// Splits a key path after its first key.
    package static func split(_ keyPath: String) -> (root: String, rest: String?) {
        guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
        return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Returns the names of a property's parts.
    package static func partNames(of property: LayerProperty) -> [String] {
        parts(of: property.row.type).map(\.0)
    }

    private static func parts(of type: PropertyType) -> [(String, Part)] {
        switch type {
        case .point: [("x", .lane(0)), ("y", .lane(1))]
        case .size: [("width", .lane(0)), ("height", .lane(1))]
        case .rect:
            [
                ("origin", .origin), ("size", .size), ("origin.x", .lane(0)),
                ("origin.y", .lane(1)), ("size.width", .lane(2)), ("size.height", .lane(3)),
            ]
        case .transform:
            TransformPart.allCases.map { ($0.rawValue, .transform($0)) }
        default: []
        }
    }

    /// The type of the property, or of the cell property or filter input.
    package var type: PropertyType {
        switch part {
        case .cell(let cell): cell.property.type
        case .filter(let filter): filter.type
        default: property.row.type
        }
    }

    /// The number of components of the part that are interpolated; 0 if there are none.
    package var laneCount: Int {
        switch part {
        case .whole: property.row.type == .bool ? 0 : property.row.type.laneCount
        case .lane: 1
        case .origin, .size: 2
        case .transform(let part): part == .translation ? 2 : 1
        case .cell, .filter: type == .bool ? 0 : type.laneCount
        }
    }

    /// Returns the part's value in a layer's values.
    package func value(in state: LayerState) -> PropertyValue {
        switch part {
        case .whole: state[property]
        case .lane(let i): .number((state.vector(property.row) ?? .zero)[i])
        case .origin, .size:
            if let v = state.vector(property.row) {
                part == .origin
                    ? .point(CGPoint(x: v.x, y: v.y)) : .size(CGSize(width: v.z, height: v.w))
            } else {
                .number(0)
            }
        case .transform(let part):
            part.value(in: TransformComponents(transform(in: state)))
        case .cell(let cell): cellValue(cell, in: state) ?? .cells(nil)
        case .filter(let filter): filterValue(filter, in: state) ?? .filters(nil)
        }
    }

    /// Sets the part in a layer's values.
    /// - Precondition: `value` has the part's type.
    package func set(_ value: PropertyValue, in state: inout LayerState) {
        if part == .whole {
            state[property] = value
            return
        }
        if case .cell(let cell) = part {
            setCell(cell, value, in: &state)
            return
        }
        guard let v = value.vector else {
            refuse("The part \(part) of '\(property.row.key)' needs numbers, got \(value)")
        }
        setVector(v, in: &state)
    }

    /// Returns the components of a part with at most four; nil for whole transforms, images and nil
    /// colours.
    func vector(in state: LayerState) -> SIMD4<Double>? {
        switch part {
        case .whole: state.vector(property.row)
        case .lane(let i): state.vector(property.row).map { SIMD4($0[i], 0, 0, 0) }
        case .origin: state.vector(property.row).map { SIMD4($0.x, $0.y, 0, 0) }
        case .size: state.vector(property.row).map { SIMD4($0.z, $0.w, 0, 0) }
        case .transform(let part):
            part.vector(in: TransformComponents(transform(in: state)))
        case .cell(let cell): cellValue(cell, in: state)?.vector
        case .filter(let filter): filterValue(filter, in: state)?.vector
        }
    }

    /// Sets a part with at most four components.
    func setVector(_ v: SIMD4<Double>, in state: inout LayerState) {
        let row = property.row
        switch part {
        case .whole: state.setVector(row, v)
        case .cell(let cell): setCell(cell, v, in: &state)
        case .filter(let filter): setFilter(filter, v, in: &state)
        case .lane(let i):
            var all = state.vector(row) ?? .zero
            all[i] = v.x
            state.setVector(row, all)
        case .origin:
            var all = state.vector(row) ?? .zero
            (all.x, all.y) = (v.x, v.y)
            state.setVector(row, all)
        case .size:
            var all = state.vector(row) ?? .zero
            (all.z, all.w) = (v.x, v.y)
            state.setVector(row, all)
        case .transform: update(in: &state) { _ in v }
        }
    }

    /// Replaces the components of the part by the closure's result; nil leaves them unchanged.
    ///
    /// Decomposes a transform only once.
    func update(in state: inout LayerState, _ change: (SIMD4<Double>?) -> SIMD4<Double>?) {
        guard case .transform(let part) = part else {
            if let new = change(vector(in: state)) { setVector(new, in: &state) }
            return
        }
        var components = TransformComponents(transform(in: state))
        guard let new = change(part.vector(in: components)) else { return }
        part.set(new, in: &components)
        let transform = components.transform(sineAndCosine: sineAndCosine(of:))
        switch property {
        case .transform: state.transform = transform
        case .sublayerTransform: state.sublayerTransform = transform
        default: state[property] = .transform(transform)
        }
    }

    /// Returns the value of a transform property.
    func transform(in state: LayerState) -> CATransform3D {
        switch property {
        case .transform: return state.transform
        case .sublayerTransform: return state.sublayerTransform
        default:
            guard case .transform(let transform) = state[property] else {
                refuse("The property '\(property.row.key)' must be a transform")
            }
            return transform
        }
    }
}

extension PropertyPath.TransformPart {
    func vector(in c: TransformComponents) -> SIMD4<Double> {
        switch self {
        case .rotation, .rotationZ: SIMD4(c.rotation.z, 0, 0, 0)
        case .rotationX: SIMD4(c.rotation.x, 0, 0, 0)
        case .rotationY: SIMD4(c.rotation.y, 0, 0, 0)
        case .scale: SIMD4((c.scale.x + c.scale.y + c.scale.z) / 3, 0, 0, 0)
        case .scaleX: SIMD4(c.scale.x, 0, 0, 0)
        case .scaleY: SIMD4(c.scale.y, 0, 0, 0)
        case .scaleXY: SIMD4((c.scale.x + c.scale.y) / 2, 0, 0, 0)
        case .scaleZ: SIMD4(c.scale.z, 0, 0, 0)
        case .translation: SIMD4(c.translation.x, c.translation.y, 0, 0)
        case .translationX: SIMD4(c.translation.x, 0, 0, 0)
        case .translationY: SIMD4(c.translation.y, 0, 0, 0)
        case .translationZ: SIMD4(c.translation.z, 0, 0, 0)
        }
    }

    func value(in c: TransformComponents) -> PropertyValue {
        let v = vector(in: c)
        return self == .translation ? .size(CGSize(width: v.x, height: v.y)) : .number(v.x)
    }

    func set(_ v: SIMD4<Double>, in c: inout TransformComponents) {
        switch self {
        case .rotation, .rotationZ: c.rotation.z = v.x
        case .rotationX: c.rotation.x = v.x
        case .rotationY: c.rotation.y = v.x
        case .scale: c.scale = SIMD3(repeating: v.x)
        case .scaleX: c.scale.x = v.x
        case .scaleY: c.scale.y = v.x
        case .scaleXY: (c.scale.x, c.scale.y) = (v.x, v.x)
        case .scaleZ: c.scale.z = v.x
        case .translation: (c.translation.x, c.translation.y) = (v.x, v.y)
        case .translationX: c.translation.x = v.x
        case .translationY: c.translation.y = v.x
        case .translationZ: c.translation.z = v.x
        }
    }
}
