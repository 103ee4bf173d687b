import Foundation
public import LegatoGraphics
public import LegatoMotion

/// Identifies a committed animation within a process.
public typealias AnimationID = UInt64

/// An animation as it was committed: a pure function of its layer's time.
///
/// The ends follow `CABasicAnimation`: a missing end is the value underneath, which is the model
/// value as changed by animations applied earlier.
public struct FrozenAnimation: Sendable {
    /// What is animated between.
    public enum Ends: Sendable {
        /// Numbers: at most four.
        case vector(from: SIMD4<Double>?, to: SIMD4<Double>?, by: SIMD4<Double>?)
        /// Whole transforms.
        indirect case transform(from: CATransform3D?, to: CATransform3D?, by: CATransform3D?)
        /// Values that switch half-way.
        indirect case discrete(from: PropertyValue?, to: PropertyValue?)
    }

    /// The number that tells it from all others.
    public let id: AnimationID
    /// The part of the layer that it changes.
    public let path: PropertyPath
    /// When it runs, in the layer's time.
    public let timing: MediaTiming
    /// The timing function of a pass; nil is linear.
    public let easing: CubicSolver?
    /// The spring that replaces the straight way between the ends.
    public let spring: SpringResponse?
    /// What it runs between.
    public let ends: Ends
    /// Whether the result is added to the value underneath.
    public let isAdditive: Bool
    /// Whether each cycle starts where the last one ended.
    public let isCumulative: Bool

    /// Creates a frozen animation.
    public init(
        id: AnimationID,
        path: PropertyPath,
        timing: MediaTiming,
        easing: CubicSolver?,
        spring: SpringResponse?,
        ends: Ends,
        isAdditive: Bool,
        isCumulative: Bool
    ) {
        self.id = id
        self.path = path
        self.timing = timing
        self.easing = easing
        self.spring = spring
        self.ends = ends
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
    }

    /// Changes `state` to what shows at a time of the layer; nothing outside the active time.
    func apply(to state: inout LayerState, at time: Double) {
        guard let position = timing.position(at: time) else { return }
        let eased = easing?.value(at: position.fraction) ?? position.fraction
        let x = spring?.value(at: eased * timing.duration) ?? eased
        withUnsafePointer(to: self) {
            Self.apply($0, progress: x, iteration: position.iteration, to: &state)
        }
    }

    /// Changes `state` to what an animation shows at a progress between its ends in a cycle.
    ///
    /// It is read in place, a part at a time: it is large enough for copies to show.
    static func apply(
        _ animation: UnsafePointer<FrozenAnimation>,
        progress x: Double,
        iteration: Double,
        to state: inout LayerState
    ) {
        let path = animation.pointee.path
        let isAdditive = animation.pointee.isAdditive
        let isCumulative =
            animation.pointee.isCumulative && !animation.pointee.timing.autoreverses
        let cycles = isCumulative ? iteration : 0
        switch animation.pointee.ends {
        case .vector(let from, let to, let by):
            applyVector(path, isAdditive, from, to, by, x, cycles, &state)
        case .transform(let from, let to, let by):
            applyTransform(path, isAdditive, from, to, by, x, cycles, &state)
        case .discrete(let from, let to):
            let under = path.value(in: state)
            path.set((x < 0.5 ? from : to) ?? under, in: &state)
        }
    }

    private static func applyVector(
        _ path: PropertyPath,
        _ isAdditive: Bool,
        _ from: SIMD4<Double>?,
        _ to: SIMD4<Double>?,
        _ by: SIMD4<Double>?,
        _ x: Double,
        _ cycles: Double,
        _ state: inout LayerState
    ) {
        let under = path.vector(in: state)
        let start: SIMD4<Double>?
        let end: SIMD4<Double>?
        switch (from, to, by) {
        case (let a?, let b?, _): (start, end) = (a, b)
        case (let a?, nil, let c?): (start, end) = (a, a + c)
        case (nil, let b?, let c?): (start, end) = (b - c, b)
        case (let a?, nil, nil): (start, end) = (a, under)
        case (nil, let b?, nil): (start, end) = (under, b)
        case (nil, nil, let c?): (start, end) = (under, under.map { $0 + c })
        case (nil, nil, nil): (start, end) = (under, under)
        }
        guard let start, let end else { return }
        if path.part == .whole && path.property.row.type == .bool {
            path.setVector(x == 0 ? start : end, in: &state)
            return
        }
        var value = start + (end - start) * x + end * cycles
        if isAdditive, let under { value += under }
        path.setVector(value, in: &state)
    }

    private static func applyTransform(
        _ path: PropertyPath,
        _ isAdditive: Bool,
        _ from: CATransform3D?,
        _ to: CATransform3D?,
        _ by: CATransform3D?,
        _ x: Double,
        _ cycles: Double,
        _ state: inout LayerState
    ) {
        let under = path.transform(in: state)
        let start: CATransform3D
        let end: CATransform3D
        switch (from, to, by) {
        case (let a?, let b?, _): (start, end) = (a, b)
        case (let a?, nil, let c?): (start, end) = (a, CATransform3DConcat(a, c))
        case (nil, let b?, let c?):
            (start, end) = (CATransform3DConcat(b, CATransform3DInvert(c)), b)
        case (let a?, nil, nil): (start, end) = (a, under)
        case (nil, let b?, nil): (start, end) = (under, b)
        case (nil, nil, let c?): (start, end) = (under, CATransform3DConcat(under, c))
        case (nil, nil, nil): (start, end) = (under, under)
        }
        var value = start.interpolated(to: end, fraction: x)
        var left = cycles
        while left >= 1 {
            value = CATransform3DConcat(value, end)
            left -= 1
        }
        // New transforms go after the ones underneath, as WebKit relies on for additive lists.
        if isAdditive { value = CATransform3DConcat(under, value) }
        path.set(.transform(value), in: &state)
    }
}
