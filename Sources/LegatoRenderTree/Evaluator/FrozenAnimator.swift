package import LegatoGraphics
package import LegatoMotion

/// How a change of a property in an animated transaction takes effect.
package enum ChangeOutcome {
    case animated
    /// Without animation: the delta is rounding error, or the values cannot be interpolated.
    case immediate
    /// Without animation: the delta is too large, or the time is infinite.
    case refused
}

/// The animator of a property that `withAnimation` or `CALayer.animate` changes.
///
/// The presentation value is the model value plus the offset of the animations; both are vectors of
/// the same form. Evaluation methods are protocol requirements, so that they are specialised for
/// each form.
package protocol FrozenAnimator: Sendable {
    /// The vectors of the form.
    associatedtype Value: VectorArithmetic & Sendable

    /// The animations of the vector.
    var animator: PropertyAnimator<Value> { get set }

    /// Returns the vector of a property's value; nil if the value has none.
    func vector(of row: LayerProperty.Row, in state: LayerState) -> Value?

    /// Sets a property to the value of a vector; has no effect if there is no such value.
    func set(_ row: LayerProperty.Row, to vector: Value, in state: inout LayerState)

    /// Returns the vector of the new value of a change; nil if it has none.
    func target(of change: PropertyChange) -> Value?

    /// Returns the delta of a change; nil if it cannot be interpolated.
    mutating func delta(of change: PropertyChange) -> Value?

    /// Records the new model value after a change.
    mutating func follow(_ change: PropertyChange)

    /// Animates a change from a local time of the layer on, continuous in value and velocity.
    ///
    /// - Parameters:
    ///   - change: The change of the model value.
    ///   - animation: The animation of the transaction.
    ///   - time: The time of the change.
    ///   - replacesLatest: Whether the latest change has not been presented; this one replaces it.
    /// - Returns: Whether the change is animated.
    mutating func retarget(
        by change: PropertyChange, _ animation: Animation, at time: Double, replacesLatest: Bool
    ) -> ChangeOutcome

    /// Records a change that is not animated, so that a later spring starts with its velocity.
    mutating func track(_ change: PropertyChange, at time: Double)

    /// Adds the offset at a local time of the layer to the property.
    func apply(to state: inout LayerState, _ row: LayerProperty.Row, at time: Double)

    /// Returns the velocity of the property at a local time of the layer, per second; zero for
    /// paths and arrays.
    func velocity(at time: Double) -> SIMD16<Double>

    /// The time from which on the offset is zero, in the layer's time.
    var endTime: Double { get }
    /// The time at which the animation is logically complete, in the layer's time.
    var logicalEndTime: Double { get }
    /// Whether it is a pure function of time.
    var isFrozen: Bool { get }
    /// Whether a later spring would start with the velocity of tracked changes.
    var tracksVelocity: Bool { get }

    /// Computes the end time once; see `PropertyAnimator.settle()`.
    mutating func settle()
    /// Removes the animations if all have ended by a time, and returns whether they have; see
    /// `PropertyAnimator.rest(at:)`.
    mutating func rest(at time: Double) -> Bool
    /// Advances custom animations to a local time of the layer.
    mutating func advance(to time: Double)
    /// Sets the environment of custom animations.
    mutating func surround(with environment: EnvironmentValues)
}

extension FrozenAnimator {
    package func target(of change: PropertyChange) -> Value? {
        vector(of: change.property.row, in: change.new)
    }

    package func delta(of change: PropertyChange) -> Value? {
        guard let new = target(of: change),
            let old = vector(of: change.property.row, in: change.old)
        else { return nil }
        return new - old
    }

    package func follow(_ change: PropertyChange) {}

