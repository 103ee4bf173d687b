import Foundation
import LegatoGraphics
import LegatoMotion

extension FrozenAnimation {
    /// Applies the animation to `state` at a local time of the layer; has no effect outside the
    /// active time.
    func apply(to state: inout LayerState, at time: Double) {
        guard let position = position(at: time) else { return }
        let eased = easing?.value(at: position.fraction) ?? position.fraction
        // The progress within a cycle.
        let x = spring?.value(at: eased * timing.duration) ?? eased
        // A diverging spring leaves the underlying value unchanged.
        guard x.isFinite else { return }
        // Decision C3: autoreversing animations do not accumulate.
        let cycles = isCumulative && !timing.autoreverses ? position.iteration : 0
        switch ends {
        case .vector(let from, let to, let by):
            if let function {
                // The underlying transform is decomposed only for an end that is missing.
                let isOpen = (from == nil || to == nil && by == nil) && (to == nil || by == nil)
                let under = isOpen ? function.numbers(of: path.transform(in: state)) : nil
                guard let (start, end) = Self.vectorEnds(from, to, by, under) else { return }
                let value = start + (end - start) * x + end * cycles
                path.show(value, through: function, isAdditive: isAdditive, in: &state)
                return
            }
            let isSwitch = path.part == .whole && path.property.row.type == .bool
            path.update(in: &state) { under in
                guard let (start, end) = Self.vectorEnds(from, to, by, under) else { return nil }
                if isSwitch { return x == 0 ? start : end }
                return PropertyPath.shown(
                    start + (end - start) * x + end * cycles, over: isAdditive ? under : nil
                )
            }
        case .transform(let from, let to, let by):
            let under = path.transform(in: state)
            let (start, end) = Self.transformEnds(from, to, by, under)
            let value = start.interpolated(to: end, fraction: x)
            path.show(value, cycles: cycles, of: end, isAdditive: isAdditive, in: &state)
        case .values(let from, let to, let by):
            let under = path.value(in: state)
            let (start, end) = Self.valueEnds(from, to, by, under)
            if let value = start.mixed(with: end, fraction: x) {
                path.show(value, cycles: cycles, of: end, isAdditive: isAdditive, in: &state)
            } else {
                path.set(x < 0.5 ? start : end, in: &state)
            }
        case .keyframes(let keyframes):
            keyframes.apply(
                at: x, cycles: cycles, path, function, isAdditive: isAdditive, to: &state
            )
        }
    }

    static func vectorEnds(
        _ from: SIMD4<Double>?, _ to: SIMD4<Double>?, _ by: SIMD4<Double>?, _ under: SIMD4<Double>?
    ) -> (start: SIMD4<Double>, end: SIMD4<Double>)? {
        switch (from, to, by) {
        case (let a?, let b?, _): (a, b)
        case (let a?, nil, let c?): (a, a + c)
        case (nil, let b?, let c?): (b - c, b)
        case (let a?, nil, nil): under.map { (a, $0) }
        case (nil, let b?, nil): under.map { ($0, b) }
        case (nil, nil, let c?): under.map { ($0, $0 + c) }
        // Decision C14: both ends are the value underneath.
        case (nil, nil, nil): under.map { ($0, $0) }
        }
    }

    private static func valueEnds(
        _ from: PropertyValue?, _ to: PropertyValue?, _ by: PropertyValue?, _ under: PropertyValue
    ) -> (start: PropertyValue, end: PropertyValue) {
        switch (from, to, by) {
        case (let a?, let b?, _): (a, b)
        case (let a?, nil, let c?): (a, a.adding(c) ?? a)
        case (nil, let b?, let c?): (b.adding(c, times: -1) ?? b, b)
        case (let a?, nil, nil): (a, under)
        case (nil, let b?, nil): (under, b)
        case (nil, nil, let c?): (under, under.adding(c) ?? under)
        case (nil, nil, nil): (under, under)
        }
    }

