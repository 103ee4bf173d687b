import Foundation
import LegatoDrawing
import LegatoGraphics

extension LayerState {
    /// Whether the layer's rectangle, depth, border, shadow, contents and class-specific numbers
    /// are in the range.
    @inline(__always)
    var isDrawable: Bool {
        guard LayerRange.holds(bounds.numbers), abs(cornerRadius) <= LayerRange.limit,
            abs(zPosition) <= LayerRange.limit, kind.isDrawable
        else { return false }
        return rare.storage === RareValues.fresh.storage || rare.storage.values.isDrawable
    }

    /// Whether every number of the layer is in the range.
    package var isInRange: Bool {
        LayerRange.holds(SIMD4<Double>(position.x, position.y, anchorPoint.x, anchorPoint.y))
            && transform.isDrawable && isDrawable
    }

    /// The first property that is out of range, with its value; nil if there is none.
    package var beyondRange: (property: LayerProperty, value: PropertyValue)? {
        guard !isInRange else { return nil }
        for row in LayerProperty.table where row.owner == .layer || row.owner == kind.owner {
            guard row.property.measure != nil else { continue }
            let value = self[row.property]
            if !row.property.holds(value) { return (row.property, value) }
        }
        return nil
    }
}

extension RareValues {
    fileprivate var isDrawable: Bool {
        let shadow = SIMD4<Double>(
            shadowOffset.width, shadowOffset.height, shadowRadius, borderWidth
        )
        return LayerRange.holds(shadow) && sublayerTransform.isDrawable
            && LayerRange.holds(contentsRect.numbers) && LayerRange.holds(contentsCenter.numbers)
            && abs(anchorPointZ) <= LayerRange.limit
    }
}

extension LayerKind {
    /// Whether the class-specific numbers are in their ranges.
    @inline(__always)
    fileprivate var isDrawable: Bool {
        switch self {
        case .plain, .text: true
        case .shape(let box): abs(box.storage.values.lineWidth) <= LayerRange.limit
        case .gradient(let box): box.storage.values.isDrawable
        case .replicator(let box): box.storage.values.isDrawable
        case .emitter(let box): box.storage.values.isDrawable
        }
    }
}

extension GradientValues {
    fileprivate var isDrawable: Bool {
        LayerRange.holds(SIMD4<Double>(startPoint.x, startPoint.y, endPoint.x, endPoint.y))
    }
}

extension ReplicatorValues {
    fileprivate var isDrawable: Bool { transform.isDrawable && abs(delay) <= LayerRange.times }
}

extension EmitterValues {
    fileprivate var isDrawable: Bool {
        LayerRange.holds(SIMD4<Double>(position.x, position.y, zPosition, depth))
            && LayerRange.holds(SIMD4<Double>(size.width, size.height, Double(scale), 0))
    }
}

extension CGRect {
    /// x, y, width, height.
    fileprivate var numbers: SIMD4<Double> {
        SIMD4<Double>(origin.x, origin.y, size.width, size.height)
    }
}

extension CATransform3D {
    /// Whether all entries are in the range.
    var isDrawable: Bool {
        LayerRange.holds(SIMD4(m11, m12, m13, m14)) && LayerRange.holds(SIMD4(m21, m22, m23, m24))
            && LayerRange.holds(SIMD4(m31, m32, m33, m34))
            && LayerRange.holds(SIMD4(m41, m42, m43, m44))
    }
}

extension ProjectiveTransform {
    /// Whether all entries are in the range, so that content in the plane is drawn.
    @inline(__always)
    var isDrawable: Bool {
        LayerRange.holds(SIMD4(a, b, c, d)) && LayerRange.holds(SIMD4(tx, ty, p, q))
            && abs(w) <= LayerRange.limit
    }
}