    package mutating func retarget(
        by change: PropertyChange, _ animation: Animation, at time: Double, replacesLatest: Bool
    ) -> ChangeOutcome {
        guard time.isFinite else {
            animator = PropertyAnimator()
            return .refused
        }
        guard let delta = delta(of: change) else { return .immediate }
        defer { follow(change) }
        guard isInRange(delta) else {
            animator = PropertyAnimator()
            return .refused
        }
        if let target = target(of: change), delta.isRoundingError(of: target) { return .immediate }
        animator.retarget(
            by: delta, animation: animation, at: time, replacesLatest: replacesLatest
        )
        return .animated
    }

    package mutating func track(_ change: PropertyChange, at time: Double) {
        guard let value = target(of: change), isInRange(value) else { return }
        animator.track(value, at: time)
        follow(change)
    }

    /// Whether animations can run over a vector: within a magnitude of 1e100.
    private func isInRange(_ vector: Value) -> Bool { vector.magnitudeSquared <= 1e200 }

    package func apply(to state: inout LayerState, _ row: LayerProperty.Row, at time: Double) {
        guard let under = vector(of: row, in: state) else { return }
        set(row, to: under + animator.offset(at: time), in: &state)
    }

    package var endTime: Double { animator.endTime }
    package var logicalEndTime: Double { animator.logicalEndTime }
    package var isFrozen: Bool { animator.isFrozen }
    package var tracksVelocity: Bool { animator.tracksVelocity }
    package mutating func settle() { animator.settle() }
    package mutating func rest(at time: Double) -> Bool { animator.rest(at: time) }
    package mutating func advance(to time: Double) { animator.advance(to: time) }
    package mutating func surround(with environment: EnvironmentValues) {
        animator.surround(with: environment)
    }
}

extension FrozenAnimator where Value == Vector16 {
    package func velocity(at time: Double) -> SIMD16<Double> { animator.velocity(at: time).simd }
}