    private static func transformEnds(
        _ from: CATransform3D?, _ to: CATransform3D?, _ by: CATransform3D?, _ under: CATransform3D
    ) -> (start: CATransform3D, end: CATransform3D) {
        switch (from, to, by) {
        case (let a?, let b?, _): (a, b)
        case (let a?, nil, let c?): (a, CATransform3DConcat(a, c))
        case (nil, let b?, let c?): (b.undoing(c), b)
        case (let a?, nil, nil): (a, under)
        case (nil, let b?, nil): (under, b)
        case (nil, nil, let c?): (under, CATransform3DConcat(under, c))
        case (nil, nil, nil): (under, under)
        }
    }
}

extension PropertyPath {
    /// Writes an animation's components, added to those underneath if it is additive.
    ///
    /// Has no effect if the result overflows.
    func show(
        _ value: SIMD4<Double>, through function: ValueFunction?, isAdditive: Bool,
        in state: inout LayerState
    ) {
        if let function {
            guard value.isFinite else { return }
            show(function.transform(value), isAdditive: isAdditive, in: &state)
        } else {
            update(in: &state) { Self.shown(value, over: isAdditive ? $0 : nil) }
        }
    }

    /// Returns the components, added to those underneath if these are given; nil if the result
    /// overflows.
    fileprivate static func shown(
        _ value: SIMD4<Double>, over under: SIMD4<Double>?
    ) -> SIMD4<Double>? {
        guard value.isFinite else { return nil }
        guard let under else { return value }
        let sum = under + value
        return sum.isFinite ? sum : nil
    }

    /// Writes an animation's transform in a cycle, accumulated over the previous cycles.
    func show(
        _ value: CATransform3D, cycles: Double = 0, of end: CATransform3D = CATransform3DIdentity,
        isAdditive: Bool, in state: inout LayerState
    ) {
        var value = value
        if cycles >= 1 { value = CATransform3DConcat(value, end.repeated(cycles)) }
        if isAdditive { value = Self.added(value, to: transform(in: state)) }
        guard value.elements.isFinite else { return }
        set(.transform(value), in: &state)
    }

    /// Writes an animation's path or array in a cycle, accumulated over the previous cycles.
    ///
    /// Values that cannot be added, because the structures differ, are ignored.
    func show(
        _ value: PropertyValue, cycles: Double, of end: PropertyValue, isAdditive: Bool,
        in state: inout LayerState
    ) {
        var value = value
        if cycles >= 1 { value = value.adding(end, times: cycles) ?? value }
        if isAdditive { value = self.value(in: state).adding(value) ?? value }
        set(value, in: &state)
    }

    /// Returns the transform of an additive animation combined with the one underneath.
    ///
    /// Decision C1: the new transform is applied after the earlier ones, as WebKit expects for
    /// additive lists; the documentation leaves the order open.
    static func added(_ value: CATransform3D, to under: CATransform3D) -> CATransform3D {
        CATransform3DConcat(under, value)
    }
}

extension CATransform3D {
    /// Returns the transform whose concatenation with `last` is this one; this one if `last` has no
    /// inverse.
    func undoing(_ last: CATransform3D) -> CATransform3D {
        let inverse = CATransform3DInvert(last)
        let error = CATransform3DConcat(inverse, last).elements - CATransform3DIdentity.elements
        return (error * error).sum() < 1e-6 ? CATransform3DConcat(self, inverse) : self
    }

    /// Returns the transform concatenated with itself `count` times, a whole number.
    func repeated(_ count: Double) -> CATransform3D {
        var (result, power, left) = (CATransform3DIdentity, self, count)
        while left >= 1 && left.isFinite && result.elements.isFinite {
            if left.truncatingRemainder(dividingBy: 2) >= 1 {
                result = CATransform3DConcat(result, power)
            }
            power = CATransform3DConcat(power, power)
            left = (left / 2).rounded(.down)
        }
        return result
    }
}
