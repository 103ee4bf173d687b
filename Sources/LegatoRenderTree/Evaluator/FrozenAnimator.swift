import Foundation
package import LegatoGraphics
package import LegatoMotion

/// A committed animator of a property that `withAnimation` or `CALayer.animate` changed.
///
/// It contains the remaining offset: the presentation value is the model value plus the offset.
package enum FrozenAnimator: Sendable {
    /// A property of at most four components.
    case vector(PropertyAnimator<Vector4>)
    /// A transform by its translation, scale and rotation; the model value's components are those
    /// stated, or are decomposed from it otherwise.
    case components(PropertyAnimator<Vector16>, StatedTransform? = nil)
    /// A transform by its entries, if components cannot describe it.
    case elements(PropertyAnimator<Vector16>)
    /// A path by its coordinates, or an array by its numbers.
    case list(PropertyAnimator<PathVector>)

    /// The time from which on the offset is zero, in the layer's time.
    package var endTime: Double {
        switch self {
        case .vector(let a): a.endTime
        case .components(let a, _), .elements(let a): a.endTime
        case .list(let a): a.endTime
        }
    }

    /// The time at which the animation is logically complete, in the layer's time.
    package var logicalEndTime: Double {
        switch self {
        case .vector(let a): a.logicalEndTime
        case .components(let a, _), .elements(let a): a.logicalEndTime
        case .list(let a): a.logicalEndTime
        }
    }

    /// Whether it is a pure function of time.
    package var isFrozen: Bool {
        switch self {
        case .vector(let a): a.isFrozen
        case .components(let a, _), .elements(let a): a.isFrozen
        case .list(let a): a.isFrozen
        }
    }

    /// An animator of the same kind without animations.
    package var atRest: FrozenAnimator {
        switch self {
        case .vector: .vector(PropertyAnimator())
        case .components(_, let stated): .components(PropertyAnimator(), stated)
        case .elements: .elements(PropertyAnimator())
        case .list: .list(PropertyAnimator())
        }
    }

    /// Computes the end time once; see `PropertyAnimator.settle()`.
    package mutating func settle() {
        switch self {
        case .vector(var animator):
            animator.settle()
            self = .vector(animator)
        case .components(var animator, let stated):
            animator.settle()
            self = .components(animator, stated)
        case .elements(var animator):
            animator.settle()
            self = .elements(animator)
        case .list(var animator):
            animator.settle()
            self = .list(animator)
        }
    }

    /// Removes the animations if all have ended by a time, and returns whether they have; see
    /// `PropertyAnimator.rest(at:)`.
    package mutating func rest(at time: Double) -> Bool {
        guard FrameMoment.hasCome(endTime, by: time) else { return false }
        let isOver: Bool
        switch self {
        case .vector(var animator):
            isOver = animator.rest(at: time)
            self = .vector(animator)
        case .components(var animator, let stated):
            isOver = animator.rest(at: time)
            self = .components(animator, stated)
        case .elements(var animator):
            isOver = animator.rest(at: time)
            self = .elements(animator)
        case .list(var animator):
            isOver = animator.rest(at: time)
            self = .list(animator)
        }
        return isOver
    }

    /// Returns the velocity of the property at a local time of the layer, per second; zero for
    /// paths and arrays.
    func velocity(at time: Double) -> SIMD16<Double> {
        switch self {
        case .vector(let animator):
            let v = animator.velocity(at: time).simd
            return SIMD16(v.x, v.y, v.z, v.w, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        case .components(let animator, _), .elements(let animator):
            return animator.velocity(at: time).simd
        case .list: return .zero
        }
    }

    /// Adds the offset at a local time of the layer to the property.
    func apply(to state: inout LayerState, _ row: LayerProperty.Row, at time: Double) {
        switch self {
        case .vector(let animator):
            guard let under = state.vector(row) else { return }
            state.setVector(row, under + animator.offset(at: time).simd)
        case .components(let animator, let stated):
            guard case .transform(let under) = state[row.property] else { return }
            let components = stated?.components(of: under) ?? TransformComponents(under)
            let lanes = components.lanes + animator.offset(at: time).simd
            state[row.property] = .transform(TransformComponents(lanes: lanes).transform)
        case .elements(let animator):
            guard case .transform(let under) = state[row.property] else { return }
            state[row.property] = .transform(
                CATransform3D(elements: under.elements + animator.offset(at: time).simd)
            )
        case .list(let animator):
            let under = state[row.property]
            guard let list = under.list,
                let shown = under.replacing((list + animator.offset(at: time)).coordinates)
            else { return }
            state[row.property] = shown
        }
    }
}

extension TransformComponents {
    /// The components as a vector: translation, scale, rotation, each x, y, z.
    package var lanes: SIMD16<Double> {
        SIMD16(
            translation.x, translation.y, translation.z, scale.x, scale.y, scale.z, rotation.x,
            rotation.y, rotation.z, 0, 0, 0, 0, 0, 0, 0
        )
    }

    /// Creates components from the vector of `lanes`.
    package init(lanes v: SIMD16<Double>) {
        self.init(
            translation: SIMD3(v[0], v[1], v[2]), scale: SIMD3(v[3], v[4], v[5]),
            rotation: SIMD3(v[6], v[7], v[8])
        )
    }
}