/// Animates a property of at most four components, in the property's animation unit.
package struct VectorAnimator: FrozenAnimator {
    package var animator: PropertyAnimator<Vector4>

    /// Creates an animator with animations; by default, without any.
    package init(_ animator: PropertyAnimator<Vector4> = PropertyAnimator()) {
        self.animator = animator
    }

    package func vector(of row: LayerProperty.Row, in state: LayerState) -> Vector4? {
        state.vector(row).map { Vector4($0 * row.animationScale) }
    }

    package func set(_ row: LayerProperty.Row, to vector: Vector4, in state: inout LayerState) {
        state.setVector(row, vector.simd / row.animationScale)
    }

    package func velocity(at time: Double) -> SIMD16<Double> {
        let v = animator.velocity(at: time).simd
        return SIMD16(v.x, v.y, v.z, v.w, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    }
}

/// Animates a transform by its translation, scale and rotation.
package struct ComponentsAnimator: FrozenAnimator {
    package var animator: PropertyAnimator<Vector16>
    /// The components of the model value, if they were stated and not decomposed from it.
    private var stated: StatedTransform?

    /// Creates an animator with animations; by default, without any.
    package init(_ animator: PropertyAnimator<Vector16> = PropertyAnimator()) {
        self.animator = animator
    }

    /// Whether a transform consists only of translation, scale and rotation.
    package static func canDescribe(_ transform: CATransform3D) -> Bool {
        TransformComponents(transform).describe(transform)
    }

    /// Returns the components of a model value.
    func components(of transform: CATransform3D) -> TransformComponents {
        stated?.components(of: transform) ?? TransformComponents(transform)
    }

    package func vector(of row: LayerProperty.Row, in state: LayerState) -> Vector16? {
        state.transform(row).map { Vector16(components(of: $0).lanes) }
    }

    package func set(_ row: LayerProperty.Row, to vector: Vector16, in state: inout LayerState) {
        state[row.property] = .transform(TransformComponents(lanes: vector.simd).transform)
    }

    package func target(of change: PropertyChange) -> Vector16? {
        if let stated = change.stated { return Vector16(stated.new.lanes) }
        guard let new = change.new.transform(change.property.row) else { return nil }
        let components = TransformComponents(new)
        return components.describe(new) ? Vector16(components.lanes) : nil
    }

    /// Returns the delta of the components; unless they are stated, rotations take the shorter
    /// direction.
    package func delta(of change: PropertyChange) -> Vector16? {
        if let stated = change.stated { return Vector16(stated.new.lanes - stated.old.lanes) }
        let row = change.property.row
        guard let old = change.old.transform(row), let new = change.new.transform(row) else {
            return nil
        }
        var delta = TransformComponents(new).lanes - TransformComponents(old).lanes
        for i in 6..<9 { delta[i] -= TransformComponents.wholeTurns(nearest: delta[i]) }
        return Vector16(delta)
    }

    package mutating func follow(_ change: PropertyChange) {
        guard let new = change.new.transform(change.property.row) else { return }
        stated = change.stated.map { StatedTransform(new, $0.new) }
    }
}

/// Animates a transform by its entries, if components cannot describe it.
package struct ElementsAnimator: FrozenAnimator {
    package var animator = PropertyAnimator<Vector16>()

    /// Creates an animator without animations.
    package init() {}

    package func vector(of row: LayerProperty.Row, in state: LayerState) -> Vector16? {
        state.transform(row).map { Vector16($0.elements) }
    }

    package func set(_ row: LayerProperty.Row, to vector: Vector16, in state: inout LayerState) {
        state[row.property] = .transform(CATransform3D(elements: vector.simd))
    }
}

/// Animates a path by its coordinates, or an array by its numbers.
package struct ListAnimator: FrozenAnimator {
    package var animator = PropertyAnimator<PathVector>()

    /// Creates an animator without animations.
    package init() {}

    package func vector(of row: LayerProperty.Row, in state: LayerState) -> PathVector? {
        state[row.property].list
    }

    package func set(_ row: LayerProperty.Row, to vector: PathVector, in state: inout LayerState) {
        guard let value = state[row.property].replacing(vector.coordinates) else { return }
        state[row.property] = value
    }

    /// Returns the delta of the numbers; returns nil and removes all animations if the values
    /// cannot be interpolated.
    package mutating func delta(of change: PropertyChange) -> PathVector? {
        let row = change.property.row
        guard let old = vector(of: row, in: change.old), let new = vector(of: row, in: change.new),
            old.hasStructure(of: new)
        else {
            animator = PropertyAnimator()
            return nil
        }
        return new - old
    }

    package func velocity(at time: Double) -> SIMD16<Double> { .zero }
}

extension LayerState {
    /// Returns the value of a property if it is a transform.
    fileprivate func transform(_ row: LayerProperty.Row) -> CATransform3D? {
        if case .transform(let transform) = self[row.property] { transform } else { nil }
    }
}

extension TransformComponents {
    /// The components as a vector: translation, scale, rotation, each x, y, z, as they are animated.
    ///
    /// Angles are in the unit of `Angle.animatableData`, so that a spring turns until it is at rest.
    package var lanes: SIMD16<Double> {
        let rotation = rotation * unitScale
        return SIMD16(
            translation.x, translation.y, translation.z, scale.x, scale.y, scale.z, rotation.x,
            rotation.y, rotation.z, 0, 0, 0, 0, 0, 0, 0
        )
    }

    /// Returns the multiple of a whole turn that is nearest to an angle of `lanes`.
    static func wholeTurns(nearest angle: Double) -> Double {
        let turn = 2 * .pi * unitScale
        return (angle / turn).rounded() * turn
    }

    /// Creates components from the vector of `lanes`.
    package init(lanes v: SIMD16<Double>) {
        self.init(
            translation: SIMD3(v[0], v[1], v[2]), scale: SIMD3(v[3], v[4], v[5]),
            rotation: SIMD3(v[6], v[7], v[8]) / unitScale
        )
    }
}
